// Assigns sequence numbers to committed events and queues their webhook deliveries, in one process
// at a time. Numbers, counter and deliveries are one transaction that holds a row lock. The lock
// ends with the transaction or its connection, whatever the clock says, so no process can commit
// numbers after losing it.
import type { Database } from '#db/connect.ts'
import { sql, stored_now } from '#db/sql.ts'
import { transact } from '#db/transaction.ts'
import { endpointLifecycle } from '#areas/platform/webhook_endpoint/lifecycle.ts'
import { inSet } from '#kernel/state_sets.ts'
import { assumeWorker, queryAsWorker } from '#kernel/unit_of_work.ts'
import type { FeedEnd } from '#http/access/event_watch.ts'
import type { ShouldContinue } from './clock.ts'

const batch_size = 500
const stuck_ms = 30_000 // Longer than a transaction can run or idle.

const takeTurn = sql`
  select from leases where name = 'relay' for update skip locked`

// An object's earlier change has the smaller position and is visible whenever the later one is, so
// sequence numbers follow versions. Events are updated where they were found, because nothing else
// updates them: with any other join, a plan made while few events wait compares all events of a
// batch with each other.
const numberBatch = sql`
  with found as materialized (
    select account, position, ctid as found_at
    from events
    where sequence is null
    order by position
    limit ${batch_size}
  ), placed as (
    select *, row_number() over (partition by account order by position) as place from found
  ), counted as (
    select account, count(*) as many from found group by account
  ), counters as (
    insert into event_counters (account, last_sequence)
    select account, many from counted
    on conflict (account) do update
    set last_sequence = event_counters.last_sequence + excluded.last_sequence
    returning account, last_sequence
  ), numbered as (
    update events
    set sequence = counters.last_sequence - counted.many + placed.place
    from placed join counted using (account) join counters using (account)
    where events.ctid = placed.found_at
    returning events.account, events.id, events.type, events.object_id, events.deliver_twice,
      events.imported
  ), deliveries as (
    insert into webhook_deliveries (account, endpoint_id, event_id, next_attempt_at, duplicate)
    select numbered.account, endpoint.id, numbered.id, ${stored_now}, numbered.deliver_twice
    from numbered
    join webhook_endpoints as endpoint
      on endpoint.account = numbered.account
      and ${inSet(endpointLifecycle, 'receiving', 'endpoint.status')}
      and (
        is_subscribed(endpoint.event_types, type)
        or (type = 'webhook_endpoint.pinged' and object_id = endpoint.id))
      and not (numbered.imported and endpoint.skip_imported)
    returning event_id
  )
  select (select count(*) from numbered)::int as events,
         (select count(*) from deliveries)::int as deliveries,
         coalesce((select json_agg(counters) from counters), '[]') as ends`

export type RelayResult = { events: number; deliveries: number }
export type OnNumbered = (end: FeedEnd) => void

const anythingToNumber = sql`select from events where sequence is null limit 1`

// Numbers one batch. Returns undefined if another process holds the lock.
export async function relayBatch(
  db: Database,
  onNumbered: OnNumbered = () => {},
): Promise<RelayResult | undefined> {
  if ((await queryAsWorker(db, anythingToNumber)).length === 0) return { events: 0, deliveries: 0 }
  return await transact(db, assumeWorker, async ({ query, commit }) => {
    if ((await query(takeTurn)).length === 0) return undefined
    // Read only with the lock held: the previous holder has committed.
    const [relayed] = await query<RelayResult & { ends: FeedEnd[] }>(numberBatch)
    await commit()
    const { ends, ...counts } = relayed!
    for (const end of ends) onNumbered(end)
    return counts
  })
}

type Turn = { pid: number; began: string }

// The lock's holder and its transaction.
const turnOf = sql`
  select pid, virtualtransaction as began
  from leases
  join pg_locks on locktype = 'transactionid' and transactionid = leases.xmax and granted
  where name = 'relay'`

// A process that freezes with the lock keeps its connection. The database's timeouts would end it,
// but they last longer if its clock is set back. So waiting processes measure with their monotonic
// clock how long one transaction holds the lock, and terminate its connection.
export function relay(db: Database, onNumbered?: OnNumbered, patience_ms = stuck_ms) {
  let seen: (Turn & { since_ms: number }) | undefined

  async function watch() {
    const [turn] = await queryAsWorker<Turn>(db, turnOf)
    if (turn?.began !== seen?.began) seen = turn && { ...turn, since_ms: performance.now() }
    if (!seen || performance.now() - seen.since_ms < patience_ms) return
    // As the login role, which can terminate its own connections.
    await db.use(({ query }) => query(sql`select pg_terminate_backend(${seen!.pid}::integer)`))
    seen = undefined
  }

  return async function run(shouldContinue: ShouldContinue = () => true) {
    const relayed = await relayAll(db, shouldContinue, onNumbered)
    if (relayed) seen = undefined
    else await watch()
    return relayed
  }
}

// Numbers all committed events.
export async function relayAll(
  db: Database,
  shouldContinue: ShouldContinue = () => true,
  onNumbered?: OnNumbered,
): Promise<RelayResult | undefined> {
  const total = { events: 0, deliveries: 0 }
  while (shouldContinue()) {
    const some = await relayBatch(db, onNumbered)
    if (!some) return undefined
    total.events += some.events
    total.deliveries += some.deliveries
    if (some.events < batch_size) break
  }
  return total
}
