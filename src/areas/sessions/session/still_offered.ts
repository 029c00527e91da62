// Checks that a practitioner offers the care of booked sessions at another time: its format, its
// level of care, and the age that its persons have then.
import type { Call } from '#kernel/call.ts'
import { findFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { missingCare } from '#areas/sessions/availability/offered_care.ts'
import { type Unmet, unmetAgeGroups } from './caseload.ts'
import { participantIds } from './participants.ts'
import { personsIn } from './risk.ts'
import type { SessionRow } from './schema.ts'

const param = 'starts_at'

// With one lookup for all sessions. Their persons are in the caseload already.
export async function offerCheck(call: Call, practitioner_id: string, sessions: SessionRow[]) {
  const [practitioner, persons] = await Promise.all([
    findFacts(call, practitioner_id),
    personsIn(call, sessions),
  ])
  return (session: SessionRow, starts_at: string): Unmet[] => {
    const attending = participantIds(session).flatMap((id) => {
      const birth_date = persons.get(id)?.details.birth_date
      return birth_date ? [{ birth_date, param }] : []
    })
    const missing = missingCare(practitioner, session).map((code) => ({ code, param }))
    return [...missing, ...unmetAgeGroups(practitioner, attending, starts_at)]
  }
}
