// Writes off a claim balance or transfers it to the patient.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow } from '#kernel/record.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { responsibilityMoved, writtenOff } from '#areas/payments/ledger/postings.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { WriteOffReason } from '#areas/payments/ledger/posting.ts'
import { readRecords, recomputeClaim } from './adjudication.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { applyCredit } from '#areas/payments/payment/apply_credit.ts'
import { lockClaim } from '#areas/claims/claim/claim.ts'
import { currency } from '#areas/claims/claim/currency.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { decisionsOf, isErased, moneyOf, usd } from './amounts.ts'
import { decisionsInEffect } from './decisions_in_effect.ts'
import type { Transfer, WriteOff } from '#areas/claims/claim/steps_schema.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

type Debtor = 'payer' | 'patient'

const owedBy = (claim: ClaimRow, party: Debtor) =>
  (party === 'payer' ? claim.payer_balance : claim.patient_balance).amount

function requireOwed(owed: number, requested: number | undefined) {
  const amount = requested ?? owed
  if (amount > owed || amount <= 0) {
    throw new ApiError('amount_exceeds_balance', {}, { param: 'amount' })
  }
  return amount
}

// While the payer can still pay, its balance is neither written off nor billed to the patient,
// unless the caller overrides that.
async function requireDecision(call: Call, claim: ClaimRow, override = false) {
  if (!(await isPending(call, claim))) return {}
  if (!override) throw new ApiError('payer_decision_pending', {}, { param: 'override_decision' })
  return { before_decision: true }
}

// Whether the payer hasn't decided yet, or an appeal can still change its decision.
async function isPending(call: Call, claim: ClaimRow) {
  if (isErased(claim)) return false
  if (isIn(claimLifecycle, 'under_appeal', claim.status)) return true
  return decisionsInEffect(decisionsOf(await readRecords(call, claim.id))).length === 0
}

export async function writeOffClaim(call: Call, id: string, body: WriteOff) {
  const claim = await lockClaim(call, id)
  const party = body.party ?? 'payer'
  const amount = requireOwed(owedBy(claim, party), body.amount?.amount)
  const notes = party === 'payer' && (await requireDecision(call, claim, body.override_decision))
  await writeOffAmount(call, claim, { party, amount, reason: body.reason, ...notes })
  return await recomputeClaim(call, claim, 'written_off')
}

// Writes off all open balances; returns the amounts after that.
export async function writeOffBalances(
  call: Call,
  claim: ClaimRow,
  reason: WriteOffReason,
  override?: boolean,
) {
  for (const party of ['payer', 'patient'] as const) {
    const amount = owedBy(claim, party)
    if (amount <= 0) continue
    const notes = party === 'payer' && (await requireDecision(call, claim, override))
    await writeOffAmount(call, claim, { party, amount, reason, ...notes })
  }
  return moneyOf(claim, await readRecords(call, claim.id))
}

type NewWriteOff = {
  party: Debtor
  amount: number
  reason: WriteOffReason
  before_decision?: boolean
}

async function writeOffAmount(
  call: Call,
  claim: ClaimRow,
  { party, amount, reason, ...notes }: NewWriteOff,
) {
  const reference = newId('woff')
  const content = { party, reason, amount: usd(amount), ...notes }
  await insertRecord(call, claim, { kind: 'write_off', reference, content })
  const owed_by = party === 'payer' ? ('payer' as const) : ('person' as const)
  const about = { id: reference, person_id: claim.person_id, claim_id: claim.id }
  await post(call, [writtenOff({ ...about, owed_by, reason, money: usd(amount) })], [claim.id])
}

// Moves an unpaid payer balance to the patient.
export async function transferClaim(call: Call, id: string, body: Transfer) {
  const claim = await lockClaim(call, id)
  const { program } = await findRow(call, coverageKind, claim.coverage_id)
  if (program === 'eap') throw new ApiError('patient_not_billable', {})
  const amount = requireOwed(claim.payer_balance.amount, body.amount?.amount)
  const notes = await requireDecision(call, claim, body.override_decision)
  const reference = newId('xfer')
  const party = 'patient' as const
  const content = { party, reason: body.reason, amount: usd(amount), ...notes }
  await insertRecord(call, claim, { kind: 'transfer', reference, content })
  const about = { id: reference, money: usd(amount), person_id: claim.person_id, claim_id: id }
  await post(call, [responsibilityMoved(about)], [id])
  await recomputeClaim(call, claim, 'transferred')
  await applyCredit(call, claim.person_id, currency)
  return await findRow(call, claimKind, id)
}
