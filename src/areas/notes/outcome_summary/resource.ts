// The route of the outcome summary.
import { readRoute, type Route } from '#http/routing/route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { asSummary, summaryStatement, type SummaryRow } from './outcome_summary.ts'
import { OutcomeQuery, OutcomeSummary } from './schema.ts'

export const default_instrument = 'phq9'

const outcomeSummaryRoutes: Route[] = [
  readRoute({
    name: 'outcome_summary.retrieve',
    method: 'GET',
    path: '/v1/outcome_summary',
    cost: 10,
    scope: 'assessments:read',
    summary:
      'Retrieve the outcome summary: the mean change of an instrument over all courses of care. ' +
      "A practitioner's token counts only that practitioner's.",
    query: OutcomeQuery,
    returns: OutcomeSummary,
    actors: ['account', 'practitioner'],
    read: ({ query: { instrument = default_instrument } }, account) => ({
      statement: summaryStatement(account, instrument),
      respond: ([row]: SummaryRow[]) => asSummary(instrument, row!),
    }),
  }),
]

export const outcomeSummaryResource = defineResource({
  about: {
    outcome_summary: 'How scores changed over all courses of care, without naming a person.',
  },
  routes: outcomeSummaryRoutes,
})
