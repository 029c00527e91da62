// Imports assessments that were completed in another system: their answers are scored again and
// compared with the score of that system. Past answers open no risk flag.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { Integer, Timestamp } from '#kernel/fields.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { createRow, findRow } from '#kernel/record.ts'
import { requireSession } from '#areas/notes/note/note.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { practitionerOf, requireAnswers, scoreWithChange } from './assessment.ts'
import { instrumentOf } from './instruments.ts'
import { answers, assessmentKind, assessmentLifecycle } from './lifecycle.ts'
import { recalculateOutcome } from './outcome.ts'
import { AssessmentCreate, type AssessmentRow } from './schema.ts'
import { type AnswerFault, faultsIn, scoreOf } from './scoring.ts'

const { expires_at: _, person_location: __, ...created } = AssessmentCreate.properties

export const ImportedAssessment = Type.Object({
  ...created,
  answers,
  completed_at: Timestamp('When the assessment was completed.', '2025-03-01T17:00:00Z'),
  total: Type.Optional(
    Integer('Total score in the other system. The row is rejected if ours differs.', 0, 1_000),
  ),
})
type ImportedAssessment = Static<typeof ImportedAssessment>

const different = '`total` differs from the score of the answers. Check both, or omit `total`.'

// What is wrong with a row, as far as it needs no other object.
export function checkImportedAssessment(fields: ImportedAssessment): AnswerFault[] {
  const instrument = instrumentOf(fields.instrument)
  const faults = faultsIn(instrument, fields.answers, true)
  if (faults.length > 0 || isSame(fields)) return faults
  return [{ param: 'total', code: 'score_differs', message: different }]
}

const isSame = ({ instrument, answers: given, total }: ImportedAssessment) =>
  total === undefined || scoreOf(instrumentOf(instrument), given).total === total

export async function importAssessment(
  call: Call,
  request: ImportedAssessment,
): Promise<AssessmentRow> {
  const { completed_at, answers: given, total: _total, ...columns } = request
  requireAnswers(request.instrument, given, true)
  if (!isSame(request)) throw invalid('total', different)
  if (Temporal.Instant.compare(completed_at, call.now) > 0) {
    throw new ApiError('date_in_future', {}, { param: 'completed_at' })
  }
  const person = await findPerson(call, request.person_id, 'person_id', { hold: true })
  await requirePermission(call, person.id, { action: 'use', data_categories: ['assessments'] })
  requireEditable(person, 'assess')
  const { session_id, instrument } = request
  const session = session_id ? await requireSession(call, session_id, person.id) : null
  const { administration, version } = instrumentOf(instrument)
  const id = newId(assessmentKind.prefix)
  const assigned = await createRow(call, assessmentKind, id, {
    administration,
    ...columns,
    person_id: person.id,
    practitioner_id: await practitionerOf(call, request, session),
    session_id: session_id ?? null,
    instrument_version: version,
    status: assessmentLifecycle.initial,
  })
  const scored = await scoreWithChange(call, { ...assigned, completed_at }, given)
  const results = { answers: given, ...scored }
  const completed = await takeStep(call, assessmentLifecycle, id, 'submit', results, assigned)
  await call.query(sql`
    update assessments set completed_at = ${completed_at}
    where account = ${call.account} and id = ${id}`)
  return { ...completed, completed_at }
}

// Call it before an assessment is deleted, and what it returns afterward: the outcome of care no
// longer counts the assessment.
export async function recalculateWithout(call: Call, id: string) {
  const assessment = await findRow(call, assessmentKind, id)
  return () => recalculateOutcome(call, assessment)
}
