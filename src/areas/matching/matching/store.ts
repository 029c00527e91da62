// Queries for matching: what was listed, and the sessions, blocks and openings of both sides.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { lockCaseload } from '#areas/sessions/session/caseload.ts'
import type { MatchingRow } from './schema.ts'
import type { Profile } from '#areas/matching/ranking/listing.ts'

export type ListingCount = { practitioner_id: string; rank: number; many: number }

// How often each was listed at each rank in a period.
export const showingsBetween = (call: Call, from: string, until: string) =>
  call.query<ListingCount>(sql`
    select place.id as practitioner_id, place.rank::int as rank, count(*)::int as many
    from matchings cross join lateral unnest(shown) with ordinality as place (id, rank)
    where account = ${call.account} and created_at >= ${from} and created_at < ${until}
    group by 1, 2`)

// The person's other sessions.
export const meetingsOf = (call: Call, person_id: string, until: string) =>
  call.query<{ from: string; until: string }>(sql`
    select lower(during) as from, upper(during) as until from session_participants
    where account = ${call.account} and person_id = ${person_id} and blocking
      and upper(during) > ${toTimestamp(call.now)} and lower(during) < ${until}`)

export const blocksOf = (call: Call, person_id: string) =>
  call.query<{ id: string; blocked_by: MatchingRow['blocked_by'] }>(sql`
    select distinct blocked_practitioner_id as id, blocked_by from matchings
    where account = ${call.account} and person_id = ${person_id}
      and blocked_practitioner_id is not null`)

export type Place = Profile & {
  archived: boolean
  accepts_new_persons: boolean
  time_zone: string
  capacity: number | null
  taken: number
}

// Reads the openings under a lock, so that concurrent acceptances see each other. Ignores the
// person's own reservation.
export async function placeWith(call: Call, practitioner_id: string, but_not: string | null) {
  await lockCaseload(call, practitioner_id)
  const [place] = await call.query<Place>(sql`
    select archived, accepts_new_persons, capacity, time_zone, profession, languages, specialties,
      modalities, identities, age_groups, formats, levels_of_care, practice_locations,
      payer_networks, network_participations, rates,
      case when capacity is null then 0
        else capacity_used(${call.account}, id, ${toTimestamp(call.now)}, ${but_not}) end as taken
    from practitioners where account = ${call.account} and id = ${practitioner_id}`)
  return place!
}

export type Meeting = { id: string; status: SessionRow['status']; ends_at: string }

// Sessions of the person and practitioner since the acceptance, earliest first.
export const sessionsSince = (
  call: Call,
  matching: Pick<MatchingRow, 'accepted_practitioner_id' | 'person_id'>,
  session_id: string | null,
  since: string,
) =>
  call.query<Meeting>(sql`
    select id, status, ends_at from sessions
    where account = ${call.account} and practitioner_id = ${matching.accepted_practitioner_id}
      and (id = ${session_id} or (created_at >= ${since} and id in (
        select session_id from session_participants
        where account = ${call.account} and person_id = ${matching.person_id})))
    order by starts_at, id`)

export const saveAlliance = (call: Call, course: Buffer, practitioner_id: string, score: number) =>
  call.query(sql`
    insert into matching_alliances (account, course, practitioner_id, score, updated_at)
    values (${call.account}, ${course}, ${practitioner_id}, ${score}, ${toTimestamp(call.now)})
    on conflict (account, course) do update
    set score = excluded.score, updated_at = excluded.updated_at`)
