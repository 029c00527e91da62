// SQL of estimates.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { EstimateRow } from './schema.ts'

// What the ledger shows as billed for sessions with the estimate's practitioner while it was valid,
// net of reversals.
export const findBilledSince = (call: Call, estimate: EstimateRow, currency: string) =>
  call.query<{ session_id: string; amount: number }>(sql`
    select entry.session_id, -sum(entry.amount)::bigint as amount
    from ledger_entries as entry
    join sessions on sessions.account = entry.account and sessions.id = entry.session_id
    where entry.account = ${call.account} and entry.person_id = ${estimate.person_id}
      and entry.ledger_account = 'revenue:services' and entry.currency = ${currency}
      and sessions.practitioner_id = ${estimate.practitioner_id}
      and sessions.starts_at >= ${estimate.created_at}
      and sessions.starts_at < ${estimate.valid_until}::date + 1
    group by entry.session_id
    order by min(sessions.starts_at), entry.session_id`)
