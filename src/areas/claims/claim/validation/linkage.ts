// Validates what a claim depends on: sessions, notes, consent, timely filing, the original claim
// and prior payer results.
import type { ClaimFacts } from './facts.ts'
import type { Adjustment, PriorPayerResult } from '#areas/claims/claim/parts.ts'
import type { Find } from './validate.ts'

const near_days = 14

export function judgeLinkage(facts: ClaimFacts, find: Find) {
  judgeSessions(facts, find)
  judgeDeadline(facts, find)
  if (facts.consent === 'missing') find('consent_missing', '/coverage_id')
  if (facts.consent === 'restricted') find('self_pay_restriction', '/coverage_id')
  judgeOriginal(facts, find)
  judgePrior(facts, find)
}

function judgeSessions({ claim, sessions, today }: ClaimFacts, find: Find) {
  for (const [i, line] of claim.lines.entries()) {
    if (line.service_date > today) find('future_service_date', `/lines/${i}/service_date`)
    const session = line.session_id ? sessions.get(line.session_id) : undefined
    if (!session) continue
    const at = `/lines/${i}/session_id`
    const carer = line.practitioner_id ?? claim.practitioner_id
    if (!session.person_ids.includes(claim.person_id) || session.practitioner_id !== carer) {
      find('session_of_another', at)
    }
    if (session.status !== 'completed') find('session_not_completed', at)
    else if (!session.signed) find('note_not_signed', at)
    if (session.billed_elsewhere) find('session_already_billed', at)
    if (session.charged_to_person) find('session_charged_to_person', at)
  }
}

function judgeDeadline({ claim, today }: ClaimFacts, find: Find) {
  const { filing_deadline, delay_reason, frequency } = claim
  if (!filing_deadline || frequency === 'void') return
  if (today > filing_deadline) {
    if (!delay_reason) find('filing_deadline_passed', '/delay_reason')
    return
  }
  const left = Temporal.PlainDate.from(today).until(filing_deadline).days
  if (left <= near_days) find('filing_deadline_near', '/filing_deadline', `Days left: ${left}.`)
}

const unsent = ['drafted', 'validated', 'submitted', 'canceled']

function judgeOriginal({ claim, original }: ClaimFacts, find: Find) {
  if (claim.frequency === 'original') return
  if (original?.status === 'rejected') return find('replacement_of_rejected', '/original_claim_id')
  const known = claim.payer_claim_control_number ?? original?.payer_claim_control_number
  if (!original || unsent.includes(original.status) || !known) {
    find('original_reference_required', '/payer_claim_control_number')
  }
}

function judgePrior({ claim }: ClaimFacts, find: Find) {
  const before = { primary: 0, secondary: 1, tertiary: 2 }[claim.payer_sequence]
  if (claim.prior_payer_results.length < before) {
    find('prior_payer_result_required', '/prior_payer_results')
  }
  for (const [i, result] of claim.prior_payer_results.entries()) {
    judgeResult(claim, result, `/prior_payer_results/${i}`, find)
  }
}

function judgeResult(
  claim: ClaimFacts['claim'],
  { lines, paid }: PriorPayerResult,
  at: string,
  find: Find,
) {
  for (const [j, line] of lines.entries()) {
    for (const [k, { reason, amount }] of line.adjustments.entries()) {
      const here = `${at}/lines/${j}/adjustments/${k}`
      if (reason && !amount?.amount) find('adjustment_reason_without_amount', here)
      if (!reason && amount?.amount) find('adjustment_amount_without_reason', here)
    }
  }
  const balanced = claim.lines.every((billed) => {
    const line = lines.find((each) => each.line_control_number === billed.line_control_number)
    return line && billed.charge.amount - adjusted(line.adjustments) === line.paid.amount
  })
  const total = lines.reduce((sum, line) => sum + line.paid.amount, 0)
  if (!balanced || total !== paid.amount || lines.length !== claim.lines.length) {
    find('cob_unbalanced', at)
  }
}

const adjusted = (adjustments: Adjustment[]) =>
  adjustments.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)
