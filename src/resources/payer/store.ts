// The SQL of contracts with payers.
import type { Call } from '#call.ts'
import { nothing, sql } from '#db/sql.ts'
import type { Row } from '#record.ts'

// Those that hold on a day, of all payers or of one. Of several with one payer, the one that began
// last.
export const findContracts = (call: Call, day: string, payer_id?: string) =>
  call.query<Row>(sql`
    select distinct on (payer_id) * from payer_contracts
    where daterange(starts_on, ends_on, '[]') @> ${day}::date
      ${payer_id ? sql`and payer_id = ${payer_id}` : nothing}
    order by payer_id, starts_on desc nulls last, created_at desc, id desc`)
