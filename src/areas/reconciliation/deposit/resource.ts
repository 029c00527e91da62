// Routes of deposits and of the reconciliation of remittances, bank and ledger.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, readRoute, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import {
  createDeposit,
  depositEvents,
  matchDeposit,
  matchDepositJob,
  matchRemittanceJob,
  returnDeposit,
  unmatchDeposit,
} from './deposit.ts'
import { importDeposits } from './import.ts'
import { depositKind, depositLifecycle } from './lifecycle.ts'
import {
  Deposit,
  DepositCreate,
  depositFilters,
  DepositImport,
  DepositsImported,
  Reconciliation,
} from './schema.ts'
import { max_unreconciled, reconciliationStatement } from './store.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]
const reading = { kind: depositKind, scope: 'deposits:read' as const, item: Deposit, actors }

type ReconciliationRow = {
  reconciled: number
  unreconciled_count: number
  unreconciled: object[] | null
}
const asReconciliation = ({ reconciled, unreconciled_count, unreconciled }: ReconciliationRow) => ({
  reconciled,
  unreconciled: unreconciled ?? [],
  more_items: Math.max(unreconciled_count - max_unreconciled, 0),
})

const depositRoutes: Route[] = [
  route({
    name: 'deposits.create',
    method: 'POST',
    path: '/v1/deposits',
    scope: 'deposits:write',
    summary:
      'Record a deposit. Matched automatically if trace number and amount match a remittance.',
    body: DepositCreate,
    returns: Deposit,
    actors,
    errors: ['duplicate_deposit'],
    run: (call, { body }) => createDeposit(call, { ...body, source: 'api' }),
  }),
  route({
    name: 'deposits.import',
    method: 'POST',
    path: '/v1/deposits/import',
    cost: 10,
    scope: 'deposits:write',
    summary:
      'Import deposits from a bank file (CSV or BAI2). Deposits already recorded are skipped.',
    body: DepositImport,
    returns: DepositsImported,
    actors,
    takes_file: true, // Each line is checked for card numbers instead.
    errors: ['duplicate_deposit'],
    run: (call, { body }) => importDeposits(call, body),
    replayDeleted: (call, { body }) => importDeposits(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'deposits:write' }),
  listRoute({
    ...reading,
    summary: 'List deposits, newest first.',
    fields: depositFilters,
    orders: { received_on: { type: 'date' } },
  }),
  ...lifecycleRoutes(depositLifecycle, 'deposits:write', Deposit, {
    match: {
      run: matchDeposit,
      errors: ['deposit_mismatch'],
      actors,
    },
    unmatch: { run: unmatchDeposit, actors },
    return: { run: returnDeposit, actors },
  }),
  readRoute({
    name: 'reconciliation.retrieve',
    method: 'GET',
    path: '/v1/reconciliation',
    cost: 10,
    scope: 'deposits:read',
    summary: 'Retrieve the reconciliation of remittances, deposits and ledger.',
    returns: Reconciliation,
    actors,
    read: (_, account) => ({
      statement: reconciliationStatement(account),
      respond: ([row]: ReconciliationRow[]) => asReconciliation(row!),
    }),
  }),
]

export const depositResource = defineResource({
  about: {
    deposits:
      'Money received in your bank account, recorded through the API or from a bank file. ' +
      'Deposits stay in clearing until they are matched to a remittance or a payment ' +
      'processor.',
    reconciliation:
      'Remittances, deposits and ledger compared: what agrees and what is still open.',
  },
  kind: depositKind,
  lifecycle: depositLifecycle,
  jobs: [matchDepositJob, matchRemittanceJob],
  events: depositEvents,
  routes: depositRoutes,
})
