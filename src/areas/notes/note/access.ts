// Access to notes: the author, the supervisor, anyone permitted by consent or the care team, and
// the account, which holds the record.
import { withReason } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { findRow, lockRow } from '#kernel/record.ts'
import { admit, requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { requireUnerased } from '#areas/persons/person/person.ts'
import { categoriesOf, isReleased, noteKind } from './lifecycle.ts'
import type { NoteRow } from './schema.ts'

export async function requireNoteAccess(
  call: Call,
  note: NoteRow,
  action: 'access' | 'use' = 'access',
) {
  const { id, kind } = call.actor
  // A person can see only what was released to them: no drafts, and nothing withheld.
  if (kind === 'person' && !isReleased(note)) throw notFound(noteKind.object)
  const role = id === note.author_id ? 'author' : id === note.supervisor_id ? 'supervisor' : null
  if (role) {
    withReason(call, { purpose: 'treatment', basis: [{ type: role, id }], decision_id: null })
    return
  }
  await requireWhole(call, note.person_id, {
    action,
    data_categories: categoriesOf(note),
    service_date: note.service?.date ?? null,
  })
}

export async function readNote(call: Call, id: string) {
  const note = await findRow(call, noteKind, id)
  await requireNoteAccess(call, note)
  return note
}

// Filters a list to the notes the caller can read, including those they wrote or must co-sign.
export async function admitNotes(call: Call, rows: NoteRow[]) {
  const own = ({ author_id, supervisor_id }: NoteRow) =>
    author_id === call.actor.id || supervisor_id === call.actor.id
  const others = rows.filter((row) => !own(row))
  const admitted = await admit(call, others, ({ person_id }) => person_id, categoriesOf)
  return rows.filter((row) => own(row) || admitted.includes(row))
}

// Locks a note for a change. Checks access first, so that other errors reveal nothing about it.
export async function lockNote(call: Call, id: string) {
  const note = await lockRow(call, noteKind, id)
  await requireNoteAccess(call, note, 'use')
  requireUnerased(call, note.person_id, 'note')
  return note
}

// The account holds the record; the author and the supervisor signed the note.
export function requireSignerOrAccount(call: Call, { author_id, supervisor_id }: NoteRow) {
  const { kind, id } = call.actor
  if (kind === 'account' || id === author_id || id === supervisor_id) return
  const needs = "the account, the note's author or their supervisor as the caller"
  throw new ApiError('permission_denied', { needs }, { param: 'On-Behalf-Of' })
}

export function requireAuthor(call: Call, { author_id }: { author_id: string }) {
  if (call.actor.id === author_id) return
  const needs = "`On-Behalf-Of` with the ID of the note's author"
  throw new ApiError('permission_denied', { needs }, { param: 'On-Behalf-Of' })
}
