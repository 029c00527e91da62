// Eligibility check routes and events.
import type { Call } from '#kernel/call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { everybody, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { admit } from '#areas/persons/consent_decision/authorize.ts'
import { inquiryJob } from './send.ts'
import {
  checkCoverage,
  lastCheck,
  readCheck,
  readTransaction,
  requestCheck,
} from './eligibility_check.ts'
import { categoriesOfCheck, checkKind, eligibilityLifecycle } from './lifecycle.ts'
import {
  CheckRequest,
  checkFilters,
  EligibilityCheck,
  EligibilityCheckCreate,
  EligibilityTransaction,
} from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: checkKind,
  scope: 'eligibility_checks:read' as const,
  item: EligibilityCheck,
}
const request_errors: ErrorCode[] = [
  'resource_not_found',
  'consent_required',
  'coverage_voided',
  'payer_enrollment_required',
]
const recheck = (call: Call, _: unknown, made: string | null) => readCheck(call, made!)

const eligibilityCheckRoutes: Route[] = [
  route({
    name: 'eligibility_checks.create',
    method: 'POST',
    path: '/v1/eligibility_checks',
    scope: 'eligibility_checks:write',
    summary:
      'Create an eligibility check. `eligibility_check.completed` is sent when the payer responds.',
    body: EligibilityCheckCreate,
    returns: EligibilityCheck,
    errors: ['invalid_transition', ...request_errors],
    sends_to: 'payer',
    recheck: recheck,
    run: (call, { body }) => requestCheck(call, body),
  }),
  route({
    name: 'coverages.check',
    method: 'POST',
    path: '/v1/coverages/{id}/check',
    scope: 'eligibility_checks:write',
    summary: 'Check the eligibility of a coverage.',
    body: CheckRequest,
    returns: EligibilityCheck,
    errors: ['invalid_transition', 'precondition_failed', ...request_errors],
    sends_to: 'payer',
    recheck: recheck,
    run: (call, { id, body }) => checkCoverage(call, id, body),
    replayDeleted: (call, { id }) => lastCheck(call, id),
  }),
  retrieveRoute({ ...reading, find: readCheck, actors: everybody }),
  annotateRoute({ ...reading, scope: 'eligibility_checks:write' }),
  listRoute({
    ...reading,
    actors: everybody,
    summary: 'List eligibility checks, newest first.',
    fields: checkFilters,
    always: sql`can_find_person(account, person_id)`,
    admits: (call, rows) =>
      admit(
        call,
        rows,
        ({ person_id }) => person_id,
        (check) => categoriesOfCheck(check),
      ),
  }),
  route({
    name: 'eligibility_checks.x12',
    method: 'GET',
    path: '/v1/eligibility_checks/{id}/x12',
    scope: 'eligibility_checks:raw',
    summary: 'Retrieve the X12 documents (270 and 271) of an eligibility check.',
    returns: EligibilityTransaction,
    errors: ['resource_not_found', 'consent_required'],
    run: (call, { id }) => readTransaction(call, id),
  }),
]

export const eligibilityCheckEvents = {
  'eligibility_check.completed': 'The payer responded to an eligibility check with an outcome.',
  'eligibility_check.failed': 'An eligibility check failed.',
  'eligibility_check.timed_out': 'An eligibility check timed out without a response.',
}

export const eligibilityCheckResource = defineResource({
  about: {
    eligibility_checks:
      'Eligibility inquiries to a payer (270) and their responses (271): whether the coverage ' +
      'is active, the benefits, what remains of them, and what to correct if the payer finds ' +
      'no match.',
  },
  kind: checkKind,
  lifecycle: eligibilityLifecycle,
  jobs: [inquiryJob],
  events: eligibilityCheckEvents,
  routes: eligibilityCheckRoutes,
})
