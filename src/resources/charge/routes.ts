// Routes of charges.
import { listRoute } from '#http/list.ts'
import { lifecycleRoutes, route, type Route } from '#http/route.ts'
import { annotateRoute, retrieveRoute } from '#http/standard_routes.ts'
import { chargePerson, waiveCharge } from './charge.ts'
import { chargeKind, chargeLifecycle } from './lifecycle.ts'
import { Charge, ChargeCreate, chargeFilters } from './schema.ts'

const actors = ['account' as const]
const reading = { kind: chargeKind, scope: 'charges:read' as const, item: Charge, actors }

export const chargeRoutes: Route[] = [
  route({
    name: 'charges.create',
    method: 'POST',
    path: '/v1/charges',
    scope: 'charges:write',
    summary: 'Charge a person for self-pay care.',
    body: ChargeCreate,
    returns: Charge,
    actors,
    refuses: ['resource_not_found', 'invalid_transition', 'care_of_another', 'already_charged'],
    run: (call, { body }) => chargePerson(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'charges:write' }),
  listRoute({ ...reading, summary: 'List charges, newest first.', fields: chargeFilters }),
  ...lifecycleRoutes(chargeLifecycle, 'charges:write', Charge, {
    waive: { run: waiveCharge, actors },
  }),
]
