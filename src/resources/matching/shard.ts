// Those who may treat in one jurisdiction: their rows in ascending order, from when until when they
// may, and for each facet a bitset over their places.
import { type Authority, no_end, services, ways } from './authority.ts'

export const kinds_of_span = ways.length * services.length
const per_member = kinds_of_span * 2

export type Shard = {
  members: Uint32Array // Rows of the columns.
  spans: Uint16Array
  alive: Uint32Array
  facets: Map<string, Uint32Array>
  size: number
}

const smallest = 64

export const emptyShard = (): Shard => ({
  members: new Uint32Array(smallest),
  spans: new Uint16Array(smallest * per_member),
  alive: new Uint32Array(smallest / 32),
  facets: new Map(),
  size: 0,
})

export function addMember(shard: Shard, row: number, facets: string[], { spans }: Authority) {
  if (shard.size === shard.members.length) grow(shard)
  const place = shard.size++
  shard.members[place] = row
  spans.forEach((span, kind) => {
    const at = place * per_member + kind * 2
    shard.spans[at] = span ? span[0] : no_end
    shard.spans[at + 1] = span ? span[1] : 0
  })
  setBit(shard.alive, place)
  for (const facet of facets) {
    if (!shard.facets.has(facet)) shard.facets.set(facet, new Uint32Array(shard.alive.length))
    setBit(shard.facets.get(facet)!, place)
  }
}

function grow(shard: Shard) {
  const size = shard.members.length * 2
  const larger = <A extends Uint32Array | Uint16Array>(made: A, old: A): A => {
    made.set(old)
    return made
  }
  shard.members = larger(new Uint32Array(size), shard.members)
  shard.spans = larger(new Uint16Array(size * per_member), shard.spans)
  shard.alive = larger(new Uint32Array(size / 32), shard.alive)
  for (const [facet, bits] of shard.facets) {
    shard.facets.set(facet, larger(new Uint32Array(size / 32), bits))
  }
}

// Rows only ever come with higher numbers, so that they stay in order.
export function removeMember(shard: Shard, row: number) {
  let [low, high] = [0, shard.size]
  while (low < high) {
    const middle = (low + high) >> 1
    if (shard.members[middle]! < row) low = middle + 1
    else high = middle
  }
  if (low < shard.size && shard.members[low] === row) clearBit(shard.alive, low)
}

export function spanAt({ spans }: Shard, place: number, kind: number): [number, number] {
  const at = place * per_member + kind * 2
  return [spans[at]!, spans[at + 1]!]
}

// For everybody in a shard: without an array for each.
export const spanFrom = ({ spans }: Shard, place: number, kind: number) =>
  spans[place * per_member + kind * 2]!
export const spanUntil = ({ spans }: Shard, place: number, kind: number) =>
  spans[place * per_member + kind * 2 + 1]!

export const hasBit = (bits: Uint32Array | undefined, place: number) =>
  bits !== undefined && (bits[place >> 5]! & (1 << (place & 31))) !== 0
const setBit = (bits: Uint32Array, place: number) => void (bits[place >> 5]! |= 1 << (place & 31))
export const clearBit = (bits: Uint32Array, place: number) =>
  void (bits[place >> 5]! &= ~(1 << (place & 31)))

export const bytesOfShard = (shard: Shard) =>
  shard.members.byteLength +
  shard.spans.byteLength +
  shard.alive.byteLength * (1 + shard.facets.size)
