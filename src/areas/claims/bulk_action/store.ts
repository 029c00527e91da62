// SQL of bulk actions and their results.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { assignments, sql, stored_now } from '#db/sql.ts'
import { encryptFields } from '#kernel/encrypted_row.ts'
import { newId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import { bulkResultKind } from './lifecycle.ts'
import type { BulkActionRow, BulkResultRow } from './schema.ts'

export type ChosenClaim = { id: string; person_id: string }

export async function insertResults(call: Call, bulk_action_id: string, claims: ChosenClaim[]) {
  if (claims.length === 0) return
  const at = toTimestamp(call.now)
  await call.query(sql`
    insert into bulk_results
      (account, id, bulk_action_id, claim_id, person_id, created_at, updated_at)
    select ${call.account}, id, ${bulk_action_id}, claim_id, person_id, ${at}, ${at}
    from unnest(
      ${claims.map(() => newId(bulkResultKind.prefix))}::text[],
      ${claims.map(({ id }) => id)}::text[],
      ${claims.map(({ person_id }) => person_id)}::text[]) as chosen (id, claim_id, person_id)`)
}

// Locks an action that has work. Undefined if another worker has it, or it was canceled.
export async function takeBulkAction(call: Call, id: string) {
  const [found] = await call.query<BulkActionRow>(sql`
    select ${allColumns('bulk_actions')} from bulk_actions
    where account = ${call.account} and id = ${id} and working
    for update skip locked`)
  return found
}

type Outcome = BulkResultRow['outcome']
export type OpenResult = Pick<
  BulkResultRow,
  'id' | 'claim_id' | 'person_id' | 'outcome' | 'amount' | 'version'
>

export async function nextResult(call: Call, bulk_action_id: string, outcome: Outcome) {
  const [found] = await call.query<OpenResult>(sql`
    select id, claim_id, person_id, outcome, amount, version from bulk_results
    where account = ${call.account} and bulk_action_id = ${bulk_action_id}
      and outcome = ${outcome}
    order by created_at desc, id desc
    limit 1`)
  return found
}

export type NewOutcome = Pick<BulkResultRow, 'outcome' | 'amount' | 'code' | 'failed_checks'>

// Saves the outcome of a claim, with the progress of the action. The version of the action stays:
// progress isn't a change.
export async function saveOutcome(
  call: Call,
  { id }: BulkActionRow,
  before: OpenResult,
  { failed_checks, ...outcome }: NewOutcome,
) {
  const about = { person_id: before.person_id, failed_checks }
  const { columns } = await encryptFields(call, bulkResultKind, before.id, about)
  const encrypted = failed_checks.length > 0 ? columns.encrypted : null
  const fields = { ...outcome, encrypted, updated_at: toTimestamp(call.now) }
  const [saved] = await call.query(sql`
    update bulk_results set ${assignments(fields)}, version = version + 1
    where account = ${call.account} and id = ${before.id} and outcome = ${before.outcome}
    returning id`)
  if (!saved) return
  const change = (of: Outcome) => Number(outcome.outcome === of) - Number(before.outcome === of)
  const added = amountIn(outcome.amount) - amountIn(before.amount)
  await call.query(sql`
    update bulk_actions
    set ready_count = ready_count + ${change('ready')},
      done_count = done_count + ${change('done')},
      refused_count = refused_count + ${change('refused')},
      amount = jsonb_set(amount, '{amount}', to_jsonb((amount ->> 'amount')::bigint + ${added})),
      failed_attempts = 0
    where account = ${call.account} and id = ${id}`)
}

const amountIn = (money: Money | null) => money?.amount ?? 0

const setWorking = (call: Call, id: string, working: boolean) =>
  call.query(sql`
    update bulk_actions
    set working = ${working}, failed_attempts = 0, next_attempt_at = ${stored_now}
    where account = ${call.account} and id = ${id}`)

export async function endWork(call: Call, { id }: BulkActionRow): Promise<void> {
  await setWorking(call, id, false)
}

export async function resumeWork(call: Call, { id }: BulkActionRow): Promise<void> {
  await setWorking(call, id, true)
}

const unfinished: Outcome[] = ['pending', 'ready']

// The claims that have no final result get none.
export async function stopWork(call: Call, { id }: BulkActionRow): Promise<void> {
  await call.query(sql`
    update bulk_results
    set outcome = 'canceled', updated_at = ${toTimestamp(call.now)}, version = version + 1
    where account = ${call.account} and bulk_action_id = ${id}
      and outcome = any(${unfinished})`)
  await setWorking(call, id, false)
}
