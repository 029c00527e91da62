// Releases notes to the person they are about, or withholds them. Signing releases a note, because
// persons have a right to their record without delay; withholding needs a legal ground.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow } from '#kernel/record.ts'
import { lockNote, requireSignerOrAccount } from './access.ts'
import { isFinal, isReleased, noteKind, noteLifecycle } from './lifecycle.ts'
import type { NoteRow } from './schema.ts'

// What a signature adds: `note.signed` then names `released_at` among the changed fields.
export const releaseColumns = (call: Call, { withheld_at }: NoteRow) =>
  withheld_at ? {} : { released_at: toTimestamp(call.now) }

export async function releaseNote(call: Call, id: string) {
  const note = await lockNote(call, id)
  requireSignerOrAccount(call, note)
  if (!isFinal(note.status)) throw transitionError(noteLifecycle, note.status, 'release')
  if (isReleased(note)) return note
  const fields = { released_at: toTimestamp(call.now), withheld_at: null, withhold_reason: null }
  return await updateRow(call, noteKind, id, fields, 'released', note)
}

// A draft can be withheld too, so that signing doesn't release it.
export async function withholdNote(
  call: Call,
  id: string,
  { reason }: { reason: NonNullable<NoteRow['withhold_reason']> },
) {
  const note = await lockNote(call, id)
  requireSignerOrAccount(call, note)
  if (isIn(noteLifecycle, 'ended', note.status)) {
    throw transitionError(noteLifecycle, note.status, 'withhold')
  }
  const withheld_at = note.withheld_at ?? toTimestamp(call.now)
  const fields = { released_at: null, withheld_at, withhold_reason: reason }
  return await updateRow(call, noteKind, id, fields, 'withheld', note)
}
