// SQL of superbills.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

export async function isSeated(call: Call, session_id: string, person_id: string) {
  const found = await call.query(sql`
    select from session_participants
    where session_id = ${session_id} and person_id = ${person_id}`)
  return found.length > 0
}

type Money = { charged: number; paid: number; currency: string | null }

// Charged and received for a session, per the ledger.
export async function moneyOfSession(call: Call, session_id: string, person_id: string) {
  const [found] = await call.query<Money>(sql`
    select currency,
      greatest(0, -sum(amount) filter (where ledger_account = 'revenue:services'))::bigint
        as charged,
      greatest(0, coalesce(sum(amount) filter (
        where ledger_account like 'asset:processor:%' and kind <> 'fee_paid'), 0))::bigint as paid
    from ledger_entries
    where session_id = ${session_id} and person_id = ${person_id}
    group by currency
    having count(*) filter (where ledger_account = 'revenue:services') > 0
    limit 1`)
  return found ?? { charged: 0, paid: 0, currency: null }
}
