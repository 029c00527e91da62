// Schedules and cancels what happens to a consent over time: the lapse of an offer, the start, the
// expiration and its warning. Has booked sessions reviewed that depend on it.
import type { Call } from '#kernel/call.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import type { ConsentRow } from './schema.ts'
import { scheduleSessionReview } from '#areas/persons/person/lifecycle.ts'

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

export const offer_days = 30
export const lapse = { name: 'consent.lapse' }

export function scheduleLapse(call: Call, { id }: ConsentRow) {
  scheduleJob(call, lapse, id, call.now.add({ hours: 24 * offer_days }))
}

export function cancelLapse(call: Call, { id }: ConsentRow) {
  cancelJob(call, lapse, id)
}

export function cancelExpiry(call: Call, consent: ConsentRow) {
  cancelJob(call, expiry, consent.id)
  reviewSessions(call, consent)
}

export function cancelPeriod(call: Call, consent: ConsentRow) {
  for (const job of [expiry, beginning]) cancelJob(call, job, consent.id)
  reviewSessions(call, consent)
}

export function cancelAll(call: Call, consent: ConsentRow) {
  for (const job of [lapse, expiry, beginning]) cancelJob(call, job, consent.id)
  reviewSessions(call, consent)
}

// Care depends on these consents, so booked sessions do. A restriction can refuse it.
const kinds_for_treatment: readonly string[] = ['treatment', 'telehealth', 'restriction']

export function reviewSessions(call: Call, { kind, person_id }: ConsentRow) {
  if (kinds_for_treatment.includes(kind)) scheduleSessionReview(call, person_id)
}
