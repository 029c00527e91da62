// Settles the person's side after adjudication: overpayments become credit, and credit is
// applied to what they owe.
import type { Call } from '#kernel/call.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { readRecords } from '#areas/claims/claim/money/adjudication.ts'
import { balancesOf } from '#areas/claims/claim/money/amounts.ts'
import { settleNextClaims } from '#areas/claims/claim/money/charge.ts'
import { adjustRelief } from '#areas/claims/claim/money/relief.ts'
import { settleForgiven } from '#areas/payments/adjustment/forgiven.ts'
import { moveOverpaymentToCredit } from '#areas/payments/ledger/party_balances.ts'
import { applyCredit } from '#areas/payments/payment/apply_credit.ts'

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
  await moveOverpaymentToCredit(call, person_id, currency, { claim_id, remittance_id })
  await applyCredit(call, person_id, currency)
}
