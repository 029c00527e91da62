// What waits for background work, in all accounts, and since when. Every part reads an index of
// what waits, and a limited number of rows. The metrics and "attune doctor" use it.
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { inSet } from '#kernel/state_sets.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { deliveryStates } from '#areas/platform/webhook_endpoint/delivery_states.ts'
import { endpointLifecycle } from '#areas/platform/webhook_endpoint/lifecycle.ts'
import { pendingEndpoints } from './pending_endpoints.ts'

export type Backlog = {
  events: number
  events_seconds: number
  deliveries: number
  deliveries_seconds: number
  pending: number
  jobs: number
  jobs_seconds: number
  audit_entries: number
  audit_seconds: number
}

const most = 10_000
const most_queues = 1_000 // Endpoints, and accounts.

// Endpoints and accounts are visited one by one, as the work itself does.
export const backlog = sql`
  with recursive endpoints as (
    ${pendingEndpoints}
  ), due as materialized (
    select delivery.next_attempt_at
    from (select account, endpoint_id from endpoints limit ${most_queues}) as waiting
    join webhook_endpoints as endpoint
      on endpoint.account = waiting.account and endpoint.id = waiting.endpoint_id
    cross join lateral (
      select next_attempt_at from webhook_deliveries
      where account = endpoint.account and endpoint_id = endpoint.id
        and ${inSet(deliveryStates, 'pending')} and next_attempt_at <= now()
      order by next_attempt_at
      limit ${most}
    ) as delivery
    where ${inSet(endpointLifecycle, 'receiving', 'endpoint.status')}
      and ${isOpen('endpoint.account')}
    limit ${most}
  ), queues as (
    (select account from audit_queue order by account limit 1)
    union all
    select next.account
    from queues cross join lateral (
      select account from audit_queue where account > queues.account order by account limit 1
    ) as next
  ), unlinked as materialized (
    select entry.recorded_at
    from (select account from queues limit ${most_queues}) as waiting
    cross join lateral (
      select entry_id from audit_queue
      where account = waiting.account
      order by position
      limit 1
    ) as queue
    join audit_entries as entry on entry.account = waiting.account and entry.id = queue.entry_id
  )
  select
    (select count(*)::int from (select from events where sequence is null limit ${most}) as e)
      as events,
    coalesce((select extract(epoch from clock_timestamp() - recorded_at)::float8 from events
      where sequence is null order by position limit 1), 0) as events_seconds,
    (select count(*)::int from due) as deliveries,
    coalesce((select extract(epoch from now() - min(next_attempt_at))::float8 from due), 0)
      as deliveries_seconds,
    (select count(*)::int from (select from webhook_deliveries
      where ${inSet(deliveryStates, 'pending')} limit ${most}) as p) as pending,
    (select count(*)::int from (select from scheduled_jobs
      where due_at <= now() and ${isOpen()} limit ${most}) as j) as jobs,
    coalesce((select extract(epoch from now() - due_at)::float8 from scheduled_jobs
      where due_at <= now() and ${isOpen()} order by due_at limit 1), 0) as jobs_seconds,
    (select count(*)::int from (select from audit_queue limit ${most}) as q) as audit_entries,
    coalesce((select extract(epoch from clock_timestamp() - min(recorded_at))::float8
      from unlinked), 0) as audit_seconds`

export async function readBacklog(db: Database): Promise<Backlog> {
  const [found] = await queryAsWorker<Backlog>(db, backlog)
  return found!
}
