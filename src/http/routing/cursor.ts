// Encodes the position of the next page, bound to its list and filters.
import { createHash } from 'node:crypto'
import { invalid } from '#catalogue/api_error.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { isStorableText } from '#http/parsing/validation_error.ts'
import { isDateTime } from '#http/parsing/formats.ts'

export type Place = { at: string | number; id: string }

// Direction of a list: to older rows, to newer rows, or to newer rows shown newest first.
export type Way = 'down' | 'up' | 'back'
const ways: Way[] = ['down', 'up', 'back']

// The cursor includes a digest of the list and its filters: in another list it would skip rows.
const digest = (list: object) =>
  createHash('sha256').update(canonical(list)).digest('base64url').slice(0, 8)

export const writeCursor = ({ at, id }: Place, way: Way, list: object) =>
  Buffer.from(JSON.stringify([at, id, way, digest(list)])).toString('base64url')

export function readCursor(cursor: string, by: string, list: object): [Place, Way] {
  try {
    const [at, id, way] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const place = { at, id }
    const real = by === 'sequence' ? Number.isSafeInteger(at) : isDateTime(at)
    const known = typeof id === 'string' && isStorableText(id) && ways.includes(way)
    if (real && known && writeCursor(place, way, list) === cursor) return [place, way]
  } catch {
    // Reported below.
  }
  throw invalid(
    'cursor',
    '`cursor` must be the `next_cursor` of a page of this list with the same filters.',
  )
}
