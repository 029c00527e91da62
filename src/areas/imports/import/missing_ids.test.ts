// Tests that the validation of rows reports IDs that name nothing in the account.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLocation, createService } from '#tests/booking_examples.ts'
import { movingPractice, past } from '#tests/session_import_examples.ts'

test('Validation reports IDs that name nothing in the account, by row and column', async () => {
  const { validated, key, ask, person_id, practitioner_id } = await movingPractice()
  const elsewhere = await movingPractice()
  const location_id = await createLocation({}, { key })
  const service_id = await createService({}, { key: elsewhere.key })
  const right = [person_id, practitioner_id, '', location_id, 'room_1']
  const cells = [
    right,
    right.with(0, elsewhere.person_id),
    right.with(1, 'prac_none'),
    right.with(2, service_id),
    right.with(3, 'loc_none'),
    right.with(4, 'room_9'),
    right.with(0, 'per_none').with(1, 'prac_none'),
  ]
  const csv = cells.map((row, at) => [`ses-${at + 1}`, past, ...row].join(','))
  const columns = { Person: 'person_id', Office: 'location_id', Service: 'service_id' }
  const head = 'external_id,starts_at,Person,practitioner_id,Service,Office,room_id'
  const content = `${[head, ...csv].join('\n')}\n`
  const { path, errors } = await validated(content, { format: 'csv', columns })
  assert.deepEqual(errors.map(String).toSorted(), [
    '2,Person,resource_not_found',
    '3,practitioner_id,resource_not_found',
    '4,Service,resource_not_found',
    '5,Office,resource_not_found',
    '6,room_id,resource_not_found',
    '7,Person,resource_not_found',
    '7,practitioner_id,resource_not_found',
  ])
  assert.equal((await ask('GET', path)).status, 'validated')
  assert.deepEqual((await ask('GET', '/v1/sessions')).data, [])
})

test('Keys of metadata that are named like a reference are not looked up', async () => {
  const { importRows, row } = await movingPractice()
  const metadata = { service_id: 'A-1', location_id: 'north' }
  assert.deepEqual(await importRows(row('one', past, { metadata })), [])
})
