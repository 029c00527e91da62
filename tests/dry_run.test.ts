// Dry runs: with Dry-Run, a write returns the response and the events it would send, and changes
// nothing. tests/routes.test.ts does this with every write.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPerson } from './person_examples.ts'
import { call, createPractitioner } from './harness.ts'
import { entriesSince, lastEntry, rehearsing } from './rehearsals.ts'

test('a dry run is refused like the request, and the refusal is in the audit log', async () => {
  const practitioner_id = await createPractitioner()
  const { id: person_id } = await createPerson()
  const body = { practitioner_id, person_id, starts_at: '2031-01-01T10:00:00Z' }
  const entry = await lastEntry()
  const dry = await call('POST', '/v1/sessions', body, { headers: rehearsing() })
  assert.deepEqual([dry.status, dry.body.error.code], [403, 'consent_required'])
  const entries = await entriesSince(entry)
  assert.ok(entries.some(({ outcome }) => outcome === 'denied'))
  const past = { practitioner_id, starts_at: '2001-01-01T10:00:00Z' }
  const late = await call('POST', '/v1/sessions', past, { headers: rehearsing() })
  assert.equal(late.body.error.code, 'starts_at_in_past')
})

test('reading a person by a dry run is in the audit log', async () => {
  const { id } = await createPerson()
  const entry = await lastEntry()
  await call('PATCH', `/v1/persons/${id}`, {}, { headers: rehearsing() })
  assert.deepEqual(await entriesSince(entry), [
    { action: 'persons.update.rehearsed', outcome: 'done' },
  ])
})

test('a dry run with a used idempotency key answers like a replay', async () => {
  const body = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
  const idempotency_key = 'used-before'
  const first = await call('POST', '/v1/practitioners', body, { idempotency_key })
  const options = { idempotency_key, headers: rehearsing() }
  const dry = await call('POST', '/v1/practitioners', body, options)
  assert.deepEqual([dry.body.response.id, dry.body.events], [first.body.id, []])
  const other = await call('POST', '/v1/practitioners', { ...body, npi: null }, options)
  assert.equal(other.body.error.code, 'idempotency_key_reused')
})

test('the Dry-Run header is true or false, and reads ignore it', async () => {
  const body = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
  for (const value of ['yes', '1', 'TRUE', '']) {
    const headers = { 'dry-run': value }
    const { status, body: reported } = await call('POST', '/v1/practitioners', body, { headers })
    assert.deepEqual([status, reported.error.param], [400, 'Dry-Run'], value)
  }
  const really = await call('POST', '/v1/practitioners', body, { headers: { 'dry-run': 'false' } })
  assert.equal(really.body.object, 'practitioner')
  const read = await call('GET', '/v1/practitioners', undefined, { headers: rehearsing() })
  assert.equal(read.body.object, 'list')
})
