// Schema of locations: the places where sessions take place, with their rooms.
import Type, { type Static } from 'typebox'
import type { Kind } from '#kernel/record.ts'
import {
  type ColumnsOf,
  Id,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  TimeZone,
  UpdateOf,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { Address } from '#kernel/person_fields.ts'
import { npi } from '#areas/practitioners/practitioner/schema.ts'
import { jurisdiction } from '#areas/sessions/session/steps_schema.ts'

export const locationKind: Kind<LocationRow> = {
  object: 'location',
  table: 'locations',
  prefix: 'loc',
}

export const location_id = Id('loc', 'ID of the location. Null if none.')
export const room_id = Text('Your ID of the room, unique in its location.', 64, {
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]*$',
  examples: ['room_2'],
  rule: 'must start with a letter or digit and contain only letters, digits, `_`, `.` and `-`.',
})

const Room = Type.Object(
  { id: room_id, name: Text('Name of the room.', 100, { examples: ['Room 2'] }) },
  { title: 'room', description: 'A room that can be booked for one session at a time.' },
)

const required = {
  name: Text('Name of the location.', 60, { examples: ['Hudson Therapy, Troy'] }),
  address: Address('Street address of the location.'),
  time_zone: TimeZone('IANA time zone of the location, which its sessions have.'),
}
const optional = {
  jurisdiction: {
    ...jurisdiction,
    description: 'Where in-person care is licensed. Defaults to the state of `address`.',
  },
  npi: Nullable(npi),
  place_of_service: Text('Two-digit CMS place of service code for claims. Default: `11`.', 2, {
    pattern: '^[0-9]{2}$',
    examples: ['11'],
    rule: 'must be two digits, for example `11`.',
  }),
  rooms: Type.Array(Room, {
    description: 'Rooms of the location, up to 200. The list replaces the current one.',
    maxItems: 200,
    examples: [[{ id: 'room_2', name: 'Room 2' }]],
  }),
  external_id,
}
const archived = Type.Boolean({
  description:
    "True if the location can't be booked anymore. First remove it from every availability.",
  examples: [false],
})

export const Location = Resource('location', locationKind.prefix, {
  ...required,
  ...optional,
  archived,
})

export const LocationCreate = Type.Object(
  { ...required, ...UpdateOf({ ...optional, metadata: Metadata }).properties },
  {
    examples: [
      {
        name: 'Hudson Therapy, Troy',
        address: { line1: '1 Main Street', city: 'Troy', state: 'NY', postal_code: '12180' },
        time_zone: 'America/New_York',
        rooms: [{ id: 'room_2', name: 'Room 2' }],
      },
    ],
  },
)
export const LocationChange = UpdateOf({
  ...required,
  ...optional,
  archived,
  metadata: MetadataChange,
})

export type LocationCreate = Static<typeof LocationCreate>
export type LocationChange = Static<typeof LocationChange>
export interface LocationRow extends ColumnsOf<typeof Location> {}
