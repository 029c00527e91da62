// Balances of ledger accounts, read from the running balances that every posting updates. A read
// takes as long with a million entries as with ten.
import { invalid } from '#catalogue/api_error.ts'
import { join, sql, type Statement } from '#db/sql.ts'
import { accounts } from './posting.ts'
import type { BalanceQuery } from './schema.ts'

const { patientOwes, patientCredit, practitioner, payerOwes, eraClearing, depositClearing } =
  accounts

// The ledger accounts that belong to each kind of object.
const owned = {
  person_id: (id: string) => [patientOwes(id), patientCredit(id)],
  practitioner_id: (id: string) => [practitioner(id)],
  claim_id: (id: string) => [payerOwes(id)],
  remittance_id: (id: string) => [eraClearing(id)],
  deposit_id: (id: string) => [depositClearing(id)],
}

type Row = { ledger_account: string; currency: string; balance: number; entries: number }

const size = ({ limit = 100 }: BalanceQuery) => limit

export function balancesStatement(query: BalanceQuery): Statement {
  const { ledger_account, under, currency, cursor, not_zero } = query
  const where = [
    sql`true`,
    ...(ledger_account ? [sql`ledger_account = ${ledger_account}`] : []),
    ...(under ? [sql`starts_with(ledger_account, ${`${under}:`})`] : []),
    ...(currency ? [sql`currency = ${currency}`] : []),
    ...(cursor ? [sql`(ledger_account, currency) > (${join(readPlace(cursor), ', ')})`] : []),
    ...Object.entries(owned).flatMap(([name, namesOf]) => {
      const id = query[name as keyof typeof owned]
      return id ? [sql`ledger_account = any(${namesOf(id)})`] : []
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
    limit ${size(query) + 1}`
}

export function asBalances(rows: Row[], query: BalanceQuery) {
  const shown = rows.slice(0, size(query))
  const has_more = rows.length > shown.length
  const data = shown.map(({ balance, currency, ...rest }) => ({
    ...rest,
    balance: { amount: balance, currency },
  }))
  const next_cursor = has_more ? writePlace(shown.at(-1)!) : null
  return { object: 'list', data, has_more, next_cursor, url: '/v1/balances' }
}

// The cursor is the last ledger account of the page and its currency.
const writePlace = ({ ledger_account, currency }: Row) =>
  Buffer.from(`${ledger_account} ${currency}`).toString('base64url')

function readPlace(cursor: string): Statement[] {
  const [, name, currency] = /^(\S+) ([a-z]{3})$/.exec(`${Buffer.from(cursor, 'base64url')}`) ?? []
  if (!name) throw invalid('cursor', '`cursor` must be the `next_cursor` of the previous page.')
  return [sql`${name}`, sql`${currency}`]
}
