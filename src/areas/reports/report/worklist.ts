// The sums of the claims worklist: open claims and what is expected of them, by status, payer, age
// or deadline, and the credit balances of payers. The claims are listed by GET /v1/claims.
import type { Call } from '#kernel/call.ts'
import { raw, sql, type Statement } from '#db/sql.ts'
import { findCreditBalances } from './credit_balances.ts'
import { parametersOf } from './figures.ts'
import { findZone } from './period.ts'

const currency = 'usd' // Claims are in dollars.

const groups = ['status', 'payer', 'age', 'deadline'] as const
export const worklistGroups = [...groups, 'credit_balance'] as const
type Group = (typeof groups)[number]

type Row = { group: string; claims: number; amount: number; next_deadline: string | null }

// The first range that a number of days is within.
const ranges = (days: Statement, limits: [limit: number, name: string][], rest: string) => {
  const whens = limits.map(
    ([limit, name]) => sql`when ${days} <= ${raw(String(limit))} then ${raw(`'${name}'`)}`,
  )
  return whens.reduceRight((after, when) => sql`case ${when} else ${after} end`, raw(`'${rest}'`))
}

const ages: [number, string][] = [
  [30, 'days_0_30'],
  [60, 'days_31_60'],
  [90, 'days_61_90'],
  [120, 'days_91_120'],
]
const deadlines: [number, string][] = [
  [-1, 'past'],
  [7, 'within_7_days'],
  [30, 'within_30_days'],
]

// The kept sums that a group reads, and its name. Claims without a date of service are new.
const groupsOn = (today: string): Record<Group, { axis: string; name: Statement }> => ({
  status: { axis: 'status', name: sql`key` },
  payer: { axis: 'payer', name: sql`key` },
  age: {
    axis: 'age',
    name: sql`case when service_date = 'infinity' then 'days_0_30'
      else ${ranges(sql`${today}::date - service_date`, ages, 'days_over_120')} end`,
  },
  deadline: {
    axis: 'status',
    name: sql`case when deadline = 'infinity' then 'none'
      else ${ranges(sql`deadline - ${today}::date`, deadlines, 'later')} end`,
  },
})

// The key and the date of service that a change has on an axis.
const changed: Record<string, Statement> = {
  status: sql`status, date 'infinity'`,
  payer: sql`payer_id, date 'infinity'`,
  age: sql`'', service_date`,
}

// Sums of open claims and what isn't added to them yet, in one statement and so of one snapshot.
function findOpen(call: Call, group_by: Group, today: string) {
  const { axis, name } = groupsOn(today)[group_by]
  return call.query<Row>(sql`
    select ${name} as group, sum(claims)::integer as claims, sum(amount)::bigint as amount,
      min(deadline) filter (where deadline <> 'infinity') as next_deadline
    from (
      select key, service_date, deadline, sum(claims) as claims, sum(amount) as amount
      from (
        select key, service_date, deadline, claims, amount from worklist_sums
        where account = ${call.account} and axis = ${axis}
        union all
        select ${changed[axis]!}, deadline, claims, amount from worklist_changes
        where account = ${call.account}) as change
      group by key, service_date, deadline
      having sum(claims) > 0) as open
    group by 1
    order by 1`)
}

type WorklistRequest = { group_by?: (typeof worklistGroups)[number] }

export async function sumWorklist(call: Call, { group_by = 'status' }: WorklistRequest) {
  const zoned = await findZone(call)
  const today = zoned.today.toString()
  const rows: Row[] =
    group_by === 'credit_balance'
      ? await findCreditBalances(call, currency)
      : await findOpen(call, group_by, today)
  const { claims, amount } = rows.reduce(
    (sum, row) => ({ claims: sum.claims + row.claims, amount: sum.amount + row.amount }),
    { claims: 0, amount: 0 },
  )
  const next = rows.flatMap(({ next_deadline }) => next_deadline ?? []).sort()
  const total = { group: null, claims, amount, next_deadline: next[0] ?? null }
  return {
    object: 'worklist_report',
    parameters: parametersOf(zoned, { to: today, group_by, currency }),
    rows: rows.map(shown),
    totals: [shown(total)],
  }
}

const shown = ({ amount, ...row }: Omit<Row, 'group'> & { group: string | null }) => ({
  ...row,
  expected: { amount, currency },
})
