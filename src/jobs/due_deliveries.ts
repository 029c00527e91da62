// Leases due webhook deliveries: those of endpoints that work first, then one for each that fails.
// Accounts take turns.
import { deliveryStates } from '#areas/platform/webhook_endpoint/delivery_states.ts'
import { endpointLifecycle } from '#areas/platform/webhook_endpoint/lifecycle.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { requestKeyColumn } from '#kernel/idempotency_key.ts'
import { inSet } from '#kernel/state_sets.ts'
import type { Room } from './delivery_slots.ts'
import { pendingEndpoints } from './pending_endpoints.ts'

const lease_seconds = 60

// Visits only endpoints with pending deliveries. `place` is an account's turn, counting what it has
// in progress.
export const leaseDue = (ahead_ms: number, room: Room) => sql`
  with recursive endpoints as materialized (
    ${pendingEndpoints}
  ), busy as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(room.endpoints)}::jsonb) as busy (
      account text, endpoint_id text, is_failing boolean, count integer, allowed integer)
  ), busy_accounts as materialized (
    select account, is_failing, sum(count) as count from busy group by account, is_failing
  ), ready as materialized (
    select due.*, endpoint.failing_since is not null as is_failing
    from endpoints
    join webhook_endpoints as endpoint
      on endpoint.account = endpoints.account and endpoint.id = endpoints.endpoint_id
    left join busy on busy.endpoint_id = endpoint.id
    cross join lateral (
      select account, endpoint_id, event_id, next_attempt_at
      from webhook_deliveries
      where account = endpoint.account and endpoint_id = endpoint.id
        and ${inSet(deliveryStates, 'pending')} and next_attempt_at <= account_now(${ahead_ms})
      order by next_attempt_at
      limit greatest(0, case when endpoint.failing_since is null
        then coalesce(busy.allowed, 1) else 1 end - coalesce(busy.count, 0))
      for update skip locked
    ) as due
    where ${inSet(endpointLifecycle, 'receiving', 'endpoint.status')}
      and ${isOpen('endpoint.account')}
  ), placed as (
    select ready.*, coalesce(count, 0) + row_number()
      over (partition by account, is_failing order by next_attempt_at) as place
    from ready left join busy_accounts using (account, is_failing)
  ), ranked as (
    select *, row_number() over (partition by is_failing order by place, next_attempt_at) as rank
    from placed
    where place <= case when is_failing
      then ${room.share_of_failing}::integer else ${room.share} end
  ), due as materialized (
    select account, endpoint_id, event_id
    from ranked
    where not is_failing or rank <= ${room.free_for_failing}
    order by is_failing, rank
    limit ${room.free}
  )
  update webhook_deliveries as delivery
  set attempts = attempts + 1,
      next_attempt_at = account_now(${ahead_ms}) + ${lease_seconds} * interval '1 second'
  from due
  join webhook_endpoints as endpoint
    on endpoint.account = due.account and endpoint.id = due.endpoint_id
  join events on events.account = due.account and events.id = due.event_id
  where delivery.account = due.account and delivery.endpoint_id = due.endpoint_id
    and delivery.event_id = due.event_id
  returning ${allColumns('events', 'events')}, ${requestKeyColumn('events')},
    endpoint.id as endpoint_id, endpoint.url, endpoint.secrets, endpoint.failing_since,
    delivery.attempts as attempt, account_now(${ahead_ms}) as now`
