// The SQL of disputes.
import type { Call } from '#call.ts'
import { sql } from '#db/sql.ts'
import type { Row } from '#record.ts'

export async function disputeBy(call: Call, processor: string, reference: string) {
  const [dispute] = await call.query<Row>(sql`
    select * from disputes
    where processor = ${processor} and processor_reference = ${reference}
    for no key update`)
  return dispute
}
