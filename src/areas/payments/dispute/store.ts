// SQL of disputes.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import { disputeKind } from './lifecycle.ts'

export async function disputeBy(call: Call, processor: string, reference: string) {
  const [dispute] = await call.query<Row>(sql`
    select ${columnsOf(disputeKind)} from disputes
    where processor = ${processor} and processor_reference = ${reference}
    for no key update`)
  return dispute && (await decryptRow(call, disputeKind, dispute))
}

// True if a dispute of the payment is undecided.
export async function isDisputed(call: Call, payment_id: string) {
  const open = await call.query(sql`
    select from disputes
    where payment_id = ${payment_id} and status in ('opened', 'submitted')
    limit 1`)
  return open.length > 0
}
