// The soft score over whoever came through the gates. When somebody can first be booked is not
// known for all: until it has been looked up, it counts as early as it could be, so that a list is
// final once everybody on it has been looked up.
import { dayStart, spanPlace } from './authority.ts'
import { type Asked, wayOf } from './criteria.ts'
import { first_known } from './columns.ts'
import type { Directory } from './directory.ts'
import { placesIn } from './masks.ts'
import { partsOf } from './parts.ts'
import * as score from './score.ts'
import { type Shard, spanFrom } from './shard.ts'
import { sift, type Sifted } from './sift.ts'

export type Ranking = Sifted & {
  parts: ReturnType<typeof partsOf> | null
  size: number
  places: Uint32Array // In the shard.
  base: Int32Array // All but the balance and the wait, in millionths.
  merit: Int32Array // All but the wait.
  wait: Int32Array
  state: Uint8Array // Whether the wait is known; or that they cannot be booked.
  shares: { base: number; exposure: number } // Of all together.
}

// Nowhere does a day begin earlier before it does in UTC.
const earliest_zone_ms = 14 * 3_600_000
const minute_ms = 60_000
const day_minutes = 24 * 60
const { not: unknown, never: no_time } = first_known
const first_minute = (dayStart(0) - earliest_zone_ms) / minute_ms

export const wait_state = { guessed: 0, known: 1, none: 2 }
export const out = -2_000_000 // Below any score.
export const never = -10_000_000 // The wait of whoever cannot be booked: it puts anybody out.

export const totalOf = ({ merit, wait }: Ranking, at: number) => merit[at]! + wait[at]!
export const rowAt = ({ shard, places }: Ranking, at: number) => shard!.members[places[at]!]!

export function rank(directory: Directory, asked: Asked): Ranking {
  const sifted = sift(directory, asked)
  const { shard, mask, left } = sifted
  const places = placesIn(mask, left)
  const state = new Uint8Array(left)
  if (!shard) return { ...sifted, parts: null, size: 0, places, state, ...nobody }
  const parts = partsOf(directory, asked, shard)
  const base = parts.bases(places)
  const shares = sharesOf(base, places, shard)
  const merit = meritsOf(asked, { shard, places, base, shares })
  const wait = waitsOf(asked, { shard, places, state })
  return { ...sifted, parts, size: left, places, base, merit, wait, state, shares }
}

const nothing = new Int32Array(0)
const nobody = {
  base: nothing,
  merit: nothing,
  wait: nothing,
  shares: { base: 0, exposure: 0 },
}

type Ranked = { shard: Shard; places: Uint32Array }

function sharesOf(base: Int32Array, places: Uint32Array, { ranked: { exposure } }: Shard) {
  let [scored, shown] = [0, 0]
  for (let at = 0; at < places.length; at++) {
    scored += base[at]!
    shown += exposure[places[at]!]!
  }
  return { base: scored, exposure: shown }
}

// As early as each can be. Whoever is known to have no time is still counted among those who share
// what is shown, so that it makes no difference whether it is known.
function waitsOf(asked: Asked, { shard, places, state }: Ranked & Pick<Ranking, 'state'>) {
  const { criteria, as_of, weights } = asked
  const { notice, first, looked_until } = shard.ranked
  const now = Math.floor(as_of / minute_ms) | 0
  const asked_until = Date.parse(criteria.start_by) / minute_ms
  const start_by = Math.floor(asked_until) | 0
  const usual = isUsual(asked)
  const kind = spanPlace(wayOf(criteria), criteria.service)
  const adds = score.waitsBy(weights.time_to_first_slot)
  const longest = adds.length - 1
  const waits = new Int32Array(places.length)
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!
    const noticed = (now + notice[place]!) | 0
    const authorized = (first_minute + spanFrom(shard, place, kind) * day_minutes) | 0
    const soonest = authorized > noticed ? authorized : noticed
    const known = usual ? first[place]! : unknown
    let earliest = soonest
    if (known === no_time) {
      if (looked_until[place]! >= asked_until) earliest = known
    } else if (known >= noticed && known > soonest) earliest = known
    if (earliest > start_by) {
      state[at] = wait_state.none
      waits[at] = never
    } else {
      const minutes = (earliest - now) | 0
      waits[at] = adds[minutes < longest ? minutes : longest]!
    }
  }
  return waits
}

const isUsual = ({ criteria }: Asked) =>
  criteria.format === 'telehealth' && criteria.type === 'individual'

export const hoursUntil = (first: number, { as_of }: Pick<Asked, 'as_of'>) =>
  (first - as_of) / (60 * minute_ms)

export const waitOf = (first: number, asked: Asked) =>
  score.contribution(score.waitOf(hoursUntil(first, asked)), asked.weights.time_to_first_slot)

type Shared = Ranked & Pick<Ranking, 'base' | 'shares'>

// With what they are owed of what is shown. Nobody was shown yet: nobody too little.
function meritsOf({ weights }: Asked, { shard, places, base, shares }: Shared) {
  if (shares.exposure === 0) return base
  const { exposure } = shard.ranked
  const merits = new Int32Array(places.length)
  for (let at = 0; at < places.length; at++) {
    const owed = balance(base[at]!, exposure[places[at]!]!, shares)
    merits[at] = base[at]! + score.contribution(owed, weights.exposure_balance)
  }
  return merits
}

export const balanceAt = ({ shard, places, base, shares }: Ranking, at: number) =>
  balance(base[at]!, shard!.ranked.exposure[places[at]!]!, shares)

function balance(base: number, exposure: number, shares: Ranking['shares']) {
  const share = shares.base === 0 ? 0 : base / shares.base
  return score.balanceOf((share * shares.exposure) / score.million, exposure / score.million)
}
