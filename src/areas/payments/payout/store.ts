// SQL of payouts.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'

export async function bankPayoutBy(call: Call, processor: string, reference: string) {
  const [payout] = await call.query<Row>(sql`
    select ${allColumns('payouts')} from payouts
    where processor = ${processor} and processor_reference = ${reference}
    for no key update`)
  return payout
}

export async function atProcessor(call: Call, processor: string, currency: string) {
  const [found] = await call.query<{ units: number }>(sql`
    select coalesce(sum(balance), 0)::bigint as units from ledger_balances
    where ledger_account = ${`asset:processor:${processor}`} and currency = ${currency}`)
  return found!.units
}
