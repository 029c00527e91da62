// Creates and updates locations, and finds those that bookings and availability name.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { asJson, sql } from '#db/sql.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { newId } from '#kernel/ids.ts'
import { createRow, findRow, lockRow, updateRow } from '#kernel/record.ts'
import {
  type LocationChange,
  type LocationCreate,
  locationKind as kind,
  type LocationRow,
} from './schema.ts'

export async function createLocation(call: Call, body: LocationCreate) {
  const { rooms = [], place_of_service = '11', address } = body
  requireDistinct(rooms)
  return await createRow(call, kind, newId(kind.prefix), {
    ...body,
    jurisdiction: body.jurisdiction ?? `${address.country ?? 'US'}-${address.state}`,
    place_of_service,
    rooms: asJson(rooms),
  })
}

export async function updateLocation(call: Call, id: string, body: LocationChange) {
  requireDistinct(body.rooms ?? [])
  const before = await lockRow(call, kind, id)
  if (body.archived && !before.archived) await requireUnused(call, id)
  const fields = { ...body, ...(body.rooms && { rooms: asJson(body.rooms) }) }
  return await updateRow(call, kind, id, fields, 'updated', before)
}

function requireDistinct(rooms: LocationRow['rooms']) {
  const ids = rooms.map(({ id }) => id)
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (twice >= 0) throw invalid(`rooms[${twice}].id`, '`id` must be unique in the location.')
}

// Otherwise, slots would be listed that can't be booked.
async function requireUnused(call: Call, id: string) {
  const [used] = await call.query(sql`
    select practitioner_id from availabilities
    where account = ${call.account}
      and (rules @> ${asJson([{ location_id: id }])}
        or overrides @> ${asJson([{ windows: [{ location_id: id }] }])})
    limit 1`)
  if (used) throw new ApiError('location_in_use', {}, { param: 'archived' })
}

// The location of a booking, with its room if it names one.
export async function findOpenLocation(call: Call, id: string, room_id?: string | null) {
  const location = await findRow(call, kind, id, 'location_id')
  if (location.archived) throw new ApiError('location_archived', {}, { param: 'location_id' })
  if (room_id && !location.rooms.some((room) => room.id === room_id)) {
    throw notFound('room', 'room_id')
  }
  return location
}

type Named = { location_id: string; param: string }

// The locations of availability must exist and be open, and remain so until the transaction ends.
export async function requireOpenLocations(call: Call, named: Named[]) {
  if (named.length === 0) return
  const ids = named.map(({ location_id }) => location_id)
  const found = await call.query<Pick<LocationRow, 'id' | 'archived'>>(sql`
    select id, archived from locations
    where account = ${call.account} and id = any(${ids})
    order by id
    for share`)
  for (const { location_id, param } of named) {
    const location = found.find(({ id }) => id === location_id)
    if (!location) throw notFound(kind.object, param)
    if (location.archived) throw new ApiError('location_archived', {}, { param })
  }
}

// What a session copies from its location, so that a later change doesn't move it.
export function placeOf({ name, address, jurisdiction }: LocationRow) {
  const { line1, line2, city, state, postal_code } = address
  const street = [line1, line2].filter(Boolean).join(', ')
  return { name, address: `${street}, ${city}, ${state} ${postal_code}`, jurisdiction }
}

// The locations of sessions, by ID.
export async function findLocations(call: Call, sessions: { location_id: string | null }[]) {
  const ids = new Set(sessions.flatMap(({ location_id }) => location_id ?? []))
  if (ids.size === 0) return new Map<string, LocationRow>()
  const rows = await call.query<LocationRow>(sql`
    select ${columnsOf(kind)} from locations
    where account = ${call.account} and id = any(${[...ids]})`)
  return new Map(rows.map((location) => [location.id, location]))
}
