// Opens risk flags and moves them through their lifecycle.
import { type Call, deciderOf, toTimestamp } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { findRow, lockRow, createRow } from '#kernel/record.ts'
import { noteKind } from '#areas/notes/note/lifecycle.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable, requireUnerased } from '#areas/persons/person/person.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { deadline, limit, riskFlagKind, riskFlagLifecycle } from './lifecycle.ts'
import type { RiskFlagCreate, RiskFlagRow } from './schema.ts'
import { findOpen, wasAssessedSince } from './store.ts'

const data_categories = ['assessments' as const]
type Level = RiskFlagRow['level']

// Opens a flag reported by a caller, not by an assessment.
export async function reportRisk(call: Call, request: RiskFlagCreate) {
  const person = await findPerson(call, request.person_id, 'person_id', { hold: true })
  await requirePermission(call, person.id, { action: 'use', data_categories })
  requireEditable(person, 'flag')
  return await openFlag(call, { ...request, person_id: person.id })
}

type NewFlag = RiskFlagCreate & { assessment_id?: string; items?: string[] }

export async function openFlag(call: Call, fields: NewFlag) {
  const id = newId(riskFlagKind.prefix)
  const acknowledge_by = deadline(call, fields.level)
  scheduleJob(call, limit, id, acknowledge_by)
  return await createRow(call, riskFlagKind, id, {
    ...fields,
    acknowledge_by: toTimestamp(acknowledge_by),
    status: riskFlagLifecycle.initial,
  })
}

// Levels of the person's open flags, for callers that must not ignore a risk.
export async function openLevels(call: Call, person_id: string): Promise<Level[]> {
  const rows = await findOpen(call, person_id)
  const flags = await Promise.all(rows.map((flag) => decryptRow(call, riskFlagKind, flag)))
  return flags.map(({ level }) => level)
}

// A higher risk raises the flag from any state except voided.
export const raiseFlag = (call: Call, id: string, level: Level, items: string[]) =>
  tryStep(call, riskFlagLifecycle, id, 'raise', {
    level,
    items,
    acknowledge_by: toTimestamp(deadline(call, level)),
  })

export async function readRiskFlag(call: Call, id: string) {
  const flag = await findRow(call, riskFlagKind, id)
  await requirePermission(call, flag.person_id, { action: 'access', data_categories })
  return flag
}

// Anyone permitted to use the person's assessments can respond to the flag.
export async function lockFlag(call: Call, id: string): Promise<RiskFlagRow> {
  const flag = await lockRow(call, riskFlagKind, id)
  await requirePermission(call, flag.person_id, { action: 'use', data_categories })
  requireUnerased(call, flag.person_id, 'flag')
  return flag
}

// Escalating and reopening restart the time to acknowledge.
export async function restartFlag(call: Call, id: string, step: string, columns: object) {
  const { level } = await lockFlag(call, id)
  const acknowledge_by = toTimestamp(deadline(call, level))
  return await takeStep(call, riskFlagLifecycle, id, step, { ...columns, acknowledge_by })
}

export async function acknowledgeFlag(call: Call, id: string) {
  await lockFlag(call, id)
  const acknowledged_by_id = deciderOf(call)
  return await takeStep(call, riskFlagLifecycle, id, 'acknowledge', { acknowledged_by_id })
}

type Mitigation = { safety_plan_note_id?: string | null; transfer?: string | null }

export async function mitigateFlag(call: Call, id: string, request: Mitigation) {
  const flag = await lockFlag(call, id)
  const { safety_plan_note_id, transfer } = request
  if (safety_plan_note_id) {
    const note = await findRow(call, noteKind, safety_plan_note_id, 'safety_plan_note_id')
    if (note.person_id !== flag.person_id) throw notFound('note', 'safety_plan_note_id')
  }
  const severe = flag.level === 'high' || flag.level === 'imminent'
  const mitigable = isIn(riskFlagLifecycle, 'mitigable', flag.status)
  if (mitigable && severe && !safety_plan_note_id && !transfer) {
    throw new ApiError('safety_plan_required', {}, { param: 'safety_plan_note_id' })
  }
  return await takeStep(call, riskFlagLifecycle, id, 'mitigate', request)
}

// Instruments required to resolve these kinds of risk.
const required_instruments: Partial<Record<RiskFlagRow['kind'], string[]>> = {
  suicide: ['phq9', 'cssrs'],
  self_harm: ['phq9', 'cssrs'],
}

export async function resolveFlag(call: Call, id: string, request: { resolution: string }) {
  const flag = await lockFlag(call, id)
  if (isIn(riskFlagLifecycle, 'resolvable', flag.status)) {
    const { created_at, raised_at, reopened_at } = flag
    const since = [created_at, raised_at ?? '', reopened_at ?? ''].toSorted().at(-1)!
    const instruments = required_instruments[flag.kind] ?? null
    if (!(await wasAssessedSince(call, flag, since, instruments))) {
      throw new ApiError('reassessment_required', {})
    }
  }
  const columns = { ...request, resolved_by_id: call.actor.id }
  return await takeStep(call, riskFlagLifecycle, id, 'resolve', columns)
}
