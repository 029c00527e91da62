// The SQL of refunds.
import type { Call } from '#call.ts'
import { sql } from '#db/sql.ts'

export async function givenBack(call: Call, payment_id: string) {
  const [found] = await call.query<{ units: number }>(sql`
    select coalesce(sum((amount ->> 'amount')::bigint), 0)::bigint as units from refunds
    where payment_id = ${payment_id} and status = 'succeeded'`)
  return found!.units
}
