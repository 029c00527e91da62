// Checks that the practitioner is licensed in the person's location on the session date. Booking
// fails only if they are known to be ineligible. Existing sessions are flagged, not canceled, when
// eligibility changes.
import type { Call } from '#kernel/call.ts'
import type { Job } from '#kernel/jobs.ts'
import { updateRow } from '#kernel/record.ts'
import { zoneOf } from '#catalogue/us_states.ts'
import {
  currentDate,
  findFacts,
  requireEligibleBy,
} from '#areas/practitioners/practitioner/check_eligibility.ts'
import { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import type { Facts } from '#areas/practitioners/practitioner/eligibility_facts.ts'
import { sessionReview } from '#areas/practitioners/practitioner/lifecycle.ts'
import { sessionKind } from './lifecycle.ts'
import { lockUpcoming } from './store.ts'

type Place = { jurisdiction: string }
type Meeting = { starts_at: string; format?: string | undefined }

// Uses the local date of the person's location, or else of the practitioner. Phone counts as
// telehealth.
const eligibilityQuery = (
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

export async function requireLicensed(
  call: Call,
  practitioner_id: string,
  place: Place | null | undefined,
  meeting: Meeting,
) {
  if (!place) return
  const facts = await findFacts(call, practitioner_id)
  requireEligibleBy(call, facts, eligibilityQuery(facts, place, meeting))
}

// The same for several sessions of one practitioner, with a single lookup.
export async function licensureCheck(
  call: Call,
  practitioner_id: string,
  places: (Place | null | undefined)[],
) {
  if (!places.some(Boolean)) return () => undefined
  const facts = await findFacts(call, practitioner_id)
  const today = currentDate(call)
  return (place: Place | null | undefined, meeting: Meeting) => {
    if (!place) return undefined
    const { result } = eligibilityOf(facts, { ...eligibilityQuery(facts, place, meeting), today })
    return result === 'not_eligible' ? ('practitioner_not_eligible' as const) : undefined
  }
}

// Rechecks upcoming sessions after an eligibility change.
export const licensureReviewJob: Job = {
  ...sessionReview,
  summary: "Update which upcoming sessions are at risk because of the practitioner's eligibility.",
  unbound: "It follows an eligibility change, which leaves no trace in the practitioner's row.",
  async run(call, practitioner_id) {
    const sessions = await lockUpcoming(call, practitioner_id)
    if (sessions.length === 0) return
    const places = sessions.map(({ person_location }) => person_location)
    const licensureError = await licensureCheck(call, practitioner_id, places)
    for (const session of sessions) {
      const at_risk = licensureError(session.person_location, session) !== undefined
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
