// Routes of ledger entries and balances. Available only to the account.
import { notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { currentPersonId } from '#http/lists/filters.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { Page } from '#http/lists/page.ts'
import { readAuditor } from '#http/responses/audit_entries.ts'
import { readRoute, type Route } from '#http/routing/route.ts'
import { findStatement } from '#kernel/record.ts'
import { asBalances, type BalanceRow, balancesStatement } from './balances.ts'
import { Balance, BalanceQuery, LedgerEntry, ledgerEntryKind, ledgerFilters } from './schema.ts'
import { updateClaimBalancesJob } from './post.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: ledgerEntryKind,
  scope: 'ledger:read' as const,
  item: LedgerEntry,
  actors: ['account' as const],
}

type EntryRow = { id: string; amount: number; currency: string }
const show = ({ amount, currency, ...entry }: EntryRow) => ({
  ...entry,
  side: amount > 0 ? 'debit' : 'credit',
  amount: { amount, currency },
})

function showOne(row: EntryRow | undefined) {
  if (!row) throw notFound(ledgerEntryKind.object)
  return show(row)
}

const ledgerEntryRoutes: Route[] = [
  listRoute({
    ...reading,
    summary: 'List ledger entries, newest first.',
    fields: ledgerFilters,
    show,
    // Entries keep the person they were posted for, so the filter includes merged persons.
    filters: {
      person_id: (id, account) => sql`person_id = any(array(
        select ${currentPersonId(account, id)}
        union all
        select id from persons
        where account = ${account} and merged_into_id = ${currentPersonId(account, id)}))`,
    },
  }),
  readRoute({
    name: 'ledger_entries.retrieve',
    method: 'GET',
    path: '/v1/ledger_entries/{id}',
    scope: 'ledger:read',
    summary: 'Retrieve a ledger entry.',
    returns: LedgerEntry,
    actors: ['account'],
    errors: ['resource_not_found'],
    read: ({ id }, account) => ({
      statement: findStatement(ledgerEntryKind, account, id),
      respond: ([row]: EntryRow[]) => showOne(row),
      audit: readAuditor({ kind: ledgerEntryKind, item: LedgerEntry }, 'read'),
    }),
  }),
  readRoute({
    name: 'balances.list',
    method: 'GET',
    path: '/v1/balances',
    scope: 'ledger:read',
    summary: 'List ledger account balances, by account name and currency.',
    query: BalanceQuery,
    returns: Page(Balance),
    actors: ['account'],
    read: ({ query }, account) => ({
      statement: balancesStatement(account, query),
      respond: (rows: BalanceRow[]) => asBalances(rows, query),
    }),
  }),
]

export const ledgerEntryResource = defineResource({
  about: {
    ledger_entries:
      'Double-entry records of every money movement. Entries are posted once and never change; ' +
      'a correction is a new transaction.',
    balances: 'The balance of each ledger account, by currency.',
  },
  kind: ledgerEntryKind,
  created_by: 'attune',
  jobs: [updateClaimBalancesJob],
  routes: ledgerEntryRoutes,
})
