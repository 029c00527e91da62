// The lifecycle of an authorization: what a payer or an EAP agreed to cover.
import type { Call } from '#kernel/call.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { isIn } from '#kernel/state_sets.ts'
import type { Kind } from '#kernel/record.ts'
import { hours } from '#kernel/waits.ts'
import { categoriesIn } from '#areas/persons/consent_decision/data_categories.ts'
import { hours_behind } from '#areas/claims/coverage/lifecycle.ts'
import type { AuthorizationRow } from './schema.ts'
import { Approve, WithReason } from './steps_schema.ts'

export const categoriesOfAuthorization = ({
  procedure_codes,
}: Pick<AuthorizationRow, 'procedure_codes'>) =>
  categoriesIn(['claims'], { procedures: procedure_codes })

export const authorizationKind: Kind<AuthorizationRow> = {
  object: 'authorization',
  table: 'authorizations',
  prefix: 'auth',
  of_person: true,
  carries: categoriesOfAuthorization,
  encryption: {
    of: 'person_id',
    fields: { authorization_number: null, notes: null, reason: null, metadata: {} },
    derive: (row) => ({ remaining: remainingOf(row as AuthorizationRow) }),
  },
}

export const usedOf = ({
  used,
  external_units,
}: Pick<AuthorizationRow, 'used' | 'external_units'>) => used + external_units

// Null if the number of units isn't limited.
export function remainingOf({ units, reserved, ...counts }: AuthorizationRow) {
  return units === null ? null : Math.max(0, units - usedOf(counts) - reserved)
}

const expiry = { name: 'authorization.expire' }
export const end_warning = { name: 'authorization.warn_of_end' }

// Schedules the jobs that its dates require, and cancels the others.
export function scheduleDates(call: Call, row: AuthorizationRow) {
  const { id, status, ends_on, warn_on, expiring_soon_at } = row
  const counts = isIn(authorizationLifecycle, 'in_force', status)
  if (counts && ends_on) scheduleJob(call, expiry, id, endOf(ends_on))
  else cancelJob(call, expiry, id)
  if (counts && warn_on && !expiring_soon_at) scheduleJob(call, end_warning, id, startOf(warn_on))
  else cancelJob(call, end_warning, id)
}

const startOf = (day: string) => Temporal.Instant.from(`${day}T00:00:00Z`)

// The last day is over in every US time zone.
const endOf = (day: string) =>
  startOf(Temporal.PlainDate.from(day).add({ days: 1 }).toString()).add({ hours: hours_behind })

const waits_for_end = {
  job: expiry.name,
  at: `(ends_on + 1)::timestamptz + ${hours(hours_behind)}`,
}
const waits_for_warning = {
  job: end_warning.name,
  at: 'warn_on::timestamptz',
  where: 'expiring_soon_at is null',
}

const counting = ['approved', 'exhausted', 'expired'] as const
const not_counting = ['requested', 'denied', 'canceled'] as const

export const authorizationLifecycle = defineLifecycle({
  kind: authorizationKind,
  initial: 'requested',
  states: {
    requested: "Requested from the payer, which hasn't decided. Counts no sessions.",
    approved: 'Approved by the payer. Sessions count against it.',
    denied: 'Denied by the payer.',
    exhausted: 'Completed sessions have used every unit.',
    expired: 'Its last date has passed.',
    canceled: 'Withdrawn. Its sessions no longer count against it.',
  },
  sets: {
    // Sessions between its dates count against it, also those that are recorded later.
    counting: {
      in: counting,
      out: not_counting,
      constraints: ['allocate_session', 'allocate_on_update'],
    },
    in_force: { in: ['approved', 'exhausted'], out: ['expired', ...not_counting] },
    approved: { in: ['approved'], out: ['exhausted', 'expired', ...not_counting] },
    exhausted: { in: ['exhausted'], out: ['approved', 'expired', ...not_counting] },
    expired: { in: ['expired'], out: ['approved', 'exhausted', ...not_counting] },
  },
  waits: {
    approved: [waits_for_end, waits_for_warning],
    exhausted: [waits_for_end, waits_for_warning],
  },
  steps: {
    approve: {
      from: ['requested', 'denied'],
      to: 'approved',
      summary: "Approve an authorization. Records the payer's approval and counts sessions.",
      takes: Approve,
      after: scheduleDates,
    },
    deny: {
      from: ['requested'],
      to: 'denied',
      summary: "Deny an authorization. Records the payer's denial.",
      takes: WithReason,
    },
    exhaust: {
      from: ['approved'],
      to: 'exhausted',
      by: 'completed sessions',
      summary: 'Record that every unit of an authorization is used.',
    },
    restore: {
      from: ['exhausted', 'expired'],
      to: 'approved',
      word: 'restored',
      by: 'a correction, more units or a later ends_on',
      summary: 'Restore an exhausted or expired authorization that has units and time again.',
      after: scheduleDates,
    },
    expire: {
      from: ['approved', 'exhausted'],
      to: 'expired',
      by: 'clock',
      summary: 'Expire an authorization after its last date.',
    },
    cancel: {
      from: ['requested', 'approved', 'exhausted', 'expired'],
      to: 'canceled',
      summary: 'Cancel an authorization. Its sessions count toward another matching authorization.',
      takes: WithReason,
      after: scheduleDates,
    },
  },
})
