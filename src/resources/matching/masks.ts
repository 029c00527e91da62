// Bitsets over the places of a shard: whom a gate keeps. What is asked of everybody calls nothing
// that is handed in, so that it runs at the speed of the machine.
import { bitsIn } from './hours.ts'
import { type Shard, spanFrom, spanUntil } from './shard.ts'

const placeOf = (word: number, bit: number) => word * 32 + 31 - Math.clz32(bit)

export function forEachBit(mask: Uint32Array, found: (place: number) => void) {
  for (let word = 0; word < mask.length; word++) {
    for (let bits = mask[word]!; bits !== 0; bits &= bits - 1) found(placeOf(word, bits & -bits))
  }
}

// The places that are left, in their order.
export function placesIn(mask: Uint32Array, many: number): Uint32Array {
  const places = new Uint32Array(many)
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

// Whoever is in any of the sets.
export function keepAny(mask: Uint32Array, sets: Uint32Array[]) {
  for (let word = 0; word < mask.length; word++) {
    let some = 0
    for (const bits of sets) some |= bits[word]!
    mask[word]! &= some
  }
}

// Whoever may treat on one of the days from today to the last.
export function keepWithin(
  mask: Uint32Array,
  shard: Shard,
  kind: number,
  [today, last]: readonly [number, number],
) {
  for (let word = 0; word < mask.length; word++) {
    let kept = mask[word]!
    for (let bits = kept; bits !== 0; bits &= bits - 1) {
      const place = placeOf(word, bits & -bits)
      const within = spanFrom(shard, place, kind) <= last && spanUntil(shard, place, kind) > today
      if (!within) kept ^= bits & -bits
    }
    mask[word] = kept
  }
}

// Whoever has a place left, or any number of them.
export function keepFree(mask: Uint32Array, { members }: Shard, places: Int32Array) {
  for (let word = 0; word < mask.length; word++) {
    let kept = mask[word]!
    for (let bits = kept; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits
      if (places[members[placeOf(word, bit)]!] === 0) kept ^= bit
    }
    mask[word] = kept
  }
}

export function keepFlagged(
  mask: Uint32Array,
  { members }: Shard,
  flags: Uint8Array,
  wanted: number,
) {
  for (let word = 0; word < mask.length; word++) {
    let kept = mask[word]!
    for (let bits = kept; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits
      if ((flags[members[placeOf(word, bit)]!]! & wanted) === 0) kept ^= bit
    }
    mask[word] = kept
  }
}
