// The formats and types of sessions.
import { Choice } from '#kernel/fields.ts'

export const formats = ['telehealth', 'in_person', 'phone'] as const
export const types = [
  'intake',
  'individual',
  'couple',
  'family',
  'group',
  'medication',
  'crisis',
  'consultation',
] as const

export const format = Choice(
  formats,
  'How the session is delivered: `telehealth` (video), `in_person` or `phone`.',
  {
    title: 'session_format',
    default: 'telehealth',
    examples: ['telehealth'],
  },
)
export const type = Choice(types, 'Session type, for example `intake` or `individual`.', {
  title: 'session_type',
  default: 'individual',
  examples: ['individual'],
})

export type Format = (typeof formats)[number]
export type SessionType = (typeof types)[number]
