// Routes and events of practitioners.
import { listRoute } from '#http/lists/list_route.ts'
import { everybody, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { retrieveEligibility } from './check_eligibility.ts'
import { Eligibility, EligibilityQuery } from './eligibility_schema.ts'
import { practitionerLifecycle } from './lifecycle.ts'
import { createPractitioner, updatePractitioner } from './practitioner.ts'
import {
  Practitioner,
  PractitionerChange,
  PractitionerCreate,
  practitionerFilters,
  practitionerKind,
} from './schema.ts'
import { hasFacet, isLicensedIn, matchesName } from './search.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: practitionerKind,
  scope: 'practitioners:read' as const,
  item: Practitioner,
  actors: everybody,
}
const writing = { ...reading, scope: 'practitioners:write' as const, actors: ['account' as const] }

const practitionerRoutes: Route[] = [
  route({
    name: 'practitioners.create',
    method: 'POST',
    path: '/v1/practitioners',
    scope: 'practitioners:write',
    summary: 'Create a practitioner.',
    body: PractitionerCreate,
    returns: Practitioner,
    actors: ['account'],
    errors: ['resource_not_found'],
    run: (call, { body }) => createPractitioner(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List practitioners, newest first.',
    fields: practitionerFilters,
    orders: {
      family_name: { type: 'text', column: 'family_name_key' },
      cycle_ends_on: { type: 'date', nullable: true },
    },
    filters: {
      q: (text, account) => matchesName(account, text),
      npi: (number, account) => hasFacet(account, `npi:${number}`),
      language: (tag, account) => hasFacet(account, `language:${tag}`),
      specialty: (word, account) => hasFacet(account, `specialty:${word}`),
      payer_id: (payer, account) => hasFacet(account, `payer:${payer}`),
      jurisdiction: (there, account) => isLicensedIn(account, there),
    },
  }),
  route({
    name: 'practitioners.eligibility',
    method: 'GET',
    path: '/v1/practitioners/{id}/eligibility',
    scope: 'practitioners:read',
    summary: "Check a practitioner's eligibility to treat in a location on a date.",
    query: EligibilityQuery,
    returns: Eligibility,
    errors: ['resource_not_found'],
    run: (call, { id, query }) => retrieveEligibility(call, id, query),
  }),
  updateRoute({ ...writing, body: PractitionerChange, change: updatePractitioner }),
  ...lifecycleRoutes(practitionerLifecycle, writing.scope, Practitioner)
    .filter(({ name }) => name !== 'practitioners.withdraw') // See verification/resource.ts.
    .map((step) => ({
      ...step,
      actors: writing.actors,
      errors: [...step.errors!, 'findings_unresolved' as const],
    })),
]

export const practitionerEvents = {
  'practitioner.updated': 'A practitioner was updated.',
  'practitioner.archived': "A practitioner was archived and can't be booked.",
  'practitioner.restored': 'An archived practitioner was restored.',
  'practitioner.eligibility_changed':
    "A practitioner's eligibility changed. `changed_fields` lists the jurisdictions.",
  'practitioner.expiring':
    "A practitioner's credential expires in 90, 60, 30 or 7 days. `changed_fields` says which.",
}

export const practitionerResource = defineResource({
  about: {
    practitioners:
      'Provider profiles: what practitioners report about themselves, what was verified, and ' +
      'where and until when they are licensed to treat.',
  },
  kind: practitionerKind,
  lifecycle: practitionerLifecycle,
  events: practitionerEvents,
  routes: practitionerRoutes,
})
