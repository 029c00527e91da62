// Disputes at the simulated processor: decided some days after evidence is submitted, lost without
// timely evidence. Special receipt numbers determine the outcome.
import { type Call, toTimestamp } from '#kernel/call.ts'
import type { ProcessorDispute, Evidence } from '#outside/ports/processor.ts'
import { updateMovement, findMovement, type Movement, rejection } from './simulated_state.ts'
import { decision_days } from './simulated_cards.ts'
import { receipts } from './simulated_values.ts'

export type DisputeState = {
  status: 'opened' | 'submitted'
  reason: string
  amount: number
  fee: number
  convincing?: boolean // Whether the evidence wins. The evidence itself isn't stored.
  until: string // Deadline for evidence, or date of the decision.
}

export async function submitDisputeEvidence(call: Call, id: string, evidence: Evidence) {
  const dispute = await findMovement(call, 'dispute', id)
  if (disputeReport(call, dispute).status !== 'opened') throw rejection('unexpected_state')
  const until = toTimestamp(call.now.add({ hours: 24 * decision_days }))
  const state = await updateMovement(call, dispute, {
    status: 'submitted',
    convincing: isConvincing(evidence),
    until,
  })
  return disputeReport(call, { ...dispute, state })
}

export const retrieveDispute = async (call: Call, id: string) =>
  disputeReport(call, await findMovement(call, 'dispute', id))

export function disputeReport(
  call: Call,
  { id, parent_id, state }: Movement<'dispute'>,
): ProcessorDispute {
  const { status, until, convincing, reason, amount, fee } = state
  const decided = until <= toTimestamp(call.now)
  return {
    reference: id,
    charge_reference: parent_id,
    status: !decided ? status : status === 'submitted' && convincing ? 'won' : 'lost',
    inquiry: false,
    reason,
    amount,
    fee,
    evidence_due_by: status === 'opened' ? until : null,
    next_update_at: decided ? null : until,
  }
}

function isConvincing({ receipt_number, service_date, policy_accepted_on }: Evidence) {
  if (receipt_number === receipts.winning) return true
  return receipt_number !== receipts.losing && Boolean(service_date && policy_accepted_on)
}
