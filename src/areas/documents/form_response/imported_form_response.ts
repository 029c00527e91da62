// Imports form responses from another system or account: completed ones with the time of their
// completion, and those that are still to be answered.
import Type, { type Static } from 'typebox'
import { ApiError } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { external_id } from '#kernel/external_id.ts'
import { Timestamp } from '#kernel/fields.ts'
import { newId } from '#kernel/ids.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { createRow, findRow } from '#kernel/record.ts'
import { formKind, formLifecycle } from '#areas/documents/form/lifecycle.ts'
import { requireSession } from '#areas/notes/note/note.ts'
import { requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { faultsIn } from './answers.ts'
import { completion, requireAnswers, updateFormResponse } from './form_response.ts'
import {
  answers as answersSchema,
  dueJob,
  formResponseKind as kind,
  formResponseLifecycle as lifecycle,
} from './lifecycle.ts'
import { FormResponseCreate, type FormResponseRow } from './schema.ts'

export const ImportedFormResponse = Type.Object({
  ...FormResponseCreate.properties,
  external_id,
  answers: Type.Optional(answersSchema),
  completed_at: Type.Optional(
    Timestamp('When it was completed. Without it, the response can still be answered.'),
  ),
})
type ImportedFormResponse = Static<typeof ImportedFormResponse>

// A form that was retired since has responses too. A draft has none.
export async function importFormResponse(call: Call, request: ImportedFormResponse) {
  const { answers = {}, completed_at, ...fields } = request
  const { session_id = null, due_at = null } = request
  if (completed_at) requirePast(call, completed_at)
  const form = await findRow(call, formKind, request.form_id, 'form_id')
  const { data_categories, items } = form
  const person = await findPerson(call, request.person_id, 'person_id', { hold: true })
  await requireWhole(call, person.id, { action: 'use', data_categories })
  requireEditable(person, 'assign_form')
  if (isIn(formLifecycle, 'draft', form.status)) {
    const states = statesIn(formLifecycle, 'published')
    throw transitionError(formLifecycle, form.status, 'assign', states)
  }
  if (session_id) await requireSession(call, session_id, person.id)
  const result = completed_at ? completion(items, answers) : null
  if (!result) requireAnswers(faultsIn(items, answers, false))
  const assigned = await createRow(call, kind, newId(kind.prefix), {
    ...fields,
    person_id: person.id,
    session_id,
    due_at,
    data_categories,
    status: lifecycle.initial,
  })
  if (completed_at) return await complete(call, assigned, result!, completed_at)
  // One whose due time has passed becomes overdue at once.
  if (due_at) scheduleJob(call, dueJob, assigned.id, Temporal.Instant.from(due_at))
  if (Object.keys(answers).length === 0) return assigned
  return await takeStep(call, lifecycle, assigned.id, 'start', { answers }, assigned)
}

async function complete(
  call: Call,
  response: FormResponseRow,
  result: ReturnType<typeof completion>,
  completed_at: string,
) {
  const { id } = response
  const completed = await takeStep(call, lifecycle, id, 'complete', result, response)
  await call.query(sql`
    update form_responses set completed_at = ${completed_at}
    where account = ${call.account} and id = ${id}`)
  return { ...completed, completed_at }
}

function requirePast(call: Call, completed_at: string) {
  if (Temporal.Instant.compare(completed_at, call.now) <= 0) return
  throw new ApiError('date_in_future', {}, { param: 'completed_at' })
}

// What was completed doesn't change. Others take the answers of the row.
export async function updateImportedFormResponse(
  call: Call,
  id: string,
  { answers = {}, completed_at }: ImportedFormResponse,
) {
  const before = await findRow(call, kind, id)
  if (!isIn(lifecycle, 'answerable', before.status)) return before
  if (!completed_at) return await updateFormResponse(call, id, { answers })
  requirePast(call, completed_at)
  const { items } = await findRow(call, formKind, before.form_id)
  return await complete(call, before, completion(items, answers), completed_at)
}
