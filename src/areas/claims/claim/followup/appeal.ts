// Sends appeals within the payer's deadline, level by level, and records the payer's decision.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow } from '#kernel/record.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { readRecords } from '#areas/claims/claim/money/adjudication.ts'
import { decisionsOf } from '#areas/claims/claim/money/amounts.ts'
import { lockClaim } from '#areas/claims/claim/claim.ts'
import type { ClaimRecordRow } from '#areas/claims/claim/claim_record.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { appealDeadline } from './appeal_deadline.ts'
import { sendLetter } from './letter.ts'
import { letterText } from './letter_facts.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import type { Appeal, DecideAppeal } from '#areas/claims/claim/steps_schema.ts'
import { insertRecord } from '#areas/claims/claim/store.ts'

export async function appealClaim(call: Call, id: string, body: Appeal) {
  const claim = await lockClaim(call, id)
  const records = await readRecords(call, id)
  const deadline_on = await appealDeadline(call, claim, decisionsOf(records))
  const level = body.level ?? Math.min(3, levelsOf(records) + 1)
  const text = letterText(claim, `Appeal, level ${level}`, body.reason)
  const sent = await sendLetter(call, claim, 'appeal', 'appeal', { ...body, text })
  if (deadline_on && currentDate(call) > deadline_on && !body.override_deadline) {
    throw new ApiError('appeal_deadline_passed', {})
  }
  await insertRecord(call, claim, {
    kind: 'appeal',
    ...sent,
    content: { level, deadline_on, reason: body.reason },
  })
  return await takeStep(call, claimLifecycle, id, 'appeal', { status_before: claim.status })
}

const levelsOf = (records: ClaimRecordRow[]) =>
  records.filter(({ kind }) => kind === 'appeal').length

// Records a decision by letter. An upheld claim returns to its status before the appeal; an
// overturned one waits for a remittance.
export async function decideAppeal(call: Call, id: string, body: DecideAppeal) {
  const claim = await lockClaim(call, id)
  if (!isIn(claimLifecycle, 'under_appeal', claim.status)) {
    throw transitionError(claimLifecycle, claim.status, 'decide_appeal')
  }
  const reference = `${levelsOf(await readRecords(call, id))}`
  await insertRecord(call, claim, { kind: 'appeal_decision', reference, content: { ...body } })
  const unchanged = body.outcome === 'upheld' || body.outcome === 'withdrawn'
  const status_reason = {
    code: `appeal:${body.outcome}`,
    message: `The appeal was ${body.outcome.replaceAll('_', ' ')}.`,
    source: 'payer' as const,
  }
  const fields = unchanged
    ? {
        status: claim.status_before ?? claimLifecycle.steps.deny.to,
        status_before: null,
        status_reason,
      }
    : { status_reason }
  return await updateRow(call, claimKind, id, fields, 'appeal_decided', claim)
}
