// Who may sign: practitioners who could give that care, in that place, on that day. Here a yes is
// needed: of whom nothing is known, nobody can say that they may. Who may only under supervision
// signs first, and their supervisor after them.
import type { Call } from '#call.ts'
import { findFacts, requireEligibleBy } from '#resources/practitioner/eligible.ts'
import type { NoteRow } from './note_row.ts'

export type Signer = { profession: string; supervisor_id: string | null }

// Of a note that is complete: it knows where and when.
export async function requireMaySign(call: Call, { service }: NoteRow): Promise<Signer> {
  const { date, person_location, modality } = service!
  const facts = await findFacts(call, call.actor.id)
  const { jurisdiction } = person_location!
  // By telephone counts as at a distance.
  const format = modality === 'in_person' ? ('in_person' as const) : ('telehealth' as const)
  const question = { jurisdiction, on: date!, format }
  const { by } = requireEligibleBy(call, facts, question, 'eligible')
  const license = facts.licenses.find(({ id }) => id === by?.id)
  const alone = (license?.level ?? 'independent') === 'independent'
  const supervisor_id = alone ? null : (facts.supervision?.supervisor_id ?? null)
  return { profession: facts.profession, supervisor_id }
}
