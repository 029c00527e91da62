// Responds to answers that indicate risk: opens a risk flag in the same transaction and, after a
// PHQ-9, assigns the C-SSRS. A later answer never lowers the risk.
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { createRow, type Row } from '#kernel/record.ts'
import { openFlag, raiseFlag } from '#areas/notes/risk_flag/risk_flag.ts'
import { type Answers, instrumentOf, type Level } from './instruments.ts'
import { assessmentKind, assessmentLifecycle } from './lifecycle.ts'
import { faultsIn } from './scoring.ts'

type Danger = { level: Level; items: string[]; flag_id: string; follow_up_id: string | null }

type About = { id: string; person_id: string; instrument: string; danger?: Danger | null }

const levels: Level[] = ['low', 'moderate', 'high', 'imminent']

const isGraver = (found: Found, known: Danger | null) =>
  !known || levels.indexOf(found.level) > levels.indexOf(known.level)

// True if the answers are valid but incomplete, and indicate a new or higher risk.
export function isDangerousPart({ instrument: code, danger = null }: About, answers: Answers) {
  const instrument = instrumentOf(code)
  const found = instrument.risk?.(answers)
  if (!found || !isGraver(found, danger)) return false
  const [in_part, whole] = [false, true].map((whole) => faultsIn(instrument, answers, whole))
  return in_part!.length === 0 && whole!.length > 0
}

// Returns the risk in the answers if it is new or higher, otherwise the known risk.
export async function lookForDanger(
  call: Call,
  assessment: About,
  answers: Answers,
): Promise<{ danger: Danger | null; is_new: boolean }> {
  const { danger: known = null } = assessment
  const found = instrumentOf(assessment.instrument).risk?.(answers) ?? null
  if (!found) return { danger: known, is_new: false }
  if (!isGraver(found, known)) return { danger: known, is_new: false }
  if (!known) return { danger: await open(call, assessment, found), is_new: true }
  const raised = await raiseFlag(call, known.flag_id, found.level, found.items)
  // A voided flag can't be raised, so a new one is opened.
  const flag_id = raised ? known.flag_id : (await flagFor(call, assessment, found)).id
  return { danger: { ...known, ...found, flag_id }, is_new: true }
}

type Found = { level: Level; items: string[] }

const flagFor = (call: Call, { id: assessment_id, person_id }: About, found: Found) =>
  openFlag(call, { person_id, assessment_id, kind: 'suicide', ...found })

async function open(call: Call, assessment: About, found: Found): Promise<Danger> {
  const flag = await flagFor(call, assessment, found)
  const follow_up = assessment.instrument === 'phq9' ? await assignFollowUp(call, assessment) : null
  return { ...found, flag_id: flag.id, follow_up_id: follow_up?.id ?? null }
}

const assignFollowUp = (call: Call, about: About & Partial<Row>) =>
  createRow(call, assessmentKind, newId(assessmentKind.prefix), {
    person_id: about.person_id,
    practitioner_id: about.practitioner_id ?? null,
    instrument: 'cssrs',
    instrument_version: instrumentOf('cssrs').version,
    administration: instrumentOf('cssrs').administration,
    place: about.place ?? null,
    status: assessmentLifecycle.initial,
  })
