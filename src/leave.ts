// What a call leaves behind when it ends: its events, what is due later, its entries of the trail,
// and, for a write with an Idempotency-Key, the answer it gave. One statement writes all of it.
import type { AuditDraft, Call } from './call.ts'
import { sql } from '#db/sql.ts'
import { noteWritten } from './written.ts'

export type Remembered = { key: string; fingerprint: string; answer: Buffer | null }

export function leaveStatement(call: Call, remembered?: Remembered) {
  noteWritten(
    call.account,
    call.events.map(({ type }) => type),
  )
  const [events, due, audits] = [call.events, call.due, call.audits].map(listed)
  const { key = null, fingerprint = null, answer = null } = remembered ?? {}
  const person_id = answer && call.person ? call.person.id : null
  return sql`
    select leave(${events}, ${due}, ${audits},
      ${key}, ${fingerprint}, ${call.made}, ${person_id}, ${answer})`
}

// Entries alone, where nothing else of a call is kept: it only read, or it was refused.
export const leaveAudits = (audits: AuditDraft[]) =>
  sql`select leave(null, null, ${listed(audits)}, null, null, null, null, null)`

const listed = (drafts: object[]) => (drafts.length > 0 ? JSON.stringify(drafts) : null)
