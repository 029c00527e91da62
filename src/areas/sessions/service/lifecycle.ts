// The lifecycle of a service: an appointment type that can be booked.
import type { Call } from '#kernel/call.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { requireOwnService } from './access.ts'
import type { ServiceRow } from './schema.ts'

export const serviceKind: Kind<ServiceRow> = {
  object: 'service',
  table: 'services',
  prefix: 'svc',
}

async function requires(call: Call, service: ServiceRow): Promise<void> {
  requireOwnService(call, service.practitioner_id)
}

export const serviceLifecycle = defineLifecycle({
  kind: serviceKind,
  initial: 'active',
  states: {
    active: 'Can be booked.',
    retired: "Can't be booked. Sessions that were booked before take place.",
  },
  sets: { active: { in: ['active'], out: ['retired'] } },
  steps: {
    retire: {
      from: ['active'],
      to: 'retired',
      summary: 'Retire a service.',
      requires,
    },
  },
})
