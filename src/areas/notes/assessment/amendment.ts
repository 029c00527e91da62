// Amends and voids assessments. Both recalculate the outcome of care.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { updateRow, createRow } from '#kernel/record.ts'
import { emitFindings, lockAssessment, requireAnswers, scoreWithChange } from './assessment.ts'
import { detectRisk } from './risk.ts'
import { type Answers, instrumentOf } from './instruments.ts'
import { assessmentKind as kind, assessmentLifecycle as lifecycle } from './lifecycle.ts'
import { recalculateOutcome } from './outcome.ts'

type Amendment = { reason: string; answers: Answers }

// Creates a replacement with the corrected answers and the original completion time.
export async function amendAssessment(call: Call, id: string, { reason, answers }: Amendment) {
  const before = await lockAssessment(call, id)
  if (!isIn(lifecycle, 'scored', before.status)) {
    return await takeStep(call, lifecycle, id, 'amend')
  }
  requireAnswers(before.instrument, answers, true)
  const new_id = newId(kind.prefix)
  const amended = await takeStep(call, lifecycle, id, 'amend', {
    reason,
    amended_by_id: new_id,
  })
  const { person_id, instrument, session_id, practitioner_id, administration, place } = before
  const copied = { person_id, instrument, session_id, practitioner_id, administration, place }
  const replacement = await createRow(call, kind, new_id, {
    ...copied,
    instrument_version: instrumentOf(instrument).version,
    amends_id: id,
    status: lifecycle.steps.submit.to,
    completed_at: before.completed_at ?? toTimestamp(call.now),
    answers,
    ...(await scoreWithChange(call, { ...before, id: new_id }, answers)),
  })
  const { danger, is_new } = await detectRisk(
    call,
    { ...replacement, danger: before.danger },
    answers,
  )
  const corrected = danger ? await updateRow(call, kind, new_id, { danger }) : replacement
  emitFindings(call, corrected, is_new)
  // Returns the risk in the corrected answers immediately.
  return { ...amended, risk: corrected.risk }
}

export async function voidAssessment(call: Call, id: string, request: { reason: string }) {
  await lockAssessment(call, id)
  const voided = await takeStep(call, lifecycle, id, 'void', request)
  await recalculateOutcome(call, voided)
  return voided
}
