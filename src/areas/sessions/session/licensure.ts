// Checks that the practitioner is eligible to treat where the care takes place, on its date.
// Care is refused only if they are known to be ineligible.
import type { Call } from '#kernel/call.ts'
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

type Jurisdiction = { jurisdiction?: string | null | undefined }
export type Meeting = {
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
    ineligibility(facts, meeting, today) ? ('practitioner_not_eligible' as const) : undefined
}

// Why the practitioner can't provide the session. Null if nothing is known against it.
export function ineligibility(
  facts: Facts,
  meeting: Meeting,
  today: string,
): BarCode | 'not_licensed' | null {
  const { jurisdiction, on, format } = careOf(facts, meeting)
  const [bar] = barsOn(facts, on, jurisdiction)
  if (bar) return bar.code
  if (!jurisdiction) return null
  const { result } = eligibilityOf(facts, { jurisdiction, on, format, today })
  return result === 'not_eligible' ? 'not_licensed' : null
}
