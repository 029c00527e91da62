// SQL of charges.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { chargeKind } from './lifecycle.ts'

// Charges of a session. The caller holds the lock on the session.
export async function findCharges(call: Call, session_id: string) {
  const rows = await call.query<Row>(sql`
    select ${columnsOf(chargeKind)} from charges where session_id = ${session_id} order by id`)
  return await decryptRows(call, chargeKind, rows)
}
