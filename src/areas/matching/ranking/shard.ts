// The practitioners licensed in one jurisdiction: rows in ascending order, authorization dates,
// ranking columns, and a bitset per facet.
import { type Authority, no_end, services, ways } from './authority.ts'
import { type Columns, copyRow, bytesOf, filled, flag, makeRanked, type Ranked } from './columns.ts'
import { kmBetween, mayReach, type Office, type Point, pointOf } from './nearby.ts'
import type { Stay } from './network.ts'

export const kinds_of_span = ways.length * services.length

export type Shard = {
  members: Uint32Array // Rows of the columns.
  from: Uint16Array[] // By kind: first authorized day.
  until: Uint16Array[] // By kind: end of authorization, exclusive.
  alive: Uint32Array
  free: Uint32Array // Members with openings.
  published: Uint32Array // Members with published availability.
  ranked: Ranked
  facets: Map<string, Uint32Array>
  within: Map<string, Uint32Array> // Cache of members authorized in a range of days.
  stays: Map<string, number[]> // Per facet: member, first day, end day, repeated.
  offices: number[] // Member, latitude, longitude, repeated.
  size: number
}

// Data of a member other than authorizations.
export type Member = { facets: string[]; meets?: string; stays: Stay[]; points: Point[] }

// Whether a member has a practice location here, or lists none at all.
export const office = { here: 'office:here', unlisted: 'office:unlisted' }

type MemberInput = { facets: string[]; stays: Stay[]; offices: Office[] }

export function memberOf({ facets, stays, offices }: MemberInput, jurisdiction: string): Member {
  if (offices.length === 0) return { facets, meets: office.unlisted, stays, points: [] }
  const here = offices.filter((one) => one.jurisdiction === jurisdiction)
  const points = here.flatMap((one) => pointOf(one) ?? [])
  return { facets, ...(here.length > 0 && { meets: office.here }), stays, points }
}

const smallest = 64
const days = (places: number) =>
  Array.from({ length: kinds_of_span }, () => new Uint16Array(places))

export const emptyShard = (): Shard => ({
  members: new Uint32Array(smallest),
  from: days(smallest),
  until: days(smallest),
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
    shard.from[kind]![place] = span ? span[0] : no_end
    shard.until[kind]![place] = span ? span[1] : 0
  })
  setBit(shard.alive, place)
  copyMember(shard, columns, row, place)
  for (const facet of member.facets) setFacet(shard, facet, place)
  if (member.meets) setFacet(shard, member.meets, place)
  for (const { latitude, longitude } of member.points) {
    shard.offices.push(place, latitude, longitude)
  }
  for (const { facet, span } of member.stays) {
    if (!shard.stays.has(facet)) shard.stays.set(facet, [])
    shard.stays.get(facet)!.push(place, ...span)
  }
}

function setFacet({ facets, alive }: Shard, facet: string, place: number) {
  let bits = facets.get(facet)
  if (!bits) facets.set(facet, (bits = new Uint32Array(alive.length)))
  setBit(bits, place)
}

// Members that have a facet on any of these days.
export function staysBetween(shard: Shard, facet: string, [first, last]: [number, number]) {
  const stays = shard.stays.get(facet)
  if (!stays) return undefined
  const bits = new Uint32Array(shard.alive.length)
  for (let at = 0; at < stays.length; at += 3) {
    if (stays[at + 1]! <= last && stays[at + 2]! > first) setBit(bits, stays[at]!)
  }
  return bits
}

// Members with a practice location within a distance.
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
  const larger = <A extends Uint32Array | Uint16Array>(copy: A, old: A): A => {
    copy.set(old)
    return copy
  }
  shard.members = larger(new Uint32Array(size), shard.members)
  for (const side of ['from', 'until'] as const) {
    shard[side] = days(size).map((copy, kind) => larger(copy, shard[side][kind]!))
  }
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

// Copies the changes of a row.
export function updateMember(shard: Shard, columns: Columns, row: number) {
  const place = placeOf(shard, row)
  if (place !== undefined) copyMember(shard, columns, row, place)
}

function copyMember(shard: Shard, columns: Columns, row: number, place: number) {
  copyRow(columns, row, shard.ranked, place)
  toggleBit(shard.free, place, columns.places[row] !== 0)
  toggleBit(shard.published, place, (columns.flags[row]! & flag.published) !== 0)
}

// New rows have higher numbers, so members stay ordered.
function placeOf(shard: Shard, row: number) {
  let [low, high] = [0, shard.size]
  while (low < high) {
    const middle = (low + high) >> 1
    if (shard.members[middle]! < row) low = middle + 1
    else high = middle
  }
  return low < shard.size && shard.members[low] === row ? low : undefined
}

export const spanAt = ({ from, until }: Shard, place: number, kind: number): [number, number] => [
  from[kind]![place]!,
  until[kind]![place]!,
]

export const hasBit = (bits: Uint32Array | undefined, place: number) =>
  bits !== undefined && (bits[place >> 5]! & (1 << (place & 31))) !== 0
const setBit = (bits: Uint32Array, place: number) => void (bits[place >> 5]! |= 1 << (place & 31))
export const clearBit = (bits: Uint32Array, place: number) =>
  void (bits[place >> 5]! &= ~(1 << (place & 31)))

const toggleBit = (bits: Uint32Array, place: number, on: boolean) =>
  on ? setBit(bits, place) : clearBit(bits, place)

export const bytesOfShard = (shard: Shard) =>
  shard.members.byteLength +
  [...shard.from, ...shard.until].reduce((sum, { byteLength }) => sum + byteLength, 0) +
  bytesOf(shard.ranked) +
  shard.alive.byteLength * (3 + shard.facets.size) +
  8 * shard.offices.length +
  [...shard.stays.values()].reduce((sum, { length }) => sum + 8 * length, 0)
