// Assigns forms to persons, saves their answers in parts, and completes, amends and cancels
// responses. Answers are always checked against the version of the form that was assigned.
import { ApiError } from '#catalogue/api_error.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { cancelJob, scheduleJob } from '#kernel/jobs.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { createRow, findRow, updateRow } from '#kernel/record.ts'
import { formKind, formLifecycle } from '#areas/documents/form/lifecycle.ts'
import { requireSession } from '#areas/notes/note/note.ts'
import { requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { lockFormResponse, lockToAnswer } from './access.ts'
import { enabledAnswers, faultsIn, mergeAnswers, scoreOf } from './answers.ts'
import {
  dueJob,
  formResponseKind as kind,
  formResponseLifecycle as lifecycle,
} from './lifecycle.ts'
import type {
  Answers,
  AnswersChange,
  FormResponseChange,
  FormResponseCreate,
  FormResponseRow,
} from './schema.ts'

export async function assignForm(call: Call, body: FormResponseCreate) {
  const { session_id = null, due_at = null } = body
  const form = await findRow(call, formKind, body.form_id, 'form_id')
  const { data_categories } = form
  const person = await findPerson(call, body.person_id, 'person_id', { hold: true })
  await requireWhole(call, person.id, { action: 'use', data_categories })
  requireEditable(person, 'assign_form')
  if (!isIn(formLifecycle, 'published', form.status)) {
    throw transitionError(
      formLifecycle,
      form.status,
      'assign',
      statesIn(formLifecycle, 'published'),
    )
  }
  if (session_id) await requireSession(call, session_id, person.id)
  const id = newId(kind.prefix)
  scheduleDueJob(call, id, due_at)
  return await createRow(call, kind, id, {
    ...body,
    person_id: person.id,
    session_id,
    due_at,
    data_categories,
    status: lifecycle.initial,
  })
}

function scheduleDueJob(call: Call, id: string, due_at: string | null) {
  if (!due_at) return cancelJob(call, dueJob, id)
  const at = Temporal.Instant.from(due_at)
  if (Temporal.Instant.compare(at, call.now) <= 0) {
    throw new ApiError('due_at_in_past', {}, { param: 'due_at' })
  }
  scheduleJob(call, dueJob, id, at)
}

const itemsOf = async (call: Call, { form_id }: FormResponseRow) =>
  (await findRow(call, formKind, form_id)).items

export function requireAnswers(faults: ReturnType<typeof faultsIn>) {
  if (faults.length > 0) throw new ApiError('answers_invalid', {}, { details: faults })
}

// Saves some answers and keeps the others.
export async function updateFormResponse(call: Call, id: string, body: FormResponseChange) {
  const before = await lockToAnswer(call, id)
  const { answers, ...fields } = body
  if (fields.due_at !== undefined) changeDueTime(call, before, fields.due_at)
  const saves = answers && Object.keys(answers).length > 0
  if (!saves) return await updateRow(call, kind, id, fields, 'updated', before)
  if (!isIn(lifecycle, 'answerable', before.status)) {
    throw transitionError(lifecycle, before.status, 'update', statesIn(lifecycle, 'answerable'))
  }
  const merged = mergeAnswers(before.answers, answers)
  requireAnswers(faultsIn(await itemsOf(call, before), merged, false))
  const saved = { ...fields, answers: merged }
  return isIn(lifecycle, 'unanswered', before.status)
    ? await takeStep(call, lifecycle, id, 'start', saved, before)
    : await updateRow(call, kind, id, saved, 'updated', before)
}

// Who assigns a form sets its due time, until it has passed.
function changeDueTime(call: Call, before: FormResponseRow, due_at: string | null) {
  if (call.actor.kind === 'person') {
    const needs = "A person's scoped token can't change `due_at`."
    throw new ApiError('permission_denied', { needs }, { param: 'due_at' })
  }
  if (!isIn(lifecycle, 'on_time', before.status)) {
    throw transitionError(lifecycle, before.status, 'update', statesIn(lifecycle, 'on_time'))
  }
  scheduleDueJob(call, before.id, due_at)
}

// Answers to items that are disabled by then are dropped.
export async function completeFormResponse(
  call: Call,
  id: string,
  body: { answers?: AnswersChange },
) {
  const before = await lockToAnswer(call, id)
  if (!isIn(lifecycle, 'answerable', before.status)) {
    return await takeStep(call, lifecycle, id, 'complete')
  }
  const answers = mergeAnswers(before.answers, body.answers ?? {})
  const result = completion(await itemsOf(call, before), answers)
  return await takeStep(call, lifecycle, id, 'complete', result, before)
}

export function completion(items: Awaited<ReturnType<typeof itemsOf>>, sent: Answers) {
  requireAnswers(faultsIn(items, sent, true))
  const answers = enabledAnswers(items, sent)
  return { answers, score: scoreOf(items, answers) }
}

type Amendment = { reason: string; answers: Answers }

// Creates a replacement with the corrected answers and the original completion time.
export async function amendFormResponse(call: Call, id: string, { reason, answers }: Amendment) {
  const before = await lockFormResponse(call, id)
  if (!isIn(lifecycle, 'completed', before.status)) {
    return await takeStep(call, lifecycle, id, 'amend')
  }
  const result = completion(await itemsOf(call, before), answers)
  const amended_by_id = newId(kind.prefix)
  const amended = await takeStep(call, lifecycle, id, 'amend', { reason, amended_by_id }, before)
  const { person_id, form_id, session_id, due_at, data_categories, completed_at } = before
  await createRow(call, kind, amended_by_id, {
    person_id,
    form_id,
    session_id,
    due_at,
    data_categories,
    ...result,
    amends_id: id,
    status: lifecycle.steps.complete.to,
    completed_at: completed_at ?? toTimestamp(call.now),
  })
  return amended
}

export async function cancelFormResponse(call: Call, id: string) {
  await lockFormResponse(call, id)
  return await takeStep(call, lifecycle, id, 'cancel')
}
