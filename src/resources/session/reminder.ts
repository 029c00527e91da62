// A day ahead, whoever runs the product is told, so that they can remind those who will meet.
import type { DueStep } from '#due.ts'
import { emit } from '#events.ts'
import { reminder } from './lifecycle.ts'
import { findScheduled } from './store.ts'

export const remindStep: DueStep = {
  ...reminder,
  does: 'Send session.reminder_due, a day before the session begins.',
  async take(call, id) {
    const session = await findScheduled(call, id)
    if (session) emit(call, 'session.reminder_due', session)
  },
}
