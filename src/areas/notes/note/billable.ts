// Finds the signed notes that support a session's claim. Psychotherapy notes never do.
import type { Call } from '#kernel/call.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { noteKind } from './lifecycle.ts'
import { findOfSession } from './store.ts'

export async function findBillableNotes(call: Call, session_id: string, person_id: string) {
  const rows = await findOfSession(call, session_id, person_id)
  const notes = await Promise.all(rows.map((row) => decryptRow(call, noteKind, row)))
  return notes.filter(({ billable }) => billable)
}
