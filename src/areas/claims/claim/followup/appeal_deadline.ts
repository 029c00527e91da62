// Computes the deadline of an appeal from the payer's rules or contract.
import type { Call } from '#kernel/call.ts'
import { payerTermsOn } from '#areas/claims/payer/payer.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { decisionsInEffect } from '#areas/claims/claim/money/decisions_in_effect.ts'
import { type Adjudication, claimOutcome } from '#areas/claims/claim/money/settlement.ts'

type Appealable = Pick<ClaimRow, 'payer_id' | 'service_from'>

// Counted from the date of the current decision. Null if it or the payer's rules are unknown.
export async function appealDeadline(call: Call, claim: Appealable, decisions: Adjudication[]) {
  const [last] = decisionsInEffect(decisions).slice(-1)
  if (!last?.decided_on) return null
  const terms = await payerTermsOn(call, claim.payer_id, claim.service_from ?? last.decided_on)
  if (!terms) return null
  return Temporal.PlainDate.from(last.decided_on).add({ days: terms.rules.appeal_days }).toString()
}

// The same if the decisions deny something. A claim that was paid in full isn't on a worklist.
export const denialDeadline = async (call: Call, claim: Appealable, decisions: Adjudication[]) => {
  const outcome = claimOutcome(decisions)
  if (outcome === undefined || outcome === 'paid') return null
  return await appealDeadline(call, claim, decisions)
}
