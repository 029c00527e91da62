// Form response routes, with their scopes.
import type { ErrorCode } from '#catalogue/errors.ts'
import { sql } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import {
  everybody,
  lifecycleRoutes,
  type RequestInput,
  route,
  type Route,
} from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { admit } from '#areas/persons/consent_decision/authorize.ts'
import { readFormResponse } from './access.ts'
import {
  amendFormResponse,
  assignForm,
  cancelFormResponse,
  completeFormResponse,
  updateFormResponse,
} from './form_response.ts'
import { formResponseKind, formResponseLifecycle } from './lifecycle.ts'
import {
  FormResponse,
  FormResponseChange,
  FormResponseCreate,
  formResponseFilters,
  FormResponseListed,
} from './schema.ts'

const kind = formResponseKind
const reading = { kind, scope: 'form_responses:read' as const, item: FormResponse }
const writing = { ...reading, scope: 'form_responses:write' as const }
const recheck = (call: Call, { id }: RequestInput) => readFormResponse(call, id)
const answering: ErrorCode[] = ['consent_required', 'answers_invalid']

const formResponseRoutes: Route[] = [
  route({
    name: 'form_responses.create',
    method: 'POST',
    path: '/v1/form_responses',
    scope: writing.scope,
    summary: 'Assign a form to a person.',
    body: FormResponseCreate,
    returns: FormResponse,
    errors: ['resource_not_found', 'invalid_transition', 'due_at_in_past', 'consent_required'],
    recheck: (call, _, created_id) => readFormResponse(call, created_id!),
    run: (call, { body }) => assignForm(call, body),
  }),
  retrieveRoute({ ...reading, find: readFormResponse, actors: everybody }),
  listRoute({
    ...reading,
    item: FormResponseListed,
    actors: everybody,
    summary: 'List form responses, newest first, without answers and scores.',
    fields: formResponseFilters,
    orders: {
      due_at: { type: 'timestamp', nullable: true },
      completed_at: { type: 'timestamp', nullable: true },
    },
    always: sql`can_find_person(account, person_id)`,
    admits: (call, rows) =>
      admit(
        call,
        rows,
        ({ person_id }) => person_id,
        ({ data_categories }) => data_categories,
      ),
  }),
  updateRoute({
    ...writing,
    body: FormResponseChange,
    change: updateFormResponse,
    actors: everybody,
    recheck,
    errors: ['invalid_transition', 'due_at_in_past', ...answering],
  }),
  ...lifecycleRoutes(formResponseLifecycle, writing.scope, FormResponse, {
    complete: { run: completeFormResponse, errors: answering, actors: everybody },
    amend: { run: amendFormResponse, errors: answering },
    cancel: { run: cancelFormResponse, errors: ['consent_required'] },
  }).map((step) => ({ ...step, recheck })),
]

export const formResponseEvents = {
  'form_response.created': 'A form was assigned to a person.',
  'form_response.updated': "A form response's answers, due time or metadata were updated.",
  'form_response.started': 'The first answers to a form were saved.',
  'form_response.completed': 'A form response was completed.',
  'form_response.amended': 'A form response was replaced by a corrected one.',
  'form_response.overdue': "A form response wasn't completed by its due time.",
  'form_response.canceled': 'A form response was canceled.',
}

export const formResponseResource = defineResource({
  about: {
    form_responses:
      'Forms assigned to persons, and their answers: saved in parts, checked against the ' +
      "assigned version, and encrypted with the person's key.",
  },
  kind,
  lifecycle: formResponseLifecycle,
  events: formResponseEvents,
  routes: formResponseRoutes,
})
