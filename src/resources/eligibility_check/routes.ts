// The door of eligibility checks.
import type { Call } from '#call.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/list.ts'
import { route, type Route } from '#http/route.ts'
import { annotateRoute, retrieveRoute } from '#http/standard_routes.ts'
import { admit } from '#resources/permission/permission.ts'
import {
  checkCoverage,
  lastCheck,
  readCheck,
  readExchanged,
  requestCheck,
} from './eligibility_check.ts'
import { categoriesOfCheck, checkKind } from './lifecycle.ts'
import {
  CheckAsk,
  checkFilters,
  EligibilityCheck,
  EligibilityCheckCreate,
  Exchanged,
} from './schema.ts'

const reading = {
  kind: checkKind,
  scope: 'eligibility_checks:read' as const,
  item: EligibilityCheck,
}
const asking: ErrorCode[] = ['resource_not_found', 'consent_required', 'coverage_voided']
const rejudge = (call: Call, _: unknown, made: string | null) => readCheck(call, made!)

export const eligibilityCheckRoutes: Route[] = [
  route({
    name: 'eligibility_checks.create',
    method: 'POST',
    path: '/v1/eligibility_checks',
    scope: 'eligibility_checks:write',
    summary: 'Ask the payer about a coverage. The answer comes with eligibility_check.completed.',
    body: EligibilityCheckCreate,
    returns: EligibilityCheck,
    refuses: ['invalid_transition', ...asking],
    sends_to: 'payer',
    rejudge,
    run: (call, { body }) => requestCheck(call, body),
  }),
  route({
    name: 'coverages.check',
    method: 'POST',
    path: '/v1/coverages/{id}/check',
    scope: 'eligibility_checks:write',
    summary: 'Ask the payer about this coverage.',
    body: CheckAsk,
    returns: EligibilityCheck,
    refuses: ['invalid_transition', 'precondition_failed', ...asking],
    sends_to: 'payer',
    rejudge,
    run: (call, { id, body }) => checkCoverage(call, id, body),
    again: (call, { id }) => lastCheck(call, id),
  }),
  retrieveRoute({ ...reading, find: readCheck }),
  annotateRoute({ ...reading, scope: 'eligibility_checks:write' }),
  listRoute({
    ...reading,
    summary: 'List eligibility checks, newest first.',
    fields: checkFilters,
    always: sql`cares_for(person_id)`,
    admits: (call, rows) => admit(call, rows, ({ person_id }) => person_id, categoriesOfCheck),
  }),
  route({
    name: 'eligibility_checks.x12',
    method: 'GET',
    path: '/v1/eligibility_checks/{id}/x12',
    scope: 'eligibility_checks:raw',
    summary: 'Read the question and the answer as they were written, in X12.',
    returns: Exchanged,
    refuses: ['resource_not_found', 'consent_required'],
    run: (call, { id }) => readExchanged(call, id),
  }),
]
