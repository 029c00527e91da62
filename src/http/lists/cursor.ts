// Encodes the position of the next page, bound to its list, filters and order.
import { createHash } from 'node:crypto'
import { invalid } from '#catalogue/api_error.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { isStorableText } from '#http/parsing/validation_error.ts'
import { isDate, isDateTime } from '#http/parsing/formats.ts'
import type { OrderType } from './order.ts'

// The last object of a page: the value it is ordered by, and its ID.
export type Place = { at: string | number; id: string }

// Whether the next page follows or precedes the place, in the order of the list.
export type Direction = 'next' | 'previous'
const directions: Direction[] = ['next', 'previous']

const checks: Record<OrderType, (at: unknown) => boolean> = {
  timestamp: (at) => isText(at) && isDateTime(at),
  date: (at) => isText(at) && isDate(at),
  amount: Number.isSafeInteger,
  integer: Number.isSafeInteger,
  text: (at) => isText(at) && at.length <= 500,
}
const isText = (value: unknown): value is string =>
  typeof value === 'string' && isStorableText(value)

// The cursor includes a digest of the list and its filters: in another list it would skip rows.
const digest = (list: object) =>
  createHash('sha256').update(canonical(list)).digest('base64url').slice(0, 8)

export const writeCursor = ({ at, id }: Place, direction: Direction, list: object) =>
  Buffer.from(JSON.stringify([at, id, direction, digest(list)])).toString('base64url')

export function readCursor(cursor: string, type: OrderType, list: object): [Place, Direction] {
  try {
    const [at, id, direction] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const place = { at, id }
    const real = checks[type](at) && isText(id) && directions.includes(direction)
    if (real && writeCursor(place, direction, list) === cursor) return [place, direction]
  } catch {
    // Reported below.
  }
  throw invalid(
    'cursor',
    '`cursor` must be the `next_cursor` of a page of this list, with the same filters and order.',
  )
}
