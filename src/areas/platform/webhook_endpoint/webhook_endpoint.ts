// Manages webhook endpoints. The workers in jobs/ send the deliveries.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { requireScopes } from '#kernel/required_scopes.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { atClockOf, updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { findEvent } from '#areas/platform/event/event.ts'
import { asEvent } from '#areas/platform/event/schema.ts'
import { endpointKind, endpointLifecycle } from './lifecycle.ts'
import type { Recover, WebhookEndpointChange, WebhookEndpointCreate } from './schema.ts'
import { createSecret, retireSecrets } from './secrets.ts'
import { readTargetUrl } from './target_url.ts'
import { deleteEndpointRow, max_recovered, queueEvent, queueMissed } from './store.ts'

// What an endpoint receives, its owner could read.
export const subscribing_scopes = ['events:read'] as const

export async function createEndpoint(call: Call, types: string[], body: WebhookEndpointCreate) {
  requireScopes(call, subscribing_scopes)
  readTargetUrl(call, body.url)
  requireKnownTypes(types, body.event_types)
  const id = newId(endpointKind.prefix)
  const { secret, entry } = createSecret(call, id)
  const endpoint = await createRow(call, endpointKind, id, {
    ...body,
    status: endpointLifecycle.initial,
    enabled_at: toTimestamp(call.real_now),
    secrets: JSON.stringify([entry]),
  })
  return { ...endpoint, secret }
}

export async function updateEndpoint(
  call: Call,
  types: string[],
  id: string,
  body: WebhookEndpointChange,
) {
  if (body.url || body.event_types) requireScopes(call, subscribing_scopes)
  if (body.url) readTargetUrl(call, body.url)
  if (body.event_types) requireKnownTypes(types, body.event_types)
  return await updateRow(call, endpointKind, id, body)
}

export async function deleteEndpoint(call: Call, id: string) {
  const endpoint = await lockRow(call, endpointKind, id)
  await deleteEndpointRow(call, id)
  emit(atClockOf(endpointKind, call), 'webhook_endpoint.deleted', {
    id,
    version: endpoint.version + 1,
  })
  return { id, deleted: true }
}

export async function rotateSecret(call: Call, id: string, overlap_seconds = 86_400) {
  const endpoint = await lockRow(call, endpointKind, id)
  const { secret, entry } = createSecret(call, id)
  const secrets = JSON.stringify([entry, ...retireSecrets(call, endpoint.secrets, overlap_seconds)])
  const rotated = await updateRow(call, endpointKind, id, { secrets }, 'secret_rotated')
  return { ...rotated, secret }
}

// Sends a test event, whatever the endpoint subscribes to.
export async function pingEndpoint(call: Call, id: string) {
  const endpoint = await findRow(call, endpointKind, id)
  if (!isIn(endpointLifecycle, 'receiving', endpoint.status)) {
    const allowed = statesIn(endpointLifecycle, 'receiving')
    throw transitionError(endpointLifecycle, endpoint.status, 'ping', allowed)
  }
  emit(atClockOf(endpointKind, call), 'webhook_endpoint.pinged', endpoint)
  return endpoint
}

export async function recoverEndpoint(call: Call, id: string, body: Recover) {
  if (Object.keys(body).length !== 1) {
    throw invalid(null, 'Send exactly one of `since`, `recorded_since` and `after`.')
  }
  requireScopes(call, subscribing_scopes)
  const endpoint = await findRow(call, endpointKind, id)
  const event_count = await queueMissed(call, id, endpoint.event_types, body)
  return recoveryOf(id, body, event_count)
}

// Response to a late retry of a recovery, which queues nothing.
export const emptyRecovery = (id: string, body: Recover) => recoveryOf(id, body, 0)

const recoveryOf = (
  id: string,
  { since, recorded_since, after }: Recover,
  event_count: number,
) => ({
  webhook_endpoint_id: id,
  since: since ? toTimestamp(Temporal.Instant.from(since)) : null,
  recorded_since: recorded_since ? toTimestamp(Temporal.Instant.from(recorded_since)) : null,
  after: after ?? null,
  event_count,
  has_more: event_count === max_recovered,
})

export async function resendEvent(call: Call, id: string, endpoint_id?: string) {
  requireScopes(call, subscribing_scopes)
  const event = await findEvent(call, id)
  if (endpoint_id) await findRow(call, endpointKind, endpoint_id, 'webhook_endpoint_id')
  await queueEvent(call, id, event.type, endpoint_id ?? null)
  return asEvent(event)
}

// A subscription to an unknown type would silently receive nothing.
function requireKnownTypes(types: string[], subscribed: string[]) {
  const known = new Set(['*', ...types, ...types.map((type) => `${type.split('.')[0]}.*`)])
  for (const [place, type] of subscribed.entries()) {
    if (known.has(type)) continue
    const message = 'Unknown event type. See the list of events in the reference.'
    throw invalid(`event_types[${place}]`, message)
  }
}

export const endpointEvents = {
  'webhook_endpoint.updated': 'A webhook endpoint was updated.',
  'webhook_endpoint.deleted': 'A webhook endpoint was deleted.',
  'webhook_endpoint.pinged': 'A test event was requested for a webhook endpoint.',
  'webhook_endpoint.secret_rotated': "A webhook endpoint's signing secret was rotated.",
  'webhook_endpoint.failing': 'All deliveries to a webhook endpoint have failed for a day.',
}
