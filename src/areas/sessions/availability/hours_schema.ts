// Schemas of a practitioner's hours: weekly rules, overrides for dates, and time off.
import Type, { type Static } from 'typebox'
import { Choice, DateOnly, Id, ListOf, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { format, type } from './session_type.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const start_time = Text("Start time as `HH:MM`, in the practitioner's time zone.", 5, {
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  examples: ['09:00'],
  rule: 'must be a time of day, for example `09:00`.',
})
const end_time = Text('End time as `HH:MM`. On the next day if at or before `start_time`.', 5, {
  pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
  examples: ['17:00'],
  rule: 'must be a time of day, for example `17:00`, or `24:00`.',
})
const limits = {
  location_id: Type.Optional(
    Id('loc', 'ID of the location of in-person sessions. Any if omitted.'),
  ),
  formats: Type.Optional(
    ListOf(format, 'Session formats offered. All if omitted.', 3, { minItems: 1 }),
  ),
  types: Type.Optional(ListOf(type, 'Session types offered. All if omitted.', 8, { minItems: 1 })),
}
const Window = Type.Object(
  { start_time, end_time, ...limits },
  { title: 'availability_window', description: 'Hours on one date.' },
)
export const Rule = Type.Object(
  {
    days: ListOf(Choice(days, 'Day of the week.'), 'Days of the week the rule applies to.', 7, {
      minItems: 1,
    }),
    start_time,
    end_time,
    effective_from: Type.Optional(
      Nullable(DateOnly('First day the rule applies. Null for no start date.')),
    ),
    effective_until: Type.Optional(
      Nullable(DateOnly('Last day the rule applies. Null for no end date.', '2027-12-31')),
    ),
    ...limits,
  },
  { title: 'availability_rule', description: 'Weekly hours.' },
)
export const Override = Type.Object({
  date: DateOnly("Date of the override, in the practitioner's time zone.", '2027-03-02'),
  windows: Type.Array(Window, {
    description: 'Hours on that date, in place of the weekly rules. An empty list is a day off.',
    maxItems: 24,
  }),
})
export const TimeOff = Type.Object({
  starts_at: Timestamp('Start of the time off.', '2027-07-01T04:00:00.000Z'),
  ends_at: Timestamp('End of the time off.', '2027-07-15T04:00:00.000Z'),
})

export const office_hours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  start_time: '09:00',
  end_time: '17:00',
}

export type Rule = Static<typeof Rule>
export type Window = Static<typeof Window>
export type Override = Static<typeof Override>
export type TimeOff = Static<typeof TimeOff>
