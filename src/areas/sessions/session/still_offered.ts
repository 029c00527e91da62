// Checks that booked sessions can be held at another time: their persons are alive, and the
// practitioner offers the format, the level of care, and care at the age that they have then.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { findFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { missingCare } from '#areas/sessions/availability/offered_care.ts'
import { type Unmet, unmetAgeGroups } from './caseload.ts'
import { participantIds } from './participants.ts'
import { isGone, personsIn } from './risk.ts'
import type { SessionRow } from './schema.ts'

const param = 'starts_at'
const how_to_resolve =
  'Cancel the session, or remove the person from it. A death recorded by mistake can be corrected.'

// With one lookup for all sessions. Their persons are in the caseload already.
export async function offerCheck(call: Call, practitioner_id: string, sessions: SessionRow[]) {
  const [practitioner, persons] = await Promise.all([
    findFacts(call, practitioner_id),
    personsIn(call, sessions),
  ])
  const gone = [...persons.values()].find(isGone)
  if (gone)
    throw new ApiError('person_inactive', { status: gone.person.status }, { how_to_resolve })
  return (session: SessionRow, starts_at: string): Unmet[] => {
    const attending = participantIds(session).flatMap((id) => {
      const birth_date = persons.get(id)?.details.birth_date
      return birth_date ? [{ birth_date, param }] : []
    })
    const missing = missingCare(practitioner, session).map((code) => ({ code, param }))
    return [...missing, ...unmetAgeGroups(practitioner, attending, starts_at)]
  }
}
