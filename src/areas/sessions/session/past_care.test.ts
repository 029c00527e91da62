// Tests that care given before a practitioner was barred can still be recorded and completed, and
// that no care begins afterwards.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount } from '#tests/harness.ts'
import { createPerson, createVerifiedPractitioner, grantConsent } from '#tests/person_examples.ts'

type Response = Awaited<ReturnType<typeof call>>
const resultOf = ({ status, body }: Response) => [status, body.error?.code]
const refused = [422, 'practitioner_not_eligible']
const person_location = { jurisdiction: 'US-NY' }

// The same day in New York for several hours before and after it, whenever this runs.
function nextNoon(now: string) {
  const noon = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').with({ hour: 12 }).round('hour')
  return noon.add({ days: 1 }).toInstant().toString()
}

// A verified practitioner with two booked sessions, who is suspended two days after the first.
async function suspendedAfterCare() {
  const { key } = await createTestAccount()
  const options = { key }
  const ask = (method: string, path: string, body?: object) => call(method, path, body, options)
  const { now: real_now } = (await ask('GET', '/v1/test_clock')).body
  await ask('POST', '/v1/test_clock/advance', { to: nextNoon(real_now) })
  const practitioner_id = await createVerifiedPractitioner(options)
  const { id: person_id } = await createPerson({}, options)
  for (const kind of ['treatment', 'telehealth']) await grantConsent(person_id, { kind }, options)
  const { now } = (await ask('GET', '/v1/test_clock')).body
  const at = (hours: number) => Temporal.Instant.from(now).add({ hours }).round('minute').toString()
  const care = { practitioner_id, person_id, person_location }
  const book = (hours: number) => ask('POST', '/v1/sessions', { ...care, starts_at: at(hours) })
  const [unstarted, started] = [await book(1), await book(3)]
  await ask('POST', '/v1/test_clock/advance', { by: 'PT3H' })
  const step = (session: Response, verb: string) =>
    ask('POST', `/v1/sessions/${session.body.id}/${verb}`)
  assert.equal((await step(started, 'start')).status, 200)
  await ask('POST', '/v1/test_clock/advance', { by: 'P2D' })
  const reason = { reason: 'Complaint' }
  const suspended = await ask('POST', `/v1/practitioners/${practitioner_id}/suspend`, reason)
  assert.equal(suspended.status, 200, suspended.text)
  const record = (hours: number, fields: object = {}) =>
    ask('POST', '/v1/sessions', { ...care, recorded: true, starts_at: at(hours), ...fields })
  return { practitioner_id, unstarted, started, step, record, ask }
}

test('Sessions held before a suspension are completed, but none is started', async () => {
  const { unstarted, started, step } = await suspendedAfterCare()
  assert.deepEqual(resultOf(await step(unstarted, 'start')), refused)
  for (const session of [unstarted, started]) {
    const completed = await step(session, 'complete')
    const { status, checks_overridden } = completed.body
    assert.deepEqual([status, checks_overridden], ['completed', false], completed.text)
  }
})

test('Past sessions are recorded by the date of care', async () => {
  const { practitioner_id, record, ask } = await suspendedAfterCare()
  for (const located of [{}, { person_location: undefined }]) {
    assert.equal((await record(2, located)).status, 200)
    assert.deepEqual(resultOf(await record(50, located)), refused)
  }
  const path = `/v1/practitioners/${practitioner_id}/revoke`
  assert.equal((await ask('POST', path, { reason: 'Complaint' })).status, 200)
  assert.equal((await record(-24)).status, 200)
  assert.deepEqual(resultOf(await record(50)), refused)
})
