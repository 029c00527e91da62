// Reads what the matching index holds: practitioners with their track records, and which of them
// changed.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { nothing, sql } from '#db/sql.ts'
import { trackRecordsOf } from '#areas/notes/assessment/progress.ts'
import { supervisorOf } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { inSet } from '#kernel/state_sets.ts'
import type { Stored } from '#areas/matching/ranking/listing.ts'
import { instrumentDomains } from '#areas/matching/ranking/records.ts'

type Selection = { ids: string[] } | { after: string; most: number }
export type StoredPractitioner = Omit<Stored, 'records'>

// Practitioners by ID, or the next page by ID, without track records. A stamp represents their
// calendar.
export async function readPractitioners(call: Call, which: Selection) {
  const statement = storedStatement(call.account, toTimestamp(call.now), which)
  const rows = await call.query<{ stored: StoredPractitioner }>(statement)
  return rows.map(({ stored }) => stored)
}

export async function readWithRecords(call: Call, which: Selection): Promise<Stored[]> {
  const rows = await readPractitioners(call, which)
  const ids = rows.map(({ id }) => id)
  const records = ids.length > 0 ? await trackRecordsOf(call, ids) : []
  const byId = Map.groupBy(records, ({ practitioner_id }) => practitioner_id)
  return rows.map((row) => ({
    ...row,
    records: (byId.get(row.id) ?? []).flatMap((record) => {
      const domain = instrumentDomains.get(record.instrument)
      const n = record.courses
      const improvement = Math.round(-record.mean_change * n)
      const baseline = Math.round(record.mean_baseline * n)
      return domain ? [{ domain, n, improvement, baseline }] : []
    }),
  }))
}

// As one JSON value each, which takes a third of the time to parse that thirty columns take.
const storedStatement = (account: string, now: string, which: Selection) => sql`
  select to_json(stored) as stored from (${selected(account, now, which)}) as stored
  order by stored.id`

const selected = (account: string, now: string, which: Selection) => sql`
  select one.id, one.status, one.profession, one.taxonomies, one.licenses, one.privileges,
    one.dea_registrations, one.supervision, one.exclusions, one.possible_exclusion,
    one.cycle_ends_on, one.archived, one.accepts_new_persons, one.languages, one.specialties,
    one.modalities, one.identities, one.age_groups, one.formats, one.payer_networks, one.rates,
    one.network_participations, one.practice_locations, one.levels_of_care, one.capacity,
    one.time_zone, ${supervisorOf('one')} as supervisor,
    coalesce(published, false) as published, coalesce(rules, '[]') as rules,
    coalesce(min_notice_minutes, 0) as min_notice_minutes,
    case when one.capacity is null then 0
      else (select taken from openings_taken(${account}, one.id, ${now})) end as taken,
    alliance.n as alliance_n, alliance.sum as alliance_sum,
    one.version || ' ' || (
      select coalesce(sum(hashtextextended(id || version, 0)), 0) from sessions
      where sessions.account = one.account and practitioner_id = one.id
        and starts_at > ${now}::timestamptz - interval '26 hours'
        and ${inSet(sessionLifecycle, 'occupying')}) || ' ' || (
      select coalesce(sum(hashtextextended(id || version, 0)), 0) from external_calendars
      where external_calendars.account = one.account and practitioner_id = one.id)
      as calendar_stamp
  from practitioners as one
  left join availabilities on availabilities.account = one.account
    and availabilities.practitioner_id = one.id
  cross join lateral (
    select count(*)::int as n, coalesce(sum(score), 0)::int as sum
    from matching_alliances
    where matching_alliances.account = one.account and practitioner_id = one.id) as alliance
  where one.account = ${account}
    and ${'ids' in which ? sql`one.id = any(${which.ids})` : sql`one.id > ${which.after}`}
  order by one.id
  ${'ids' in which ? nothing : sql`limit ${which.most}`}`

export type Changes = {
  last: number // The last event sequence number.
  position: number | null // The highest position without a sequence number.
  many: number
  unnumbered: string[] | null
  concerned: string[]
}

export const objects = ['practitioner', 'session', 'external_calendar', 'assessment', 'matching']

// Practitioners affected by events, numbered or not yet. Events already seen without a number are
// skipped.
export async function changesSince(
  call: Call,
  { sequence, position, seen }: { sequence: number; position: number; seen: string[] },
  most: number,
): Promise<Changes> {
  const { account } = call
  const [changes] = await call.query<Changes>(sql`
    with changed as materialized (
      select id, object, object_id, sequence, position from events
      where account = ${account} and sequence > ${sequence} and object = any(${objects})
        and id <> all(${seen})
        and type <> 'matching.created'
      union all
      select id, object, object_id, sequence, position from events
      where account = ${account} and sequence is null and position > ${position}
        and object = any(${objects}) and id <> all(${seen}) and type <> 'matching.created'
      limit ${most}),
    concerned as (
      select object_id as id from changed where object = 'practitioner'
      union
      select practitioner_id from practitioner_facets
      where account = ${account} and facet in (
        select 'supervisor:' || object_id from changed where object = 'practitioner')
      union
      select practitioner_id from sessions
      where account = ${account}
        and id in (select object_id from changed where object = 'session')
      union
      select practitioner_id from external_calendars
      where account = ${account}
        and id in (select object_id from changed where object = 'external_calendar')
      union
      select practitioner_id from assessments
      where account = ${account}
        and id in (select object_id from changed where object = 'assessment')
      union
      select accepted_practitioner_id from matchings
      where account = ${account}
        and id in (select object_id from changed where object = 'matching'))
    select coalesce((select max(sequence) from events where account = ${account}), 0) as last,
      (select max(position) from changed where sequence is null) as position,
      (select count(*)::int from changed) as many,
      (select array_agg(id) from changed where sequence is null) as unnumbered,
      array(select id from concerned where id is not null) as concerned`)
  return changes!
}

export async function lastSequence(call: Call) {
  const [row] = await call.query<{ last: number }>(sql`
    select coalesce(max(sequence), 0) as last from events where account = ${call.account}`)
  return row!.last
}
