// Coverage routes and events.
import type { Call } from '#kernel/call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { sql } from '#db/sql.ts'
import { equalsOr } from '#http/lists/filters.ts'
import { listRoute } from '#http/lists/list_route.ts'
import {
  everybody,
  type RequestInput,
  lifecycleRoutes,
  route,
  type Route,
} from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { admit } from '#areas/persons/consent_decision/authorize.ts'
import { createCoverage, readCoverage, updateCoverage, voidCoverage } from './coverage.ts'
import { coverageKind, coverageLifecycle } from './lifecycle.ts'
import { Coverage, CoverageChange, CoverageCreate, coverageFilters } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: coverageKind, scope: 'coverages:read' as const, item: Coverage }
const writing = { ...reading, scope: 'coverages:write' as const }
const recheck = (call: Call, { id }: RequestInput) => readCoverage(call, id)
const changing: ErrorCode[] = ['consent_required', 'coverage_conflict']

const coverageRoutes: Route[] = [
  route({
    name: 'coverages.create',
    method: 'POST',
    path: '/v1/coverages',
    scope: writing.scope,
    summary: 'Create a coverage.',
    body: CoverageCreate,
    returns: Coverage,
    actors: everybody,
    errors: ['resource_not_found', 'invalid_transition', ...changing],
    recheck: (call, _, made) => readCoverage(call, made!),
    run: (call, { body }) => createCoverage(call, body),
  }),
  retrieveRoute({ ...reading, find: readCoverage, actors: everybody }),
  listRoute({
    ...reading,
    actors: everybody,
    summary: 'List coverages, newest first.',
    fields: coverageFilters,
    filters: { program: equalsOr('program', 'insurance') },
    always: sql`can_find_person(account, person_id)`,
    admits: (call, rows) => admit(call, rows, ({ person_id }) => person_id),
  }),
  updateRoute({
    ...writing,
    actors: everybody,
    body: CoverageChange,
    change: updateCoverage,
    recheck,
    errors: ['coverage_voided', ...changing],
  }),
  ...lifecycleRoutes(coverageLifecycle, writing.scope, Coverage, {
    void: { run: voidCoverage, errors: ['consent_required'] },
  }).map((step) => ({ ...step, recheck })),
]

export const coverageEvents = {
  'coverage.updated': 'A coverage was updated, or its eligibility was checked.',
  'coverage.terminated': 'A coverage ended.',
  'coverage.reinstated': 'A terminated coverage was reinstated.',
  'coverage.voided': 'A coverage was voided.',
}

export const coverageResource = defineResource({
  about: {
    coverages:
      "A person's insurance coverage, as shown on the insurance card. Only one " +
      'coverage can be primary on a date.',
  },
  kind: coverageKind,
  lifecycle: coverageLifecycle,
  events: coverageEvents,
  routes: coverageRoutes,
})
