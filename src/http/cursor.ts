// The cursor of a page: where the next one goes on, bound to the list it belongs to.
import { createHash } from 'node:crypto'
import { invalid } from '#catalogue/api_error.ts'
import { canonical } from '#record.ts'
import { isStorableText } from './fault.ts'
import { isDateTime } from './formats.ts'

export type Place = { at: string | number; id: string }

// Which way a list is read: to older rows, to newer ones, or to newer ones but shown newest first.
export type Way = 'down' | 'up' | 'back'
const ways: Way[] = ['down', 'up', 'back']

// The list and its filters are bound into the cursor: in another one it would skip or repeat rows.
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
    // Said below, in the same words.
  }
  throw invalid('cursor', 'cursor is not the next_cursor of a page with the same filters.')
}
