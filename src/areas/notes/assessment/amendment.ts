// Amends and voids assessments. Both recalculate the outcome of care.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { updateRow, createRow, type Row } from '#kernel/record.ts'
import { holdAssessment, judged, requireAnswers, tell } from './assessment.ts'
import { lookForDanger } from './risk.ts'
import { type Answers, instrumentOf } from './instruments.ts'
import { assessmentKind as kind, assessmentLifecycle as lifecycle } from './lifecycle.ts'
import { countAnew } from './outcome.ts'

type Amendment = { reason: string; answers: Answers }

// Creates a replacement with the corrected answers and the original completion time.
export async function amendAssessment(call: Call, id: string, { reason, answers }: Amendment) {
  const before = await holdAssessment(call, id)
  if (before.status !== 'completed' && before.status !== 'reviewed') {
    return await takeStep(call, lifecycle, id, 'amend')
  }
  requireAnswers(before.instrument, answers, true)
  const new_id = newId(kind.prefix)
  const taken = { reason, amended_by_id: new_id }
  const old = await takeStep(call, lifecycle, id, 'amend', taken)
  const { person_id, instrument, session_id, practitioner_id, administration, place } = before
  const about = { person_id, instrument, session_id, practitioner_id, administration, place }
  const made = await createRow(call, kind, new_id, {
    ...about,
    instrument_version: instrumentOf(instrument).version,
    amends_id: id,
    status: 'completed',
    completed_at: before.completed_at ?? toTimestamp(call.now),
    answers,
    ...(await judged(call, { ...before, id: new_id } as Row, answers)),
  })
  const { danger, is_new } = await lookForDanger(
    call,
    { ...made, danger: before.danger } as never,
    answers,
  )
  const right = danger ? await updateRow(call, kind, new_id, { danger }) : made
  tell(call, right, is_new)
  // Returns the risk in the corrected answers immediately.
  return { ...old, risk: right.risk }
}

export async function voidAssessment(call: Call, id: string, asked: { reason: string }) {
  await holdAssessment(call, id)
  const voided = await takeStep(call, lifecycle, id, 'void', asked)
  await countAnew(call, voided as never)
  return voided
}
