// Imports assessments that were completed in another system: their answers are scored again and
// compared with the score of that system. Of some, only the total is known. Past answers open no
// risk flag.
import Type, { type Static } from 'typebox'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { withOwnReason } from '#kernel/audit.ts'
import { emit } from '#kernel/events.ts'
import { Integer, Timestamp } from '#kernel/fields.ts'
import { mapEach } from '#kernel/many.ts'
import { findRow } from '#kernel/record.ts'
import { insertRows } from '#kernel/create_rows.ts'
import { findSessionsOf } from '#areas/notes/note/note.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPersons } from '#areas/persons/person/many_persons.ts'
import { requireEditable } from '#areas/persons/person/person.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { type Answers, instrumentOf } from './instruments.ts'
import { answers, assessmentKind, assessmentLifecycle } from './lifecycle.ts'
import {
  changeSinceBaseline,
  type Measured,
  readManySeries,
  recalculateOutcome,
  seriesKey,
  updateOutcomes,
} from './outcome.ts'
import { AssessmentCreate } from './schema.ts'
import { type AnswerFault, faultsIn, scoreOf, scoreOfTotal } from './scoring.ts'

const { expires_at: _, person_location: __, ...created } = AssessmentCreate.properties

export const ImportedAssessment = Type.Object({
  ...created,
  answers: Type.Optional(answers),
  completed_at: Timestamp('When the assessment was completed.', '2025-03-01T17:00:00Z'),
  total: Type.Optional(
    Integer(
      'Total score in the other system. The row is rejected if ours differs. Without `answers`, ' +
        'only the total is known.',
      0,
      1_000,
    ),
  ),
})
type ImportedAssessment = Static<typeof ImportedAssessment>

// What is wrong with a row, as far as it needs no other object.
export function checkImportedAssessment(fields: ImportedAssessment): AnswerFault[] {
  const instrument = instrumentOf(fields.instrument)
  const { total } = fields
  if (hasAnswers(fields)) {
    const faults = faultsIn(instrument, fields.answers, true)
    const is_same = total === undefined || scoreOf(instrument, fields.answers).total === total
    return faults.length > 0 || is_same ? faults : [fault('score_differs', different)]
  }
  if (total === undefined || !instrument.total) {
    return [{ param: 'answers', code: 'required', message: unanswered }]
  }
  const { from, to } = instrument.total
  if (from <= total && total <= to) return []
  return [fault('out_of_range', `\`total\` must be from ${from} to ${to}.`)]
}

const fault = (code: string, message: string) => ({ param: 'total', code, message })
const different = '`total` differs from the score of the answers. Check both, or omit `total`.'
const unanswered = '`answers` are required, or `total` if the instrument has one.'

const hasAnswers = (fields: ImportedAssessment): fields is ImportedAssessment & Answered =>
  Object.keys(fields.answers ?? {}).length > 0
type Answered = { answers: Answers }

export type AssessmentDraft = { id: string; request: ImportedAssessment }

// Imports assessments together. The outcome of each course of care is calculated once.
export async function importAssessments(call: Call, drafts: AssessmentDraft[]) {
  const requests = drafts.map(({ request }) => request)
  const facts = {
    personOf: await findPersons(
      call,
      requests.map(({ person_id }) => person_id),
      'key share',
    ),
    sessionOf: await findSessionsOf(
      call,
      requests.map(({ session_id }) => session_id),
    ),
    requirePractitioner: await findPractitioners(call, requests),
  }
  const checked = await mapEach(call.slices, drafts, (draft) => check(call, draft, facts))
  const series = await readManySeries(call, checked)
  const rows = checked.map((each) => score(each, series))
  await insertRows(call, assessmentKind, rows)
  const courses = checked.filter(({ instrument }) => instrumentOf(instrument).change)
  const distinct = new Map(courses.map((each) => [courseKey(each), each]))
  await updateOutcomes(
    call,
    [...distinct.values()].map((course) => [course, series.get(seriesKey(course))!]),
  )
  for (const { own, id, person_id } of checked) {
    emit(own, 'assessment.created', { id, person_id, version: 1 })
    emit(own, `assessment.${word}`, { id, person_id, version: 2 }, submitted)
  }
}

