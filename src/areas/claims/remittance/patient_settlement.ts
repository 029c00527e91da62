// Settles the person's side after adjudication: overpayments become credit, and prepayments are
// applied to what they owe.
import type { Call } from '#kernel/call.ts'
import { findRow } from '#kernel/record.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { readRecords } from '#areas/claims/claim/money/adjudication.ts'
import { balancesOf } from '#areas/claims/claim/money/amounts.ts'
import { settleNextClaims } from '#areas/claims/claim/money/charge.ts'
import { adjustRelief } from '#areas/claims/claim/money/relief.ts'
import { settleForgiven } from '#areas/payments/adjustment/forgiven.ts'
import { creditApplied } from '#areas/payments/ledger/postings.ts'
import { post } from '#areas/payments/ledger/post.ts'
import {
  sumCreditApplied,
  findBalance,
  moveOverpaymentToCredit,
} from '#areas/payments/ledger/party_balances.ts'
import { listPrepaymentsFor } from '#areas/payments/payment/settlement.ts'

export type AdjudicatedClaim = {
  claim: ClaimRow
  crossed_over: boolean
  relief_unsettled: boolean // What was forgiven or transferred may no longer fit what is owed.
}

export async function settlePerson(
  call: Call,
  remittance_id: string,
  adjudicated: AdjudicatedClaim,
) {
  const { claim, relief_unsettled } = adjudicated
  const { id: claim_id, person_id } = claim
  const { currency } = claim.patient_balance
  if (relief_unsettled) {
    const settled = await adjustRelief(call, claim_id)
    const { patient } = balancesOf(settled, await readRecords(call, claim_id))
    const owed = await settleNextClaims(call, settled, patient, remittance_id)
    await settleForgiven(call, { claim_id, person_id, currency, owed })
  }
  const { owed, credit } = await findBalance(call, person_id, currency)
  if (owed < 0)
    await moveOverpaymentToCredit(call, person_id, currency, { claim_id, remittance_id })
  else if (owed > 0 && credit > 0) await applyPrepayments(call, remittance_id, claim, credit)
}

async function applyPrepayments(
  call: Call,
  remittance_id: string,
  claim: ClaimRow,
  credit: number,
) {
  const { id: claim_id, person_id, lines } = claim
  const { currency } = claim.patient_balance
  const care = [claim_id, ...lines.flatMap(({ session_id }) => session_id ?? [])]
  const paid = await listPrepaymentsFor(call, person_id, currency, care)
  const used = await sumCreditApplied(call, claim)
  const left = paid.reduce((sum, { units }) => sum + units, 0) - Math.max(0, used)
  const { patient_balance } = await findRow(call, claimKind, claim_id)
  const amount = Math.min(left, credit, patient_balance.amount)
  if (amount <= 0) return
  const payment_id = paid.length === 1 ? paid[0]!.id : null
  const about = { id: `${claim_id}:${remittance_id}`, person_id, claim_id, payment_id }
  await post(call, [creditApplied({ ...about, remittance_id, money: { amount, currency } })])
}
