// Counts the distinct persons of a period, of each payer and of all. A visit counts if its person
// had none earlier in the period. Sums have the month of the visit before, so they count from the
// first day of a month; who wasn't seen again after the days before the period is subtracted.
import type { Call } from '#kernel/call.ts'
import { join, sql, type Statement } from '#db/sql.ts'
import { type Period, spansOf } from './period.ts'
import { inSpans } from './sums.ts'

export type PersonCount = { payer_id: string | null; persons: number }

// The row without a payer counts all persons: a person can have several payers.
export function countPersons(call: Call, period: Period, time_zone: string) {
  const { account } = call
  const { from, to } = period
  const start = Temporal.PlainDate.from(from).with({ day: 1 }).toString()
  const end_month = Temporal.PlainDate.from(to).with({ day: 1 })
  const end = end_month.add({ months: 1 }).subtract({ days: 1 }).toString()
  const within = sql`day between ${from} and ${to}`
  const parts = [
    sql`
      select axis, key, visits from report_visit_sums
      where account = ${account} and toward = 'before' and other_month < ${start}
        and (${inSpans(spansOf({ from: start, to }))})`,
    sql`
      select axis, key, -visits from report_visit_sums
      where account = ${account} and toward = 'after' and grain = 'day'
        and starts_on >= ${start} and starts_on < ${from}
        and other_month > ${end_month.toString()}`,
    sql`
      select axis, key, count(distinct person_id) from recorded cross join lateral ${axes}
      where ${within} group by axis, key`,
    sql`
      select axis, key, -count(distinct person_id) from kept cross join lateral ${axes}
      where ${within} group by axis, key`,
    ...(start < from && to < end
      ? [returnedAfter(account, time_zone, { start, from, to, end })]
      : []),
  ]
  return call.query<PersonCount>(sql`
    with changed as materialized (
      select person_id, payer_id, day, visits from changed_visits(${account}, ${time_zone})),
    recorded as materialized (
      select person_id, payer_id, day, visits from recorded_visits(${account}, ${time_zone})
      where person_id = any (array(select person_id from changed))),
    kept as (
      select person_id, payer_id, day
      from (
        select person_id, payer_id, day, visits from recorded
        union all
        select person_id, payer_id, day, -visits from changed) as visit
      group by person_id, payer_id, day
      having sum(visits) > 0)
    select case axis when 'payer' then key end as payer_id, sum(visits)::integer as persons
    from (${join(parts, ' union all ')}) as counted (axis, key, visits)
    group by axis, key
    having sum(visits) <> 0`)
}

const axes = sql`(values ('all', ''), ('payer', payer_id)) as axes (axis, key)`

type Days = { start: string; from: string; to: string; end: string }

// Who was seen before and after the period in its first and last month, and not in it: months don't
// say so. Until today, nobody was seen later, so little is read.
const returnedAfter = (account: string, time_zone: string, days: Days): Statement => {
  const { start, from, to, end } = days
  const midnightAfter = (day: string) =>
    sql`(${day}::date + 1)::timestamp at time zone ${time_zone}`
  return sql`
    select axis, key, -count(*)
    from (
      select axis, key, person_id
      from (
        select person_id, payer_id, day from recorded_visits(${account}, ${time_zone})
        where day between ${start} and ${end}
          and person_id <> all (array(select person_id from changed))
          and person_id = any (array(
            select person_id from claims
            where account = ${account} and service_from > ${to} and service_from <= ${end}
            union all
            select person_id from charges
            where account = ${account} and created_at >= ${midnightAfter(to)}
              and created_at < ${midnightAfter(end)}))
        union all
        select person_id, payer_id, day from kept where day between ${start} and ${end}) as visit
      cross join lateral ${axes}
      group by axis, key, person_id
      having bool_or(day < ${from}) and bool_or(day > ${to})
        and not bool_or(day between ${from} and ${to})) as person
    group by axis, key`
}
