// Checks that the practitioner is licensed in the person's location on the session date. Booking
// fails only if they are known to be ineligible. Existing sessions are flagged, not canceled, when
// eligibility changes.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { Job } from '#kernel/jobs.ts'
import { updateRow, type Row } from '#kernel/record.ts'
import { zoneOf } from '#catalogue/us_states.ts'
import {
  dayOf,
  findFacts,
  requireEligibleBy,
} from '#areas/practitioners/practitioner/check_eligibility.ts'
import { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import type { Facts } from '#areas/practitioners/practitioner/eligibility_facts.ts'
import { reviewing } from '#areas/practitioners/practitioner/lifecycle.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { sessionKind } from './lifecycle.ts'

type Place = { jurisdiction: string }
type Meeting = { starts_at: string; format?: string | undefined }

// Uses the local date of the person's location, or else of the practitioner. Phone counts as
// telehealth.
const questionOf = (
  { time_zone }: Pick<Facts, 'time_zone'>,
  { jurisdiction }: Place,
  { starts_at, format }: Meeting,
) => ({
  jurisdiction,
  on: Temporal.Instant.from(starts_at)
    .toZonedDateTimeISO(zoneOf(jurisdiction) ?? time_zone ?? 'UTC')
    .toPlainDate()
    .toString(),
  format: format === 'in_person' ? ('in_person' as const) : ('telehealth' as const),
})

export async function requireMayTreat(
  call: Call,
  practitioner_id: string,
  place: Place | null | undefined,
  meeting: Meeting,
) {
  if (!place) return
  const facts = await findFacts(call, practitioner_id)
  requireEligibleBy(call, facts, questionOf(facts, place, meeting))
}

// The same for several sessions of one practitioner, with a single lookup.
export async function judgeTreating(
  call: Call,
  practitioner_id: string,
  places: (Place | null | undefined)[],
) {
  if (!places.some(Boolean)) return () => undefined
  const facts = await findFacts(call, practitioner_id)
  const today = dayOf(call)
  return (place: Place | null | undefined, meeting: Meeting) => {
    if (!place) return undefined
    const { answer } = eligibilityOf(facts, { ...questionOf(facts, place, meeting), today })
    return answer === 'not_eligible' ? ('practitioner_not_eligible' as const) : undefined
  }
}

// Includes sessions past their start, which can still be started. None lasts longer than a day.
async function comingSessions(call: Call, practitioner_id: string) {
  const rows = await call.query<Row>(sql`
    select ${columnsOf(sessionKind)} from sessions
    where practitioner_id = ${practitioner_id}
      and starts_at > ${call.now.subtract({ hours: 24 }).toString()}
      and ends_at > ${call.now.toString()}
      and status in ('held', 'requested', 'scheduled', 'checked_in')
      and person_location is not null
    order by starts_at, id
    for no key update`)
  return await decryptRows(call, sessionKind, rows)
}

// Rechecks upcoming sessions after an eligibility change.
export const reviewStep: Job = {
  ...reviewing,
  summary: "Update which upcoming sessions are at risk because of the practitioner's eligibility.",
  unbound: "It follows an eligibility change, which leaves no trace in the practitioner's row.",
  async run(call, practitioner_id) {
    const sessions = await comingSessions(call, practitioner_id)
    if (sessions.length === 0) return
    const places = sessions.map(({ person_location }) => person_location)
    const whyNot = await judgeTreating(call, practitioner_id, places)
    for (const session of sessions) {
      const at_risk = whyNot(session.person_location, session as never) !== undefined
      const word = at_risk ? 'put_at_risk' : 'cleared'
      await updateRow(call, sessionKind, session.id, { at_risk }, word, session)
    }
  },
}

export const riskEvents = {
  'session.put_at_risk':
    'The practitioner is no longer licensed to treat the person in their location on the ' +
    'session date. Reschedule, reassign or cancel the session.',
  'session.cleared': 'The practitioner is licensed again, and the session is no longer at risk.',
}
