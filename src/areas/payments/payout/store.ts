// SQL of payouts.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import type { PayoutRow } from './schema.ts'

export async function lockBankPayout(call: Call, processor: string, reference: string) {
  const [payout] = await call.query<PayoutRow>(sql`
    select ${allColumns('payouts')} from payouts
    where account = ${call.account}
      and processor = ${processor} and processor_reference = ${reference}
    for no key update`)
  return payout
}

// What a processor holds and hasn't paid out to the bank.
export async function findProcessorBalance(call: Call, processor: string, currency: string) {
  const [sum] = await call.query<{ units: number }>(sql`
    select coalesce(sum(balance), 0)::bigint as units from ledger_balances
    where account = ${call.account} and ledger_account = ${`asset:processor:${processor}`}
      and currency = ${currency}`)
  return sum!.units
}
