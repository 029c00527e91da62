// The lifecycle of a package or membership that a person bought.
import type { Call } from '#kernel/call.ts'
import { cancelJob, scheduleJob } from '#kernel/jobs.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { isIn } from '#kernel/state_sets.ts'
import type { Kind } from '#kernel/record.ts'
import { hours } from '#kernel/waits.ts'
import type { PackageRow } from './schema.ts'

export const packageKind: Kind<PackageRow> = {
  object: 'package',
  table: 'packages',
  prefix: 'pkg',
  of_person: true,
  carries: () => ['claims'],
  encryption: {
    of: 'person_id',
    fields: { name: 'Package', metadata: {} },
    derive: ({ sessions, used }) => ({ remaining: sessions === null ? null : sessions - used }),
  },
}

export const period_end = { name: 'package.end_period' }

// The last day is over in every US time zone.
const hours_behind = 10

// Schedules the end of the period, or cancels it.
export function scheduleEnd(call: Call, { id, status, ends_on }: PackageRow): void {
  if (!isIn(packageLifecycle, 'active', status)) {
    cancelJob(call, period_end, id)
    return
  }
  const next_day = Temporal.PlainDate.from(ends_on).add({ days: 1 })
  const at = Temporal.Instant.from(`${next_day}T00:00:00Z`).add({ hours: hours_behind })
  scheduleJob(call, period_end, id, at)
}

export const packageLifecycle = defineLifecycle({
  kind: packageKind,
  initial: 'active',
  states: {
    active: 'Sessions of the period are included, or discounted.',
    expired: 'Its last day has passed. What was not used is revenue.',
    canceled: 'Canceled. What was not used was returned to the person.',
  },
  sets: {
    active: { in: ['active'], out: ['expired', 'canceled'] },
  },
  waits: {
    active: [{ job: period_end.name, at: `(ends_on + 1)::timestamptz + ${hours(hours_behind)}` }],
  },
  steps: {
    renew: {
      from: ['active'],
      to: 'active',
      word: 'renewed',
      by: 'the end of the period',
      summary: 'Renew a membership for another month, and charge its price.',
      after: scheduleEnd,
    },
    expire: {
      from: ['active'],
      to: 'expired',
      by: 'the end of the period',
      summary: 'Expire a package after its last day.',
      after: scheduleEnd,
    },
    cancel: {
      from: ['active'],
      to: 'canceled',
      summary:
        "Cancel a package. What isn't used is taken off the balance; what was paid for it " +
        'becomes credit, which you can refund.',
      after: scheduleEnd,
    },
  },
})
