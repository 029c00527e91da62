// Sends events to webhook endpoints: at least once, signed, with growing pauses. Any number of
// processes may do this at once. A delivery is taken for a minute; whoever dies with one in hand
// leaves it to the next. An endpoint that hangs holds up its own deliveries and nobody else's.
import type { Logger } from 'pino'
import type { Allowances, Secrets } from '#call.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { serializer } from '#http/serialize.ts'
import { describe } from '#http/trouble.ts'
import { asWorker } from '#in_account.ts'
import { type Delivery as Sending, send } from '#outside/webhook/send.ts'
import { signatureHeaders } from '#outside/webhook/signature.ts'
import { asEvent, Event, type EventRow } from '#resources/event/schema.ts'
import { openSecrets, type SealedSecret } from '#resources/webhook_endpoint/secrets.ts'
import { recordAttempt } from './delivery_outcome.ts'
import { webhookKey } from './webhook_key.ts'

export type DeliveryWorks = {
  db: Database
  secrets: Secrets
  allows: Allowances
  log: Logger
  ahead_ms?: number // How far the worker's clock is ahead of the database's; for tests.
  sending?: Partial<Sending> // How to send, where that is not as usual; for tests.
}

export type Delivery = EventRow & {
  account: string
  endpoint_id: string
  url: string
  secrets: SealedSecret[]
  attempt: number
  now: string
}

const most_per_endpoint = 8
const most_at_once = 100
const hold_seconds = 60

// The endpoints that have their hands full are passed over, so that a dead one fills no batch.
const takeDue = (ahead_ms: number, busy: string[], room: number) => sql`
  with due as (
    select found.account, found.endpoint_id, found.event_id
    from webhook_endpoints as endpoint
    cross join lateral (
      select account, endpoint_id, event_id
      from webhook_deliveries
      where account = endpoint.account and endpoint_id = endpoint.id
        and status = 'pending' and next_attempt_at <= account_now(${ahead_ms})
      order by next_attempt_at
      limit ${most_per_endpoint}
      for update skip locked
    ) as found
    where endpoint.status = 'enabled' and endpoint.id <> all(${busy})
    limit ${room}
  )
  update webhook_deliveries as delivery
  set attempts = attempts + 1,
      next_attempt_at = account_now(${ahead_ms}) + ${hold_seconds} * interval '1 second'
  from due
  join webhook_endpoints as endpoint
    on endpoint.account = due.account and endpoint.id = due.endpoint_id
  join events on events.account = due.account and events.id = due.event_id
  where delivery.account = due.account and delivery.endpoint_id = due.endpoint_id
    and delivery.event_id = due.event_id
  returning events.*, endpoint.id as endpoint_id, endpoint.url, endpoint.secrets,
    delivery.attempts as attempt, account_now(${ahead_ms}) as now`

export function deliverer(works: DeliveryWorks) {
  const { db, secrets, log, ahead_ms = 0 } = works
  const serialize = serializer({ secrets }, { returns: Event })
  const key = webhookKey(secrets)
  const in_hand = new Map<string, number>()
  const running = new Set<Promise<void>>()

  // Takes what is due, and sends it. Tells how much was taken; does not wait for the answers.
  async function takeSome() {
    const room = most_at_once - running.size
    if (room <= 0) return 0
    const busy = [...in_hand].filter(([, count]) => count >= most_per_endpoint).map(([id]) => id)
    const taken = await asWorker<Delivery>(db, takeDue(ahead_ms, busy, room))
    for (const delivery of taken) start(delivery)
    return taken.length
  }

  function start(delivery: Delivery) {
    const { endpoint_id } = delivery
    in_hand.set(endpoint_id, (in_hand.get(endpoint_id) ?? 0) + 1)
    const done = deliver(delivery)
      .catch((error) => log.warn({ error: describe(error) }, 'a delivery could not be recorded'))
      .finally(() => {
        running.delete(done)
        const left = in_hand.get(endpoint_id)! - 1
        if (left > 0) in_hand.set(endpoint_id, left)
        else in_hand.delete(endpoint_id)
      })
    running.add(done)
  }

  async function deliver(delivery: Delivery) {
    const { account, endpoint_id, url, id, now } = delivery
    const body = serialize(asEvent(delivery))
    const headers = signatureHeaders({
      id,
      timestamp_seconds: Math.floor(Temporal.Instant.from(now).epochMilliseconds / 1000),
      body,
      secrets: openSecrets(secrets, account, endpoint_id, delivery.secrets, now),
      keys: [key.privateKey],
    })
    const allow_private = works.allows.private_webhooks
    const outcome = await send({ url, headers, body, allow_private, ...works.sending })
    await recordAttempt(works, delivery, outcome)
  }

  const idle = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return { takeSome, idle }
}
