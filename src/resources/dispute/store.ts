// The SQL of disputes.
import type { Call } from '#call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import type { Row } from '#record.ts'

export async function disputeBy(call: Call, processor: string, reference: string) {
  const [dispute] = await call.query<Row>(sql`
    select ${allColumns('disputes')} from disputes
    where processor = ${processor} and processor_reference = ${reference}
    for no key update`)
  return dispute
}

// Whether the bank has still to decide on one.
export async function isDisputed(call: Call, payment_id: string) {
  const open = await call.query(sql`
    select from disputes
    where payment_id = ${payment_id} and status in ('opened', 'submitted')
    limit 1`)
  return open.length > 0
}
