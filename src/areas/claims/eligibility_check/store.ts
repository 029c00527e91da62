// SQL for eligibility checks.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { isFreeIn, leaseEnd } from '#kernel/lease.ts'
import { inSet } from '#kernel/state_sets.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { checkKind, eligibilityLifecycle } from './lifecycle.ts'
import type { EligibilityCheckRow } from './schema.ts'

// The lease lets another worker take over if this one dies.
export const claimForWorker = (call: Call, id: string) =>
  call.query<{ id: string }>(sql`
    update eligibility_checks
    set claimed_until = ${leaseEnd(call)}
    where account = ${call.account} and id = ${id}
      and ${inSet(eligibilityLifecycle, 'pending')}
      and send_after <= ${toTimestamp(call.real_now)} and ${isFreeIn(call)}
    returning id`)

export const findLastOfCoverage = (call: Call, coverage_id: string) =>
  call.query<EligibilityCheckRow>(sql`
    select ${columnsOf(checkKind)} from eligibility_checks
    where account = ${call.account} and coverage_id = ${coverage_id}
    order by created_at desc, id desc
    limit 1`)
