// SQL of refunds.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import { refundKind } from './lifecycle.ts'
import type { RefundRow } from './schema.ts'

export async function lockRefundByReference(call: Call, processor: string, reference: string) {
  const [refund] = await call.query<RefundRow>(sql`
    select ${columnsOf(refundKind)} from refunds
    where refunds.account = ${call.account}
      and processor = ${processor} and processor_reference = ${reference}
    for no key update`)
  return refund && (await decryptRow(call, refundKind, refund))
}
