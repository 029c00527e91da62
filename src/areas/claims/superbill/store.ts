// SQL of superbills.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

export async function isParticipant(call: Call, session_id: string, person_id: string) {
  const rows = await call.query(sql`
    select from session_participants
    where account = ${call.account} and session_id = ${session_id}
      and person_id = ${person_id}`)
  return rows.length > 0
}

type SessionAmounts = { charged: number; paid: number; currency: string | null }

// Charged and received for a session, per the ledger. Fees of the processor aren't the patient's,
// and a payment reversed by a dispute isn't paid.
export async function findSessionAmounts(call: Call, session_id: string, person_id: string) {
  const [row] = await call.query<SessionAmounts>(sql`
    select currency,
      greatest(0, -coalesce(sum(amount) filter (
        where ledger_account = 'revenue:services'), 0))::bigint as charged,
      greatest(0, coalesce(sum(amount) filter (
        where ledger_account like 'asset:processor:%'
          and kind not in ('fee_paid', 'dispute_fee_paid')), 0))::bigint as paid
    from ledger_entries
    where account = ${call.account} and session_id = ${session_id}
      and person_id = ${person_id}
    group by currency
    order by charged desc, paid desc
    limit 1`)
  return row ?? { charged: 0, paid: 0, currency: null }
}
