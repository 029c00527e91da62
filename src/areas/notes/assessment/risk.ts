// Responds to answers that indicate risk: opens a risk flag in the same transaction and, after a
// PHQ-9, assigns the C-SSRS. A later answer never lowers the risk.
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { createRow } from '#kernel/record.ts'
import { openFlag, raiseFlag } from '#areas/notes/risk_flag/risk_flag.ts'
import { type Answers, instrumentOf, type Level } from './instruments.ts'
import { assessmentKind, assessmentLifecycle } from './lifecycle.ts'
import type { AssessmentRow } from './schema.ts'
import { faultsIn } from './scoring.ts'

export type DetectedRisk = {
  level: Level
  items: string[]
  flag_id: string
  follow_up_id: string | null
}

type AssessmentInput = Pick<
  AssessmentRow,
  'id' | 'person_id' | 'practitioner_id' | 'instrument' | 'place' | 'danger'
>
type Indication = { level: Level; items: string[] }

const levels: Level[] = ['low', 'moderate', 'high', 'imminent']

const isHigher = (indication: Indication, known: DetectedRisk | null) =>
  !known || levels.indexOf(indication.level) > levels.indexOf(known.level)

// True if the answers are valid but incomplete, and indicate a new or higher risk.
export function isRiskyPart({ instrument: code, danger }: AssessmentInput, answers: Answers) {
  const instrument = instrumentOf(code)
  const indication = instrument.risk?.(answers)
  if (!indication || !isHigher(indication, danger)) return false
  const valid = faultsIn(instrument, answers, false).length === 0
  return valid && faultsIn(instrument, answers, true).length > 0
}

// Returns the risk in the answers if it is new or higher, otherwise the known risk.
export async function detectRisk(
  call: Call,
  assessment: AssessmentInput,
  answers: Answers,
): Promise<{ danger: DetectedRisk | null; is_new: boolean }> {
  const { danger: known } = assessment
  const indication = instrumentOf(assessment.instrument).risk?.(answers) ?? null
  if (!indication || !isHigher(indication, known)) return { danger: known, is_new: false }
  if (!known) return { danger: await respondToRisk(call, assessment, indication), is_new: true }
  const raised = await raiseFlag(call, known.flag_id, indication.level, indication.items)
  // A voided flag can't be raised, so a new one is opened.
  const flag_id = raised ? known.flag_id : (await openRiskFlag(call, assessment, indication)).id
  return { danger: { ...known, ...indication, flag_id }, is_new: true }
}

const openRiskFlag = (
  call: Call,
  { id: assessment_id, person_id }: AssessmentInput,
  indication: Indication,
) => openFlag(call, { person_id, assessment_id, kind: 'suicide', ...indication })

async function respondToRisk(
  call: Call,
  assessment: AssessmentInput,
  indication: Indication,
): Promise<DetectedRisk> {
  const flag = await openRiskFlag(call, assessment, indication)
  const follow_up = assessment.instrument === 'phq9' ? await assignFollowUp(call, assessment) : null
  return { ...indication, flag_id: flag.id, follow_up_id: follow_up?.id ?? null }
}

const assignFollowUp = (call: Call, { person_id, practitioner_id, place }: AssessmentInput) =>
  createRow(call, assessmentKind, newId(assessmentKind.prefix), {
    person_id,
    practitioner_id,
    instrument: 'cssrs',
    instrument_version: instrumentOf('cssrs').version,
    administration: instrumentOf('cssrs').administration,
    place,
    status: assessmentLifecycle.initial,
  })
