// Whether the practitioner may treat where the person is, on the day they meet. Booking refuses on
// positive knowledge alone; what was booked before is flagged when the answer changes, and stays.
import type { Call } from '#call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import type { DueStep } from '#due.ts'
import { changeRow, type Row } from '#record.ts'
import { zoneOf } from '#places.ts'
import { dayOf, findFacts, requireEligibleBy } from '#resources/practitioner/eligible.ts'
import { eligibilityOf } from '#resources/practitioner/eligibility.ts'
import type { Facts } from '#resources/practitioner/eligibility_facts.ts'
import { reviewing } from '#resources/practitioner/lifecycle.ts'
import { sessionKind } from './lifecycle.ts'

type Place = { jurisdiction: string }
type Meeting = { starts_at: string; format?: string | undefined }

// The day is that of where the person is, or else of the practitioner. By telephone counts as at a
// distance.
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

// The same for several meetings of one practitioner, who is looked up once: what refuses each.
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

// Those that have begun and are not over can still be started. None lasts longer than a day.
const comingSessions = (call: Call, practitioner_id: string) =>
  call.query<Row>(sql`
    select ${allColumns('sessions')} from sessions
    where practitioner_id = ${practitioner_id}
      and starts_at > ${call.now.subtract({ hours: 24 }).toString()}
      and ends_at > ${call.now.toString()}
      and status in ('held', 'requested', 'scheduled', 'checked_in')
      and person_location is not null
    order by starts_at, id
    for no key update`)

// When eligibility changed somewhere: those that are to come are looked at again.
export const reviewStep: DueStep = {
  ...reviewing,
  does: 'See which coming sessions a practitioner may no longer hold, or may hold again.',
  async take(call, practitioner_id) {
    const sessions = await comingSessions(call, practitioner_id)
    if (sessions.length === 0) return
    const places = sessions.map(({ person_location }) => person_location)
    const whyNot = await judgeTreating(call, practitioner_id, places)
    for (const session of sessions) {
      const at_risk = whyNot(session.person_location, session as never) !== undefined
      const word = at_risk ? 'put_at_risk' : 'cleared'
      await changeRow(call, sessionKind, session.id, { at_risk }, word, session)
    }
  },
}

export const riskEvents = {
  'session.put_at_risk': 'The practitioner may no longer treat where the person is: decide.',
  'session.cleared': 'The practitioner may treat there again.',
}
