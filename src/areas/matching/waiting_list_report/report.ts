// Computes the waiting list report: fill rate, time to fill, offers by outcome, who waits.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { entryLifecycle } from '#areas/matching/waiting_list_entry/lifecycle.ts'
import { urgencies, type Urgency } from '#areas/matching/waiting_list_entry/schema.ts'
import { offerLifecycle } from '#areas/matching/waiting_list_offer/lifecycle.ts'
import { openingStates } from '#areas/matching/waiting_list_opening/opening_states.ts'
import type { ReportQuery } from './schema.ts'

const default_days = 30

export async function reportWaitingList(call: Call, query: ReportQuery) {
  const to = query.to ? Temporal.Instant.from(query.to) : call.now
  const from = query.from
    ? Temporal.Instant.from(query.from)
    : to.subtract({ hours: 24 * default_days })
  if (Temporal.Instant.compare(from, to) >= 0) throw invalid('to', '`to` must be after `from`.')
  const period = { from: toTimestamp(from), to: toTimestamp(to) }
  const [openings, offers, waiting] = await Promise.all([
    countOpenings(call, period),
    countOffers(call, period),
    countWaiting(call),
  ])
  const { total, filled } = openings
  return {
    object: 'waiting_list_report',
    ...period,
    openings: total,
    filled,
    fill_rate: total > 0 ? Math.round((filled / total) * 10_000) / 10_000 : null,
    median_minutes_to_fill: openings.median_minutes,
    ...offers,
    waiting,
  }
}

type Period = { from: string; to: string }
type Openings = { total: number; filled: number; median_minutes: number | null }

async function countOpenings(call: Call, { from, to }: Period) {
  const [counted] = await call.query<Openings>(sql`
    select count(*)::integer as total,
      count(*) filter (where ${inSet(openingStates, 'filled')})::integer as filled,
      round((percentile_cont(0.5) within group (
        order by extract(epoch from filled_at - created_at) / 60))::numeric, 1)::float8
        as median_minutes
    from waiting_list_openings
    where account = ${call.account} and created_at >= ${from} and created_at < ${to}`)
  return counted!
}

async function countOffers(call: Call, { from, to }: Period) {
  const rows = await call.query<{ status: string; count: number }>(sql`
    select status, count(*)::integer as count from waiting_list_offers
    where account = ${call.account} and created_at >= ${from} and created_at < ${to}
    group by status`)
  const countOf = (status: string) => rows.find((each) => each.status === status)?.count ?? 0
  const outcomes = offerLifecycle.sets.open.out.map((status) => [status, countOf(status)])
  return {
    offered: rows.reduce((sum, { count }) => sum + count, 0),
    ...Object.fromEntries(outcomes),
  }
}

async function countWaiting(call: Call) {
  type Waiting = { urgency: Urgency; count: number; longest_wait_days: number }
  const rows = await call.query<Waiting>(sql`
    select urgency, count(*)::integer as count,
      floor(extract(epoch from ${toTimestamp(call.now)}::timestamptz - min(waiting_since))
        / 86400)::integer as longest_wait_days
    from waiting_list_entries
    where account = ${call.account} and ${inSet(entryLifecycle, 'open')}
    group by urgency`)
  return urgencies.map(
    (urgency) =>
      rows.find((each) => each.urgency === urgency) ?? { urgency, count: 0, longest_wait_days: 0 },
  )
}
