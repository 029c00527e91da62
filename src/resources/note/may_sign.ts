// Who may sign: practitioners who could give that care, in that place, on that day.
import type { Call } from '#call.ts'
import { findRow } from '#record.ts'
import { practitionerKind } from '#resources/practitioner/schema.ts'
import type { NoteRow } from './note_row.ts'

export type Signer = { profession: string; supervisor_id: string | null }

export async function requireMaySign(call: Call, _: NoteRow): Promise<Signer> {
  const { profession } = await findRow(call, practitionerKind, call.actor.id)
  return { profession, supervisor_id: null }
}
