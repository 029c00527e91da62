// The relay numbers events after they are committed, and sees to it that each endpoint that wants
// one will get it. One process at a time does this: it holds a lease, and when it dies another
// takes over as soon as the lease has run out. Number, counter and deliveries are one transaction.
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { transact } from '#db/transaction.ts'
import type { Going } from './clock.ts'

const batch = 500
const lease_seconds = 3

// Takes or renews the lease. A holder that was paused finds out here that it no longer holds it.
const takeLease = (holder: string) => sql`
  insert into leases (name, holder, expires_at)
  values ('relay', ${holder}, now() + ${lease_seconds} * interval '1 second')
  on conflict (name) do update
  set holder = excluded.holder, expires_at = excluded.expires_at
  where leases.holder = excluded.holder or leases.expires_at < now()
  returning holder`

// Of one object, the earlier change has the smaller position, and can always be seen when the
// later one can: so the numbers follow the versions.
const numberSome = sql`
  with found as materialized (
    select account, id, type, object_id, position, delivered_twice
    from events
    where sequence is null
    order by position
    limit ${batch}
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
    where events.account = placed.account and events.id = placed.id
    returning events.account, events.id, events.type, events.object_id, events.delivered_twice
  ), deliveries as (
    insert into webhook_deliveries (account, endpoint_id, event_id, next_attempt_at, twice)
    select numbered.account, endpoint.id, numbered.id, now(), numbered.delivered_twice
    from numbered
    join webhook_endpoints as endpoint
      on endpoint.account = numbered.account and endpoint.status = 'enabled'
      and (
        wants(endpoint.event_types, type)
        or (type = 'webhook_endpoint.pinged' and object_id = endpoint.id))
    returning event_id
  )
  select (select count(*) from numbered)::int as events,
         (select count(*) from deliveries)::int as deliveries`

export type Relayed = { events: number; deliveries: number }

// With nothing to do, nothing is written, not even the lease.
const anythingToNumber = sql`select from events where sequence is null limit 1`

// Numbers one batch. Undefined when another process is the one that relays.
export function relaySome(db: Database, holder: string): Promise<Relayed | undefined> {
  const first = sql`select become('attune_worker', null, null)`
  return transact(db, first, async ({ query, commit }) => {
    if ((await query(anythingToNumber)).length === 0) return { events: 0, deliveries: 0 }
    const [lease] = await query(takeLease(holder))
    if (!lease) return undefined
    const [relayed] = await query<Relayed>(numberSome)
    await commit()
    return relayed
  })
}

// Numbers all there is now.
export async function relayAll(
  db: Database,
  holder: string,
  going: Going = () => true,
): Promise<Relayed | undefined> {
  const total = { events: 0, deliveries: 0 }
  while (going()) {
    const some = await relaySome(db, holder)
    if (!some) return undefined
    total.events += some.events
    total.deliveries += some.deliveries
    if (some.events < batch) break
  }
  return total
}
