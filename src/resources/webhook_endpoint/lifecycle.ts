// What can happen to a webhook endpoint. Delivery lives by the real clock, never by the sandbox's.
import Type from 'typebox'
import { Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'

export const endpointKind = {
  object: 'webhook_endpoint',
  table: 'webhook_endpoints',
  prefix: 'we',
  real_time: true,
}

export const reason = Text('Why it is disabled.', 200, { examples: ['Maintenance'] })

export const endpointLifecycle = defineLifecycle({
  kind: endpointKind,
  initial: 'enabled',
  states: {
    enabled: 'Events are sent to it.',
    disabled: 'Nothing is sent to it; events go on and can be recovered later.',
  },
  steps: {
    enable: {
      from: ['disabled'],
      to: 'enabled',
      does: 'Send events to it again, from now on. "recover" sends what it missed.',
      sets: { reason: null, failing_since: null, warned_at: null },
    },
    disable: {
      from: ['enabled'],
      to: 'disabled',
      does: 'Send nothing more to it.',
      sets: { reason: null },
      takes: Type.Object(
        { reason: Type.Optional(reason) },
        { examples: [{ reason: 'Maintenance' }] },
      ),
    },
  },
})
