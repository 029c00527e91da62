// Routes of reports. Available only to the account.
import type { TArray, TObject, TSchema } from 'typebox'
import type { Scope } from '#catalogue/scopes.ts'
import { csvOf } from '#http/responses/csv.ts'
import type { Call } from '#kernel/call.ts'
import { defineResource } from '#http/routing/resource.ts'
import { route, type Route } from '#http/routing/route.ts'
import { reportAging } from './aging.ts'
import { reportCollections } from './collections.ts'
import { reportDenials } from './denials.ts'
import { reportOutcomes } from './outcomes.ts'
import { reportPayerMix } from './payer_mix.ts'
import { reportProductivity } from './productivity.ts'
import * as schema from './schema.ts'
import { sumWorklist } from './worklist.ts'

type Report = {
  summary: string
  query: TObject
  returns: TSchema
  // `any`: the query has the type of its schema.
  run(call: Call, query: any): Promise<unknown>
  scope?: Scope
}

// The fields of a report's rows.
const fieldsOf = ({ returns }: Pick<Report, 'returns'>) => {
  const { rows } = (returns as TObject).properties as { rows: TArray<TObject> }
  return Object.keys(rows.items.properties)
}

const reportRoute = (name: string, { scope = 'reports:read', run, ...report }: Report): Route =>
  route({
    name: `reports.${name}`,
    method: 'GET',
    path: `/v1/reports/${name}`,
    cost: 5,
    from_replica: true,
    scope,
    ...report,
    csv: ({ rows, parameters }) => csvOf(fieldsOf(report), rows, parameters.currency),
    actors: ['account'],
    run: (call, { query }) => run(call, query),
  })

const reportRoutes: Route[] = [
  reportRoute('aging', {
    summary: 'Retrieve the aging report: what payers and patients owe, by age.',
    query: schema.AgingQuery,
    returns: schema.AgingReport,
    run: reportAging,
  }),
  reportRoute('collections', {
    summary: 'Retrieve the collections report: charges, payments and adjustments.',
    query: schema.PeriodQuery(schema.collectionGroups),
    returns: schema.CollectionsReport,
    run: reportCollections,
  }),
  reportRoute('denials', {
    summary: 'Retrieve the denials report: denied lines by reason, payer or month.',
    query: schema.DenialsQuery,
    returns: schema.DenialsReport,
    run: reportDenials,
  }),
  reportRoute('productivity', {
    summary: 'Retrieve the productivity report: sessions, hours, notes and charges.',
    query: schema.PeriodQuery(schema.productivityGroups),
    returns: schema.ProductivityReport,
    run: reportProductivity,
  }),
  reportRoute('payer_mix', {
    summary: 'Retrieve the payer mix: charges, payments, sessions and persons by payer.',
    query: schema.PayerMixQuery,
    returns: schema.PayerMixReport,
    run: reportPayerMix,
  }),
  reportRoute('outcomes', {
    summary: 'Retrieve the outcomes report: how scores changed, by instrument or practitioner.',
    query: schema.OutcomesQuery,
    returns: schema.OutcomesReport,
    run: reportOutcomes,
    scope: 'assessments:read',
  }),
  reportRoute('worklist', {
    summary: 'Retrieve the sums of the claims worklist: open claims and what is expected.',
    query: schema.WorklistQuery,
    returns: schema.WorklistReport,
    run: sumWorklist,
  }),
]

export const reportResource = defineResource({
  about: {
    reports:
      'Sums of money, sessions and claims, by period and group. They agree with the ledger to ' +
      'the cent, and name no person.',
  },
  routes: reportRoutes,
})
