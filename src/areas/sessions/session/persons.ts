// Checks that a session's participants exist and have consented to treatment by the practitioner,
// who takes them.
import type { Call } from '#kernel/call.ts'
import { activatePerson, type InCare, requireTreatable } from '#areas/persons/consent/treatment.ts'
import { requireBookable } from '#areas/practitioners/practitioner/practitioner.ts'
import { type BookedCare, notOfferedError, unmetForPersons } from './caseload.ts'
import { interpreterWarnings } from './interpreters.ts'

export type RequestedPerson = { person_id: string; param: string }

type Booking = BookedCare & { practitioner_id: string; override_availability?: boolean | undefined }

// Returns current person IDs without duplicates, whether the override was needed for them, whether
// a consent could end before the session, and who needs an interpreter. The first session starts
// the care relationship.
export async function requirePersons(call: Call, named: RequestedPerson[], booking: Booking) {
  const [first, ...others] = named
  if (!first) return { persons: [], overridden: false, consent_ends: false, interpreters: [] }
  const { practitioner_id, override_availability = false } = booking
  const inCareOf = async ({ person_id, param }: RequestedPerson) => ({
    ...(await requireTreatable(call, person_id, practitioner_id, { param, books: true })),
    param,
  })
  const [practitioner, found] = await Promise.all([
    requireBookable(call, practitioner_id),
    inCareOf(first),
  ])
  const persons = new Map<string, InCare & { param: string }>([[found.person_id, found]])
  for (const other of others) {
    const inCare = await inCareOf(other)
    if (!persons.has(inCare.person_id)) persons.set(inCare.person_id, inCare)
  }
  const unmet = await unmetForPersons(call, practitioner, [...persons.values()], booking)
  if (unmet.length > 0 && !override_availability) throw notOfferedError(unmet)
  for (const inCare of persons.values()) await activatePerson(call, inCare)
  const consent_ends = [...persons.values()].some((inCare) => inCare.consent_ends)
  const interpreters = interpreterWarnings(practitioner, [...persons.values()])
  return { persons: [...persons.keys()], overridden: unmet.length > 0, consent_ends, interpreters }
}

// Checks that the consent still covers the session.
export async function requireConsents(
  call: Call,
  named: RequestedPerson[],
  practitioner_id: string,
  { books = true } = {},
) {
  for (const { person_id, param } of named) {
    await requireTreatable(call, person_id, practitioner_id, { param, books })
  }
}

// Consent must be in force at the start. Telehealth requires a separate consent.
export async function requireConsentsAtStart(
  call: Call,
  persons: string[],
  { practitioner_id, format }: { practitioner_id: string; format: string },
) {
  for (const person_id of persons) {
    await requireTreatable(call, person_id, practitioner_id, { param: 'id' })
    if (format !== 'telehealth') continue
    await requireTreatable(call, person_id, practitioner_id, {
      param: 'id',
      activity: 'telehealth',
    })
  }
}
