// Column-wise passes over all members that meet the requirements. The common path takes no
// callbacks, so that it compiles to fast code.
import type { Ranked } from './columns.ts'
import { contribution, million } from './score.ts'

type Counted = { counts: Uint16Array; most: number }

// Counts the sets that contain each member.
export function countIn(sets: Uint32Array[], places: Uint32Array, counts: Uint16Array): Counted {
  counts.fill(0)
  const size = places.length
  for (const bits of sets) {
    for (let at = 0; at < size; at++) {
      const place = places[at]!
      counts[at] = (counts[at]! + ((bits[place >>> 5]! >>> (place & 31)) & 1)) | 0
    }
  }
  return { counts, most: sets.length }
}

export function addByCount(
  sums: Int32Array,
  weight: number,
  { counts, most }: Counted,
  valueOf: (count: number) => number,
) {
  const table = new Int32Array(most + 1).map((_, count) => contribution(valueOf(count), weight))
  for (let at = 0; at < sums.length; at++) sums[at]! += table[counts[at]!]!
}

// Lookup table for values that depend on a count and a byte.
const bytes = 256
export function byPair(most: number, valueOf: (count: number, byte: number) => number) {
  const table = new Int32Array((most + 1) * bytes)
  for (let key = 0; key < table.length; key++) {
    table[key] = valueOf(Math.floor(key / bytes), key % bytes)
  }
  return table
}

type Usual = {
  counts: Uint16Array
  fits: Int32Array // By number of matched concerns and claimed specialties.
  records: Int32Array
  by_record: number // Weights.
  by_alliance: number
}

const half = 0.5 // Rounds non-negative numbers faster than Math.round.

// The common components in a single final pass. Returns the totals.
export function addUsual(
  sums: Int32Array,
  places: Uint32Array,
  { specialties, alliance, exposure }: Ranked,
  { counts, fits, records, by_record, by_alliance }: Usual,
) {
  const size = places.length
  let [base, shown] = [0, 0]
  for (let at = 0; at < size; at++) {
    const place = places[at]!
    const fit = fits[counts[at]! * bytes + specialties[place]!]!
    const record = (records[place]! * by_record + half) | 0
    const early = (alliance[place]! * by_alliance + half) | 0
    const sum = (sums[at]! + fit + record + early) | 0
    sums[at] = sum
    base += sum
    shown += exposure[place]!
  }
  return { base, exposure: shown }
}

export const meanOf = (records: Int32Array[], at: number) =>
  records.reduce((sum, column) => sum + column[at]! / million, 0) / records.length

// Counts the values below a threshold.
export function countBelow(values: Int32Array, least: number) {
  const size = values.length
  let many = 0
  for (let at = 0; at < size; at++) many = (many + ((values[at]! - least) >>> 31)) | 0
  return many
}

// Slow path for other components.
export function addEach(sums: Int32Array, weight: number, valueOf: (at: number) => number) {
  for (let at = 0; at < sums.length; at++) sums[at]! += contribution(valueOf(at), weight)
}
