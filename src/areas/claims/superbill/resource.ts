// HTTP routes of superbills.
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { everybody, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import {
  Superbill,
  SuperbillCreate,
  superbillFilters,
  superbillKind,
  type SuperbillRow,
} from './schema.ts'
import { admitSuperbills, issueSuperbill, readSuperbill } from './superbill.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: superbillKind, scope: 'superbills:read' as const, item: Superbill }

const superbillRoutes: Route[] = [
  route({
    name: 'superbills.create',
    method: 'POST',
    path: '/v1/superbills',
    scope: 'superbills:write',
    summary:
      'Issue a superbill for care that was delivered and paid for. An issued superbill ' +
      "can't be edited.",
    body: SuperbillCreate,
    returns: Superbill,
    errors: [
      'resource_not_found',
      'consent_required',
      'invalid_transition',
      'superbill_incomplete',
      'billing_provider_missing',
    ],
    sends_to: 'person',
    recheck: (call, _, made) => readSuperbill(call, made!),
    run: (call, { body }) => issueSuperbill(call, body),
  }),
  retrieveRoute({
    ...reading,
    find: readSuperbill,
    actors: everybody,
    pdf: import.meta.resolve('./superbill_pdf.ts'),
  }),
  annotateRoute({ ...reading, scope: 'superbills:write' }),
  listRoute({
    ...reading,
    actors: everybody,
    summary: 'List superbills, newest first.',
    fields: superbillFilters,
    always: sql`can_find_person(account, person_id)`,
    admits: (call, rows) => admitSuperbills(call, rows as SuperbillRow[]),
  }),
]

export const superbillResource = defineResource({
  about: {
    superbills:
      'Itemized bills with everything an insurer needs to reimburse a person for care they ' +
      'paid for.',
  },
  kind: superbillKind,
  routes: superbillRoutes,
})
