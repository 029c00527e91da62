// Note routes, with their scopes.
import { sql } from '#db/sql.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { inSet } from '#kernel/state_sets.ts'
import { listRoute } from '#http/lists/list_route.ts'
import {
  everybody,
  type RequestInput,
  lifecycleRoutes,
  route,
  type Route,
} from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import type { Call } from '#kernel/call.ts'
import Type from 'typebox'
import { admitNotes, readNote } from './access.ts'
import { noteFormatsRoute } from './formats_route.ts'
import { noteKind, noteLifecycle } from './lifecycle.ts'
import { reason } from './steps_schema.ts'
import { updateNote, discardNote, draftNote } from './note.ts'
import { proveNote } from './proof.ts'
import { NoteProof } from './proof_schema.ts'
import { Note, NoteChange, NoteCreate, noteFilters, NoteListed } from './schema.ts'
import { releaseRoutes } from './release_routes.ts'
import * as steps from './steps.ts'
import { NoteVersion, noteVersionKind } from './version_schema.ts'
import { remindStep } from './steps.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: noteKind, scope: 'notes:read' as const, item: Note }
const writing = { ...reading, scope: 'notes:write' as const }
const practitioner = ['practitioner' as const]
const recheck = (call: Call, { id }: RequestInput) => readNote(call, id)
const refused: ErrorCode[] = ['consent_required', 'permission_denied']
const whenSigning: ErrorCode[] = [
  ...refused,
  'note_incomplete',
  'date_in_future',
  'practitioner_not_eligible',
]

// Lists notes of people in the practitioner's care, and those they wrote or must co-sign. Persons
// see those released to them. Whether it is a person is a query of its own: otherwise the planner
// expects almost no rows and sorts all of them.
const always = sql`(can_find_person(account, person_id)
  or author_id = current_practitioner() or supervisor_id = current_practitioner())
  and ((select current_person() is null)
    or (${inSet(noteLifecycle, 'final')} and released_at is not null))`

// Actions also available to the account. All others require a practitioner.
const byAccountToo = ['amend', 'void']

const stepRoutes = lifecycleRoutes(noteLifecycle, writing.scope, Note, {
  sign: { run: steps.signNote, errors: whenSigning },
  cosign: { run: steps.cosignNote, errors: whenSigning },
  return: { run: steps.returnNote, errors: refused },
  withdraw: { run: steps.withdrawNote, errors: refused },
  discard: { run: discardNote, errors: refused },
  amend: { run: steps.amendNote, errors: [...refused, 'addenda_limit_exceeded'] },
  void: { run: steps.voidNote, errors: refused },
}).map((step) => ({
  ...step,
  recheck,
  ...(!byAccountToo.includes(step.name.split('.')[1]!) && { actors: practitioner }),
}))

const noteRoutes: Route[] = [
  route({
    name: 'notes.create',
    method: 'POST',
    path: '/v1/notes',
    scope: writing.scope,
    summary: 'Create a note.',
    body: NoteCreate,
    returns: Note,
    actors: practitioner,
    errors: ['resource_not_found', 'invalid_transition', ...refused],
    recheck: (call, _, created_id) => readNote(call, created_id!),
    run: (call, { body }) => draftNote(call, body),
  }),
  retrieveRoute({ ...reading, find: readNote, actors: everybody }),
  listRoute({
    ...reading,
    item: NoteListed,
    actors: everybody,
    summary: 'List notes, newest first, without their content.',
    fields: noteFilters,
    orders: { signed_at: { type: 'timestamp', nullable: true } },
    always,
    admits: admitNotes,
  }),
  {
    ...updateRoute({
      ...writing,
      actors: practitioner,
      body: NoteChange,
      change: updateNote,
      recheck,
      errors: [...refused, 'invalid_transition', 'precondition_required'],
    }),
    needs_if_match: true,
  },
  ...stepRoutes,
  route({
    name: 'notes.request_void',
    method: 'POST',
    path: '/v1/notes/{id}/request_void',
    scope: writing.scope,
    summary: 'Request that a signed note be voided. A different actor must then void it.',
    body: Type.Object({ reason }),
    returns: Note,
    errors: ['resource_not_found', 'invalid_transition', 'precondition_failed', ...refused],
    recheck: recheck,
    run: (call, { id, body }) => steps.requestVoid(call, id, body),
  }),
  ...releaseRoutes,
  route({
    name: 'notes.proof',
    method: 'GET',
    path: '/v1/notes/{id}/proof',
    scope: reading.scope,
    summary: 'Retrieve the cryptographic proof of a note.',
    returns: NoteProof,
    errors: ['resource_not_found', 'consent_required'],
    run: (call, { id }) => proveNote(call, id),
  }),
  listRoute({
    kind: noteVersionKind,
    scope: reading.scope,
    item: NoteVersion,
    of: { kind: noteKind, column: 'note_id', find: readNote },
    summary: 'List the earlier versions of a draft note, newest first.',
    fields: {},
  }),
  noteFormatsRoute,
]

export const noteEvents = {
  'note.updated': 'A draft note was updated.',
  'note.submitted': 'A note was signed by its author and submitted for co-signature.',
  'note.returned': 'A note was returned to its author by the supervisor.',
  'note.withdrawn': 'A submitted note was withdrawn by its author.',
  'note.signed': 'A note was signed, became part of the record and, unless withheld, was released.',
  'note.amended': 'A note was amended.',
  'note.void_requested': 'A void was requested for a note.',
  'note.released': 'A withheld note was released to the person it is about.',
  'note.withheld': 'A note was withheld from the person it is about.',
  'note.voided': 'A note was voided.',
  'note.discarded': 'A draft note was discarded.',
  'note.overdue': 'A note is still unsigned three days after it was created.',
}

export const noteResource = defineResource({
  about: {
    notes:
      'The clinical record: drafts with version history, and signed notes that can only be ' +
      "amended. Each signature is chained to the author's previous one.",
    note_formats: 'The note formats and their sections, as data.',
  },
  kind: noteKind,
  parts: [noteVersionKind],
  lifecycle: noteLifecycle,
  jobs: [remindStep],
  events: noteEvents,
  routes: noteRoutes,
})
