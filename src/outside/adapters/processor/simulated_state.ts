// State of the simulated processor: movements, and responses by idempotency key. A reused key gets
// the stored response; with different parameters it's rejected, as at a real processor.
import { createHmac } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { raw, row, sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { type MoneyMovement, ProcessorRefused } from '#outside/ports/processor.ts'
import type { AccountState } from './simulated_accounts.ts'
import type { ChargeState } from './simulated_charges.ts'
import type { DisputeState } from './simulated_disputes.ts'
import type { SetupState } from './simulated_setups.ts'

// A refund or transfer: where it ends, and when.
type MoneyState = {
  amount: number
  becomes: Exclude<MoneyMovement['status'], 'pending'>
  until: string | null
}

type States = {
  charge: ChargeState
  refund: MoneyState
  dispute: DisputeState
  transfer: MoneyState
  setup: SetupState
  account: AccountState
}

export type Movement<Kind extends keyof States = keyof States> = {
  [K in Kind]: {
    id: string
    kind: K
    object_id: string | null
    parent_id: string | null
    state: States[K]
    created_at: string
  }
}[Kind]

export const rejection = (code: string) =>
  new ProcessorRefused({ code, decline_code: null, retryable: false })

// Concurrent requests with the same key wait for the first and get its response.
export async function once<T>(call: Call, key: string, request: unknown, work: () => Promise<T>) {
  const name = `simulated ${call.account} ${key}`
  await call.query(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const { pepper } = call.secrets
  const hash = createHmac('sha256', pepper).update(JSON.stringify(request)).digest('base64url')
  const [before] = await call.query<{ request: string; response: T }>(
    sql`
      select request, response from simulated_requests
      where account = ${call.account} and key = ${key}`,
  )
  if (before && before.request !== hash) throw rejection('idempotency_key_in_use')
  if (before) return before.response
  const answer = await work()
  const { account } = call
  const response = JSON.stringify(answer)
  const created_at = toTimestamp(call.now)
  await call.query(sql`
    insert into simulated_requests ${row({ account, key, request: hash, response, created_at })}`)
  return answer
}

export async function insertMovement<Kind extends keyof States>(
  call: Call,
  fields: { kind: Kind; state: States[Kind]; object_id?: string; parent_id?: string },
): Promise<Movement<Kind>> {
  const { account } = call
  const id = newId(prefixes[fields.kind])
  const created_at = toTimestamp(call.now)
  const state = JSON.stringify(fields.state)
  const [made] = await call.query<Movement<Kind>>(sql`
    insert into simulated_movements ${row({ ...fields, account, state, id, created_at })}
    returning ${allColumns('simulated_movements')}`)
  return made!
}

const prefixes = {
  charge: 'simpi',
  refund: 'simre',
  dispute: 'simdp',
  transfer: 'simtr',
  setup: 'simseti',
  account: 'acct',
}

export async function findMovement<Kind extends keyof States>(call: Call, kind: Kind, id: string) {
  const [found] = await call.query<Movement<Kind>>(
    sql`
      select ${allColumns('simulated_movements')} from simulated_movements
      where account = ${call.account} and id = ${id} and kind = ${kind}
      for update`,
  )
  if (!found) throw rejection('resource_missing')
  return found
}

export async function findBy(call: Call, column: 'object_id' | 'parent_id', id: string) {
  return await call.query<Movement>(sql`
    select ${allColumns('simulated_movements')} from simulated_movements
    where account = ${call.account} and ${raw(column)} = ${id}
    order by created_at, id`)
}

export async function updateMovement<State extends object>(
  call: Call,
  { id, state }: { id: string; state: State },
  changes: Partial<State>,
): Promise<State> {
  const next = { ...state, ...changes }
  await call.query(sql`
    update simulated_movements set state = ${JSON.stringify(next)}
    where account = ${call.account} and id = ${id}`)
  return next
}
