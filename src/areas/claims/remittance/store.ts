// SQL of remittances.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { row, sql } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'

export async function findByDelivery(call: Call, delivery_key: string) {
  const [found] = await call.query<Row>(
    sql`select ${allColumns('remittances')} from remittances where delivery_key = ${delivery_key}`,
  )
  return found
}

// Inserts nothing if the same remittance was delivered before or concurrently.
export async function insertRemittance(call: Call, fields: Record<string, unknown>) {
  const [made] = await call.query<Row>(sql`
    insert into remittances ${row(fields)}
    on conflict (account, delivery_key) do nothing
    returning ${allColumns('remittances')}`)
  return made
}
