// SQL for webhook endpoints and their deliveries.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql, type Statement } from '#db/sql.ts'

export const deleteEndpoint = (call: Call, id: string) =>
  call.query(sql`delete from webhook_endpoints where id = ${id}`)

// Restarts at the first attempt. Delivered events are sent again only on request.
const queue = (call: Call, chosen: Statement, again: Statement) => sql`
  insert into webhook_deliveries (endpoint_id, event_id, next_attempt_at)
  select endpoint_id, event_id, ${toTimestamp(call.real_now)}::timestamptz
  from (${chosen}) as chosen
  on conflict (account, endpoint_id, event_id) do update
  set status = 'pending', attempts = 0, next_attempt_at = excluded.next_attempt_at
  where ${again}
  returning event_id`

// More than this would exceed the time limit of a request; the caller repeats the request.
export const most_recovered = 10_000

export async function queueMissed(call: Call, id: string, event_types: string[], since: string) {
  const chosen = sql`
    select ${id}::text as endpoint_id, id as event_id
    from events
    where sequence is not null and recorded_at >= ${since}
      and is_subscribed(${event_types}, type)
      and not exists (
        select from webhook_deliveries as delivery
        where delivery.endpoint_id = ${id} and delivery.event_id = events.id
          and (delivery.status = 'succeeded' or (delivery.status = 'pending' and attempts = 0)))
    order by sequence
    limit ${most_recovered}`
  const missed = sql`webhook_deliveries.status <> 'succeeded'`
  const [queued] = await call.query<{ many: number }>(sql`
    with queued as (${queue(call, chosen, missed)})
    select count(*)::int as many from queued`)
  return queued!.many
}

export async function queueEvent(call: Call, id: string, type: string, endpoint: string | null) {
  const chosen = sql`
    select id as endpoint_id, ${id}::text as event_id
    from webhook_endpoints
    where id = ${endpoint}::text
      or (${endpoint}::text is null and status = 'enabled' and is_subscribed(event_types, ${type}))`
  await call.query(queue(call, chosen, sql`true`))
}
