// SQL of refunds.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import { refundKind } from './lifecycle.ts'

export async function refundBy(call: Call, processor: string, reference: string) {
  const [refund] = await call.query<Row>(sql`
    select ${columnsOf(refundKind)} from refunds
    where processor = ${processor} and processor_reference = ${reference}
    for no key update`)
  return refund && (await decryptRow(call, refundKind, refund))
}