const { to: word } = assessmentLifecycle.steps.submit
// What submitting writes. It counts as a version.
const submitted = ['answers', 'score', 'change', 'status', `${word}_at`]

type AssessmentFacts = {
  personOf: Awaited<ReturnType<typeof findPersons>>
  sessionOf: Awaited<ReturnType<typeof findSessionsOf>>
  requirePractitioner: Awaited<ReturnType<typeof findPractitioners>>
}

async function check(
  call: Call,
  { id, request }: AssessmentDraft,
  { personOf, sessionOf, requirePractitioner }: AssessmentFacts,
) {
  const own = withOwnReason(call)
  const { instrument, session_id } = request
  const [wrong] = checkImportedAssessment(request)
  if (wrong) throw invalid(wrong.param, wrong.message)
  if (Temporal.Instant.compare(request.completed_at, own.now) > 0) {
    throw new ApiError('date_in_future', {}, { param: 'completed_at' })
  }
  const { id: person_id, ...person } = personOf(request.person_id)
  await requirePermission(own, person_id, { action: 'use', data_categories: ['assessments'] })
  requireEditable(person, 'assess')
  const session = session_id ? sessionOf(session_id, person_id) : null
  requirePractitioner(request)
  const practitioner_id = request.practitioner_id ?? session?.practitioner_id ?? null
  const completed_at = toTimestamp(Temporal.Instant.from(request.completed_at))
  return { own, id, request, person_id, practitioner_id, instrument, completed_at }
}

type Checked = Awaited<ReturnType<typeof check>>

const courseKey = (course: Checked) => `${seriesKey(course)} ${course.practitioner_id}`

// Scores an assessment, compares it with those before it, and adds it to their series.
function score(each: Checked, all: Map<string, Measured[]>) {
  const { id, request, person_id, practitioner_id, instrument, completed_at } = each
  const { answers: _answers, total: known_total, ...columns } = request
  const {
    administration,
    version: instrument_version,
    change: has_change,
  } = instrumentOf(instrument)
  const given = hasAnswers(request) ? request.answers : null
  const result = given
    ? scoreOf(instrumentOf(instrument), given)
    : scoreOfTotal(instrumentOf(instrument), known_total!)
  const others = all.get(seriesKey(each)) ?? []
  const { total } = result
  const measure = total === null || !has_change ? null : { completed_at, total }
  const change = measure && changeSinceBaseline(instrument, others, measure)
  const series = [...others, { id, practitioner_id, completed_at, score: result }]
  all.set(seriesKey(each), series.toSorted(inOrder))
  const fields = {
    administration,
    ...columns,
    person_id,
    practitioner_id,
    session_id: request.session_id ?? null,
    instrument_version,
    answers: given ?? {},
    score: result,
    change,
    status: word,
    completed_at,
    version: 2,
  }
  return { id, fields }
}

const orderOf = ({ completed_at, id }: Measured) => `${completed_at} ${id}`
const inOrder = (one: Measured, other: Measured) => (orderOf(one) < orderOf(other) ? -1 : 1)

async function findPractitioners(call: Call, requests: ImportedAssessment[]) {
  const ids = [...new Set(requests.flatMap(({ practitioner_id }) => practitioner_id ?? []))]
  const found = await call.query<{ id: string }>(sql`
    select id from practitioners where account = ${call.account} and id = any(${ids})`)
  const known = new Set(found.map(({ id }) => id))
  return ({ practitioner_id }: ImportedAssessment) => {
    if (!practitioner_id || known.has(practitioner_id)) return
    throw notFound(practitionerKind.object, 'practitioner_id')
  }
}

// Call it before an assessment is deleted, and what it returns afterward: the outcome of care no
// longer counts the assessment.
export async function recalculateWithout(call: Call, id: string) {
  const assessment = await findRow(call, assessmentKind, id)
  return () => recalculateOutcome(call, assessment)
}
