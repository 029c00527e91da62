// Routes for request logs, which are kept for 30 days.
import { sql } from '#db/sql.ts'
import { equalsOr } from '#http/lists/filters.ts'
import { listRoute } from '#http/lists/list_route.ts'
import type { Route } from '#http/routing/route.ts'
import { retrieveRoute } from '#http/routing/standard_routes.ts'
import { hashRequestKey } from '#kernel/idempotency_key.ts'
import { RequestLog, requestLogFilters, requestLogKind } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: requestLogKind,
  scope: 'request_logs:read' as const,
  item: RequestLog,
  actors: ['account' as const],
}

// The indexes have only requests that didn't succeed; nearly all others did.
const hasStatus = (status: number) =>
  status === 200 ? sql`status = ${status}` : sql`status = ${status} and status <> 200`

const hasClass = (status_class: number) =>
  status_class === 2
    ? sql`status_class = ${status_class}`
    : sql`status_class = ${status_class} and status_class <> 2`

const requestLogRoutes: Route[] = [
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List request logs, newest first. A request appears moments after its response.',
    fields: requestLogFilters,
    // Also finds rejected requests, whose key isn't returned.
    hash_filters: {
      idempotency_key: (key: string, { secrets }) =>
        sql`idempotency_key = ${hashRequestKey(secrets, key)}`,
    },
    filters: {
      status: (status: string) =>
        status.endsWith('xx') ? hasClass(Number(status[0])) : hasStatus(Number(status)),
      method: equalsOr('method', 'GET'),
    },
  }),
]

export const requestLogResource = defineResource({
  about: {
    request_logs:
      'Requests made with your keys and their outcomes, kept for 30 days. Look up a failed ' +
      'request by its Request-Id. Query strings and bodies are not stored.',
  },
  kind: requestLogKind,
  created_by: 'attune',
  routes: requestLogRoutes,
})
