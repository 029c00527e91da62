// Balances of ledger accounts, read from the running balances that every posting updates. A read
// takes as long with a million entries as with ten.
import { invalid } from '#catalogue/api_error.ts'
import { join, sql, type Statement } from '#db/sql.ts'
import { accounts } from './posting.ts'
import type { BalanceQuery } from './schema.ts'

const { patientOwes, patientCredit, practitioner, payerOwes, eraClearing, depositClearing } =
  accounts

// The ledger accounts that belong to each kind of object.
const accounts_of = {
  person_id: (id: string) => [patientOwes(id), patientCredit(id)],
  practitioner_id: (id: string) => [practitioner(id)],
  claim_id: (id: string) => [payerOwes(id)],
  remittance_id: (id: string) => [eraClearing(id)],
  deposit_id: (id: string) => [depositClearing(id)],
}

export type BalanceRow = {
  ledger_account: string
  currency: string
  balance: number
  entries: number
}

const pageSize = ({ limit = 100 }: BalanceQuery) => limit

export function balancesStatement(account: string, query: BalanceQuery): Statement {
  const { ledger_account, under, currency, cursor, not_zero } = query
  const where = [
    sql`account = ${account}`,
    ...(ledger_account ? [sql`ledger_account = ${ledger_account}`] : []),
    ...(under ? [sql`starts_with(ledger_account, ${`${under}:`})`] : []),
    ...(currency ? [sql`currency = ${currency}`] : []),
    ...(cursor ? [sql`(ledger_account, currency) > (${join(decodeCursor(cursor), ', ')})`] : []),
    ...Object.entries(accounts_of).flatMap(([name, accountsOf]) => {
      const id = query[name as keyof typeof accounts_of]
      return id ? [sql`ledger_account = any(${accountsOf(id)})`] : []
    }),
  ]
  return sql`
    select ledger_account, currency, sum(balance)::bigint as balance,
      sum(entries)::bigint as entries
    from ledger_balances
    where ${join(where, ' and ')}
    group by ledger_account, currency
    having ${not_zero ? sql`sum(balance) <> 0` : sql`sum(entries) > 0`}
    order by ledger_account, currency
    limit ${pageSize(query) + 1}`
}

export function asBalances(rows: BalanceRow[], query: BalanceQuery) {
  const page = rows.slice(0, pageSize(query))
  const has_more = rows.length > page.length
  const data = page.map(({ balance, currency, ...rest }) => ({
    ...rest,
    balance: { amount: balance, currency },
  }))
  const next_cursor = has_more ? encodeCursor(page.at(-1)!) : null
  return { object: 'list', data, has_more, next_cursor, url: '/v1/balances' }
}

// The cursor is the last ledger account of the page and its currency.
const encodeCursor = ({ ledger_account, currency }: BalanceRow) =>
  Buffer.from(`${ledger_account} ${currency}`).toString('base64url')

function decodeCursor(cursor: string): Statement[] {
  const [, name, currency] = /^(\S+) ([a-z]{3})$/.exec(`${Buffer.from(cursor, 'base64url')}`) ?? []
  if (!name) throw invalid('cursor', '`cursor` must be the `next_cursor` of the previous page.')
  return [sql`${name}`, sql`${currency}`]
}
