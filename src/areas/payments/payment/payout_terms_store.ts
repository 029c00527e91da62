// SQL of payout terms.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { assignments, row, sql } from '#db/sql.ts'
import type { PayoutTermsRow } from './payout_terms.ts'

export async function findTerms(call: Call, practitioner_id: string) {
  const [terms] = await call.query<PayoutTermsRow>(sql`
    select ${allColumns('payout_terms')} from payout_terms
    where account = ${call.account} and practitioner_id = ${practitioner_id}
    for no key update`)
  return terms
}

// Inserts the terms unless they exist. Either way the row is locked.
export async function insertTerms(call: Call, fields: Record<string, unknown>) {
  const [terms] = await call.query<PayoutTermsRow>(sql`
    insert into payout_terms ${row({ ...fields, account: call.account })}
    on conflict (account, practitioner_id) do update set updated_at = payout_terms.updated_at
    returning ${allColumns('payout_terms')}`)
  return terms!
}

export async function updateTerms(call: Call, id: string, fields: Record<string, unknown>) {
  const [terms] = await call.query<PayoutTermsRow>(sql`
    update payout_terms set ${assignments(fields)}, version = version + 1
    where account = ${call.account} and practitioner_id = ${id}
    returning ${allColumns('payout_terms')}`)
  return terms!
}
