// Routes and events of authorizations.
import type { Call } from '#kernel/call.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, type RequestInput, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { admit } from '#areas/persons/consent_decision/authorize.ts'
import {
  approveAuthorization,
  cancelAuthorization,
  createAuthorization,
  denyAuthorization,
  readAuthorization,
  updateAuthorization,
} from './authorization.ts'
import {
  authorizationKind,
  authorizationLifecycle,
  categoriesOfAuthorization,
} from './lifecycle.ts'
import { endWarningJob, reviewJob } from './review.ts'
import {
  Authorization,
  AuthorizationChange,
  AuthorizationCreate,
  authorizationFilters,
  type AuthorizationRow,
} from './schema.ts'

const reading = {
  kind: authorizationKind,
  scope: 'coverages:read' as const,
  item: Authorization,
}
const writing = { ...reading, scope: 'coverages:write' as const }
const recheck = (call: Call, { id }: RequestInput) => readAuthorization(call, id)
const errors = ['consent_required' as const]

const authorizationRoutes: Route[] = [
  route({
    name: 'authorizations.create',
    method: 'POST',
    path: '/v1/authorizations',
    scope: writing.scope,
    summary: 'Create an authorization. With an `authorization_number`, it is approved immediately.',
    body: AuthorizationCreate,
    returns: Authorization,
    errors: ['resource_not_found', 'coverage_voided', 'person_inactive', ...errors],
    recheck: (call, _, made) => readAuthorization(call, made!),
    run: (call, { body }) => createAuthorization(call, body),
  }),
  retrieveRoute({ ...reading, find: readAuthorization }),
  listRoute<AuthorizationRow>({
    ...reading,
    summary: 'List authorizations, newest first.',
    fields: authorizationFilters,
    orders: { ends_on: { type: 'date', nullable: true } },
    admits: (call, rows) => admit(call, rows, ({ person_id }) => person_id, categoriesOfRow),
  }),
  updateRoute({
    ...writing,
    body: AuthorizationChange,
    change: updateAuthorization,
    recheck,
    errors,
  }),
  ...lifecycleRoutes(authorizationLifecycle, writing.scope, Authorization, {
    approve: { run: approveAuthorization, errors },
    deny: { run: denyAuthorization, errors },
    cancel: { run: cancelAuthorization, errors },
  }).map((step) => ({ ...step, recheck })),
]

const categoriesOfRow = (row: AuthorizationRow) => [...categoriesOfAuthorization(row)]

export const authorizationResource = defineResource({
  about: {
    authorizations:
      'Prior authorizations, referrals and EAP cases. Booked sessions reserve units, completed ' +
      'ones use them, and claims carry the number.',
  },
  kind: authorizationKind,
  lifecycle: authorizationLifecycle,
  jobs: [reviewJob, endWarningJob],
  events: {
    'authorization.updated': 'An authorization, or what sessions use of it, changed.',
    'authorization.running_low':
      'An authorization has few units left (`authorization_warning_units` of the billing policy).',
    'authorization.expiring_soon':
      'An authorization ends soon (`authorization_warning_days` of the billing policy).',
  },
  routes: authorizationRoutes,
})
