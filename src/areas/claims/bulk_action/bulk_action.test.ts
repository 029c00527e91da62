// Tests bulk actions on claims: the preview, the run, what is refused, and workers that die.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bulkPractice, context, countsOf, resultOf, runAll } from '#tests/bulk_action_examples.ts'
import { advanceClock, readClaim, submitClaim } from '#tests/claims.ts'
import { db, sql } from '#tests/harness.ts'
import { type Break, interruptCommits } from '#tests/interrupted_commits.ts'
import { runBulkActions } from '#jobs/run_bulk_actions.ts'
import { openBulkAction } from './run.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

test('A preview says what would happen to each claim, and starting it does that', async () => {
  const { draft, run, ask, read, statusOf } = await bulkPractice()
  const [one, other] = [await draft(), await draft()]
  const invalid = await draft('SBX-PAID-1', { diagnoses: [] })
  const checked = await run({ action: 'submit', filters: {}, preview: true })
  assert.equal(checked.status, 'checked', JSON.stringify(checked))
  assert.deepEqual(countsOf(checked), [3, 2, 0, 1])
  assert.deepEqual(checked.amount, usd(2 * resultOf(checked, one).amount.amount))
  const { outcome, code, failed_checks } = resultOf(checked, invalid)
  assert.deepEqual([outcome, code], ['refused', 'claim_invalid'])
  assert.ok(failed_checks.length > 0, JSON.stringify(checked))
  for (const id of [one, other, invalid]) assert.equal(await statusOf(id), 'drafted')
  const later = await draft()
  const started = await ask(`/v1/bulk_actions/${checked.id}/start`, {})
  assert.equal(started.body.status, 'running', started.text)
  await runAll()
  const completed = await read(checked.id)
  assert.deepEqual([completed.status, ...countsOf(completed)], ['completed', 3, 0, 2, 1])
  assert.deepEqual(completed.amount, checked.amount)
  for (const id of [one, other]) assert.equal(await statusOf(id), 'submitted')
  assert.deepEqual([await statusOf(invalid), await statusOf(later)], ['drafted', 'drafted'])
  const refused = await ask(`/v1/bulk_actions/${checked.id}/results?outcome=refused`)
  assert.deepEqual(
    refused.body.data.map(({ claim_id }: any) => claim_id),
    [invalid],
  )
  const again = await ask(`/v1/bulk_actions/${checked.id}/start`, {})
  assert.equal(again.body.error.code, 'invalid_transition')
})

test('A claim that changes after the preview is refused, and the others are done', async () => {
  const { draft, run, ask, read, options } = await bulkPractice()
  const [one, other] = [await draft(), await draft()]
  const checked = await run({ action: 'submit', claim_ids: [one, other], preview: true })
  await submitClaim(one, options)
  await ask(`/v1/bulk_actions/${checked.id}/start`, {})
  await runAll()
  const completed = await read(checked.id)
  assert.deepEqual(countsOf(completed), [2, 0, 1, 1])
  assert.deepEqual(
    [resultOf(completed, one).code, resultOf(completed, one).amount],
    ['invalid_transition', null],
  )
  assert.deepEqual(completed.amount, resultOf(completed, other).amount)
})

test('Status requests go to the payers of claims that wait for them, once', async () => {
  const { draft, run, account, options } = await bulkPractice()
  const [sent, drafted] = [await draft(), await draft()]
  await submitClaim(sent, options)
  const action = await run({ action: 'check_status', claim_ids: [sent, drafted] })
  assert.deepEqual(countsOf(action), [2, 0, 1, 1])
  assert.equal(resultOf(action, drafted).code, 'invalid_transition')
  const { rows } = await sql.query(
    `select claim_id from transmissions where account = $1 and kind = '276'`,
    [account],
  )
  assert.deepEqual(rows, [{ claim_id: sent }])
})

test('Write-offs take what the patient owes, or the rest after the payer', async () => {
  const { draft, run, options, ask } = await bulkPractice()
  const [paid, denied] = [await draft(), await draft('SBX-DENY-197-1')]
  const undecided = await draft('SBX-PEND-1')
  for (const id of [paid, denied, undecided]) await submitClaim(id, options)
  await advanceClock('P15D', options)
  const patient = { action: 'write_off', party: 'patient', write_off_reason: 'small_balance' }
  const none = await run({ ...patient, filters: { patient_balance: { lte: 2_499 } } })
  assert.deepEqual([none.status, none.claim_count], ['completed', 0])
  const small = await run({ ...patient, filters: { patient_balance: { lte: 2_500 } } })
  assert.deepEqual([...countsOf(small), small.amount], [1, 0, 1, 0, usd(2_500)])
  assert.deepEqual((await readClaim(paid, options)).patient_balance, usd(0))
  const payer = { action: 'write_off', party: 'payer', write_off_reason: 'timely_filing' }
  const rest = await run({ ...payer, claim_ids: [denied, undecided, paid] })
  assert.deepEqual(countsOf(rest), [3, 0, 1, 2])
  assert.equal(resultOf(rest, undecided).code, 'payer_decision_pending')
  assert.equal(resultOf(rest, paid).code, 'amount_exceeds_balance')
  assert.deepEqual((await readClaim(denied, options)).payer_balance, usd(0))
  const proof = await ask('/v1/ledger_proof')
  assert.deepEqual([proof.body.consistent, proof.body.violations], [true, []], proof.text)
})

test('A bulk action can be canceled, and leaves what is done', async () => {
  const { draft, create, ask, read, statusOf, account } = await bulkPractice()
  const ids = [await draft(), await draft(), await draft()]
  const { id } = await create({ action: 'submit', claim_ids: ids })
  assert.equal(await openBulkAction(context, account, id)(), true)
  const canceled = await ask(`/v1/bulk_actions/${id}/cancel`, {})
  assert.equal(canceled.body.status, 'canceled', canceled.text)
  await runAll()
  const ended = await read(id)
  assert.equal(ended.done_count, 1)
  const outcomes = ended.results.map(({ outcome }: any) => outcome).sort()
  assert.deepEqual(outcomes, ['canceled', 'canceled', 'done'])
  const statuses = await Promise.all(ids.map(statusOf))
  assert.deepEqual(statuses.toSorted(), ['drafted', 'drafted', 'submitted'])
})

test('Workers that die in the middle and race each other act once on each claim', async () => {
  const { draft, create, read, account } = await bulkPractice()
  const ids = [await draft(), await draft(), await draft(), await draft()]
  const { id } = await create({ action: 'submit', claim_ids: ids })
  const breaks: Break[] = [null, 'after_commit', 'before_commit', null, 'after_commit']
  const failing = { ...context, db: interruptCommits(db, () => breaks.shift() ?? null) }
  await Promise.all([runBulkActions(failing), runBulkActions(failing)])
  await sql.query(
    "update bulk_actions set next_attempt_at = now() - interval '1 s' where id = $1",
    [id],
  )
  await Promise.all([runAll(), runAll()])
  const completed = await read(id)
  assert.deepEqual([completed.status, ...countsOf(completed)], ['completed', 4, 0, 4, 0])
  const { rows } = await sql.query(
    `select count(*)::integer as sent, count(distinct claim_id)::integer as claims
     from transmissions where account = $1 and kind = '837P'`,
    [account],
  )
  assert.deepEqual(rows, [{ sent: 4, claims: 4 }])
})
