// Who pays: persons who were merged, and persons who were erased.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copay, makePerson } from '#tests/care.ts'
import { call, makeAccount } from '#tests/harness.ts'

const { key } = await makeAccount()
const ask = { key }

test('who was merged into another pays as that one', async () => {
  const [kept, gone] = [await makePerson({}, ask), await makePerson({}, ask)]
  await call('POST', `/v1/persons/${kept.id}/merge`, { person_id: gone.id }, ask)
  const { body } = await call('POST', '/v1/payments', copay(gone.id), ask)
  assert.deepEqual([body.status, body.person_id], ['succeeded', kept.id])
  const { body: statement } = await call('GET', `/v1/persons/${kept.id}/statement`, undefined, ask)
  assert.equal(statement.totals[0].credit, 2_500)
})

test('of who was erased nothing is taken', async () => {
  const { id } = await makePerson({}, ask)
  await call('POST', `/v1/persons/${id}/erase`, { erasure_basis: 'person_request' }, ask)
  const { status, body } = await call('POST', '/v1/payments', copay(id), ask)
  assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
})
