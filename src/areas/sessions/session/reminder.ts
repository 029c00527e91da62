// Emits an event 24 hours before a session, so that you can send reminders.
import type { Job } from '#kernel/jobs.ts'
import { emit } from '#kernel/events.ts'
import { reminder } from './lifecycle.ts'
import { findScheduled } from './store.ts'

export const reminderJob: Job = {
  ...reminder,
  summary: 'Send session.reminder_due 24 hours before a session starts.',
  async run(call, id) {
    const session = await findScheduled(call, id)
    if (session) emit(call, 'session.reminder_due', session)
  },
}
