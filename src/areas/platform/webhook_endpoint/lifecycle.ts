// Lifecycle of a webhook endpoint. Deliveries run in real time, not by the sandbox's test clock.
import Type from 'typebox'
import { Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { EndpointRow } from './schema.ts'

export const endpointKind: Kind<EndpointRow> = {
  object: 'webhook_endpoint',
  table: 'webhook_endpoints',
  prefix: 'we',
  real_time: true,
}

export const reason = Text('Why the endpoint is disabled. Null while it is enabled.', 200, {
  examples: ['Maintenance'],
})

export const endpointLifecycle = defineLifecycle({
  kind: endpointKind,
  initial: 'enabled',
  states: {
    enabled: 'Receiving events.',
    disabled: 'Not receiving events. Missed events can be recovered later.',
  },
  sets: {
    // New events are delivered.
    receiving: { in: ['enabled'], out: ['disabled'], constraints: ['webhook_endpoints_enabled'] },
  },
  steps: {
    enable: {
      from: ['disabled'],
      to: 'enabled',
      summary: 'Enable a webhook endpoint. To send the events it missed, recover the endpoint.',
      sets: { reason: null, failing_since: null, warned_at: null },
    },
    disable: {
      from: ['enabled'],
      to: 'disabled',
      summary: 'Disable a webhook endpoint.',
      sets: { reason: null },
      takes: Type.Object(
        { reason: Type.Optional(reason) },
        { examples: [{ reason: 'Maintenance' }] },
      ),
    },
  },
})
