// The billing part of the journey: billing provider, coverages, the claim and its outcome, the
// person's payments and the practitioner's payout.
import assert from 'node:assert/strict'
import type { Traveler } from './api_client.ts'

export const usd = (amount: number) => ({ amount, currency: 'usd' })

const provider = {
  entity: 'organization',
  name: 'Hudson Therapy',
  npi: '1234567893',
  tax_id: '123456789',
  tax_id_kind: 'ein',
  taxonomy: '261QM0801X',
  address: { line1: '1 Main Street', city: 'Albany', state: 'NY', postal_code: '12207-1234' },
  phone: '5185550143',
}

export async function openBooks(t: Traveler, practitioner_id: string) {
  await t.does('/v1/billing_providers', { provider })
  await t.changes(`/v1/practitioners/${practitioner_id}/payout_terms`, {
    share_basis_points: 6_000,
    destination: 'acct_1Pq8kYb2Wm6Zc1Rx',
  })
}

// The member ID selects the payer's scenario.
export async function insure(t: Traveler, person_id: string, member_id: string) {
  const coverage = { person_id, payer_id: 'SBX01', member_id }
  return (await t.does('/v1/coverages', coverage)).id as string
}

// Submits a valid claim.
export async function billed(t: Traveler, coverage_id: string, session_id: string) {
  const { id } = await t.does('/v1/claims', { coverage_id, session_ids: [session_id] })
  const validated = await t.does(`/v1/claims/${id}/validate`)
  assert.deepEqual([validated.status, validated.validations], ['validated', []])
  const { status } = await t.does(`/v1/claims/${id}/submit`)
  assert.equal(status, 'submitted')
  return id as string
}

// Advances the clock day by day until the claim has the expected status. Documents are sent in
// real time.
export async function awaited(t: Traveler, claim_id: string, status: string, day_limit = 60) {
  const read = () => t.reads(`/v1/claims/${claim_id}`)
  for (let day = 0; day <= day_limit; day++) {
    const claim = await read()
    if (claim.status === status) return claim
    await t.advance('P1D')
  }
  assert.fail(`After ${day_limit} days: ${JSON.stringify(await read())}`)
}

export const pays = (t: Traveler, person_id: string, amount: number, fields: object = {}) =>
  t.does('/v1/payments', {
    person_id,
    amount: usd(amount),
    kind: 'balance',
    method: { type: 'card', token: 'pm_card_visa' },
    confirm: true,
    ...fields,
  })

export async function settled(t: Traveler, payment_id: string, status = 'succeeded') {
  return await t.eventually(
    () => t.reads(`/v1/payments/${payment_id}`),
    (payment) => payment.status === status,
  )
}

export async function balanceOf(t: Traveler, ledger_account: string) {
  const { data } = await t.reads(`/v1/balances?ledger_account=${ledger_account}`)
  return (data[0]?.balance.amount ?? 0) as number
}
