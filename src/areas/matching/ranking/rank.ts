// Scores the members that meet the requirements. An unknown first slot counts as the earliest
// possible, so that a list is final once everyone on it has been looked up.
import { dayStart, spanPlace } from './authority.ts'
import { type RankingQuery, wayOf } from './criteria.ts'
import type { Ranked } from './columns.ts'
import { smallDraw } from './digest.ts'
import type { Directory } from './directory.ts'
import { placesIn } from './masks.ts'
import { countBelow } from './passes.ts'
import { partsOf } from './parts.ts'
import * as score from './score.ts'
import type { Shard } from './shard.ts'
import { filterMembers, type FilterResult } from './filter.ts'
import { type Sheet, takeSheet, type Workspace } from './workspace.ts'

export type Ranking = FilterResult & {
  memory: ArrayBuffer
  parts: ReturnType<typeof partsOf> | null
  places: Uint32Array // Positions in the shard.
  base: Int32Array // Score without exposure balance and wait, in millionths.
  merit: Int32Array // Score without the wait.
  wait: Int32Array // As far as known.
  none: number // Number known to have no slot without a lookup.
  shares: { base: number; exposure: number } // Totals.
}

// The earliest time zone is UTC+14.
const earliest_zone_ms = 14 * 3_600_000
const minute_ms = 60_000
const day_minutes = 24 * 60
const first_minute = (dayStart(0) - earliest_zone_ms) / minute_ms

export const out = -2_000_000 // Below any score.
export const never = -10_000_000 // Wait of members without a slot: excludes them.

export const totalOf = ({ merit, wait }: Ranking, at: number) => merit[at]! + wait[at]!
export const rowAt = ({ shard, places }: Ranking, at: number) => shard!.members[places[at]!]!

// Uses pooled memory, to be returned after use.
export function rank(directory: Directory, query: RankingQuery): Ranking {
  const filtered = filterMembers(directory, query)
  const { shard, mask, left } = filtered
  const sheet = takeSheet(directory.workspace, left)
  const no_one = { base: 0, exposure: 0 }
  if (!shard) return { ...filtered, ...sheet, parts: null, none: 0, shares: no_one }
  placesIn(mask, sheet.places)
  const parts = partsOf(directory, query, shard)
  const shares = parts.bases(sheet)
  const merit = meritsOf(query, { shard, sheet, shares })
  const wait = waitsOf(directory.workspace, query, shard, sheet)
  const none = countBelow(wait, out)
  return { ...filtered, ...sheet, merit, parts, none, shares }
}

// Earliest possible waits. Members known to have no slot still count toward exposure shares, so
// that results don't depend on what is cached.
function waitsOf(workspace: Workspace, query: RankingQuery, shard: Shard, { places, wait }: Sheet) {
  const { criteria, as_of } = query
  const { notice } = shard.ranked
  const now = Math.floor(as_of / minute_ms)
  const first = isUsual(query) ? shard.ranked.first : new Int32Array(shard.size)
  const since = shard.from[spanPlace(wayOf(criteria), criteria.service)]!
  const since_then = first_minute - now
  const adds = addsOf(workspace, query)
  const last = adds.length - 1
  const size = places.length
  for (let at = 0; at < size; at++) {
    const place = places[at]!
    const may = since_then + since[place]! * day_minutes
    const minutes = Math.max(first[place]! - now, notice[place]!, may)
    wait[at] = adds[Math.min(minutes, last)]!
  }
  return wait
}

// Contribution per minute of waiting. After the requested period, excludes.
function addsOf(workspace: Workspace, { criteria, as_of, weights }: RankingQuery) {
  const requested = Math.max(-1, Math.floor((Date.parse(criteria.start_by) - as_of) / minute_ms))
  const table = score.waitsBy(workspace, weights.time_to_first_slot)
  const adds = new Int32Array(requested + 2).fill(table.at(-1)!)
  adds.set(table.subarray(0, requested + 1))
  adds[requested + 1] = never
  return adds
}

const isUsual = ({ criteria }: RankingQuery) =>
  criteria.format === 'telehealth' && criteria.type === 'individual'

export const hoursUntil = (first: number, { as_of }: Pick<RankingQuery, 'as_of'>) =>
  (first - as_of) / (60 * minute_ms)

export const waitOf = (first: number, query: RankingQuery) =>
  score.contribution(score.waitOf(hoursUntil(first, query)), query.weights.time_to_first_slot)

type Shared = { shard: Shard; sheet: Sheet; shares: Ranking['shares'] }

// Adds the exposure balance. Without any listings yet, it is zero.
function meritsOf({ weights, seed }: RankingQuery, { shard, sheet, shares }: Shared) {
  const { places, base, merit } = sheet
  if (shares.exposure === 0) return base
  for (let at = 0; at < places.length; at++) {
    const owed = balance(base[at]!, shard.ranked, places[at]!, shares, seed)
    merit[at] = base[at]! + score.contribution(owed, weights.exposure_balance)
  }
  return merit
}

export const balanceAt = (ranking: Ranking, at: number, seed: number) => {
  const { shard, places, base, shares } = ranking
  return shares.exposure === 0 ? 0 : balance(base[at]!, shard!.ranked, places[at]!, shares, seed)
}

function balance(
  base: number,
  { exposure, draw }: Ranked,
  place: number,
  shares: Ranking['shares'],
  seed: number,
) {
  const share = shares.base === 0 ? 0 : base / shares.base
  const merit = (share * shares.exposure) / score.million
  const lot = smallDraw(seed, draw[place * 2 + 1]!, score.balance_lots)
  return score.balanceOf(merit, exposure[place]! / score.million, lot)
}
