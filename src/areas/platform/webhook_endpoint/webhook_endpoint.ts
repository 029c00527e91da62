// Manages webhook endpoints. The workers in jobs/ send the deliveries.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { transitionError } from '#kernel/lifecycle.ts'
import { readTarget, TargetFault } from '#outside/webhook/target.ts'
import { atClockOf, updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { findEvent } from '#areas/platform/event/event.ts'
import { asEvent } from '#areas/platform/event/schema.ts'
import { endpointKind, endpointLifecycle } from './lifecycle.ts'
import type { WebhookEndpointChange, WebhookEndpointCreate } from './schema.ts'
import { drawSecret, retire } from './secrets.ts'
import { deleteEndpoint, most_recovered, queueEvent, queueMissed } from './store.ts'

export async function addEndpoint(call: Call, kinds: string[], asked: WebhookEndpointCreate) {
  requireTarget(call, asked.url)
  requireKnown(kinds, asked.event_types)
  const id = newId(endpointKind.prefix)
  const { secret, entry } = drawSecret(call, id)
  const endpoint = await createRow(call, endpointKind, id, {
    ...asked,
    status: endpointLifecycle.initial,
    enabled_at: toTimestamp(call.real_now),
    secrets: JSON.stringify([entry]),
  })
  return { ...endpoint, secret }
}

export async function changeEndpoint(
  call: Call,
  kinds: string[],
  id: string,
  asked: WebhookEndpointChange,
) {
  if (asked.url) requireTarget(call, asked.url)
  if (asked.event_types) requireKnown(kinds, asked.event_types)
  return await updateRow(call, endpointKind, id, asked)
}

export async function removeEndpoint(call: Call, id: string) {
  const endpoint = await lockRow(call, endpointKind, id)
  await deleteEndpoint(call, id)
  emit(atClockOf(endpointKind, call), 'webhook_endpoint.deleted', {
    id,
    version: endpoint.version + 1,
  })
  return { id, deleted: true }
}

export async function rotateSecret(call: Call, id: string, overlap_seconds = 86_400) {
  const endpoint = await lockRow(call, endpointKind, id)
  const { secret, entry } = drawSecret(call, id)
  const secrets = JSON.stringify([entry, ...retire(call, endpoint.secrets, overlap_seconds)])
  const rotated = await updateRow(call, endpointKind, id, { secrets }, 'secret_rotated')
  return { ...rotated, secret }
}

// Sends a test event, whatever the endpoint subscribes to.
export async function pingEndpoint(call: Call, id: string) {
  const endpoint = await findRow(call, endpointKind, id)
  if (endpoint.status !== 'enabled') {
    throw transitionError(endpointLifecycle, endpoint.status!, 'ping', ['enabled'])
  }
  emit(atClockOf(endpointKind, call), 'webhook_endpoint.pinged', endpoint)
  return endpoint
}

export async function recoverEndpoint(call: Call, id: string, since: string) {
  const endpoint = await findRow(call, endpointKind, id)
  const from = toTimestamp(Temporal.Instant.from(since))
  const event_count = await queueMissed(call, id, endpoint.event_types, from)
  return {
    webhook_endpoint_id: id,
    since: from,
    event_count,
    has_more: event_count === most_recovered,
  }
}

// Response to a late retry of a recovery, which queues nothing.
export const nothingMissed = (id: string, since: string) => ({
  webhook_endpoint_id: id,
  since: toTimestamp(Temporal.Instant.from(since)),
  event_count: 0,
  has_more: false,
})

export async function resendEvent(call: Call, id: string, endpoint_id?: string) {
  const event = await findEvent(call, id)
  if (endpoint_id) await findRow(call, endpointKind, endpoint_id, 'webhook_endpoint_id')
  await queueEvent(call, id, event.type, endpoint_id ?? null)
  return asEvent(event)
}

function requireTarget({ allows }: Call, url: string) {
  try {
    readTarget(url, { allow_private: allows.private_webhooks })
  } catch (error) {
    if (!(error instanceof TargetFault)) throw error
    throw invalid('url', error.message)
  }
}

// A subscription to an unknown type would silently receive nothing.
function requireKnown(kinds: string[], asked: string[]) {
  for (const [place, type] of asked.entries()) {
    const known = type === '*' || kinds.some((kind) => kind === type || all(kind) === type)
    if (!known)
      throw invalid(
        `event_types[${place}]`,
        'Unknown event type. See the list of events in the reference.',
      )
  }
}
const all = (kind: string) => `${kind.split('.')[0]}.*`

export const endpointEvents = {
  'webhook_endpoint.updated': 'A webhook endpoint was updated.',
  'webhook_endpoint.deleted': 'A webhook endpoint was deleted.',
  'webhook_endpoint.pinged': 'A test event was requested for a webhook endpoint.',
  'webhook_endpoint.secret_rotated': "A webhook endpoint's signing secret was rotated.",
  'webhook_endpoint.failing': 'All deliveries to a webhook endpoint have failed for a day.',
}
