// Delivers events to webhook endpoints: signed, at least once, with exponential backoff. Safe to
// run in several processes: a delivery is leased for a minute, so another process takes over after
// a crash.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DeploymentSettings } from '#settings/config.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { serializer } from '#http/responses/serialize.ts'
import { describe } from '#http/responses/database_errors.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import type { Outside } from '#outside/ports/outside.ts'
import { timeLimit } from '#outside/webhook/schedule.ts'
import { type Delivery as Sending, type Outcome, send } from '#outside/webhook/send.ts'
import { signatureHeaders } from '#outside/webhook/signature.ts'
import { asEvent, Event, type EventRow } from '#areas/platform/event/schema.ts'
import { showRequestKey } from '#kernel/idempotency_key.ts'
import { decryptSecrets, type EncryptedSecret } from '#areas/platform/webhook_endpoint/secrets.ts'
import { recordAttempt } from './delivery_outcome.ts'
import { deliverySlots } from './delivery_slots.ts'
import { leaseDue } from './due_deliveries.ts'
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
  failing_since: string | null
  attempt: number
  now: string
}

const span_kind: SpanName = ['webhook delivery', 'client']
const factsOf = ({ request_id }: Delivery) => ({ 'attune.request_id': request_id ?? undefined })

export function deliverer(context: DeliveryContext) {
  const { db, secrets, log, ahead_ms = 0 } = context
  const serialize = serializer({ secrets }, { returns: Event })
  const key = webhookKey(secrets)
  const slots = deliverySlots()
  const running = new Set<Promise<void>>()

  // Leases due deliveries and sends them. Returns their number without waiting for responses.
  async function takeSome() {
    const room = slots.room()
    if (room.free <= 0) return 0
    const taken = await queryAsWorker<Delivery>(db, leaseDue(ahead_ms, room))
    for (const delivery of taken) start(delivery)
    return taken.length
  }

  function start(delivery: Delivery) {
    const { account, endpoint_id } = delivery
    slots.take(account, endpoint_id, delivery.failing_since !== null)
    const done = deliver(delivery)
      .catch((error) => {
        const about = { account, endpoint_id, event_id: delivery.id, error: describe(error) }
        log.warn(about, 'failed to record a webhook delivery')
        return undefined
      })
      .then((outcome) => {
        running.delete(done)
        slots.release(endpoint_id, outcome)
      })
    running.add(done)
  }

  // The receiver can continue the trace of the delivery.
  const deliver = (delivery: Delivery) =>
    traced(context.tracing, span_kind, (span) => attempt(delivery, span), factsOf(delivery))

  async function attempt(delivery: Delivery, span: Span | undefined) {
    const message = write(await showRequestKey(secrets, delivery), span)
    const allow_private = context.allows.private_webhooks
    const limits = { allow_private, timeout_ms: timeLimit(delivery), ...context.sending }
    const outcome: Outcome = message
      ? await send({ url: delivery.url, ...message, ...limits })
      : { kind: 'failed', reason: 'not_signed', code: 'NO_SECRET', duration_ms: 0 }
    await recordAttempt(context, delivery, outcome)
    return outcome
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
