// Finds the IDs in rows that name no object of the account, so that the validation reports them.
import { type ApiError, notFound } from '#catalogue/api_error.ts'
import { raw, sql } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import type { Kind } from '#kernel/record.ts'
import { locationKind, type LocationRow } from '#areas/sessions/location/schema.ts'
import { serviceKind } from '#areas/sessions/service/lifecycle.ts'
import type { FileRow } from './file_rows.ts'
import { references } from './references.ts'
import { row_kinds } from './row_kinds.ts'

type Fields = FileRow['fields']

const kinds = new Map<string, Kind>([
  ...Object.values(references).map(({ field, object }): [string, Kind] => [
    field,
    row_kinds[object].kind,
  ]),
  ['service_id', serviceKind],
  ['location_id', locationKind],
])

// Their keys are the account's own.
const free_fields = ['metadata', 'answers', 'sections']

type Named = { field: string; kind: Kind; id: string }

// The IDs that a row names, at any depth.
function namedIn(value: unknown): Named[] {
  if (Array.isArray(value)) return value.flatMap(namedIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([field, member]) => {
    if (free_fields.includes(field)) return []
    const kind = kinds.get(field)
    if (!kind) return namedIn(member)
    const ids = [member].flat().filter((id): id is string => typeof id === 'string' && id !== '')
    return ids.map((id) => ({ field, kind, id }))
  })
}

// Returns a function that says what a row names and doesn't exist.
export async function findMissingIds(call: Call, rows: FileRow[]) {
  const by_table = Map.groupBy(
    rows.flatMap(({ fields }) => namedIn(fields)),
    ({ kind }) => kind.table,
  )
  const find = async ([table, named]: [string, Named[]]) => {
    const ids = [...new Set(named.map(({ id }) => id))]
    const found = await call.query<{ id: string }>(sql`
      select id from ${raw(table)} where account = ${call.account} and id = any(${ids})`)
    return [table, new Set(found.map(({ id }) => id))] as const
  }
  const existing = new Map(await Promise.all([...by_table].map(find)))
  const rooms = await findRooms(call, [...(existing.get(locationKind.table) ?? [])])
  return (fields: Fields): ApiError[] => [
    ...namedIn(fields)
      .filter(({ kind, id }) => !existing.get(kind.table)!.has(id))
      .map(({ field, kind }) => notFound(kind.object, field)),
    ...missingRoom(fields, rooms),
  ]
}

type Rooms = Map<unknown, LocationRow['rooms']>

async function findRooms(call: Call, location_ids: string[]): Promise<Rooms> {
  if (location_ids.length === 0) return new Map()
  const found = await call.query<Pick<LocationRow, 'id' | 'rooms'>>(sql`
    select id, rooms from locations where account = ${call.account} and id = any(${location_ids})`)
  return new Map(found.map(({ id, rooms }) => [id, rooms]))
}

function missingRoom({ location_id, room_id }: Fields, rooms: Rooms) {
  const known = rooms.get(location_id)
  const is_missing = room_id && known && !known.some(({ id }) => id === room_id)
  return is_missing ? [notFound('room', 'room_id')] : []
}
