// The SQL of refunds.
import type { Call } from '#call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import type { Row } from '#record.ts'

export async function refundBy(call: Call, processor: string, reference: string) {
  const [refund] = await call.query<Row>(sql`
    select ${allColumns('refunds')} from refunds
    where processor = ${processor} and processor_reference = ${reference}
    for no key update`)
  return refund
}
