// Adds a payer's decision to a claim. Status, lines and amounts are derived from all decisions
// together. The caller posts to the ledger.
import type { Call } from '#kernel/call.ts'
import { adjustmentReason, remedies } from '#catalogue/adjustment_reasons.ts'
import { next_steps, suggestStep } from '#catalogue/next_steps.ts'
import { emit } from '#kernel/events.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { decryptRows } from '#kernel/encrypted_row.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import type { Line } from '#areas/claims/claim/parts.ts'
import { claimRecordKind } from '#areas/claims/claim/claim_record.ts'
import { recordDenials } from '#areas/claims/claim/authorization_units.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { canTake, claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { decisionsOf, isErased, isReliefUnsettled, moneyAdded, moneyOf } from './amounts.ts'
import { countDenials } from './denials.ts'
import { linesAfter } from './line_adjudications.ts'
import { type Adjudication, type ClaimOutcome, claimOutcome, decidedLines } from './settlement.ts'
import { denialDeadline } from '#areas/claims/claim/followup/appeal_deadline.ts'
import { findNextCoverage, findRecords, insertRecord } from '#areas/claims/claim/store.ts'

export type Decision = {
  adjudication: Adjudication
  remittance_id: string
  reference: string // Identifies the CLP, so a repeat changes nothing.
}

const steps = { paid: 'pay', partially_paid: 'pay_partially', denied: 'deny' } as const

type Step = (typeof steps)[ClaimOutcome] | 'reverse'

// Returns the updated claim, or nothing if the decision is already known.
export async function adjudicate(call: Call, id: string, decision: Decision) {
  const claim = await lockRow(call, claimKind, id)
  const { adjudication, remittance_id, reference } = decision
  const added = await insertRecord(call, claim, {
    kind: 'adjudication',
    reference,
    remittance_id,
    content: { ...adjudication },
  })
  if (!added) return undefined
  const records = await readRecords(call, claim.id)
  const decisions = isErased(claim) ? [adjudication] : decisionsOf(records)
  if (!isErased(claim)) await countDenials(call, claim, records, reference)
  const number = adjudication.payer_claim_control_number ?? claim.payer_claim_control_number
  const after = await updateRow(
    call,
    claimKind,
    claim.id,
    {
      ...movedBy(call, claim, decisions, adjudication),
      ...(isErased(claim)
        ? moneyAdded(claim, adjudication)
        : {
            ...moneyOf(claim, records),
            ...(await lineFields(call, claim, decisions)),
            appeal_deadline: await denialDeadline(call, claim, decisions),
          }),
      payer_claim_control_number: number,
    },
    'adjudicated',
    claim,
  )
  if (!isErased(claim)) await recordDenials(call, after)
  const { status } = after
  if (status !== claim.status) emit(call, `claim.${status}`, after, ['status'])
  const underpaid = after.underpaid.amount
  if (underpaid > 0 && underpaid !== claim.underpaid.amount) {
    emit(call, 'claim.underpaid', after, ['underpaid'])
  }
  // A second decision can also take back what an adjustment forgave.
  const unsettled = decisions.length > 1 || isReliefUnsettled(claim, records)
  return { claim: after, relief_unsettled: !isErased(claim) && unsettled }
}

// The lines after the decisions, and what to do about those that are denied.
async function lineFields(call: Call, claim: ClaimRow, decisions: Adjudication[]) {
  const lines = linesAfter(claim, decisions)
  const denied = lines.filter(({ line_status }) => line_status === 'denied')
  if (denied.length === 0) return { lines, next_step: null }
  const has_next_payer = (await findNextCoverage(call, claim)) !== undefined
  const suggested = suggestStep(denied.map(reasonsIn), has_next_payer)
  return { lines, next_step: suggested ? { ...suggested, ...next_steps[suggested.action] } : null }
}

const reasonsIn = ({ adjustments, remarks }: Line) => ({
  adjustments: adjustments.map(({ group, reason }) => ({ group, reason: reason ?? '' })),
  remarks,
})

// The status the decision leads to, if the lifecycle allows it from the current one.
function movedBy(call: Call, claim: ClaimRow, decisions: Adjudication[], last: Adjudication) {
  const outcome = claimOutcome(decisions)
  const step = last.reversal && !outcome ? 'reverse' : outcome && steps[outcome]
  if (!step || !canTake(claim.status, step)) return {}
  const { to } = claimLifecycle.steps[step]
  return {
    status: to,
    status_reason: reasonOf(step, last),
    [`${to}_at`]: call.now.toString({ fractionalSecondDigits: 3 }),
  }
}

const reversed_message = 'The payer reversed its decision.'

// The reason for the status: the first reason of the first denied line.
function reasonOf(step: Step, decision: Adjudication) {
  const { status_code, adjustments } = decision
  const source = 'payer' as const
  if (step === 'reverse') return { code: status_code, message: reversed_message, source }
  const denied = decidedLines(decision).find((line) => line.denied)
  const [first] = [...(denied?.adjustments ?? []), ...adjustments]
  if (step === 'pay' || !first) return null
  const { label, remedy } = adjustmentReason(first.reason)
  return {
    code: `${first.group}-${first.reason}`,
    message: `${label}. ${remedies[remedy]}`,
    source,
  }
}

export async function readRecords(call: Call, claim_id: string) {
  const rows = await findRecords(call, claim_id)
  return await decryptRows(call, claimRecordKind, rows)
}

// Recomputes the amounts after the history changed.
export async function recomputeClaim(call: Call, claim: ClaimRow, word: string) {
  if (isErased(claim)) return claim
  const money = moneyOf(claim, await readRecords(call, claim.id))
  return await updateRow(call, claimKind, claim.id, money, word, claim)
}
