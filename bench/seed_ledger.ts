// A ledger of many entries, stored directly in the database: charges over a thousand persons.
import type { BenchService } from './bench_service.ts'

const at_once = 20_000 // Entries of a statement.

export async function seedLedger({ database, account }: BenchService, from: number, to: number) {
  for (let first = from / 2; first < to / 2; first += at_once / 2) {
    const last = Math.min(first + at_once / 2, to / 2) - 1
    await database.query(
      `insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint,
         created_at)
       select $1, 'ltx_bench_' || n, 'bench:' || n, 'self_pay_charged', 'usd', 2, md5(n::text),
         now() - n * interval '1 second'
       from generate_series($2::integer, $3::integer) as n`,
      [account, first, last],
    )
    await database.query(
      `insert into ledger_entries (account, id, transaction_id, position, kind, ledger_account,
         currency, amount, person_id, created_at)
       select $1, 'le_bench_' || n || '_' || side, 'ltx_bench_' || n, side, 'self_pay_charged',
         case side when 1 then 'asset:patient_ar:per_bench_' || n % 1000 + 1
           else 'revenue:services' end,
         'usd', case side when 1 then 15000 else -15000 end, 'per_bench_' || n % 1000 + 1,
         now() - n * interval '1 second'
       from generate_series($2::integer, $3::integer) as n
       cross join generate_series(1, 2) as side`,
      [account, first, last],
    )
  }
  await database.query('vacuum analyze ledger_transactions, ledger_entries, ledger_balances')
}
