// Routes for disclosures and a person's accounting of disclosures.
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import type { Call } from '#kernel/call.ts'
import { admit } from '#areas/persons/consent_decision/authorize.ts'
import type { DisclosureRow } from '#areas/persons/consent_decision/accounting.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { readPerson } from '#areas/persons/person/person.ts'
import { decideDisclosure, readDisclosure, createDisclosure } from './disclosure.ts'
import { Disclosure, DisclosureCreate, disclosureFilters, disclosureKind } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: disclosureKind, scope: 'disclosures:read' as const, item: Disclosure }
const visible = sql`can_find_person(account, person_id)`
const admits = (call: Call, rows: DisclosureRow[]) =>
  admit(call, rows, ({ person_id }) => person_id)

const disclosureRoutes: Route[] = [
  route({
    name: 'disclosures.create',
    method: 'POST',
    path: '/v1/disclosures',
    scope: 'disclosures:write',
    summary: 'Create a disclosure. Checks that consent or law permits it, and records it.',
    body: DisclosureCreate,
    returns: Disclosure,
    errors: ['resource_not_found', 'consent_required', 'invalid_transition'],
    sends_to: 'recipient',
    recheck: (call, { body }) => decideDisclosure(call, body),
    run: (call, { body }) => createDisclosure(call, body),
  }),
  retrieveRoute({ ...reading, find: readDisclosure }),
  annotateRoute({ ...reading, scope: 'disclosures:write' }),
  listRoute({
    ...reading,
    summary: 'List disclosures, newest first.',
    fields: disclosureFilters,
    always: visible,
    admits,
  }),
  listRoute({
    ...reading,
    of: { kind: personKind, column: 'person_id', find: readPerson },
    summary: "List a person's disclosures, newest first: their accounting of disclosures.",
    fields: {},
  }),
]

export const disclosureResource = defineResource({
  about: {
    disclosures:
      'Each disclosure of a record outside your practice, with the consent or legal basis that ' +
      'permitted it.',
  },
  kind: disclosureKind,
  routes: disclosureRoutes,
})
