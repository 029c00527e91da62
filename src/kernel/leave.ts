// What a call leaves behind when it ends: its events, what is due later, its entries of the trail,
// the index of its metadata and, for a write with an Idempotency-Key, the answer it gave. One
// statement writes all of it.
import type { AuditDraft, Call } from './call.ts'
import { sql } from '#db/sql.ts'
import { recordWrites } from './recent_writes.ts'

// The key by its hash, and encrypted: see idempotency_key.ts.
export type StoredResponse = {
  key: string
  encrypted_key: Buffer | null
  fingerprint: string
  answer: Buffer | null
}

export function leaveStatement(call: Call, remembered?: StoredResponse) {
  recordWrites(
    call.account,
    call.events.map(({ type }) => type),
  )
  const [events, due, audits] = [call.events, call.jobs, call.audits].map(listed)
  const metadata = listed(call.metadata)
  const { key = null, encrypted_key = null, fingerprint = null, answer = null } = remembered ?? {}
  const person_id = call.person && (answer || encrypted_key) ? call.person.id : null
  return sql`
    select leave(${events}, ${due}, ${audits}, ${metadata},
      ${key}, ${encrypted_key}, ${fingerprint}, ${call.made}, ${person_id}, ${answer})`
}

// Entries alone, where nothing else of a call is kept: it only read, or it was refused.
export const leaveAudits = (audits: AuditDraft[]) =>
  sql`select leave(null, null, ${listed(audits)}, null, null, null, null, null, null, null)`

const listed = (drafts: object[]) => (drafts.length > 0 ? JSON.stringify(drafts) : null)
