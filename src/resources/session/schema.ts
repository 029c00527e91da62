// A session is one meeting for care. Who and when are enough to book one.
import Type, { type Static } from 'typebox'
import { Changes, Id, Metadata, Nullable, Resource, Timestamp } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { cancellation_reason, sessionKind, sessionLifecycle } from './lifecycle.ts'

const practitioner_id = Id('prac', 'Who gives care.')
const person_id = Id('per', 'Who receives it.')
const starts_at = Timestamp('When it begins: RFC 3339 with an offset, not in the past.')
const duration_minutes = Type.Integer({
  description: 'How long it lasts.',
  minimum: 5,
  maximum: 1_440,
  default: 50,
  examples: [50],
})
const { status, ...moments } = lifecycleFields(sessionLifecycle)

export const Session = Resource('session', sessionKind.prefix, {
  practitioner_id,
  person_id: Nullable(person_id),
  starts_at,
  ends_at: Timestamp('When it ends.', '2027-03-01T17:50:00.000Z'),
  duration_minutes,
  status,
  scheduled_at: Nullable(Timestamp('Booked; it has not begun.')),
  ...moments,
  cancellation_reason: Nullable(cancellation_reason),
})

export const SessionCreate = Type.Object(
  {
    practitioner_id,
    starts_at,
    person_id: Type.Optional(Nullable(person_id)),
    duration_minutes: Type.Optional(duration_minutes),
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      { practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N', starts_at: '2027-03-01T17:00:00Z' },
    ],
  },
)

export const sessionFilters = Changes({ practitioner_id, person_id, status }).properties

export type SessionCreate = Static<typeof SessionCreate>
