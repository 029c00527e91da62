// Psychotherapy note routes, for the author only. They are never searched, exported or billed.
import type { Call } from '#kernel/call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { type RequestInput, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { psychotherapyNoteKind, psychotherapyNoteLifecycle } from './lifecycle.ts'
import {
  appendPsychotherapyNote,
  updatePsychotherapyNote,
  destroyPsychotherapyNote,
  draftPsychotherapyNote,
  finishPsychotherapyNote,
  readPsychotherapyNote,
} from './psychotherapy_note.ts'
import {
  PsychotherapyNote,
  PsychotherapyNoteChange,
  PsychotherapyNoteCreate,
  psychotherapyNoteFilters,
} from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: psychotherapyNoteKind,
  scope: 'psychotherapy_notes:read' as const,
  item: PsychotherapyNote,
}
const writing = { ...reading, scope: 'psychotherapy_notes:write' as const }
const actors = ['practitioner' as const]
const errors: ErrorCode[] = ['consent_required', 'permission_denied']
const recheck = (call: Call, { id }: RequestInput) => readPsychotherapyNote(call, id)

const psychotherapyNoteRoutes: Route[] = [
  route({
    name: 'psychotherapy_notes.create',
    method: 'POST',
    path: '/v1/psychotherapy_notes',
    scope: writing.scope,
    summary: 'Create a psychotherapy note.',
    body: PsychotherapyNoteCreate,
    returns: PsychotherapyNote,
    actors,
    errors: ['resource_not_found', 'invalid_transition', ...errors],
    recheck: (call, _, created_id) => readPsychotherapyNote(call, created_id!),
    run: (call, { body }) => draftPsychotherapyNote(call, body),
  }),
  retrieveRoute({ ...reading, find: readPsychotherapyNote }),
  listRoute({
    ...reading,
    summary: "List the practitioner's own psychotherapy notes, newest first.",
    fields: psychotherapyNoteFilters,
    always: sql`author_id = current_practitioner()`,
  }),
  updateRoute({
    ...writing,
    actors,
    body: PsychotherapyNoteChange,
    change: updatePsychotherapyNote,
    recheck,
    errors: [...errors, 'invalid_transition'],
  }),
  ...lifecycleRoutes(psychotherapyNoteLifecycle, writing.scope, PsychotherapyNote, {
    finish: { run: finishPsychotherapyNote, errors },
    append: { run: appendPsychotherapyNote, errors: [...errors, 'addenda_limit_exceeded'] },
    destroy: { run: destroyPsychotherapyNote, errors: [...errors, 'retention_active'] },
  }).map((step) => ({ ...step, actors, recheck })),
]

export const psychotherapyNoteEvents = {
  'psychotherapy_note.updated': 'A psychotherapy note was updated.',
  'psychotherapy_note.finished': 'A psychotherapy note was finished.',
  'psychotherapy_note.appended': 'Text was appended to a psychotherapy note.',
  'psychotherapy_note.destroyed': 'A psychotherapy note was destroyed.',
}

export const psychotherapyNoteResource = defineResource({
  about: {
    psychotherapy_notes:
      'Psychotherapy notes under HIPAA, kept separate from the record. Only the author can ' +
      'read them. They are excluded from exports, search and claims.',
  },
  kind: psychotherapyNoteKind,
  lifecycle: psychotherapyNoteLifecycle,
  events: psychotherapyNoteEvents,
  routes: psychotherapyNoteRoutes,
})
