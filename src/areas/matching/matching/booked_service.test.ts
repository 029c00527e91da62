// Tests matchings for a service: its length and buffers decide the slots, and accepting books it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { createService } from '#tests/booking_examples.ts'
import { createFindablePractitioner } from '#tests/matching_examples.ts'
import { call, createTestAccount, db } from '#tests/harness.ts'
import { createPerson, createToken, grantConsent } from '#tests/person_examples.ts'
import { createIndexes } from './indexes.ts'

db.caches.of(createIndexes).budget_ms = 60_000 // However busy the machine is.

async function practice() {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: object) => call(method, path, body, { key })
  const { location } = await createFindablePractitioner({ key })
  const { id: person_id } = await createPerson({}, { key })
  await grantConsent(person_id, {}, { key })
  const match = (fields: object) => ask('POST', '/v1/matchings', { person_id, location, ...fields })
  const [{ practitioner_id }] = (await match({})).body.candidates
  return { key, ask, match, location, person_id, practitioner_id: practitioner_id as string }
}

const minutesOf = ({ starts_at, ends_at }: any) =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000

test('A matching for a service lists slots of its length, and accepting books the service', async () => {
  const { key, ask, match, practitioner_id } = await practice()
  const fields = { duration_minutes: 110, type: 'intake', buffer_after_minutes: 10 }
  const service_id = await createService(fields, { key })
  const matching = await match({ service_id })
  assert.equal(matching.status, 200, matching.text)
  const { id, criteria, candidates } = matching.body
  assert.deepEqual([criteria.type, criteria.booked_service.id], ['intake', service_id])
  assert.equal(candidates[0].practitioner_id, practitioner_id)
  const slots = candidates[0].earliest_slots
  assert.deepEqual(slots.map(minutesOf), [110, 110, 110])
  const { starts_at } = slots[0]
  const accepted = await ask('POST', `/v1/matchings/${id}/accept`, { practitioner_id, starts_at })
  assert.equal(accepted.status, 200, accepted.text)
  const { body } = await ask('GET', `/v1/sessions/${accepted.body.session_id}`)
  const { service_id: booked, duration_minutes, type, buffer_after_minutes } = body
  assert.deepEqual(
    [booked, duration_minutes, type, buffer_after_minutes],
    [service_id, 110, 'intake', 10],
  )
})

test("A matching can't contradict its service, or search for that of one practitioner", async () => {
  const { key, ask, match, practitioner_id } = await practice()
  const service_id = await createService({ format: 'telehealth' }, { key })
  const other = await match({ service_id, format: 'phone' })
  assert.deepEqual([other.status, other.body.error.code], [422, 'service_mismatch'])
  const own = await match({ service_id: await createService({ practitioner_id }, { key }) })
  assert.deepEqual([own.status, own.body.error.param], [400, 'service_id'])
  const matching = await match({ service_id })
  await ask('POST', `/v1/services/${service_id}/retire`)
  const retired = await match({ service_id })
  assert.deepEqual([retired.status, retired.body.error.code], [422, 'service_retired'])
  const [{ earliest_slots }] = matching.body.candidates
  const request = { practitioner_id, starts_at: earliest_slots[0].starts_at }
  const late = await ask('POST', `/v1/matchings/${matching.body.id}/accept`, request)
  assert.deepEqual([late.status, late.body.error.code], [422, 'service_retired'])
})

test('A person accepts a matching for a service that only the practice books, without a time', async () => {
  const { key, ask, match, location, practitioner_id, person_id } = await practice()
  const service_id = await createService({ bookable_by: ['account'] }, { key })
  const { id, candidates } = (await match({ service_id })).body
  const { starts_at } = candidates[0].earliest_slots[0]
  const token = await createToken({ person_id }, tokenScopes.person, { key })
  const own = (path: string, body: object) => call('POST', path, body, { key: token })
  const path = `/v1/matchings/${id}/accept`
  const refused = await own(path, { practitioner_id, starts_at })
  const { code, param, message } = refused.body.error
  assert.deepEqual([refused.status, code, param], [403, 'permission_denied', 'starts_at'])
  assert.match(message, /Accept without/)
  assert.equal((await ask('GET', `/v1/matchings/${id}`)).body.status, 'completed')
  const accepted = await own(path, { practitioner_id })
  assert.deepEqual([accepted.status, accepted.body.session_id], [200, null], accepted.text)
  const wished = await own('/v1/matchings', { person_id, location, service_id })
  assert.deepEqual([wished.status, wished.body.error.param], [403, 'service_id'])
})
