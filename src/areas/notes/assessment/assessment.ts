// Assigns assessments, saves and scores answers, and checks them for risk on every save.
import { withReason } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { transitionError, takeStep } from '#kernel/lifecycle.ts'
import { updateRow, findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { requireSession } from '#areas/notes/note/note.ts'
import { jurisdictionOf } from '#areas/persons/consent_decision/minority.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireKnown, requireUnerased } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { isDangerousPart, lookForDanger } from './risk.ts'
import { type Answers, instrumentOf } from './instruments.ts'
import { assessmentKind as kind, assessmentLifecycle as lifecycle, expiry } from './lifecycle.ts'
import { compareWithBaseline } from './outcome.ts'
import type { AssessmentChange, AssessmentCreate } from './schema.ts'
import { askedOf, faultsIn, scoreOf } from './scoring.ts'

const data_categories = ['assessments' as const]

export async function assignAssessment(call: Call, asked: AssessmentCreate) {
  const { person_location, session_id, answers, expires_at, ...told } = asked
  const instrument = instrumentOf(asked.instrument)
  requireAnswers(asked.instrument, answers ?? {}, false)
  const person = await findPerson(call, asked.person_id, 'person_id', { hold: true })
  await requirePermission(call, person.id, { action: 'use', data_categories })
  requireKnown(person, 'assess')
  if (expires_at && Temporal.Instant.compare(expires_at, call.now) <= 0) {
    throw new ApiError('expires_at_in_past', {}, { param: 'expires_at' })
  }
  const session = session_id ? await requireSession(call, session_id, person.id) : null
  const practitioner_id = await whoCares(call, asked, session)
  const { id: person_id } = person
  const place =
    person_location?.jurisdiction ??
    session?.person_location?.jurisdiction ??
    jurisdictionOf(person as never, toTimestamp(call.now).slice(0, 10))
  const id = newId(kind.prefix)
  const about = { ...told, id, person_id, practitioner_id, place }
  if (expires_at) scheduleJob(call, expiry, id, Temporal.Instant.from(expires_at))
  const made = await createRow(call, kind, id, {
    administration: instrument.administration,
    ...about,
    session_id: session_id ?? null,
    expires_at: expires_at ?? null,
    instrument_version: instrument.version,
    status: lifecycle.initial,
  })
  return answers ? await saveAnswers(call, made, answers, {}) : made
}

async function whoCares(call: Call, asked: AssessmentCreate, session: Row | null) {
  if (asked.practitioner_id) {
    await findRow(call, practitionerKind, asked.practitioner_id, 'practitioner_id')
    return asked.practitioner_id
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
export async function holdToAnswer(call: Call, id: string) {
  if (call.actor.kind !== 'person') return await holdAssessment(call, id)
  const assessment = await lockRow(call, kind, id)
  if (assessment.administration !== 'self') throw notFound(kind.object)
  const basis = [{ type: 'self', id: call.actor.id }]
  withReason(call, { purpose: 'treatment', basis, decision_id: null })
  return assessment
}

export async function holdAssessment(call: Call, id: string) {
  const assessment = await lockRow(call, kind, id)
  await requirePermission(call, assessment.person_id, { action: 'use', data_categories })
  requireUnerased(call, assessment.person_id, 'assess')
  return assessment
}

// Saves some answers and keeps the others. Checks for risk each time.
export async function changeAssessment(call: Call, id: string, asked: AssessmentChange) {
  const before = await holdToAnswer(call, id)
  const { answers, ...rest } = asked
  if (!answers || Object.keys(answers).length === 0) return await updateRow(call, kind, id, rest)
  const answerable = ['assigned', 'started']
  if (!answerable.includes(before.status!)) {
    throw transitionError(lifecycle, before.status!, 'update', answerable)
  }
  const all = together(before, answers)
  requireAnswers(before.instrument, all, false)
  return await saveAnswers(call, before, all, rest)
}

// Merges earlier and new answers. Drops earlier answers to items that no longer apply.
const together = ({ instrument, answers: before }: Row, answers: Answers) => ({
  ...askedOf(instrumentOf(instrument), before, { ...before, ...answers }),
  ...answers,
})

async function saveAnswers(call: Call, before: Row, answers: Answers, rest: object) {
  const { danger, is_new } = await lookForDanger(call, before as never, answers)
  const fields = { ...rest, answers, danger }
  const saved =
    before.status === 'assigned'
      ? await takeStep(call, lifecycle, before.id, 'start', fields)
      : await updateRow(call, kind, before.id, fields)
  if (is_new) emit(call, 'assessment.risk_detected', saved)
  return saved
}

export async function submitAssessment(call: Call, id: string, asked: { answers?: Answers }) {
  const before = await holdToAnswer(call, id)
  if (before.status !== 'assigned' && before.status !== 'started') {
    return await takeStep(call, lifecycle, id, 'submit')
  }
  const answers = together(before, asked.answers ?? {})
  // A partial submission that indicates risk is saved, so that the risk flag is opened.
  if (isDangerousPart(before as never, answers)) {
    return await saveAnswers(call, before, answers, {})
  }
  requireAnswers(before.instrument, answers, true)
  const { danger, is_new } = await lookForDanger(call, before as never, answers)
  const { score, change } = await judged(call, before, answers)
  const taken = { answers, danger, score, change }
  const done = await takeStep(call, lifecycle, id, 'submit', taken)
  tell(call, done, is_new)
  return done
}

export async function judged(call: Call, about: Row, answers: Answers) {
  const score = scoreOf(instrumentOf(about.instrument), answers)
  return { score, change: await compareWithBaseline(call, about, score.total) }
}

export function tell(call: Call, assessment: Row, is_new: boolean) {
  if (is_new) emit(call, 'assessment.risk_detected', assessment)
  if (assessment.change?.label === 'reliable_deterioration') {
    emit(call, 'assessment.reliable_deterioration', assessment)
  }
}

export async function reviewAssessment(call: Call, id: string, asked: { review?: string }) {
  await holdAssessment(call, id)
  const taken = { ...asked, reviewed_by_id: call.actor.id }
  return await takeStep(call, lifecycle, id, 'review', taken)
}

export async function cancelAssessment(call: Call, id: string) {
  await holdAssessment(call, id)
  return await takeStep(call, lifecycle, id, 'cancel')
}
