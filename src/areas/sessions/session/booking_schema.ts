// What requests to book, change, join or leave a session take.
import Type, { type Static } from 'typebox'
import { UpdateOf, ListOf, Metadata, MetadataChange, Nullable, Integer } from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { location_id, room_id } from '#areas/sessions/location/schema.ts'
import { format, type } from '#areas/sessions/availability/session_type.ts'
import { level_of_care, payer_type, Place, procedure_code } from './care_schema.ts'
import { recorded } from './recording_schema.ts'
import {
  canceled_by,
  duration_minutes,
  ends_at,
  LocationInput,
  no_show_by,
  override_availability,
  person_id,
  starts_at,
} from './steps_schema.ts'
import { practitioner_id, service_id, capacity } from './schema.ts'

const open = {
  person_id: Nullable(person_id),
  location_id: Nullable({
    ...location_id,
    description: 'ID of the location, in place of `place`. The session copies its address.',
  }),
  room_id: Nullable({ ...room_id, description: 'ID of a room to book. Requires `location_id`.' }),
  place: Nullable(Place),
  procedure_code: Nullable(procedure_code),
  payer_type: Nullable(payer_type),
}
const bookable = {
  ...open,
  service_id: Nullable({
    ...service_id,
    description: 'ID of the service to book. What it decides can be omitted.',
  }),
  duration_minutes,
  type,
  format,
  level_of_care,
  person_location: LocationInput,
  override_availability,
}

export const SessionCreate = Type.Object(
  {
    practitioner_id,
    starts_at,
    ...UpdateOf({
      ...bookable,
      ends_at,
      hold: Type.Boolean({
        description: 'Reserve the time without booking it. Default: false.',
        examples: [false],
      }),
      hold_minutes: Integer('How long to hold the time, 1 to 15 minutes. Default: 10.', 1, 15, {
        default: 10,
        examples: [10],
      }),
      capacity,
      recorded,
      participants: ListOf(
        Type.Object({ person_id }),
        'People attending in addition to `person_id`, up to 100.',
        100,
      ),
      external_id,
      metadata: Metadata,
    }).properties,
  },
  {
    examples: [
      { practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N', starts_at: '2027-03-01T17:00:00Z' },
    ],
  },
)

export const SessionUpdate = Type.Object({
  ...UpdateOf({ ...open, no_show_by, external_id, metadata: MetadataChange }).properties,
})

export const Seat = Type.Object({
  person_id,
  override_availability: Type.Optional(override_availability),
})
export const Departure = Type.Object({ person_id, canceled_by: Type.Optional(canceled_by) })

export const SeriesBooking = { practitioner_id, starts_at, ...UpdateOf(bookable).properties }

export type SessionCreate = Static<typeof SessionCreate>
export type SessionUpdate = Static<typeof SessionUpdate>
export type Seat = Static<typeof Seat>
export type Departure = Static<typeof Departure>
