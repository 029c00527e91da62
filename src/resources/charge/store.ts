// The SQL of charges.
import type { Call } from '#call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import type { Row } from '#record.ts'

// Those of a session, held by whoever holds the session.
export const findCharges = (call: Call, session_id: string) =>
  call.query<Row>(
    sql`select ${allColumns('charges')} from charges where session_id = ${session_id} order by id`,
  )
