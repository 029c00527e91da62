// Writes off a claim balance or transfers it to the patient.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { responsibilityMoved, writtenOff } from '#areas/payments/ledger/postings.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { WriteOffReason } from '#areas/payments/ledger/posting.ts'
import { openRecords } from './adjudication.ts'
import { holdClaim } from '#areas/claims/claim/claim.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { moneyOf, usd } from './amounts.ts'
import { recount } from './recompute.ts'
import type { Transfer, WriteOff } from '#areas/claims/claim/steps_schema.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

type Debtor = 'payer' | 'patient'

const owedBy = (claim: ClaimRow, of: Debtor) =>
  (of === 'payer' ? claim.payer_balance : claim.patient_balance).amount

function requireOwed(owed: number, asked: number | undefined) {
  const amount = asked ?? owed
  if (amount > owed || amount <= 0) {
    throw new ApiError('amount_exceeds_balance', {}, { param: 'amount' })
  }
  return amount
}

export async function writeOffClaim(call: Call, id: string, asked: WriteOff) {
  const claim = await holdClaim(call, id)
  const of = asked.of ?? 'payer'
  const amount = requireOwed(owedBy(claim, of), asked.amount?.amount)
  await take(call, claim, of, amount, asked.reason as WriteOffReason)
  return await recount(call, claim, 'written_off')
}

// Writes off all open balances; returns the amounts after that.
export async function writeOff(call: Call, claim: ClaimRow, reason: string) {
  for (const debtor of ['payer', 'patient'] as const) {
    const amount = owedBy(claim, debtor)
    if (amount > 0) await take(call, claim, debtor, amount, reason as WriteOffReason)
  }
  return moneyOf(claim, await openRecords(call, claim.id))
}

async function take(
  call: Call,
  claim: ClaimRow,
  of: Debtor,
  amount: number,
  reason: WriteOffReason,
) {
  const reference = newId('woff')
  const content = { of, reason, amount: usd(amount) }
  await insertRecord(call, claim, { kind: 'write_off', reference, content })
  const owed_by = of === 'payer' ? ('payer' as const) : ('person' as const)
  const about = { id: reference, person_id: claim.person_id, claim_id: claim.id }
  await post(call, [writtenOff({ ...about, owed_by, reason, money: usd(amount) })], [claim.id])
}

// Moves an unpaid payer balance to the patient.
export async function transferClaim(call: Call, id: string, asked: Transfer) {
  const claim = await holdClaim(call, id)
  const amount = requireOwed(claim.payer_balance.amount, asked.amount?.amount)
  const reference = newId('xfer')
  const content = { of: 'patient', reason: asked.reason, amount: usd(amount) }
  await insertRecord(call, claim, { kind: 'transfer', reference, content })
  const about = { id: reference, money: usd(amount), person_id: claim.person_id, claim_id: id }
  await post(call, [responsibilityMoved(about)], [id])
  return await recount(call, claim, 'transferred')
}
