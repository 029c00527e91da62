// SQL for eligibility checks.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { isFreeIn, leaseEnd } from '#kernel/lease.ts'
import type { Row } from '#kernel/record.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { checkKind } from './lifecycle.ts'

// The lease lets another worker take over if this one dies.
export const claimToAsk = (call: Call, id: string) =>
  call.query<{ id: string }>(sql`
    update eligibility_checks
    set claimed_until = ${leaseEnd(call)}
    where id = ${id} and status = 'requested' and send_after <= ${toTimestamp(call.real_now)}
      and ${isFreeIn(call)}
    returning id`)

export const lastOfCoverage = (call: Call, coverage_id: string) =>
  call.query<Row>(sql`
    select ${columnsOf(checkKind)} from eligibility_checks
    where coverage_id = ${coverage_id}
    order by created_at desc, id desc
    limit 1`)
