// Bitsets over a shard's members, for filtering. The hot loops take no callbacks, so that they
// compile to fast code.
import { bitsIn } from './hours.ts'
import type { Shard } from './shard.ts'
import { memoize } from './workspace.ts'

const max_cached = 16

const placeOf = (word: number, bit: number) => word * 32 + 31 - Math.clz32(bit)

export function forEachBit(mask: Uint32Array, visit: (place: number) => void) {
  for (let word = 0; word < mask.length; word++) {
    for (let bits = mask[word]!; bits !== 0; bits &= bits - 1) visit(placeOf(word, bits & -bits))
  }
}

// The remaining members, in order.
export function placesIn(mask: Uint32Array, places: Uint32Array) {
  let at = 0
  for (let word = 0; word < mask.length; word++) {
    for (let bits = mask[word]!; bits !== 0; bits &= bits - 1) {
      places[at++] = placeOf(word, bits & -bits)
    }
  }
  return places
}

export function countOf(mask: Uint32Array) {
  let many = 0
  for (let word = 0; word < mask.length; word++) many += bitsIn(mask[word]!)
  return many
}

// Keeps members in any of the sets. Returns how many remain.
export const keepAny = (mask: Uint32Array, sets: Uint32Array[]) =>
  keepIn(mask, sets.length === 1 ? sets[0]! : anyOf(sets, mask.length))

function keepIn(mask: Uint32Array, bits: Uint32Array) {
  let many = 0
  for (let word = 0; word < mask.length; word++) {
    const remaining = mask[word]! & bits[word]!
    mask[word] = remaining
    many += bitsIn(remaining)
  }
  return many
}

function anyOf(sets: Uint32Array[], words: number) {
  const any = new Uint32Array(words)
  for (const bits of sets) for (let word = 0; word < words; word++) any[word]! |= bits[word]!
  return any
}

// Members licensed on any of these days. Cached, because most requests use the same days.
export const within = (shard: Shard, kind: number, days: [first: number, last: number]) =>
  memoize(shard.within, max_cached, `${kind} ${days.join(' ')}`, () => withinOf(shard, kind, days))

function withinOf(shard: Shard, kind: number, [first, last]: [number, number]) {
  const bits = new Uint32Array(shard.alive.length)
  const [from, until] = [shard.from[kind]!, shard.until[kind]!]
  for (let place = 0; place < shard.size; place++) {
    const is = from[place]! <= last && until[place]! > first
    if (is) bits[place >> 5]! |= 1 << (place & 31)
  }
  return bits
}
