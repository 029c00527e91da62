// SQL of superbills.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import type { Money } from '#kernel/money.ts'

export async function isParticipant(call: Call, session_id: string, person_id: string) {
  const rows = await call.query(sql`
    select from session_participants
    where account = ${call.account} and session_id = ${session_id}
      and person_id = ${person_id}`)
  return rows.length > 0
}

// Charged for a session, per the ledger. Entries keep the person they were posted for, so those of
// merged persons count too.
export async function findCharged(call: Call, session_id: string, person_id: string) {
  const [charged] = await call.query<Money>(sql`
    select currency, greatest(0, -sum(amount))::bigint as amount
    from ledger_entries
    where account = ${call.account} and session_id = ${session_id}
      and ledger_account = 'revenue:services'
      and (person_id = ${person_id} or person_id in (
        select id from persons
        where account = ${call.account} and merged_into_id = ${person_id}))
    group by currency
    order by amount desc
    limit 1`)
  return charged
}
