// Tests recorded sessions: past sessions and walk-ins, which no availability limits.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount } from '#tests/harness.ts'
import {
  createPerson,
  createToken,
  createVerifiedPractitioner,
  grantConsent,
} from '#tests/person_examples.ts'

async function practice() {
  const { key } = await createTestAccount()
  const options = { key }
  const practitioner_id = await createVerifiedPractitioner(options)
  const { id: person_id } = await createPerson({}, options)
  await grantConsent(person_id, {}, options)
  const { now } = (await call('GET', '/v1/test_clock', undefined, options)).body
  const ago = (hours: number) =>
    Temporal.Instant.from(now)
      .subtract({ minutes: hours * 60 })
      .toString()
  const record = (fields: object = {}, as: object = options) =>
    call(
      'POST',
      '/v1/sessions',
      { practitioner_id, person_id, starts_at: ago(48), recorded: true, ...fields },
      as,
    )
  return { key, options, practitioner_id, person_id, ago, record }
}

test('a past session is refused unless it is recorded, and then becomes complete', async () => {
  const { record, options } = await practice()
  const refused = await record({ recorded: false })
  assert.equal(refused.status, 422)
  assert.equal(refused.body.error.code, 'starts_at_in_past')

  const { status, body, text } = await record({ format: 'in_person', place: { name: 'Room 2' } })
  assert.equal(status, 200, text)
  assert.deepEqual([body.recorded, body.status, body.warnings], [true, 'scheduled', undefined])
  const person_location = { jurisdiction: 'US-NY' }
  const path = `/v1/sessions/${body.id}/complete`
  const completed = await call('POST', path, { person_location }, options)
  assert.equal(completed.status, 200, completed.text)
  assert.equal(completed.body.status, 'completed')
})

test('overlap with another session is a warning, also for the person', async () => {
  const { record, ago, options, person_id } = await practice()
  const first = (await record()).body
  const second = await record({ starts_at: ago(47.5) })
  assert.equal(second.status, 200, second.text)
  assert.deepEqual(
    second.body.warnings.map((each: { code: string; session_id: string }) => [
      each.code,
      each.session_id,
    ]),
    [['session_overlap', first.id]],
  )
  const other = await createVerifiedPractitioner(options)
  await grantConsent(person_id, {}, options)
  const third = await record({ practitioner_id: other })
  assert.equal(third.body.warnings.length, 2, third.text)
  assert.equal((await record({ starts_at: ago(72) })).body.warnings, undefined)
})

test('a recorded session needs its scope, a past time and a consent', async () => {
  const { record, ago, options, key } = await practice()
  const scopes = ['sessions:write', 'sessions:read']
  const restricted = await call('POST', '/v1/api_keys', { name: 'Front desk', scopes }, { key })
  const denied = await record({}, { key: restricted.body.secret })
  assert.equal(denied.status, 403, denied.text)
  assert.deepEqual(denied.body.error.required_scopes, ['sessions:record'])

  const future = await record({ starts_at: ago(-24) })
  assert.equal(future.status, 422)
  assert.equal(future.body.error.code, 'date_in_future')
  for (const fields of [{ hold: true }, { override_availability: true }]) {
    assert.equal((await record(fields)).status, 400)
  }
  const { id: stranger } = await createPerson({}, options)
  const without = await record({ person_id: stranger })
  assert.equal(without.body.error.code, 'consent_required')
})

test('a person cannot record a session', async () => {
  const { record, person_id, options } = await practice()
  const token = await createToken({ person_id }, ['sessions:write'], options)
  const { status, body } = await record({}, { key: token })
  assert.equal(status, 403)
  assert.equal(body.error.param, 'recorded')
})

test('no availability applies, and nothing is scheduled', async () => {
  const { record, practitioner_id, options } = await practice()
  await call(
    'PATCH',
    `/v1/practitioners/${practitioner_id}/availability`,
    { published: true, weekly: [] },
    options,
  )
  await call('PATCH', `/v1/practitioners/${practitioner_id}`, { archived: true }, options)
  const { status, text, body } = await record()
  assert.equal(status, 200, text)
  const path = `/v1/sessions/${body.id}`
  const moved = await call('POST', `${path}/reschedule`, { starts_at: body.starts_at }, options)
  assert.equal(moved.body.version, body.version, 'its time is fixed')
})
