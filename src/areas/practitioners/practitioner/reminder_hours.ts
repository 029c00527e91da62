// The field that says when persons are reminded of sessions: of services, practitioners and the
// account.
import { Integer, ListOf } from '#kernel/fields.ts'

export const reminder_hours = ListOf(
  Integer('Hours before the start, 1 to 336.', 1, 336, { examples: [48] }),
  "Hours before the start at which persons are reminded. Null for the practitioner's or the " +
    "account's, which are 48 and 2 by default.",
  5,
  { title: 'reminder_hours', examples: [[48, 2]] },
)
