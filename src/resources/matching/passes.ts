// Passes over everybody who came through the gates, a column at a time. What is done for each of
// them is little, always the same, and calls nothing that is handed in: so it runs at the speed of
// the machine.
import { courses_width } from './columns.ts'
import { allianceOf, contribution, recordOf } from './score.ts'

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

export type Course = { at: number; ratio: number; reliable: number }

// The mean of the track records in some domains.
export function addRecords(
  sums: Int32Array,
  weight: number,
  rows: Uint32Array,
  courses: Int32Array,
  domains: Course[],
) {
  const values = new Float64Array(sums.length)
  for (const { at, ratio, reliable } of domains) {
    for (let i = 0; i < rows.length; i++) {
      const place = rows[i]! * courses_width + at
      const n = courses[place]!
      values[i]! += recordOf(n, courses[place + 1]!, courses[place + 2]!, ratio, reliable)
    }
  }
  addValues(sums, weight, values, domains.length)
}

function addValues(sums: Int32Array, weight: number, values: Float64Array, share: number) {
  for (let at = 0; at < sums.length; at++) sums[at]! += contribution(values[at]! / share, weight)
}

export function addAlliances(
  sums: Int32Array,
  weight: number,
  rows: Uint32Array,
  alliance: Int32Array,
) {
  for (let at = 0; at < sums.length; at++) {
    const place = rows[at]! * 2
    sums[at]! += contribution(allianceOf(alliance[place]!, alliance[place + 1]!), weight)
  }
}

// Whatever else was asked for: it is looked at one by one.
export function addEach(sums: Int32Array, weight: number, valueOf: (at: number) => number) {
  for (let at = 0; at < sums.length; at++) sums[at]! += contribution(valueOf(at), weight)
}
