// Assigns assessments, saves and scores answers, and checks them for risk on every save.
import { withReason } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { requireSession } from '#areas/notes/note/note.ts'
import { jurisdictionOf } from '#areas/persons/consent_decision/minority.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable, requireUnerased } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { detectRisk, isRiskyPart } from './risk.ts'
import { type Answers, instrumentOf } from './instruments.ts'
import { assessmentKind as kind, assessmentLifecycle as lifecycle, expiry } from './lifecycle.ts'
import { compareWithBaseline } from './outcome.ts'
import type { AssessmentChange, AssessmentCreate, AssessmentRow } from './schema.ts'
import { applicableAnswers, faultsIn, scoreOf } from './scoring.ts'

const data_categories = ['assessments' as const]

export async function assignAssessment(call: Call, request: AssessmentCreate) {
  const { person_location, session_id, answers, expires_at, ...columns } = request
  const instrument = instrumentOf(request.instrument)
  requireAnswers(request.instrument, answers ?? {}, false)
  const person = await findPerson(call, request.person_id, 'person_id', { hold: true })
  await requirePermission(call, person.id, { action: 'use', data_categories })
  requireEditable(person, 'assess')
  if (expires_at && Temporal.Instant.compare(expires_at, call.now) <= 0) {
    throw new ApiError('expires_at_in_past', {}, { param: 'expires_at' })
  }
  const session = session_id ? await requireSession(call, session_id, person.id) : null
  const practitioner_id = await practitionerOf(call, request, session)
  const { id: person_id } = person
  const place =
    person_location?.jurisdiction ??
    session?.person_location?.jurisdiction ??
    jurisdictionOf({ addresses: person.addresses }, toTimestamp(call.now).slice(0, 10))
  const id = newId(kind.prefix)
  if (expires_at) scheduleJob(call, expiry, id, Temporal.Instant.from(expires_at))
  const assessment = await createRow(call, kind, id, {
    administration: instrument.administration,
    ...columns,
    person_id,
    practitioner_id,
    place,
    session_id: session_id ?? null,
    expires_at: expires_at ?? null,
    instrument_version: instrument.version,
    status: lifecycle.initial,
  })
  return answers ? await saveAnswers(call, assessment, answers, {}) : assessment
}

async function practitionerOf(
  call: Call,
  request: Pick<AssessmentCreate, 'practitioner_id'>,
  session: { practitioner_id: string } | null,
) {
  if (request.practitioner_id) {
    await findRow(call, practitionerKind, request.practitioner_id, 'practitioner_id')
    return request.practitioner_id
  }
  const own = call.actor.kind === 'practitioner' ? call.actor.id : null
  return session?.practitioner_id ?? own
}

export function requireAnswers(instrument: string, answers: Answers, complete: boolean) {
  const details = faultsIn(instrumentOf(instrument), answers, complete)
  if (details.length > 0) throw new ApiError('answers_invalid', {}, { details })
}

export async function readAssessment(call: Call, id: string) {
  const assessment = await findRow(call, kind, id)
  await requirePermission(call, assessment.person_id, { action: 'access', data_categories })
  return assessment
}

// A person can answer only self-administered assessments.
export async function lockToAnswer(call: Call, id: string) {
  if (call.actor.kind !== 'person') return await lockAssessment(call, id)
  const assessment = await lockRow(call, kind, id)
  if (assessment.administration !== 'self') throw notFound(kind.object)
  const basis = [{ type: 'self', id: call.actor.id }]
  withReason(call, { purpose: 'treatment', basis, decision_id: null })
  return assessment
}

export async function lockAssessment(call: Call, id: string) {
  const assessment = await lockRow(call, kind, id)
  await requirePermission(call, assessment.person_id, { action: 'use', data_categories })
  requireUnerased(call, assessment.person_id, 'assess')
  return assessment
}

// Saves some answers and keeps the others. Checks for risk each time.
export async function updateAssessment(call: Call, id: string, request: AssessmentChange) {
  const before = await lockToAnswer(call, id)
  const { answers, ...columns } = request
  if (!answers || Object.keys(answers).length === 0) return await updateRow(call, kind, id, columns)
  if (!isIn(lifecycle, 'answerable', before.status)) {
    throw transitionError(lifecycle, before.status, 'update', statesIn(lifecycle, 'answerable'))
  }
  const merged = mergeAnswers(before, answers)
  requireAnswers(before.instrument, merged, false)
  return await saveAnswers(call, before, merged, columns)
}

// Merges earlier and new answers. Drops earlier answers to items that no longer apply.
const mergeAnswers = ({ instrument, answers: before }: AssessmentRow, answers: Answers) => ({
  ...applicableAnswers(instrumentOf(instrument), before, { ...before, ...answers }),
  ...answers,
})

async function saveAnswers(call: Call, before: AssessmentRow, answers: Answers, columns: object) {
  const { danger, is_new } = await detectRisk(call, before, answers)
  const fields = { ...columns, answers, danger }
  const saved = isIn(lifecycle, 'unanswered', before.status)
    ? await takeStep(call, lifecycle, before.id, 'start', fields)
    : await updateRow(call, kind, before.id, fields)
  if (is_new) emit(call, 'assessment.risk_detected', saved)
  return saved
}

export async function submitAssessment(call: Call, id: string, request: { answers?: Answers }) {
  const before = await lockToAnswer(call, id)
  if (!isIn(lifecycle, 'answerable', before.status)) {
    return await takeStep(call, lifecycle, id, 'submit')
  }
  const answers = mergeAnswers(before, request.answers ?? {})
  // A partial submission that indicates risk is saved, so that the risk flag is opened.
  if (isRiskyPart(before, answers)) {
    return await saveAnswers(call, before, answers, {})
  }
  requireAnswers(before.instrument, answers, true)
  const { danger, is_new } = await detectRisk(call, before, answers)
  const { score, change } = await scoreWithChange(call, before, answers)
  const columns = { answers, danger, score, change }
  const completed = await takeStep(call, lifecycle, id, 'submit', columns)
  emitFindings(call, completed, is_new)
  return completed
}

export async function scoreWithChange(call: Call, assessment: AssessmentRow, answers: Answers) {
  const score = scoreOf(instrumentOf(assessment.instrument), answers)
  return { score, change: await compareWithBaseline(call, assessment, score.total) }
}

export function emitFindings(call: Call, assessment: AssessmentRow, is_new: boolean) {
  if (is_new) emit(call, 'assessment.risk_detected', assessment)
  if (assessment.change?.label === 'reliable_deterioration') {
    emit(call, 'assessment.reliable_deterioration', assessment)
  }
}

export async function reviewAssessment(call: Call, id: string, request: { review?: string }) {
  await lockAssessment(call, id)
  const columns = { ...request, reviewed_by_id: call.actor.id }
  return await takeStep(call, lifecycle, id, 'review', columns)
}

export async function cancelAssessment(call: Call, id: string) {
  await lockAssessment(call, id)
  return await takeStep(call, lifecycle, id, 'cancel')
}
