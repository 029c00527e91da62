// Those who may treat in one jurisdiction: their rows in ascending order, from when until when they
// may, what they are ranked by, and for each facet a bitset over their places.
import { type Authority, no_end, services, ways } from './authority.ts'
import { type Columns, copyRow, bytesOf, filled, flag, makeRanked, type Ranked } from './columns.ts'
import { kmBetween, mayReach, type Office, type Point, pointOf } from './nearby.ts'
import type { Stay } from './network.ts'

export const kinds_of_span = ways.length * services.length
const per_member = kinds_of_span * 2

export type Shard = {
  members: Uint32Array // Rows of the columns.
  spans: Uint16Array
  alive: Uint32Array
  free: Uint32Array // Whoever has a place left, or any number of them.
  published: Uint32Array // Whoever has published times.
  ranked: Ranked
  facets: Map<string, Uint32Array>
  within: Map<string, Uint32Array> // Whoever may treat in some days, as it was last asked.
  stays: Map<string, number[]> // Of each facet: a place, from which day, until which, and so on.
  offices: number[] // A place, its latitude, its longitude, and so on.
  size: number
}

// What is known of somebody besides where they may treat.
export type Member = { facets: string[]; stays: Stay[]; points: Point[] }

// Whether somebody meets in person here, or has not said where they do.
export const office = { here: 'office:here', unsaid: 'office:unsaid' }

type Known = { facets: string[]; stays: Stay[]; offices: Office[] }

export function memberOf({ facets, stays, offices }: Known, jurisdiction: string): Member {
  const here = offices.filter((one) => one.jurisdiction === jurisdiction)
  const meets = offices.length === 0 ? [office.unsaid] : here.length > 0 ? [office.here] : []
  return { facets: [...facets, ...meets], stays, points: here.flatMap((one) => pointOf(one) ?? []) }
}

const smallest = 64

export const emptyShard = (): Shard => ({
  members: new Uint32Array(smallest),
  spans: new Uint16Array(smallest * per_member),
  alive: new Uint32Array(smallest / 32),
  free: new Uint32Array(smallest / 32),
  published: new Uint32Array(smallest / 32),
  ranked: makeRanked(smallest),
  facets: new Map(),
  within: new Map(),
  stays: new Map(),
  offices: [],
  size: 0,
})

export function addMember(
  shard: Shard,
  columns: Columns,
  row: number,
  member: Member,
  { spans }: Pick<Authority, 'spans'>,
) {
  if (shard.size === shard.members.length) grow(shard)
  const place = shard.size++
  shard.members[place] = row
  shard.within.clear()
  spans.forEach((span, kind) => {
    const at = place * per_member + kind * 2
    shard.spans[at] = span ? span[0] : no_end
    shard.spans[at + 1] = span ? span[1] : 0
  })
  setBit(shard.alive, place)
  copyMember(shard, columns, row, place)
  for (const facet of member.facets) {
    if (!shard.facets.has(facet)) shard.facets.set(facet, new Uint32Array(shard.alive.length))
    setBit(shard.facets.get(facet)!, place)
  }
  for (const { latitude, longitude } of member.points) {
    shard.offices.push(place, latitude, longitude)
  }
  for (const { facet, span } of member.stays) {
    if (!shard.stays.has(facet)) shard.stays.set(facet, [])
    shard.stays.get(facet)!.push(place, ...span)
  }
}

// Whoever has a facet on any of the days from the first to the last.
export function staysBetween(shard: Shard, facet: string, [first, last]: [number, number]) {
  const stays = shard.stays.get(facet)
  if (!stays) return undefined
  const bits = new Uint32Array(shard.alive.length)
  for (let at = 0; at < stays.length; at += 3) {
    if (stays[at + 1]! <= last && stays[at + 2]! > first) setBit(bits, stays[at]!)
  }
  return bits
}

// Whoever meets in person within so many kilometres.
export function officesWithin({ alive, offices }: Shard, from: Point, km: number) {
  const bits = new Uint32Array(alive.length)
  for (let at = 0; at < offices.length; at += 3) {
    const [latitude, longitude] = [offices[at + 1]!, offices[at + 2]!]
    if (!mayReach(from, latitude, km)) continue
    if (kmBetween(from, { latitude, longitude }) <= km) setBit(bits, offices[at]!)
  }
  return bits
}

function grow(shard: Shard) {
  const size = shard.members.length * 2
  const larger = <A extends Uint32Array | Uint16Array>(made: A, old: A): A => {
    made.set(old)
    return made
  }
  shard.members = larger(new Uint32Array(size), shard.members)
  shard.spans = larger(new Uint16Array(size * per_member), shard.spans)
  shard.ranked = filled(makeRanked(size), shard.ranked)
  for (const name of ['alive', 'free', 'published'] as const) {
    shard[name] = larger(new Uint32Array(size / 32), shard[name])
  }
  for (const [facet, bits] of shard.facets) {
    shard.facets.set(facet, larger(new Uint32Array(size / 32), bits))
  }
}

export function removeMember(shard: Shard, row: number) {
  const place = placeOf(shard, row)
  if (place !== undefined) clearBit(shard.alive, place)
}

// Takes over what has changed in a row.
export function updateMember(shard: Shard, columns: Columns, row: number) {
  const place = placeOf(shard, row)
  if (place !== undefined) copyMember(shard, columns, row, place)
}

function copyMember(shard: Shard, columns: Columns, row: number, place: number) {
  copyRow(columns, row, shard.ranked, place)
  toggleBit(shard.free, place, columns.places[row] !== 0)
  toggleBit(shard.published, place, (columns.flags[row]! & flag.published) !== 0)
}

// Rows only ever come with higher numbers, so that they stay in order.
function placeOf(shard: Shard, row: number) {
  let [low, high] = [0, shard.size]
  while (low < high) {
    const middle = (low + high) >> 1
    if (shard.members[middle]! < row) low = middle + 1
    else high = middle
  }
  return low < shard.size && shard.members[low] === row ? low : undefined
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

const toggleBit = (bits: Uint32Array, place: number, on: boolean) =>
  on ? setBit(bits, place) : clearBit(bits, place)

export const bytesOfShard = (shard: Shard) =>
  shard.members.byteLength +
  shard.spans.byteLength +
  bytesOf(shard.ranked) +
  shard.alive.byteLength * (3 + shard.facets.size) +
  8 * shard.offices.length +
  [...shard.stays.values()].reduce((sum, { length }) => sum + 8 * length, 0)
