// Passes over everybody who came through the gates, a column at a time. What is usually asked calls
// nothing for each of them that is handed in, so that it runs at the speed of the machine.
import { domains } from './model.ts'
import { contribution, million } from './score.ts'

// In how many of the sets each of these places is.
export function countIn(sets: Uint32Array[], places: Uint32Array): Uint16Array {
  const counts = new Uint16Array(places.length)
  for (const bits of sets) {
    for (let at = 0; at < places.length; at++) {
      const place = places[at]!
      counts[at]! += (bits[place >> 5]! >>> (place & 31)) & 1
    }
  }
  return counts
}

const unknown = -1

// What depends on a small number alone is worked out once for each of them.
export function addByKey(
  sums: Int32Array,
  weight: number,
  { keys, most }: { keys: Uint16Array; most: number },
  valueOf: (key: number) => number,
) {
  const known = new Int32Array(most + 1).fill(unknown)
  for (let at = 0; at < sums.length; at++) {
    const key = keys[at]!
    if (known[key] === unknown) known[key] = contribution(valueOf(key), weight)
    sums[at]! += known[key]!
  }
}

// The mean of the track records in some domains.
export function addRecords(
  sums: Int32Array,
  weight: number,
  rows: Uint32Array,
  records: Int32Array,
  places: number[],
) {
  const [only] = places
  if (places.length === 1) return addColumn(sums, weight, rows, records, domains.length, only)
  addEach(sums, weight, (at) => meanOf(records, rows[at]!, places))
}

export const meanOf = (records: Int32Array, row: number, places: number[]) =>
  places.reduce((sum, place) => sum + records[row * domains.length + place]! / million, 0) /
  places.length

// A column in millionths.
export function addColumn(
  sums: Int32Array,
  weight: number,
  rows: Uint32Array,
  column: Int32Array,
  width = 1,
  offset = 0,
) {
  for (let at = 0; at < sums.length; at++) {
    sums[at]! += Math.round(column[rows[at]! * width + offset]! * weight)
  }
}

// Whatever else was asked for: it is looked at one by one.
export function addEach(sums: Int32Array, weight: number, valueOf: (at: number) => number) {
  for (let at = 0; at < sums.length; at++) sums[at]! += contribution(valueOf(at), weight)
}
