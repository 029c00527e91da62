// SQL of the kept sums. Each statement reads the sums and what isn't added to them yet, so that
// both are of one snapshot.
import type { Call } from '#kernel/call.ts'
import { join, raw, sql, type Statement } from '#db/sql.ts'
import { type Period, type Span, spansAfter, spansOf } from './period.ts'

export type Axis = 'all' | 'payer' | 'practitioner' | 'location' | 'procedure' | 'reason'

// The column of a change that is the key of an axis. A denial counts once for each of its reasons.
const keys: Record<Axis, Statement> = {
  all: sql`''`,
  payer: sql`payer_id`,
  practitioner: sql`practitioner_id`,
  location: sql`location_id`,
  procedure: sql`procedure_code`,
  reason: sql`payer_id || ' ' || reason_code`,
}
const counted = (axis: Axis) => (axis === 'reason' ? sql`reason_code <> ''` : sql`reason_code = ''`)

export type SumRow = { group: string; measure: string; currency: string; amount: number }
export type Sums = Map<string, Map<string, number>>

export type Reading = {
  axis: Axis
  period: Period
  time_zone: string
  measures: readonly string[]
  by_month?: boolean
}

export const inSpans = (spans: Span[]) =>
  join(
    spans.map(
      ({ grain, from, before }) =>
        sql`(grain = ${grain} and starts_on >= ${from} and starts_on < ${before})`,
    ),
    ' or ',
  )

// Sums in a period, by month or by the key of the axis, for each measure and currency.
export const findSums = (call: Call, reading: Reading) => {
  const { axis, period, time_zone, measures, by_month = false } = reading
  const group = by_month ? sql`to_char(day, 'YYYY-MM')` : sql`key`
  return call.query<SumRow>(sql`
    select ${group} as group, measure, currency, sum(amount)::bigint as amount
    from (
      select starts_on as day, key, measure, currency, amount
      from report_sums
      where account = ${call.account} and axis = ${axis} and measure = any(${measures})
        and (${inSpans(spansOf(period))})
      union all
      select day, key, measure, currency, amount
      from (
        select (at at time zone ${time_zone})::date as day, ${keys[axis]} as key, measure,
          currency, amount
        from report_changes
        where account = ${call.account} and measure = any(${measures}) and ${counted(axis)}
      ) as change
      where day between ${period.from} and ${period.to}) as flow
    group by 1, 2, 3
    order by 1, 2, 3`)
}

const receivables = ['payer_receivables', 'patient_receivables', 'patient_credit']

// What is owed at the end of a date, less credit, by the key of the axis.
export const findReceivables = (
  call: Call,
  { axis, time_zone, date }: { axis: Axis; time_zone: string; date: string },
) =>
  call.query<SumRow>(sql`
    select key as group, 'receivables' as measure, currency, sum(amount)::bigint as amount
    from (
      select key, currency, amount from report_sums
      where account = ${call.account} and axis = ${axis} and grain = 'all'
        and starts_on = '0001-01-01' and measure = any(${receivables})
      union all
      select key, currency, -amount from report_sums
      where account = ${call.account} and axis = ${axis} and measure = any(${receivables})
        and (${inSpans(spansAfter(date))})
      union all
      select ${keys[axis]}, currency, amount from report_changes
      where account = ${call.account} and measure = any(${receivables}) and ${counted(axis)}
        and (at at time zone ${time_zone})::date <= ${date}) as balance
    group by 1, 2, 3
    order by 1, 2, 3`)

export type AgeRow = {
  measure: 'payer_receivables' | 'patient_receivables'
  payer_id: string
  currency: string
  days_0_30: number
  days_31_60: number
  days_61_90: number
  days_91_120: number
  days_over_120: number
  unallocated: number
}

// Days since the date of service. What was posted for no session or claim has no such date.
const bucket = (as_of: string, youngest: number | null, oldest: number | null) => {
  const day = (days: number) => sql`${as_of}::date - ${raw(String(days))}`
  const limits = [
    sql`service_date <> 'infinity'`,
    ...(youngest === null ? [] : [sql`service_date <= ${day(youngest)}`]),
    ...(oldest === null ? [] : [sql`service_date >= ${day(oldest)}`]),
  ]
  return sql`coalesce(sum(amount) filter (where ${join(limits, ' and ')}), 0)::bigint`
}

const of_ages = ['payer_receivables', 'patient_receivables']

export const findAges = (call: Call, as_of: string, time_zone: string) =>
  call.query<AgeRow>(sql`
    select measure, payer_id, currency,
      ${bucket(as_of, null, 30)} as days_0_30, ${bucket(as_of, 31, 60)} as days_31_60,
      ${bucket(as_of, 61, 90)} as days_61_90, ${bucket(as_of, 91, 120)} as days_91_120,
      ${bucket(as_of, 121, null)} as days_over_120,
      coalesce(sum(amount) filter (where service_date = 'infinity'), 0)::bigint as unallocated
    from (
      select measure, payer_id, service_date, currency, amount from receivable_sums
      where account = ${call.account} and grain = 'all' and amount <> 0
      union all
      select measure, payer_id, service_date, currency, -amount from receivable_sums
      where account = ${call.account} and (${inSpans(spansAfter(as_of))})
      union all
      select measure, payer_id, coalesce(service_date, 'infinity'), currency, amount
      from report_changes
      where account = ${call.account} and measure = any(${of_ages})
        and (at at time zone ${time_zone})::date <= ${as_of}) as receivable
    group by measure, payer_id, currency
    order by measure desc, payer_id, currency`)

// By group, the amount of each measure: counts, and amounts of one currency.
export function sumsIn(rows: SumRow[], currency: string): Sums {
  const sums: Sums = new Map()
  for (const row of rows) {
    if (row.currency !== '' && row.currency !== currency) continue
    const of_group = sums.get(row.group) ?? new Map<string, number>()
    of_group.set(row.measure, row.amount + (of_group.get(row.measure) ?? 0))
    sums.set(row.group, of_group)
  }
  return sums
}

// The currencies of a report that its rows leave out.
export const otherCurrencies = (rows: { currency: string }[], currency: string) =>
  [...new Set(rows.map((row) => row.currency))]
    .filter((each) => each !== '' && each !== currency)
    .sort()
