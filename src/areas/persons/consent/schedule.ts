// Schedules a consent's start, its expiration warning and its expiration.
import type { Call } from '#kernel/call.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import type { ConsentRow } from './schema.ts'

export const expiry = { name: 'consent.expire' }
export const beginning = { name: 'consent.begin' }
export const warning = { name: 'consent.warn_of_expiration' }

const warning_days = 30

export function planBeginning(call: Call, { id, period }: ConsentRow) {
  if (period.start) scheduleJob(call, beginning, id, Temporal.Instant.from(period.start))
}

export function planExpiry(call: Call, { id, period }: ConsentRow) {
  if (period.end) scheduleJob(call, expiry, id, Temporal.Instant.from(period.end))
}

// Skips a warning that would be late.
export function planWarning(call: Call, { id, period }: ConsentRow) {
  if (!period.end) return
  const warn_at = Temporal.Instant.from(period.end).subtract({ hours: 24 * warning_days })
  if (Temporal.Instant.compare(warn_at, call.now) > 0) scheduleJob(call, warning, id, warn_at)
}
