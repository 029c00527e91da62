// Records that the charges of an ended session are settled. Internal: only the reconciler reads it.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

export const markSettled = (call: Call, id: string) =>
  call.query(sql`
    update sessions set settled_at = ${toTimestamp(call.now)}
    where account = ${call.account} and id = ${id}`)
