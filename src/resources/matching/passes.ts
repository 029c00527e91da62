// Passes over everybody who came through the gates, a column at a time. What is usually asked calls
// nothing for each of them that is handed in, so that it runs at the speed of the machine.
import { domains } from './model.ts'
import { contribution, million } from './score.ts'

type Counted = { counts: Uint16Array; most: number }

// In how many of the sets each of these places is.
export function countIn(sets: Uint32Array[], places: Uint32Array): Counted {
  const counts = new Uint16Array(places.length)
  for (const bits of sets) {
    for (let at = 0; at < places.length; at++) {
      const place = places[at]!
      counts[at]! += (bits[place >> 5]! >>> (place & 31)) & 1
    }
  }
  return { counts, most: sets.length }
}

const bytes = 256

// What depends on two small numbers alone, how often somebody was counted and what a column says of
// them, is worked out once for all of them.
export function addByPair(
  sums: Int32Array,
  weight: number,
  { counts, most }: Counted,
  { column, places }: { column: Uint8Array; places: Uint32Array },
  valueOf: (count: number, byte: number) => number,
) {
  const known = new Int32Array((most + 1) * bytes)
  for (let key = 0; key < known.length; key++) {
    known[key] = contribution(valueOf(Math.floor(key / bytes), key % bytes), weight)
  }
  for (let at = 0; at < sums.length; at++) {
    sums[at]! += known[counts[at]! * bytes + column[places[at]!]!]!
  }
}

export function addByCount(
  sums: Int32Array,
  weight: number,
  { counts, most }: Counted,
  valueOf: (count: number) => number,
) {
  const known = Int32Array.from({ length: most + 1 }, (_, count) =>
    contribution(valueOf(count), weight),
  )
  for (let at = 0; at < sums.length; at++) sums[at]! += known[counts[at]!]!
}

// The mean of the track records in some domains.
export function addRecords(
  sums: Int32Array,
  weight: number,
  places: Uint32Array,
  records: Int32Array,
  wanted: number[],
) {
  const [only] = wanted
  if (wanted.length === 1) return addColumn(sums, weight, places, records, domains.length, only)
  addEach(sums, weight, (at) => meanOf(records, places[at]!, wanted))
}

export const meanOf = (records: Int32Array, place: number, wanted: number[]) =>
  wanted.reduce((sum, domain) => sum + records[place * domains.length + domain]! / million, 0) /
  wanted.length

const half = 0.5 // Rounds what is not negative, as Math.round does, and quicker.

// A column in millionths.
export function addColumn(
  sums: Int32Array,
  weight: number,
  places: Uint32Array,
  column: Int32Array,
  width = 1,
  offset = 0,
) {
  for (let at = 0; at < sums.length; at++) {
    sums[at]! += (column[places[at]! * width + offset]! * weight + half) | 0
  }
}

// Whatever else was asked for: it is looked at one by one.
export function addEach(sums: Int32Array, weight: number, valueOf: (at: number) => number) {
  for (let at = 0; at < sums.length; at++) sums[at]! += contribution(valueOf(at), weight)
}
