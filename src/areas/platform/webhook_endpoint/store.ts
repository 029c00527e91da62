// SQL for webhook endpoints and their deliveries.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql, type Statement } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { deliveryStates } from './delivery_states.ts'
import { endpointLifecycle } from './lifecycle.ts'
import type { Recover } from './schema.ts'

export const deleteEndpointRow = (call: Call, id: string) =>
  call.query(sql`delete from webhook_endpoints where account = ${call.account} and id = ${id}`)

// Restarts at the first attempt. Delivered events are sent again only on request.
const queueDeliveries = (call: Call, selection: Statement, again: Statement) => sql`
  insert into webhook_deliveries (account, endpoint_id, event_id, next_attempt_at)
  select ${call.account}, endpoint_id, event_id, ${toTimestamp(call.real_now)}::timestamptz
  from (${selection}) as selection
  on conflict (account, endpoint_id, event_id) do update
  set status = ${deliveryStates.initial}, attempts = 0, next_attempt_at = excluded.next_attempt_at
  where ${again}
  returning event_id`

// More than this would exceed the time limit of a request; the caller repeats the request.
export const max_recovered = 10_000

// Where the missed events start.
const startsAt = ({ since, recorded_since, after }: Recover) => {
  if (since) return sql`created_at >= ${since}`
  if (recorded_since) return sql`recorded_at >= ${recorded_since}`
  return sql`sequence > ${after}`
}

export async function queueMissed(call: Call, id: string, event_types: string[], from: Recover) {
  const selection = sql`
    select ${id}::text as endpoint_id, id as event_id
    from events
    where account = ${call.account} and sequence is not null and ${startsAt(from)}
      and is_subscribed(${event_types}, type)
      and not exists (
        select from webhook_deliveries as delivery
        where delivery.account = events.account
          and delivery.endpoint_id = ${id} and delivery.event_id = events.id
          and (${inSet(deliveryStates, 'succeeded', 'delivery.status')}
            or (${inSet(deliveryStates, 'pending', 'delivery.status')} and attempts = 0)))
    order by sequence
    limit ${max_recovered}`
  const missed = inSet(deliveryStates, 'missed', 'webhook_deliveries.status')
  const [queued] = await call.query<{ count: number }>(sql`
    with queued as (${queueDeliveries(call, selection, missed)})
    select count(*)::int as count from queued`)
  return queued!.count
}

export async function queueEvent(call: Call, id: string, type: string, endpoint: string | null) {
  const selection = sql`
    select id as endpoint_id, ${id}::text as event_id
    from webhook_endpoints
    where account = ${call.account} and (id = ${endpoint}::text
      or (${endpoint}::text is null and ${inSet(endpointLifecycle, 'receiving')}
        and is_subscribed(event_types, ${type})))`
  await call.query(queueDeliveries(call, selection, sql`true`))
}
