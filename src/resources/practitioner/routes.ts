// The practitioner's door: what the API offers, and under which scope.
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/list.ts'
import { everybody, route, type Route } from '#http/route.ts'
import { retrieveRoute, updateRoute } from '#http/standard_routes.ts'
import { addPractitioner, changePractitioner } from './practitioner.ts'
import {
  Practitioner,
  PractitionerChange,
  PractitionerCreate,
  practitionerFilters,
  practitionerKind,
} from './schema.ts'

const reading = {
  kind: practitionerKind,
  scope: 'practitioners:read' as const,
  item: Practitioner,
  actors: everybody,
}
const writing = { ...reading, scope: 'practitioners:write' as const, actors: ['account' as const] }

export const practitionerRoutes: Route[] = [
  route({
    name: 'practitioners.create',
    method: 'POST',
    path: '/v1/practitioners',
    scope: 'practitioners:write',
    summary: 'Add a practitioner to the directory.',
    body: PractitionerCreate,
    returns: Practitioner,
    actors: ['account'],
    run: (call, { body }) => addPractitioner(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List practitioners, newest first.',
    fields: practitionerFilters,
    filters: {
      language: (tag) => sql`languages @> array[${tag}]`,
      specialty: (word) => sql`specialties @> array[${word}]`,
    },
  }),
  updateRoute({ ...writing, body: PractitionerChange, change: changePractitioner }),
]

export const practitionerEvents = {
  'practitioner.updated': 'A practitioner was changed.',
  'practitioner.archived': 'A practitioner takes no new sessions any more.',
  'practitioner.restored': 'An archived practitioner was taken back.',
}
