// HTTP routes and events of good faith estimates.
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { everybody, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { admitEstimates, compareEstimate, issueEstimate, readEstimate } from './estimate.ts'
import { EstimateComparison } from './comparison_schema.ts'
import {
  Estimate,
  EstimateCreate,
  estimateFilters,
  estimateKind,
  type EstimateRow,
} from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: estimateKind, scope: 'estimates:read' as const, item: Estimate }

export const estimateEvents = {
  'estimate.replaced': 'An estimate was replaced by a newer one.',
}

const estimateRoutes: Route[] = [
  route({
    name: 'estimates.create',
    method: 'POST',
    path: '/v1/estimates',
    scope: 'estimates:write',
    summary:
      "Issue a good faith estimate (45 CFR 149.610). An issued estimate can't be edited; " +
      'issue a new one with `replaces_id`.',
    body: EstimateCreate,
    returns: Estimate,
    errors: [
      'resource_not_found',
      'consent_required',
      'invalid_transition',
      'estimate_too_long',
      'estimate_replaced',
      'billing_provider_missing',
    ],
    sends_to: 'person',
    recheck: (call, _, made) => readEstimate(call, made!),
    run: (call, { body }) => issueEstimate(call, body),
  }),
  retrieveRoute({
    ...reading,
    find: readEstimate,
    actors: everybody,
    pdf: import.meta.resolve('./estimate_pdf.ts'),
  }),
  annotateRoute({ ...reading, scope: 'estimates:write' }),
  listRoute({
    ...reading,
    actors: everybody,
    summary: 'List estimates, newest first.',
    fields: estimateFilters,
    orders: {
      service_date: { type: 'date', nullable: true },
      due_on: { type: 'date', nullable: true },
    },
    always: sql`can_find_person(account, person_id)`,
    admits: (call, rows) => admitEstimates(call, rows as EstimateRow[]),
  }),
  route({
    name: 'estimates.comparison',
    method: 'GET',
    path: '/v1/estimates/{id}/comparison',
    scope: 'estimates:read',
    actors: everybody,
    summary: 'Compare an estimate with the amounts billed since.',
    returns: EstimateComparison,
    errors: ['resource_not_found', 'consent_required'],
    run: (call, { id }) => compareEstimate(call, id),
  }),
]

export const estimateResource = defineResource({
  about: {
    estimates:
      'Good faith estimates for self-pay patients (45 CFR 149.610). An issued estimate never ' +
      'changes; a new one replaces it.',
  },
  kind: estimateKind,
  events: estimateEvents,
  routes: estimateRoutes,
})
