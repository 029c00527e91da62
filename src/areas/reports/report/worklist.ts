// The sums of the claims worklist: open claims and what is expected of them, by status, payer, age
// or deadline. The claims themselves are listed by GET /v1/claims.
import type { Call } from '#kernel/call.ts'
import { raw, sql, type Statement } from '#db/sql.ts'
import { inSet } from '#kernel/lifecycle.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { parametersOf } from './figures.ts'
import { findZone } from './period.ts'

const currency = 'usd' // Claims are in dollars.

export const worklistGroups = ['status', 'payer', 'age', 'deadline'] as const
type Group = (typeof worklistGroups)[number]

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

const groupsOn = (today: string): Record<Group, Statement> => ({
  status: sql`status`,
  payer: sql`payer_id`,
  age: ranges(sql`${today}::date - coalesce(service_from, ${today}::date)`, ages, 'days_over_120'),
  deadline: sql`case when deadline is null then 'none'
    else ${ranges(sql`deadline - ${today}::date`, deadlines, 'later')} end`,
})

// Before a claim is submitted, its charge is expected and it must be filed in time. After that, the
// payer's balance is expected, and a denial can be appealed in time.
export async function sumWorklist(call: Call, { group_by = 'status' }: { group_by?: Group }) {
  const zoned = await findZone(call)
  const today = zoned.today.toString()
  const unsubmitted = inSet(claimLifecycle, 'unsubmitted')
  const rows = await call.query<Row>(sql`
    select ${groupsOn(today)[group_by]} as group, count(*)::integer as claims,
      sum(expected)::bigint as amount, min(deadline) as next_deadline
    from (
      select status, payer_id, service_from,
        case when ${unsubmitted} then (charge ->> 'amount')::bigint
          else payer_balance_amount end as expected,
        case when ${unsubmitted} then filing_deadline else appeal_deadline end as deadline
      from claims
      where account = ${call.account}
        and (payer_balance_amount > 0 or ${unsubmitted})) as open
    group by 1
    order by 1`)
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
