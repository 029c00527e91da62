// Creates, reads and changes psychotherapy notes. Only the author has access. The care team gets
// consent_required, which asks for a specific consent; everyone else gets resource_not_found.
import { withReason } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, findRow, deleteStoredResponses, lockRow, createRow } from '#kernel/record.ts'
import { requireSession } from '#areas/notes/note/note.ts'
import { requireAmendmentRoom } from '#areas/notes/note/amendment_limit.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import { decideAndAudit } from '#areas/persons/consent_decision/audited_decision.ts'
import { consentRequiredError } from '#areas/persons/consent_decision/denial.ts'
import { findPerson, requireEditable, requireUnerased } from '#areas/persons/person/person.ts'
import { psychotherapyNoteKind as kind, psychotherapyNoteLifecycle } from './lifecycle.ts'
import type {
  PsychotherapyNoteChange,
  PsychotherapyNoteCreate,
  PsychotherapyNoteRow,
} from './schema.ts'

const data_categories = ['psychotherapy_notes' as const]

// Anyone who can write notes about the person can write these.
export async function draftPsychotherapyNote(call: Call, request: PsychotherapyNoteCreate) {
  const person = await findPerson(call, request.person_id, 'person_id', { hold: true })
  await requirePermission(call, person.id, { action: 'use', data_categories: ['progress_notes'] })
  requireEditable(person, 'note')
  if (request.session_id) await requireSession(call, request.session_id, person.id)
  return await createRow(call, kind, newId(kind.prefix), {
    ...request,
    person_id: person.id,
    author_id: call.actor.id,
    status: psychotherapyNoteLifecycle.initial,
  })
}

export const readPsychotherapyNote = (call: Call, id: string) => findAuthorized(call, id, findRow)

async function findAuthorized(call: Call, id: string, find: typeof findRow) {
  if (call.actor.kind !== 'practitioner') throw notFound(kind.object)
  const note = await find(call, kind, id)
  const { author_id, person_id } = note
  if (author_id === call.actor.id) {
    const basis = [{ type: 'author', id: author_id }]
    withReason(call, { purpose: 'treatment', basis, decision_id: null })
    return note
  }
  const { decision, gathered } = await decideAndAudit(call, person_id, {
    author_id,
    data_categories,
  })
  if (decision.decision === 'permit') return note
  // Only the care team can learn that the note exists.
  const on_team = gathered.facts.care_team.includes(call.actor.id)
  throw on_team ? consentRequiredError(decision) : notFound(kind.object)
}

// Only the author can change the note, even if a consent lets others read it.
async function lockOwnNote(call: Call, id: string): Promise<PsychotherapyNoteRow> {
  const note = await findAuthorized(call, id, lockRow)
  requireUnerased(call, note.person_id, 'note')
  if (note.author_id === call.actor.id) return note
  const needs = "`On-Behalf-Of` with the ID of the note's author"
  throw new ApiError('permission_denied', { needs }, { param: 'On-Behalf-Of' })
}

export async function updatePsychotherapyNote(
  call: Call,
  id: string,
  request: PsychotherapyNoteChange,
) {
  const note = await lockOwnNote(call, id)
  const draft = isIn(psychotherapyNoteLifecycle, 'draft', note.status)
  if (!draft && request.text !== undefined) {
    const from = statesIn(psychotherapyNoteLifecycle, 'draft')
    throw transitionError(psychotherapyNoteLifecycle, note.status, 'update', from)
  }
  return await updateRow(call, kind, id, request)
}

export async function finishPsychotherapyNote(call: Call, id: string) {
  await lockOwnNote(call, id)
  return await takeStep(call, psychotherapyNoteLifecycle, id, 'finish')
}

export async function appendPsychotherapyNote(call: Call, id: string, { text }: { text: string }) {
  const note = await lockOwnNote(call, id)
  requireAmendmentRoom(note.additions, text)
  const additions = [...note.additions, { text, added_at: toTimestamp(call.now) }]
  return await takeStep(call, psychotherapyNoteLifecycle, id, 'append', { additions })
}

// The author can destroy the note unless a legal hold applies.
export async function destroyPsychotherapyNote(call: Call, id: string) {
  const { person_id } = await lockOwnNote(call, id)
  const { legal_hold } = await findPerson(call, person_id)
  if (legal_hold) throw new ApiError('retention_active', {})
  const emptied = { text: null, additions: [], metadata: {} }
  const destroyed = await takeStep(call, psychotherapyNoteLifecycle, id, 'destroy', emptied)
  await deleteStoredResponses(call, person_id, id)
  return destroyed
}
