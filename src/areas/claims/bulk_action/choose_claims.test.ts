// Tests which claims a bulk action chooses, and requests that it refuses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bulkPractice } from '#tests/bulk_action_examples.ts'
import { advanceClock, submitClaim } from '#tests/claims.ts'
import { sql } from '#tests/harness.ts'

test('Filters choose claims as the worklist does', async () => {
  const { draft, create, options, read } = await bulkPractice()
  const denied = await draft('SBX-DENY-197-1')
  const [drafted] = [await draft(), await submitClaim(denied, options)]
  await advanceClock('P15D', options)
  const chosen = async (filters: object, more: object = {}) => {
    const { id } = await create({ action: 'submit', preview: true, filters, ...more })
    return (await read(id)).results.map(({ claim_id }: any) => claim_id)
  }
  const off = { action: 'write_off', party: 'payer', write_off_reason: 'courtesy' }
  assert.deepEqual(await chosen({ denial_reason: ['CO-197'] }, off), [denied])
  assert.deepEqual(await chosen({ denial_reason: ['CO-16'] }, off), [])
  assert.deepEqual(await chosen({ status: ['denied'], payer_balance: { gt: 0 } }, off), [denied])
  assert.deepEqual(await chosen({ filing_deadline: { gt: 'now' } }), [drafted])
  assert.deepEqual(await chosen({ filing_deadline: { lt: 'now' } }), [])
})

test('Wrong requests are refused and create nothing', async () => {
  const { draft, ask, account } = await bulkPractice()
  const id = await draft()
  const other = await bulkPractice()
  const refused = async (body: object, code: string, param: string) => {
    const { body: answer } = await ask('/v1/bulk_actions', body)
    assert.deepEqual([answer.error.code, answer.error.param], [code, param])
  }
  const invalid = 'validation_failed'
  await refused({ action: 'submit' }, invalid, 'claim_ids')
  await refused({ action: 'submit', claim_ids: [id], filters: {} }, invalid, 'claim_ids')
  await refused(
    { action: 'write_off', claim_ids: [id], party: 'payer' },
    invalid,
    'write_off_reason',
  )
  await refused({ action: 'submit', claim_ids: [id], party: 'payer' }, invalid, 'party')
  const theirs = await other.draft()
  await refused({ action: 'submit', claim_ids: [id, theirs] }, 'resource_not_found', 'claim_ids[1]')
  const { rows } = await sql.query('select from bulk_actions where account = $1', [account])
  assert.equal(rows.length, 0)
})
