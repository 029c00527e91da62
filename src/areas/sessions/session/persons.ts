// Checks that a session's participants exist and have consented to treatment by the practitioner.
import type { Call } from '#kernel/call.ts'
import { requireTreatable, activatePerson } from '#areas/persons/consent/treatment.ts'
import { requireBookable } from '#areas/practitioners/practitioner/practitioner.ts'

export type RequestedPerson = { person_id: string; param: string }

// Returns current person IDs without duplicates. The first session starts the care relationship.
export async function requirePersons(
  call: Call,
  named: RequestedPerson[],
  practitioner_id: string,
) {
  const persons = new Set<string>()
  for (const [index, { person_id, param }] of named.entries()) {
    const [, inCare] = await Promise.all([
      index === 0 && requireBookable(call, practitioner_id),
      requireTreatable(call, person_id, practitioner_id, { param, books: true }),
    ])
    if (!persons.has(inCare.person_id)) await activatePerson(call, inCare)
    persons.add(inCare.person_id)
  }
  return [...persons]
}

// Checks that the consent still covers the session.
export async function requireConsents(
  call: Call,
  named: RequestedPerson[],
  practitioner_id: string,
) {
  for (const { person_id, param } of named) {
    await requireTreatable(call, person_id, practitioner_id, { param, books: true })
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
