// Routes for persons.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import {
  everybody,
  type RequestInput,
  lifecycleRoutes,
  route,
  type Route,
} from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { admit, requireMayChange } from '#areas/persons/consent_decision/authorize.ts'
import { personKind, personLifecycle } from './lifecycle.ts'
import { createPerson, updatePerson, findPerson, noteRisk, readPerson, readRisk } from './person.ts'
import { requirePast } from './person_input.ts'
import { searchPersons } from './search.ts'
import {
  Person,
  PersonChange,
  PersonCreate,
  personFilters,
  PersonPage,
  PersonSearch,
  Risk,
  RiskNote,
} from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: personKind, scope: 'persons:read' as const, item: Person }
const writing = { ...reading, scope: 'persons:write' as const }

const recheck = (call: Call, { id }: RequestInput) => requireMayChange(call, id, 'id')

const date_errors = ['consent_required', 'date_in_future', 'deceased_on_invalid'] as const

const steps = lifecycleRoutes(personLifecycle, writing.scope, Person)
  .filter(({ name }) => name !== 'persons.erase')
  .map((step) => ({
    ...step,
    errors: [...step.errors!, ...date_errors],
    recheck,
    async run(call: Call, input: RequestInput) {
      await requireMayChange(call, input.id, 'id')
      const { birth_date } = await findPerson(call, input.id)
      requirePast(call, { birth_date, ...input.body })
      return await step.run(call, input)
    },
  }))

const personRoutes: Route[] = [
  route({
    name: 'persons.create',
    method: 'POST',
    path: '/v1/persons',
    scope: writing.scope,
    summary: "Create a person. Identifying data is encrypted with the person's own key.",
    body: PersonCreate,
    returns: Person,
    errors: ['resource_not_found', 'date_in_future', 'deceased_on_invalid'],
    recheck: (call, _, created_id) => readPerson(call, created_id!),
    run: (call, { body }) => createPerson(call, body),
  }),
  retrieveRoute({ ...reading, find: readPerson, actors: everybody }),
  listRoute({
    ...reading,
    summary: 'List persons, newest first.',
    fields: personFilters,
    always: sql`can_find_person(account, id)`,
    admits: (call, rows) => admit(call, rows, ({ id }) => id),
  }),
  updateRoute({
    ...writing,
    body: PersonChange,
    actors: everybody,
    change: updatePerson,
    recheck,
    errors: ['consent_required', 'invalid_transition', 'date_in_future', 'deceased_on_invalid'],
  }),
  route({
    name: 'persons.search',
    method: 'POST',
    path: '/v1/persons/search',
    scope: reading.scope,
    summary: 'Search persons by name, birth date, contact or identifier. All terms must match.',
    body: PersonSearch,
    returns: PersonPage,
    stores_no_response: true,
    run: (call, { body }) => searchPersons(call, body),
    replayDeleted: (call, { body }) => searchPersons(call, body),
  }),
  ...steps,
  route({
    name: 'persons.risk',
    method: 'GET',
    path: '/v1/persons/{id}/risk',
    scope: 'risk:read',
    summary: "Retrieve a person's risk level.",
    returns: Risk,
    errors: ['resource_not_found', 'consent_required'],
    run: (call, { id }) => readRisk(call, id),
  }),
  route({
    name: 'persons.update_risk',
    method: 'POST',
    path: '/v1/persons/{id}/risk',
    scope: 'risk:write',
    summary: "Set a person's risk level.",
    body: RiskNote,
    returns: Risk,
    errors: ['resource_not_found', 'consent_required', 'invalid_transition', 'precondition_failed'],
    recheck: (call, { id }) => readRisk(call, id),
    run: (call, { id, body }) => noteRisk(call, id, body.level),
    replayDeleted: (call, { id }) => readRisk(call, id),
  }),
]

export const personEvents = {
  'person.updated': 'A person was updated.',
  'person.risk_updated': "A person's risk level was set.",
  'person.reached_majority':
    'A minor reached the age of majority. Parents and guardians no longer represent them.',
}

export const personResource = defineResource({
  about: {
    persons:
      'The people who receive care. Identifying data is encrypted under a key of their own, so ' +
      'it can be erased permanently.',
  },
  kind: personKind,
  lifecycle: personLifecycle,
  events: personEvents,
  routes: personRoutes,
})
