// Claims of three years and the entries of their charges, copied from one claim and stored directly
// in the database. One claim in thirty is denied and open. Then the sums of reports are kept.
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchService } from './bench_service.ts'

const at_once = 25_000
const folded_at_once = 100_000
const payers = 11
const claims_per_person = 50

export async function seedReports({ database, account }: BenchService, many: number) {
  const query = (text: string, values: unknown[] = []) => database.query(text, values)
  const [claim] = (await query('select id from claims where account = $1', [account])).rows
  const tables = ['claims', 'ledger_entries', 'ledger_transactions']
  for (const table of tables) await query(`alter table ${table} disable trigger user`)
  const persons = Math.ceil(many / claims_per_person)
  await query(person_copies, [account, persons])
  for (let first = 1; first <= many; first += at_once) {
    const values = [account, first, Math.min(first + at_once - 1, many)]
    await query(claim_copies, [...values, claim.id, persons])
    await query(transactions, values)
    await query(entries, values)
    if (first % (at_once * 8) === 1) console.error(`${first} claims`)
  }
  for (const table of tables) await query(`alter table ${table} enable trigger user`)
  await query('select rebuild_report_sums($1), rebuild_worklist($1)', [account])
  await query(denials, [account, many])
  await query('vacuum analyze')
  const fold = 'select fold_report_changes($1, report_time_zone($1), $2) as count'
  while ((await query(fold, [account, folded_at_once])).rows[0].count > 0) console.error('folded')
  while ((await query(unfolded, [account])).rows[0].some) await sleep(1_000)
  await query('vacuum analyze')
  const { rows } = await query('select count(*) from ledger_entries where account = $1', [account])
  return { claim_id: claim.id as string, entries: Number(rows[0].count) }
}

// The server folds these: it does so in one process at a time.
const unfolded = `
  select exists (select from report_visit_changes where account = $1)
    or exists (select from worklist_changes where account = $1) as some`

const days = 1_095

const person_copies = `
  insert into persons (account, id, status, created_at, updated_at)
  select $1, 'per_bench_' || n, 'active', now(), now()
  from generate_series(0, $2::integer - 1) as n`

const claim_copies = `
  insert into claims (account, id, person_id, coverage_id, practitioner_id, payer_id,
    payer_sequence, frequency, status, patient_control_number, attempt, service_from, service_to,
    charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance,
    patient_balance, filing_deadline, appeal_deadline, submitted_at, created_at, updated_at)
  select account, 'clm_bench_' || n, 'per_bench_' || n % $5::integer, coverage_id, practitioner_id,
    'P' || n % $5::integer % ${payers}, payer_sequence, frequency,
    case when n % 30 = 0 then 'denied' else 'paid' end, 'B' || n, 1,
    current_date - n % ${days}, current_date - n % ${days}, charge, allowed, payer_paid,
    contractual, patient_responsibility, written_off,
    case when n % 30 = 0 then charge else written_off end, written_off,
    current_date - n % ${days} + 90, case when n % 30 = 0 then current_date - n % 365 + 180 end,
    now(), now() - n % ${days} * interval '1 day', now()
  from claims cross join generate_series($2::integer, $3::integer) as n
  where account = $1 and id = $4`

// The charge of every other claim: so there are as many entries as claims.
const transactions = `
  insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, created_at)
  select $1, 'ltx_bench_' || n, 'bench:' || n, 'claim_charged', 'usd', 2, md5(n::text),
    now() - n % ${days} * interval '1 day'
  from generate_series($2::integer, $3::integer) as n
  where n % 2 = 0`

const entries = `
  insert into ledger_entries (account, id, transaction_id, position, kind, ledger_account,
    currency, amount, claim_id, created_at)
  select $1, 'le_bench_' || n || '_' || side, 'ltx_bench_' || n, side, 'claim_charged',
    case side when 1 then 'asset:payer_ar:clm_bench_' || n else 'revenue:services' end, 'usd',
    case side when 1 then 15000 else -15000 end, 'clm_bench_' || n,
    now() - n % ${days} * interval '1 day'
  from generate_series($2::integer, $3::integer) as n
  cross join generate_series(1, 2) as side
  where n % 2 = 0`

const denials = `
  insert into report_changes (account, at, measure, payer_id, reason_code, currency, amount)
  select $1, now() - n % ${days} * interval '1 day', measure, 'P' || n % ${payers}, reason,
    case measure when 'denial_amount' then 'usd' else '' end, 1
  from generate_series(30, $2::integer, 30) as n
  cross join unnest(array['denial_claims', 'denial_lines', 'denial_amount']) as measure
  cross join lateral (values (''), ('CO-' || n % 40)) as reasons (reason)`
