// Scheduled jobs for consents. Start and end are encrypted, so their jobs schedule themselves: see
// jobs.ts.
import { days } from '#kernel/waits.ts'

export const offer_days = 30

const lapse = { job: 'consent.lapse', at: `offered_at + ${days(offer_days)}` }
const begin = { job: 'consent.begin' }
const end = [{ job: 'consent.expire' }, { job: 'consent.warn' }]

export const waits = {
  offered: [lapse],
  scheduled: [begin, ...end],
  granted: end,
  suspended: end,
}
