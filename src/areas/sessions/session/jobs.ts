// The scheduled jobs of a session, and which sessions wait for them.
import { hours } from '#kernel/waits.ts'

// Reminder event 24 hours before the start: see session.ts.
export const reminder = { name: 'session.remind' }
export const expiry = { name: 'session.expire' }
export const settlement = { name: 'session.settle' }
export const reminder_lead_hours = 24

// No reminder if the session is booked or changed less than a day before the start.
const remind_at = `starts_at - ${hours(reminder_lead_hours)}`
export const upcoming = {
  job: reminder.name,
  at: remind_at,
  where: `starts_at > :now and ${remind_at} > updated_at`,
  notice: 'session.reminder_due',
}
export const unsettled = {
  job: settlement.name,
  at: 'updated_at',
  where: `(settled_at is null
    or settled_at < coalesce(corrected_at, completed_at, canceled_at, no_show_at))`,
}

export const unsettled_move = {
  job: settlement.name,
  at: 'updated_at',
  where: 'fee is not null and settled_at is null',
}
