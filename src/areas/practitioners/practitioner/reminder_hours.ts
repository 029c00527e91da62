// The field that says when persons are reminded of sessions.
import { Integer, ListOf } from '#kernel/fields.ts'

export const reminderHours = (description: string) =>
  ListOf(Integer('Hours before the start, 1 to 336.', 1, 336, { examples: [48] }), description, 5, {
    title: 'reminder_hours',
    examples: [[48, 2]],
  })
