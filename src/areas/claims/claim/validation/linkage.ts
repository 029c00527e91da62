// Validates what a claim depends on: sessions, notes, consent, timely filing, the original claim
// and prior payer results.
import { isIn } from '#kernel/state_sets.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import type { ClaimFacts } from './facts.ts'
import { lastDayOf } from '#areas/claims/claim/lines.ts'
import type { Adjustment, PriorPayerResult } from '#areas/claims/claim/adjustments.ts'
import type { Report } from './validate.ts'

const near_days = 14

export function checkLinkage(facts: ClaimFacts, report: Report) {
  checkSessions(facts, report)
  checkDeadline(facts, report)
  if (facts.consent === 'missing') report('consent_missing', '/coverage_id')
  if (facts.consent === 'restricted') report('self_pay_restriction', '/coverage_id')
  checkOriginal(facts, report)
  if (isReasonMissing(facts)) {
    report('medicare_secondary_reason_required', '/medicare_secondary_reason')
  }
  checkPrior(facts, report)
  if (facts.crossed_over) report('claim_crossed_over', '/prior_claim_id')
}

const medicare_codes = ['MA', 'MB']

// SBR05, which Medicare requires unless it pays first.
function isReasonMissing({ claim, insured }: ClaimFacts) {
  const medicare = medicare_codes.includes(insured.payer.filing_code)
  return medicare && claim.payer_sequence !== 'primary' && !claim.medicare_secondary_reason
}

function checkSessions({ claim, sessions, today }: ClaimFacts, report: Report) {
  for (const [i, line] of claim.lines.entries()) {
    if (lastDayOf(line) > today) report('future_service_date', `/lines/${i}/service_date`)
    const session = line.session_id ? sessions.get(line.session_id) : undefined
    if (!session) continue
    const at = `/lines/${i}/session_id`
    const provider = line.practitioner_id ?? claim.practitioner_id
    if (!session.person_ids.includes(claim.person_id) || session.practitioner_id !== provider) {
      report('session_person_mismatch', at)
    }
    if (session.status !== sessionLifecycle.steps.complete.to) report('session_not_completed', at)
    else if (!session.signed) report('note_not_signed', at)
    if (session.billed_elsewhere) report('session_already_billed', at)
    if (session.charged_to_person) report('session_charged_to_person', at)
  }
}

function checkDeadline({ claim, today }: ClaimFacts, report: Report) {
  const { filing_deadline, delay_reason, frequency } = claim
  if (!filing_deadline || frequency === 'void') return
  if (today > filing_deadline) {
    if (!delay_reason) report('filing_deadline_passed', '/delay_reason')
    return
  }
  const left = Temporal.PlainDate.from(today).until(filing_deadline).days
  if (left <= near_days) report('filing_deadline_near', '/filing_deadline', `Days left: ${left}.`)
}

function checkOriginal({ claim, original }: ClaimFacts, report: Report) {
  if (claim.frequency === 'original') return
  if (original?.status === claimLifecycle.steps.reject.to)
    return report('replaces_rejected_claim', '/original_claim_id')
  const known = claim.payer_claim_control_number ?? original?.payer_claim_control_number
  if (!original || isIn(claimLifecycle, 'unknown_to_payer', original.status) || !known) {
    report('original_reference_required', '/payer_claim_control_number')
  }
}

function checkPrior({ claim }: ClaimFacts, report: Report) {
  const before = { primary: 0, secondary: 1, tertiary: 2 }[claim.payer_sequence]
  if (claim.prior_payer_results.length < before) {
    report('prior_payer_result_required', '/prior_payer_results')
  }
  for (const [i, result] of claim.prior_payer_results.entries()) {
    checkResult(claim, result, `/prior_payer_results/${i}`, report)
  }
}

function checkResult(
  claim: ClaimFacts['claim'],
  { lines, paid, adjustments = [] }: PriorPayerResult,
  at: string,
  report: Report,
) {
  const places = [
    { at, adjustments },
    ...lines.map((line, j) => ({ at: `${at}/lines/${j}`, adjustments: line.adjustments })),
  ]
  for (const place of places) {
    for (const [k, { reason, amount }] of place.adjustments.entries()) {
      const here = `${place.at}/adjustments/${k}`
      if (reason && !amount?.amount) report('adjustment_reason_without_amount', here)
      if (!reason && amount?.amount) report('adjustment_amount_without_reason', here)
    }
  }
  if (
    !isBalanced(claim, lines) ||
    balanceOf(claim, lines) - adjusted(adjustments) !== paid.amount
  ) {
    report('cob_unbalanced', at)
  }
}

type PriorLines = PriorPayerResult['lines']

// Each line, unless the payer decided only on the claim.
const isBalanced = (claim: ClaimFacts['claim'], lines: PriorLines) =>
  lines.length === 0 ||
  (lines.length === claim.lines.length &&
    claim.lines.every((billed) => {
      const line = lines.find((each) => each.line_control_number === billed.line_control_number)
      return line && billed.charge.amount - adjusted(line.adjustments) === line.paid.amount
    }))

// What is left of the charge for the adjustments of the whole claim.
const balanceOf = (claim: ClaimFacts['claim'], lines: PriorLines) =>
  lines.length > 0
    ? lines.reduce((sum, line) => sum + line.paid.amount, 0)
    : claim.lines.reduce((sum, { charge }) => sum + charge.amount, 0)

const adjusted = (adjustments: Adjustment[]) =>
  adjustments.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)
