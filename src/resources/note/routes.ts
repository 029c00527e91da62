// The note's door: what the API offers, and under which scope.
import { sql } from '#db/sql.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { listRoute } from '#http/list.ts'
import { wholeList } from '#http/whole_list.ts'
import { everybody, type Given, lifecycleRoutes, route, type Route } from '#http/route.ts'
import { retrieveRoute, updateRoute } from '#http/standard_routes.ts'
import type { Call } from '#call.ts'
import Type from 'typebox'
import { admitNotes, readNote } from './access.ts'
import { noteFormats } from './formats.ts'
import { noteKind, noteLifecycle, reason } from './lifecycle.ts'
import { changeNote, discardNote, draftNote } from './note.ts'
import { proveNote } from './proof.ts'
import { NoteFormats, NoteProof } from './proof_schema.ts'
import { Note, NoteChange, NoteCreate, noteFilters, NoteListed } from './schema.ts'
import * as steps from './steps.ts'
import { NoteVersion, noteVersionKind } from './version_schema.ts'

const reading = { kind: noteKind, scope: 'notes:read' as const, item: Note }
const writing = { ...reading, scope: 'notes:write' as const }
const practitioner = ['practitioner' as const]
const rejudge = (call: Call, { id }: Given) => readNote(call, id)
const refused: ErrorCode[] = ['consent_required', 'permission_denied']
const whenSigning: ErrorCode[] = [
  ...refused,
  'note_incomplete',
  'day_in_future',
  'practitioner_not_eligible',
]

// Whoever cares for the person, and whoever wrote or must sign it.
const always = sql`(cares_for(person_id)
  or author_id = current_practitioner() or supervisor_id = current_practitioner())`

// Which steps the account may take too: all others are a practitioner's.
const byAccountToo = ['amend', 'void']

const stepRoutes = lifecycleRoutes(noteLifecycle, writing.scope, Note, {
  sign: { run: steps.signNote, refuses: whenSigning },
  cosign: { run: steps.cosignNote, refuses: whenSigning },
  return: { run: steps.returnNote, refuses: refused },
  withdraw: { run: steps.withdrawNote, refuses: refused },
  discard: { run: discardNote, refuses: refused },
  amend: { run: steps.amendNote, refuses: [...refused, 'note_full'] },
  void: { run: steps.voidNote, refuses: refused },
}).map((step) => ({
  ...step,
  rejudge,
  ...(!byAccountToo.includes(step.name.split('.')[1]!) && { actors: practitioner }),
}))

export const noteRoutes: Route[] = [
  route({
    name: 'notes.create',
    method: 'POST',
    path: '/v1/notes',
    scope: writing.scope,
    summary: 'Begin a note, on behalf of the practitioner who writes it.',
    body: NoteCreate,
    returns: Note,
    actors: practitioner,
    refuses: ['resource_not_found', 'invalid_transition', ...refused],
    rejudge: (call, _, made) => readNote(call, made!),
    run: (call, { body }) => draftNote(call, body),
  }),
  retrieveRoute({ ...reading, find: readNote, actors: everybody }),
  listRoute({
    ...reading,
    item: NoteListed,
    summary: 'List notes without what they say, newest first.',
    fields: noteFilters,
    always,
    admits: admitNotes,
  }),
  {
    ...updateRoute({
      ...writing,
      actors: practitioner,
      body: NoteChange,
      change: changeNote,
      rejudge,
      refuses: [...refused, 'invalid_transition', 'precondition_required'],
    }),
    needs_if_match: true,
  },
  ...stepRoutes,
  route({
    name: 'notes.request_void',
    method: 'POST',
    path: '/v1/notes/{id}/request_void',
    scope: writing.scope,
    summary: 'Ask for a signed note to be voided; somebody else must agree by voiding it.',
    body: Type.Object({ reason }),
    returns: Note,
    refuses: ['resource_not_found', 'invalid_transition', 'precondition_failed', ...refused],
    rejudge,
    run: (call, { id, body }) => steps.requestVoid(call, id, body),
  }),
  route({
    name: 'notes.proof',
    method: 'GET',
    path: '/v1/notes/{id}/proof',
    scope: reading.scope,
    summary: 'Prove that a note and what was added to it are as they were signed.',
    returns: NoteProof,
    refuses: ['resource_not_found', 'consent_required'],
    run: (call, { id }) => proveNote(call, id),
  }),
  listRoute({
    kind: noteVersionKind,
    scope: reading.scope,
    item: NoteVersion,
    of: { kind: noteKind, column: 'note_id', find: readNote },
    summary: 'What a draft said before each time it was saved, newest first.',
    fields: {},
  }),
  route({
    name: 'note_formats.list',
    method: 'GET',
    path: '/v1/note_formats',
    scope: reading.scope,
    summary: 'The formats of notes: their sections, which must be filled, and what belongs there.',
    returns: NoteFormats,
    run: async () => formats,
  }),
]

const formats = wholeList(
  '/v1/note_formats',
  Object.entries(noteFormats).map(([format, { sections, ...rest }]) => ({
    object: 'note_format',
    format,
    ...rest,
    sections: Object.entries(sections).map(([name, section]) => ({ name, ...section })),
  })),
)

export const noteEvents = {
  'note.updated': 'A draft of a note was saved.',
  'note.void_requested': 'Somebody asked for a note to be voided; another must agree.',
  'note.overdue': 'A note was begun three days ago and is not signed.',
}
