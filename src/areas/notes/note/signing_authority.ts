// Checks that a practitioner can sign: they must be verified as licensed for that care, in that
// location, on that date. Unknown isn't enough. If their license requires supervision, the
// supervisor must co-sign.
import type { Call } from '#kernel/call.ts'
import {
  findFacts,
  requireEligibleBy,
} from '#areas/practitioners/practitioner/check_eligibility.ts'
import type { NoteRow } from './schema.ts'

export type Signer = { profession: string; supervisor_id: string | null }

// Requires a complete note, which has a date and a location.
export async function requireMaySign(call: Call, { service }: NoteRow): Promise<Signer> {
  const { date, person_location, modality } = service!
  const facts = await findFacts(call, call.actor.id)
  const { jurisdiction } = person_location!
  // Phone counts as telehealth.
  const format = modality === 'in_person' ? ('in_person' as const) : ('telehealth' as const)
  const question = { jurisdiction, on: date!, format }
  const { credential } = requireEligibleBy(call, facts, question, 'eligible')
  const license = facts.licenses.find(({ id }) => id === credential?.id)
  const alone = (license?.level ?? 'independent') === 'independent'
  const supervisor_id = alone ? null : (facts.supervision?.supervisor_id ?? null)
  return { profession: facts.profession, supervisor_id }
}
