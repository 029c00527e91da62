// Creates, updates and discards draft notes.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, deleteStoredResponses, createRow } from '#kernel/record.ts'
import { requirePermission, requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { namesPart2Program } from '#areas/practitioners/practitioner/part2_program.ts'
import { encryptFields } from '#kernel/encrypted_row.ts'
import { lockNote, requireAuthor } from './access.ts'
import { requireAssessments, requireConsistent } from './draft_checks.ts'
import { formatOf } from './formats.ts'
import {
  categoriesOf,
  content,
  noteKind,
  noteLifecycle,
  overdue,
  overdue_hours,
} from './lifecycle.ts'
import type { NoteRow } from './schema.ts'
import { contentHash } from './signing.ts'
import {
  type DocumentedSession,
  emptyVersions,
  findSession,
  findSessions,
  insertVersion,
} from './store.ts'
import type { NoteChange, NoteCreate } from './schema.ts'
import { noteVersionKind } from './version_schema.ts'
import type { Service } from './content.ts'

export async function draftNote(call: Call, request: NoteCreate) {
  requireConsistent(request.format, request)
  const person = await findPerson(call, request.person_id, 'person_id', { hold: true })
  const labels = await addProgramLabel(call, request.labels ?? [])
  const data_categories = categoriesOf({ ...request, labels })
  await requireWhole(call, person.id, { action: 'use', data_categories })
  requireEditable(person, 'note')
  await requireDraftingConsent(call, person.id, request)
  await requireAssessments(call, person.id, request)
  const service = request.session_id
    ? { ...(await serviceOf(call, request.session_id, person.id)), ...request.service }
    : (request.service ?? null)
  const id = newId(noteKind.prefix)
  scheduleJob(call, overdue, id, call.now.add({ hours: overdue_hours }))
  return await createRow(call, noteKind, id, {
    kind: formatOf(request.format).kind,
    ...request,
    labels,
    service,
    person_id: person.id,
    author_id: call.actor.id,
    status: noteLifecycle.initial,
  })
}

async function addProgramLabel(call: Call, labels: NoteRow['labels']) {
  if (labels.includes('sud')) return labels
  return withProgramLabel(labels, await namesPart2Program(call, [call.actor.id]))
}

// Notes of a 42 CFR Part 2 program are substance use disorder records, so always label them.
export const withProgramLabel = (
  labels: NoteRow['labels'],
  of_program: boolean,
): NoteRow['labels'] => (of_program && !labels.includes('sud') ? [...labels, 'sud'] : labels)

// AI documentation requires the person's consent.
async function requireDraftingConsent(call: Call, person_id: string, request: NoteChange) {
  if (request.origin?.method !== 'ai_draft') return
  const recipient = { type: 'practitioner' as const, id: call.actor.id, name: null }
  const activity = 'ai_documentation' as const
  await requirePermission(call, person_id, { activity, action: 'use', recipient })
}

// Copies the service details from the session.
async function serviceOf(call: Call, session_id: string, person_id: string): Promise<Service> {
  const session = await requireSession(call, session_id, person_id)
  const { starts_at, started_at, completed_at, format, person_location, time_zone } = session
  const began = Temporal.Instant.from(started_at ?? starts_at).toZonedDateTimeISO(time_zone)
  const jurisdiction = person_location?.jurisdiction
  return {
    date: began.toPlainDate().toString(),
    started_at: started_at ?? null,
    ended_at: started_at ? (completed_at ?? null) : null,
    modality: format,
    person_location: jurisdiction ? { jurisdiction } : null,
  }
}

export async function requireSession(call: Call, id: string, person_id: string) {
  const session = await findSession(call, id, person_id)
  if (!session) throw notFound('session', 'session_id')
  return session
}

// The same for many: each session is found once.
export async function findSessionsOf(call: Call, ids: (string | null | undefined)[]) {
  const named = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const sessions = named.length > 0 ? await findSessions(call, named) : new Map()
  return (id: string, person_id: string): DocumentedSession => {
    const session = sessions.get(id)
    if (!session?.attended_by.includes(person_id)) throw notFound('session', 'session_id')
    return session
  }
}

// Updates a draft and keeps the earlier version.
export async function updateNote(call: Call, id: string, request: NoteChange) {
  const before = await lockNote(call, id)
  requireAuthor(call, before)
  requireDraft(before, 'update')
  requireConsistent(before.format, request)
  await requireDraftingConsent(call, before.person_id, request)
  await requireAssessments(call, before.person_id, request)
  const changes = request.labels
    ? { ...request, labels: await addProgramLabel(call, request.labels) }
    : request
  const after = await updateRow(call, noteKind, id, changes)
  if (after.version !== before.version) await saveVersion(call, before)
  return after
}

async function saveVersion(call: Call, note: NoteRow) {
  const id = newId(noteVersionKind.prefix)
  const { person_id, version: number } = note
  const { sections, service, diagnoses, goals, goal_refs } = note
  const { assessment_ids, risk_assessed, labels, origin } = note
  const written: Record<keyof typeof content, unknown> = {
    sections,
    service,
    diagnoses,
    goals,
    goal_refs,
    assessment_ids,
    risk_assessed,
    labels,
    origin,
  }
  const fields = { id, note_id: note.id, person_id, number, saved_by_id: call.actor.id, ...written }
  const { columns } = await encryptFields(call, noteVersionKind, id, fields)
  await insertVersion(call, columns)
}

export function requireDraft({ status }: NoteRow, step: string) {
  if (isIn(noteLifecycle, 'draft', status)) return
  throw transitionError(noteLifecycle, status, step, statesIn(noteLifecycle, 'draft'))
}

// Deletes everything but the hash.
export async function discardNote(call: Call, id: string) {
  const before = await lockNote(call, id)
  requireAuthor(call, before)
  const content_hash = contentHash(before)
  const emptied = { ...content, signatures: [], comment: null, metadata: {}, content_hash }
  const discarded = await takeStep(call, noteLifecycle, id, 'discard', emptied)
  await emptyVersions(call, id)
  await deleteStoredResponses(call, before.person_id, id)
  return discarded
}

// A note's lateness counts from the end of care or, if unknown, from the end of that day.
export const careEnded = ({ service }: NoteRow, call: Call) =>
  service?.ended_at
    ? Temporal.Instant.from(service.ended_at)
    : service?.date
      ? Temporal.PlainDate.from(service.date).add({ days: 1 }).toZonedDateTime('UTC').toInstant()
      : call.now

export const isLate = (note: NoteRow, call: Call) =>
  toTimestamp(careEnded(note, call).add({ hours: overdue_hours })) < toTimestamp(call.now)
