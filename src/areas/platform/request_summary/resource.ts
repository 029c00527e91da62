// The route of the request summary.
import { readRoute, type Route } from '#http/routing/route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { asSummary, summaryStatement, type SummaryRow } from './request_summary.ts'
import { RequestSummary, SummaryQuery } from './schema.ts'

const requestSummaryRoutes: Route[] = [
  readRoute({
    name: 'request_summary.retrieve',
    method: 'GET',
    path: '/v1/request_summary',
    cost: 10,
    scope: 'request_logs:read',
    summary: 'Retrieve the request summary: requests, errors and response times of a period.',
    query: SummaryQuery,
    returns: RequestSummary,
    actors: ['account'],
    read: ({ query: { hours = 24 } }, account) => ({
      statement: summaryStatement(account, hours),
      respond: ([row]: SummaryRow[]) => asSummary(row!),
    }),
  }),
]

export const requestSummaryResource = defineResource({
  about: {
    request_summary: 'How many requests your account sent, how many failed and how long they took.',
  },
  routes: requestSummaryRoutes,
})
