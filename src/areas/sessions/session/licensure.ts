// Checks that the practitioner is eligible to treat where the care takes place, on its date.
// Care is refused only if they are known to be ineligible.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { jurisdictionIn } from '#catalogue/us_addresses.ts'
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
  place?: (Jurisdiction & { address?: string | undefined }) | null | undefined
  person_location?: Jurisdiction | null | undefined
}

type Practice = Pick<Facts, 'practice_locations'>

// In-person care takes place where the practitioner meets the person. All other care takes place
// where the person is.
function jurisdictionOf({ format, place, person_location }: Meeting, practice: Practice = {}) {
  const where_they_are = person_location?.jurisdiction ?? null
  if (format !== 'in_person') return where_they_are
  const there = place?.jurisdiction ?? (place?.address ? jurisdictionIn(place.address) : null)
  return there ?? where_they_are ?? jurisdictionOfPractice(practice)
}

// A practitioner who practices in only one state is there.
function jurisdictionOfPractice({ practice_locations = [] }: Practice) {
  const known = new Set(practice_locations.map(({ jurisdiction }) => jurisdiction))
  return known.size === 1 ? [...known][0]! : null
}

// Uses the local date of the care, or else of the practitioner. Phone counts as telehealth.
function careOf(facts: Pick<Facts, 'time_zone' | 'practice_locations'>, meeting: Meeting) {
  const jurisdiction = jurisdictionOf(meeting, facts)
  const zone = (jurisdiction && zoneOf(jurisdiction)) ?? facts.time_zone ?? 'UTC'
  const on = Temporal.Instant.from(meeting.starts_at).toZonedDateTimeISO(zone).toPlainDate()
  const format = meeting.format === 'in_person' ? ('in_person' as const) : ('telehealth' as const)
  return { jurisdiction, on: on.toString(), format }
}

// Booking itself checks what bars the practitioner everywhere, so only a location needs more.
export async function requireLicensed(call: Call, practitioner_id: string, meeting: Meeting) {
  if (meeting.format === 'in_person' || jurisdictionOf(meeting)) {
    await requireEligibleFor(call, practitioner_id, meeting)
  }
}

export async function requireEligibleFor(
  call: Call,
  practitioner_id: string,
  meeting: Meeting,
  { located = false } = {}, // Whether the location must be known.
) {
  requireEligibleWith(call, await findFacts(call, practitioner_id), meeting, { located })
}

// The same, for facts that are already loaded.
export function requireEligibleWith(
  call: Call,
  facts: Facts,
  meeting: Meeting,
  { located = false } = {},
) {
  const { jurisdiction, on, format } = careOf(facts, meeting)
  if (jurisdiction) return void requireEligibleBy(call, facts, { jurisdiction, on, format })
  requireNotBarred(facts, on)
  if (located) throw locationRequired(meeting)
}

export const locationRequired = ({ format }: Pick<Meeting, 'format'>) =>
  new ApiError(
    'location_required',
    {},
    { param: format === 'in_person' ? 'place.jurisdiction' : 'person_location' },
  )

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
