// SQL for payer contracts.
import type { Call } from '#kernel/call.ts'
import { nothing, sql } from '#db/sql.ts'
import type { PayerContractRow } from './contract_schema.ts'

// Contracts in effect on a date, for all payers or one. If a payer has several, the latest applies.
export const findContracts = (call: Call, day: string, payer_id?: string) =>
  call.query<PayerContractRow>(sql`
    select distinct on (payer_id) * from payer_contracts
    where account = ${call.account}
      and daterange(starts_on, ends_on, '[]') @> ${day}::date
      ${payer_id ? sql`and payer_id = ${payer_id}` : nothing}
    order by payer_id, starts_on desc nulls last, created_at desc, id desc`)
