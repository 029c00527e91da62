// SQL of charges.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { chargeKind } from './lifecycle.ts'
import type { ChargeRow } from './schema.ts'

// Charges of a session. The caller must hold the lock on the session.
export async function listCharges(call: Call, session_id: string) {
  const rows = await call.query<ChargeRow>(sql`
    select ${columnsOf(chargeKind)} from charges
    where charges.account = ${call.account} and session_id = ${session_id}
    order by id`)
  return await decryptRows(call, chargeKind, rows)
}
