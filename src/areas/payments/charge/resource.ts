// Routes of charges. A person can read their own; the rest is available to the account only.
import { listRoute } from '#http/lists/list_route.ts'
import { everybody, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { createCharge, settleSession, waiveCharge } from './charge.ts'
import { chargeKind, chargeLifecycle } from './lifecycle.ts'
import { Charge, ChargeCreate, chargeFilters } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]
const reading = {
  kind: chargeKind,
  scope: 'charges:read' as const,
  item: Charge,
  actors: everybody.filter((kind) => kind !== 'practitioner'),
}

const chargeRoutes: Route[] = [
  route({
    name: 'charges.create',
    method: 'POST',
    path: '/v1/charges',
    scope: 'charges:write',
    summary: 'Charge a person for self-pay care.',
    body: ChargeCreate,
    returns: Charge,
    actors,
    errors: ['resource_not_found', 'invalid_transition', 'person_mismatch', 'already_charged'],
    run: (call, { body }) => createCharge(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'charges:write' }),
  listRoute({ ...reading, summary: 'List charges, newest first.', fields: chargeFilters }),
  ...lifecycleRoutes(chargeLifecycle, 'charges:write', Charge, {
    waive: { run: waiveCharge, actors },
  }),
]

export const chargeResource = defineResource({
  about: {
    charges:
      'What people owe out of pocket: self-pay sessions, no-show fees and late-cancellation ' +
      'fees. Created automatically as sessions end, or by you.',
  },
  kind: chargeKind,
  lifecycle: chargeLifecycle,
  jobs: [settleSession],
  routes: chargeRoutes,
})
