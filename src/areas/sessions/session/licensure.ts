// Checks that the practitioner is eligible to treat where the care takes place, on its date.
// Care is refused only if they are known to be ineligible. Existing sessions are flagged, not
// canceled, when eligibility changes.
import type { Call } from '#kernel/call.ts'
import type { Job } from '#kernel/jobs.ts'
import { updateRow } from '#kernel/record.ts'
import { zoneOf } from '#catalogue/us_states.ts'
import { type BarCode, barsOn } from '#areas/practitioners/practitioner/bars.ts'
import {
  currentDate,
  findFacts,
  requireEligibleBy,
  requireNotBarred,
} from '#areas/practitioners/practitioner/check_eligibility.ts'
import { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import type { Facts } from '#areas/practitioners/practitioner/eligibility_facts.ts'
import { sessionReview } from '#areas/practitioners/practitioner/lifecycle.ts'
import { sessionKind } from './lifecycle.ts'
import { lockUpcoming } from './store.ts'

type Jurisdiction = { jurisdiction?: string | null | undefined }
type Meeting = {
  starts_at: string
  format?: string | undefined
  place?: Jurisdiction | null | undefined
  person_location?: Jurisdiction | null | undefined
}

// In-person care takes place where the practitioner meets the person. All other care takes place
// where the person is.
function jurisdictionOf({ format, place, person_location }: Meeting) {
  const there = format === 'in_person' ? place?.jurisdiction : null
  return there ?? person_location?.jurisdiction ?? null
}

// Uses the local date of the care, or else of the practitioner. Phone counts as telehealth.
function careOf({ time_zone }: Pick<Facts, 'time_zone'>, meeting: Meeting) {
  const jurisdiction = jurisdictionOf(meeting)
  const zone = (jurisdiction && zoneOf(jurisdiction)) ?? time_zone ?? 'UTC'
  const on = Temporal.Instant.from(meeting.starts_at).toZonedDateTimeISO(zone).toPlainDate()
  const format = meeting.format === 'in_person' ? ('in_person' as const) : ('telehealth' as const)
  return { jurisdiction, on: on.toString(), format }
}

// Booking itself checks what bars the practitioner everywhere, so only a location needs more.
export async function requireLicensed(call: Call, practitioner_id: string, meeting: Meeting) {
  if (jurisdictionOf(meeting)) await requireEligibleFor(call, practitioner_id, meeting)
}

export async function requireEligibleFor(call: Call, practitioner_id: string, meeting: Meeting) {
  const facts = await findFacts(call, practitioner_id)
  const { jurisdiction, on, format } = careOf(facts, meeting)
  if (jurisdiction) requireEligibleBy(call, facts, { jurisdiction, on, format })
  else requireNotBarred(facts, on)
}

// The same for several sessions of one practitioner, with a single lookup.
export async function licensureCheck(call: Call, practitioner_id: string) {
  const facts = await findFacts(call, practitioner_id)
  const today = currentDate(call)
  return (meeting: Meeting) =>
    riskOf(facts, meeting, today) ? ('practitioner_not_eligible' as const) : undefined
}

type AtRiskReason = BarCode | 'not_licensed'

// Why the session can't take place. Null if nothing is known against it.
function riskOf(facts: Facts, meeting: Meeting, today: string): AtRiskReason | null {
  const { jurisdiction, on, format } = careOf(facts, meeting)
  const [bar] = barsOn(facts, on, jurisdiction)
  if (bar) return bar.code
  if (!jurisdiction) return null
  const { result } = eligibilityOf(facts, { jurisdiction, on, format, today })
  return result === 'not_eligible' ? 'not_licensed' : null
}

// Rechecks upcoming sessions after an eligibility change.
export const licensureReviewJob: Job = {
  ...sessionReview,
  summary: "Update which upcoming sessions are at risk because of the practitioner's eligibility.",
  unbound: "It follows an eligibility change, which leaves no trace in the practitioner's row.",
  async run(call, practitioner_id) {
    const sessions = await lockUpcoming(call, practitioner_id)
    if (sessions.length === 0) return
    const facts = await findFacts(call, practitioner_id)
    const today = currentDate(call)
    for (const session of sessions) {
      const at_risk_reason = riskOf(facts, session, today)
      const at_risk = at_risk_reason !== null
      const word = at_risk ? 'put_at_risk' : 'cleared'
      await updateRow(call, sessionKind, session.id, { at_risk, at_risk_reason }, word, session)
    }
  },
}

export const riskEvents = {
  'session.put_at_risk':
    "The practitioner isn't eligible to treat on the session date: `at_risk_reason` tells why. " +
    'Reschedule, reassign or cancel the session.',
  'session.cleared': 'The practitioner is eligible again, and the session is no longer at risk.',
}
