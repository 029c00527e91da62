// What a call leaves behind when it ends: its events, what is due later, and, for a write with an
// Idempotency-Key, the answer it gave. One statement writes all of it.
import type { Call } from './call.ts'
import { sql } from '#db/sql.ts'

export type Remembered = { key: string; fingerprint: string; answer: Buffer }

export function leaveStatement(call: Call, remembered?: Remembered) {
  const events = call.events.length > 0 ? JSON.stringify(call.events) : null
  const due = call.due.length > 0 ? JSON.stringify(call.due) : null
  const { key = null, fingerprint = null, answer = null } = remembered ?? {}
  return sql`select leave(${events}, ${due}, ${key}, ${fingerprint}, ${call.made}, ${answer})`
}
