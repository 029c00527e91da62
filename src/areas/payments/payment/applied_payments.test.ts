// Tests that a payment pays what it names, whatever its kind and whether it comes before or after
// the payer's decision, and that credit without a name pays the oldest debt if the practice wants
// that.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimStep, readClaim } from '#tests/claims.ts'
import { call, createTestAccount, type RequestOptions } from '#tests/harness.ts'
import { sentClaim } from '#tests/remittance_examples.ts'
import { createPerson } from '#tests/person_examples.ts'
import { person_kinds } from './schema.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

type Fields = { kind?: string; amount?: object; session_id?: string; claim_id?: string }

async function pay(person_id: string, fields: Fields, options: RequestOptions) {
  const cash = { method: { type: 'cash' }, confirm: true, amount: usd(2_500), kind: 'copay' }
  const made = await call('POST', '/v1/payments', { person_id, ...cash, ...fields }, options)
  assert.equal(made.body.status, 'succeeded', made.text)
  return made.body
}

async function books(person_id: string, options: RequestOptions) {
  const { body } = await call('GET', `/v1/persons/${person_id}/statement`, undefined, options)
  const proof = await call('GET', '/v1/ledger_proof', undefined, options)
  assert.deepEqual([proof.body.consistent, proof.body.violations], [true, []])
  const [totals] = body.totals
  return [totals?.owed.amount ?? 0, totals?.credit.amount ?? 0]
}

const charge = (person_id: string, amount: number, options: RequestOptions) =>
  call('POST', '/v1/charges', { person_id, amount: usd(amount) }, options)

for (const kind of person_kinds) {
  test(`A payment that names a claim is applied to it before and after the remittance: ${kind}`, async () => {
    for (const [before, after] of [
      [2_500, 0],
      [0, 2_500],
      [1_000, 1_500],
    ]) {
      const { claim, options, receive } = await sentClaim()
      const { id: claim_id, person_id } = claim
      if (before) await pay(person_id, { kind, claim_id, amount: usd(before) }, options)
      await receive()
      if (after) await pay(person_id, { kind, claim_id, amount: usd(after) }, options)
      assert.deepEqual((await readClaim(claim_id, options)).patient_balance, usd(0))
      assert.deepEqual(await books(person_id, options), [0, 0])
      const path = `/v1/persons/${person_id}/statement`
      const { body } = await call('GET', path, undefined, options)
      const item = body.items.find((each: any) => each.claim_id === claim_id)
      assert.deepEqual([item.paid, item.owed], [usd(2_500), usd(0)])
      const written = await claimStep(
        claim_id,
        'write_off',
        { party: 'patient', reason: 'courtesy' },
        options,
      )
      assert.equal(written.body.error?.code, 'amount_exceeds_balance')
    }
  })
}

test('Credit that names nothing pays the oldest debt, unless the practice applies it itself', async () => {
  const { claim, options, receive } = await sentClaim()
  const { id, person_id } = claim
  await pay(person_id, {}, options)
  await receive()
  assert.deepEqual(await books(person_id, options), [0, 0])
  assert.deepEqual((await readClaim(id, options)).patient_balance, usd(0))
  const filter = `person_id=${person_id}&kind=credit_applied`
  const entries = await call('GET', `/v1/ledger_entries?${filter}`, undefined, options)
  assert.deepEqual(
    entries.body.data.map((each: any) => [each.claim_id, Math.abs(each.amount.amount)]),
    [
      [id, 2_500],
      [id, 2_500],
    ],
  )
  const manual = { apply_credit: 'manual' }
  const set = await call('PATCH', '/v1/billing_policy', manual, options)
  assert.equal(set.body.apply_credit, 'manual', set.text)
  await pay(person_id, {}, options)
  await charge(person_id, 4_000, options)
  assert.deepEqual(await books(person_id, options), [4_000, 2_500])
  await call('PATCH', '/v1/billing_policy', { apply_credit: 'oldest_first' }, options)
  await charge(person_id, 1_000, options)
  assert.deepEqual(await books(person_id, options), [2_500, 0])
})

test('Credit that a payment holds for its claim pays nothing else and is not refunded for another', async () => {
  const { claim, options, receive } = await sentClaim()
  const { id: claim_id, person_id } = claim
  await pay(person_id, { claim_id }, options)
  await charge(person_id, 3_000, options)
  assert.deepEqual(await books(person_id, options), [3_000, 2_500])
  const other = await pay(person_id, { kind: 'balance', amount: usd(3_000) }, options)
  assert.deepEqual(await books(person_id, options), [0, 2_500])
  const refund = { payment_id: other.id, amount: usd(3_000) }
  assert.equal((await call('POST', '/v1/refunds', refund, options)).body.status, 'succeeded')
  assert.deepEqual(await books(person_id, options), [3_000, 2_500])
  await receive()
  assert.deepEqual((await readClaim(claim_id, options)).patient_balance, usd(0))
  assert.deepEqual(await books(person_id, options), [3_000, 0])
})

test('Of two payments at once for one balance, what is too much becomes credit', async () => {
  const { claim, options, receive } = await sentClaim()
  const { id: claim_id, person_id } = claim
  await receive()
  await Promise.all([1, 2].map(() => pay(person_id, { claim_id }, options)))
  assert.deepEqual(await books(person_id, options), [0, 2_500])
})

test('What was prepaid pays a charge when it is made', async () => {
  const { key } = await createTestAccount()
  const options = { key }
  const { id: person_id } = await createPerson({}, options)
  await pay(person_id, { kind: 'prepayment', amount: usd(5_000) }, options)
  await charge(person_id, 4_000, options)
  assert.deepEqual(await books(person_id, options), [0, 1_000])
})
