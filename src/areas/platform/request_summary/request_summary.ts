// Computes the request summary from the latest requests of the account. Intervals begin at round
// times, so that two summaries in a row have the same ones.
import { sql } from '#db/sql.ts'
import { interval_count } from './schema.ts'

// The scan is bounded, so that a busy account's summary costs no more than a fixed amount.
const max_requests = 50_000

type Counts = { requests: number; client_errors: number; server_errors: number; p95_ms: number }
export type SummaryRow = Counts & {
  starts_at: Date
  ends_at: Date
  median_ms: number
  intervals: (Counts & { starts_at: string })[]
}

export const summaryStatement = (account: string, hours: number) => sql`
  with length as (
    select ${hours}::int * interval '1 hour' / ${interval_count}::int as step),
  period as (
    select ends_at - ${hours}::int * interval '1 hour' as starts_at, ends_at, step
    from length, lateral (
      select date_bin(step, now(), '2000-01-01Z') + step as ends_at) as end_of_interval),
  latest as materialized (
    select created_at, status_class, duration_ms,
      least(floor(extract(epoch from created_at - starts_at) / extract(epoch from step)),
        ${interval_count}::int - 1) as place
    from request_logs, period
    where account = ${account} and created_at >= starts_at
    order by created_at desc
    limit ${max_requests}),
  counted as (
    select place, count(*) as requests,
      count(*) filter (where status_class = 4) as client_errors,
      count(*) filter (where status_class = 5) as server_errors,
      percentile_disc(0.95) within group (order by duration_ms) as p95_ms
    from latest
    group by place)
  select starts_at, ends_at,
    (select count(*) from latest)::int as requests,
    (select count(*) from latest where status_class = 4)::int as client_errors,
    (select count(*) from latest where status_class = 5)::int as server_errors,
    coalesce((select percentile_disc(0.5) within group (order by duration_ms) from latest), 0)
      as median_ms,
    coalesce((select percentile_disc(0.95) within group (order by duration_ms) from latest), 0)
      as p95_ms,
    (select json_agg(json_build_object(
        'starts_at', starts_at + place * step,
        'requests', coalesce(requests, 0),
        'client_errors', coalesce(client_errors, 0),
        'server_errors', coalesce(server_errors, 0),
        'p95_ms', coalesce(p95_ms, 0)) order by place)
      from generate_series(0, ${interval_count}::int - 1) as place
      left join counted using (place)) as intervals
  from period`

export const asSummary = (row: SummaryRow) => ({
  ...row,
  complete: row.requests < max_requests,
  intervals: row.intervals.map((interval) => ({
    ...interval,
    starts_at: new Date(interval.starts_at),
  })),
})
