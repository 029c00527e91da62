// Tests statements while a secondary payer is billed: no item is owed less than nothing, and the
// items add up to what the person owes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimStep, submitClaim } from '#tests/claims.ts'
import { call } from '#tests/harness.ts'
import { sentClaim } from '#tests/remittance_examples.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

test("What is billed to a secondary payer isn't due until it is transferred to the patient", async () => {
  const { claim, options, receive } = await sentClaim()
  const { id, person_id } = claim
  const coverage = { person_id, payer_id: 'SBXSEC', member_id: 'SBX-NOERA-1' }
  await call('POST', '/v1/coverages', { ...coverage, sequence: 'secondary' }, options)
  const statement = async () => {
    const path = `/v1/persons/${person_id}/statement`
    const { body } = await call('GET', path, undefined, options)
    const owed = body.items.map((item: any) => item.owed.amount)
    assert.ok(Math.min(...owed) >= 0, JSON.stringify(owed))
    assert.equal(
      owed.reduce((sum: number, each: number) => sum + each, 0),
      body.totals[0].owed.amount,
    )
    for (const item of body.items) {
      const sum = item.lines.reduce((total: number, { amount }: any) => total + amount.amount, 0)
      assert.equal(sum, item.owed.amount, 'the lines of an item explain it')
    }
    return body
  }
  await receive()
  assert.deepEqual((await statement()).totals[0].owed, usd(2_500))
  const drafted = await call('GET', '/v1/claims?status=drafted', undefined, options)
  const second = await submitClaim(drafted.body.data[0].id, options)
  const pending = await statement()
  assert.deepEqual(pending.totals[0].owed, usd(0))
  assert.deepEqual(pending.totals[0].insurance_pending, usd(2_500))
  const items = new Map<string, any>(pending.items.map((item: any) => [item.claim_id, item]))
  assert.deepEqual([items.get(id).responsibility, items.get(id).owed], [usd(0), usd(0)])
  assert.deepEqual(items.get(second.id).insurance.pending, usd(2_500))
  const moved = { reason: 'Not covered', override_decision: true }
  const transferred = await claimStep(second.id, 'transfer_to_patient', moved, options)
  assert.equal(transferred.status, 200, transferred.text)
  const due = await statement()
  const owed = new Map<string, any>(due.items.map((item: any) => [item.claim_id, item.owed]))
  assert.deepEqual(owed.get(second.id), usd(2_500))
})
