// Schemas of slot searches and their results.
import Type, { type Static } from 'typebox'
import {
  UpdateOf,
  Id,
  ListOf,
  livemode,
  Nullable,
  Text,
  Timestamp,
  Integer,
} from '#kernel/fields.ts'
import { room_id } from '#areas/sessions/location/schema.ts'
import { format, type } from './session_type.ts'

const lasting = "Slot length in minutes. Defaults to the practitioner's `default_duration_minutes`."
const duration_minutes = Integer(lasting, 5, 1_440, { examples: [50] })
const from = Timestamp('Start of the search range. Default: now.')
const to = Timestamp(
  'End of the search range, up to 62 days after `from`. Default: 14 days after `from`.',
  '2027-03-15T17:00:00.000Z',
)

const requirements = {
  from,
  to,
  service_id: Id('svc', 'ID of the service to book. Decides the length, format and type.'),
  location_id: Id('loc', 'ID of the location. In-person slots, unless you send `format`.'),
  room_id: { ...room_id, description: 'ID of a room that must be free. Requires `location_id`.' },
  duration_minutes,
  format,
  type,
}

export const SlotsQuery = Type.Object({
  ...UpdateOf(requirements).properties,
  reschedule_session_id: Type.Optional(
    Id('ses', 'ID of a session to reschedule. Its current time counts as free.'),
  ),
})
export const SlotSearchQuery = Type.Object({
  ...UpdateOf(requirements).properties,
  practitioner_ids: Type.Optional(
    ListOf(
      Id('prac', 'ID of a practitioner.'),
      'IDs of up to 50 practitioners. Default: the 50 newest with published availability.',
      50,
      {
        minItems: 1,
      },
    ),
  ),
  limit: Type.Optional(
    Type.Integer({
      description: 'Maximum slots per practitioner, 1 to 200. Default: 20.',
      minimum: 1,
      maximum: 200,
      default: 20,
    }),
  ),
})
export type SlotQuery = Static<typeof SlotsQuery> & Static<typeof SlotSearchQuery>

const Slot = Type.Object(
  {
    starts_at: Timestamp('Start time of the slot.'),
    ends_at: Timestamp('End time of the slot.', '2027-03-01T17:50:00.000Z'),
    location_id: Nullable(
      Id('loc', 'ID of the location where the practitioner is then. Null if none is set.'),
    ),
  },
  { description: 'Open slot that can be booked.' },
)

export const Slots = Type.Object(
  {
    object: Type.Literal('slots', { description: 'Object type. Always `slots`.' }),
    livemode,
    practitioner_id: Id('prac', 'ID of the practitioner.'),
    time_zone: Text("The practitioner's IANA time zone.", 64, { examples: ['America/New_York'] }),
    availability_published: Type.Boolean({
      description:
        'Whether availability is published. If false, `data` is empty and any free time ' +
        'can be booked.',
      examples: [true],
    }),
    from,
    to,
    duration_minutes,
    data: Type.Array(Slot, { description: 'Open slots in chronological order.' }),
    next_available_at: Nullable(
      Timestamp(
        'If `data` is empty, the first open slot within the following 62 days. Null otherwise.',
      ),
    ),
  },
  { title: 'slots', description: 'Open slots of one practitioner.' },
)

export const SlotSearch = Type.Object(
  {
    object: Type.Literal('slot_search', { description: 'Object type. Always `slot_search`.' }),
    livemode,
    from,
    to,
    data: Type.Array(Slots, { description: 'One entry per practitioner, in the order requested.' }),
  },
  { title: 'slot_search', description: 'Open slots of several practitioners.' },
)
