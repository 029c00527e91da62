// Records the outcome of a delivery attempt: success, retry or exhaustion. Warns about an endpoint
// that has failed for a day and disables one that has failed for five.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { inSet, isIn, onlyStateIn, type StateOf } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { type Next, nextAttempt } from '#outside/webhook/schedule.ts'
import { isDelivered, type Outcome } from '#outside/webhook/send.ts'
import type { Row } from '#kernel/record.ts'
import { encryptExcerpt } from '#areas/platform/webhook_endpoint/attempt.ts'
import { deliveryStates } from '#areas/platform/webhook_endpoint/delivery_states.ts'
import { endpointLifecycle } from '#areas/platform/webhook_endpoint/lifecycle.ts'
import type { Delivery, DeliveryContext } from './deliver.ts'

const warn_after_hours = 24
const disable_after_hours = 120

export async function recordAttempt(
  context: DeliveryContext,
  delivery: Delivery,
  outcome: Outcome,
) {
  const { secrets, ahead_ms = 0 } = context
  const next = nextAttempt({
    attempts_made: delivery.attempt,
    outcome,
    environment: secrets.environment,
    random: Math.random,
  })
  await inAccount(context, delivery.account, async (call) => {
    const moment = { ...call, real_now: call.real_now.add({ milliseconds: ahead_ms }) }
    await saveAttempt(moment, delivery, outcome)
    await updateDelivery(moment, delivery, next)
    await updateEndpoint(moment, delivery, next)
  })
}

async function saveAttempt(
  call: Call,
  { id: event_id, endpoint_id, attempt }: Delivery,
  o: Outcome,
) {
  const id = newId('wa')
  const answered = o.kind === 'answered'
  const succeeded = isDelivered(o)
  const excerpt =
    answered && o.excerpt ? encryptExcerpt(call.secrets, call.account, id, o.excerpt) : null
  // The endpoint might have been deleted during the attempt.
  await call.query(sql`
    insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded,
      response_status, failure, excerpt, duration_ms, created_at)
    select ${call.account}, ${id}, ${endpoint_id}, ${event_id}, ${attempt}, ${succeeded},
      ${answered ? o.status : null}::integer, ${answered ? null : o.reason}::text,
      ${excerpt}::bytea, ${Math.round(o.duration_ms)}, ${toTimestamp(call.real_now)}
    where exists (
      select from webhook_endpoints where account = ${call.account} and id = ${endpoint_id})`)
}

// A receiver can accept an event and disable the endpoint: the event was still delivered.
function statusAfter(next: Next): StateOf<typeof deliveryStates> {
  if (next.kind === 'disable') return next.delivered ? succeeded : pending
  return outcomes[next.kind]
}

const pending = onlyStateIn(deliveryStates, 'pending')
const succeeded = onlyStateIn(deliveryStates, 'succeeded')
const outcomes = {
  done: succeeded,
  retry: pending,
  exhausted: onlyStateIn(deliveryStates, 'exhausted'),
  abort: onlyStateIn(deliveryStates, 'aborted'),
}

// A delivery that was requeued meanwhile restarts at its first attempt and is left alone. A resend
// requested during the attempt is sent after it succeeds.
async function updateDelivery(call: Call, { id, endpoint_id, attempt }: Delivery, next: Next) {
  const status = statusAfter(next)
  const pause_seconds = next.kind === 'retry' ? Math.round(next.after_seconds) : 0
  const next_attempt_at = toTimestamp(call.real_now.add({ seconds: pause_seconds }))
  const is_delivered = isIn(deliveryStates, 'succeeded', status)
  await call.query(sql`
    update webhook_deliveries
    set status = case when ${is_delivered} and duplicate then ${pending} else ${status} end,
        duplicate = duplicate and not ${is_delivered},
        next_attempt_at = ${next_attempt_at}
    where account = ${call.account} and endpoint_id = ${endpoint_id} and event_id = ${id}
      and attempts = ${attempt}`)
}

type Endpoint = Row & { failing_since: string | null; warned_at: string | null }

async function updateEndpoint(call: Call, { endpoint_id }: Delivery, next: Next) {
  if (next.kind === 'disable') return await disableEndpoint(call, endpoint_id, next.reason)
  if (next.kind === 'done') {
    return await call.query(sql`
      update webhook_endpoints
      set failing_since = null, warned_at = null
      where account = ${call.account} and id = ${endpoint_id} and failing_since is not null`)
  }
  const now = toTimestamp(call.real_now)
  await call.query(sql`
    update webhook_endpoints
    set failing_since = ${now}
    where account = ${call.account} and id = ${endpoint_id} and failing_since is null`)
  const [endpoint] = await call.query<Endpoint>(
    sql`
      select ${allColumns('webhook_endpoints')} from webhook_endpoints
      where account = ${call.account} and id = ${endpoint_id}`,
  )
  if (!endpoint?.failing_since) return
  const hours = call.real_now.since(Temporal.Instant.from(endpoint.failing_since)).total('hours')
  if (hours >= disable_after_hours) {
    await disableEndpoint(call, endpoint_id, 'All deliveries failed for five days.')
  } else if (hours >= warn_after_hours && !endpoint.warned_at) await warn(call, endpoint, now)
}

async function warn(call: Call, endpoint: Endpoint, now: string) {
  const warned = await call.query(sql`
    update webhook_endpoints
    set warned_at = ${now}
    where account = ${call.account} and id = ${endpoint.id} and warned_at is null
    returning id`)
  if (warned.length > 0) emit(call, 'webhook_endpoint.failing', endpoint, ['failing_since'])
}

async function disableEndpoint(call: Call, id: string, reason: string) {
  const enabled = await call.query(sql`
    select from webhook_endpoints
    where account = ${call.account} and id = ${id}
      and ${inSet(endpointLifecycle, 'receiving')}
    for no key update`)
  if (enabled.length === 0) return
  await takeStep(call, endpointLifecycle, id, 'disable', { reason })
}
