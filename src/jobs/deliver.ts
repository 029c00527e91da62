// Delivers events to webhook endpoints: signed, at least once, with exponential backoff. Safe to
// run in several processes: a delivery is leased for a minute, so another process takes over after
// a crash. A slow endpoint delays only its own deliveries.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DeploymentSettings } from '#settings/config.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { serializer } from '#http/responses/serialize.ts'
import { describe } from '#http/responses/database_errors.ts'
import { deliveryStates } from '#areas/platform/webhook_endpoint/delivery_states.ts'
import { endpointLifecycle } from '#areas/platform/webhook_endpoint/lifecycle.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { inSet } from '#kernel/state_sets.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import type { Outside } from '#outside/ports/outside.ts'
import { type Delivery as Sending, send } from '#outside/webhook/send.ts'
import { signatureHeaders } from '#outside/webhook/signature.ts'
import { asEvent, Event, type EventRow } from '#areas/platform/event/schema.ts'
import { requestKeyColumn, showRequestKey } from '#kernel/idempotency_key.ts'
import { decryptSecrets, type EncryptedSecret } from '#areas/platform/webhook_endpoint/secrets.ts'
import { recordAttempt } from './delivery_outcome.ts'
import { pendingEndpoints } from './pending_endpoints.ts'
import { type Span, type SpanName, type Tracing, traced } from '#kernel/tracing.ts'
import { webhookKey } from '#outside/webhook/webhook_key.ts'

export type DeliveryContext = {
  db: Database
  secrets: Secrets
  allows: DeploymentSettings
  outside: Outside
  log: Logger
  ahead_ms?: number // How far the worker's clock is ahead of the database's, for tests.
  sending?: Partial<Sending> // Overrides for tests.
  tracing?: Tracing | undefined
}

export type Delivery = EventRow & {
  account: string
  endpoint_id: string
  url: string
  secrets: EncryptedSecret[]
  attempt: number
  now: string
}

const max_per_endpoint = 8
const max_per_account = 24
const max_at_once = 100
const lease_seconds = 60

type InProgress = Map<string, { account: string; count: number }>

// Visits only endpoints with pending deliveries and leases a few of each: one for a failing
// endpoint, and at most so many per account that others get their share.
const leaseDue = (ahead_ms: number, in_progress: InProgress, room: number) => sql`
  with recursive endpoints as materialized (
    ${pendingEndpoints}
  ), busy as (
    select * from unnest(${[...in_progress.keys()]}::text[], ${accountsIn(in_progress)}::text[],
      ${countsIn(in_progress)}::integer[]) as busy (endpoint_id, account, many)
  ), found as materialized (
    select ready.account, ready.endpoint_id, ready.event_id, ready.next_attempt_at,
      row_number() over (partition by ready.account order by ready.next_attempt_at) as place
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
        then ${max_per_endpoint} else 1 end - coalesce(busy.many, 0))
      for update skip locked
    ) as ready
    where ${inSet(endpointLifecycle, 'receiving', 'endpoint.status')}
      and ${isOpen('endpoint.account')}
  ), due as materialized (
    select account, endpoint_id, event_id
    from found
    where place <= ${max_per_account} - coalesce(
      (select sum(many) from busy where busy.account = found.account), 0)
    order by next_attempt_at
    limit ${room}
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
    endpoint.id as endpoint_id, endpoint.url, endpoint.secrets,
    delivery.attempts as attempt, account_now(${ahead_ms}) as now`

const accountsIn = (in_progress: InProgress) =>
  [...in_progress.values()].map(({ account }) => account)
const countsIn = (in_progress: InProgress) => [...in_progress.values()].map(({ count }) => count)

const span_kind: SpanName = ['webhook delivery', 'client']
const factsOf = ({ request_id }: Delivery) => ({ 'attune.request_id': request_id ?? undefined })

export function deliverer(context: DeliveryContext) {
  const { db, secrets, log, ahead_ms = 0 } = context
  const serialize = serializer({ secrets }, { returns: Event })
  const key = webhookKey(secrets)
  const in_progress: InProgress = new Map()
  const running = new Set<Promise<void>>()

  // Leases due deliveries and sends them. Returns their number without waiting for responses.
  async function takeSome() {
    const room = max_at_once - running.size
    if (room <= 0) return 0
    const taken = await queryAsWorker<Delivery>(db, leaseDue(ahead_ms, in_progress, room))
    for (const delivery of taken) start(delivery)
    return taken.length
  }

  function start(delivery: Delivery) {
    const { account, endpoint_id } = delivery
    const busy = in_progress.get(endpoint_id) ?? { account, count: 0 }
    in_progress.set(endpoint_id, busy)
    busy.count++
    const done = deliver(delivery)
      .catch((error) => {
        const about = { account, endpoint_id, event_id: delivery.id, error: describe(error) }
        log.warn(about, 'failed to record a webhook delivery')
      })
      .finally(() => {
        running.delete(done)
        if (--busy.count === 0) in_progress.delete(endpoint_id)
      })
    running.add(done)
  }

  // The receiver can continue the trace of the delivery.
  const deliver = (delivery: Delivery) =>
    traced(context.tracing, span_kind, (span) => attempt(delivery, span), factsOf(delivery))

  async function attempt(delivery: Delivery, span: Span | undefined) {
    const message = write(await showRequestKey(secrets, delivery), span)
    const allow_private = context.allows.private_webhooks
    const outcome = message
      ? await send({ url: delivery.url, ...message, allow_private, ...context.sending })
      : ({ kind: 'failed', reason: 'not_signed', code: 'NO_SECRET', duration_ms: 0 } as const)
    await recordAttempt(context, delivery, outcome)
  }

  // Without a secret that can be decrypted, nothing can be signed or sent.
  function write(delivery: Delivery, span: Span | undefined) {
    const { account, endpoint_id, id, now } = delivery
    const body = serialize(asEvent(delivery))
    try {
      const headers = signatureHeaders({
        id,
        timestamp_seconds: Math.floor(Temporal.Instant.from(now).epochMilliseconds / 1000),
        body,
        secrets: decryptSecrets(secrets, account, endpoint_id, delivery.secrets, now),
        keys: [key.privateKey],
      })
      return { body, headers: { ...headers, ...(span && { traceparent: span.traceparent }) } }
    } catch {
      return undefined
    }
  }

  // Waits briefly for a delivery in progress to finish. Returns whether any is in progress.
  async function oneDone(limit_ms: number) {
    if (running.size === 0) return false
    await Promise.race([...running, sleep(limit_ms, undefined, { ref: false })])
    return true
  }

  // Waits a while for deliveries in progress. The rest are leased again by another process.
  async function idle(limit_ms = Infinity) {
    const over =
      limit_ms < Infinity ? sleep(limit_ms, 'over', { ref: false }) : new Promise(() => {})
    while (running.size > 0) {
      if ((await Promise.race([Promise.all(running), over])) === 'over') return
    }
  }
  return { takeSome, oneDone, idle }
}
