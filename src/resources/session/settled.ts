// Notes that the charges of a session that has ended are settled. It changes nothing that anybody
// sees; the reconciler reads it.
import { type Call, toTime } from '#call.ts'
import { sql } from '#db/sql.ts'

export const noteSettled = (call: Call, id: string) =>
  call.query(sql`update sessions set settled_at = ${toTime(call.now)} where id = ${id}`)
