// The soft score over whoever came through the gates. When somebody can first be booked is not
// known for all: until it has been looked up, it counts as early as it could be, so that a list is
// final once everybody on it has been looked up.
import { dayStart, spanPlace } from './authority.ts'
import { type Asked, wayOf } from './criteria.ts'
import type { Columns } from './columns.ts'
import type { Directory } from './directory.ts'
import { placesIn } from './masks.ts'
import { partsOf } from './parts.ts'
import * as score from './score.ts'
import { type Shard, spanFrom } from './shard.ts'
import { sift, type Sifted } from './sift.ts'

export type Ranking = Sifted & {
  size: number
  rows: Uint32Array
  places: Uint32Array // In the shard.
  base: Int32Array // All but the wait and the balance, in millionths.
  balance: Int32Array
  wait: Int32Array
  state: Uint8Array // Whether the wait is known; or that they cannot be booked.
  shares: { base: number; exposure: number } // Of all together.
}

// Nowhere does a day begin earlier before it does in UTC.
const earliest_zone_ms = 14 * 3_600_000
const minute_ms = 60_000

export const wait_state = { guessed: 0, known: 1, none: 2 }
export const out = -2_000_000 // Below any score.

export const totalOf = ({ base, balance, wait, state }: Ranking, at: number) =>
  state[at] === wait_state.none ? out : base[at]! + balance[at]! + wait[at]!

export function rank(directory: Directory, asked: Asked): Ranking {
  const sifted = sift(directory, asked)
  const { shard, mask, left } = sifted
  const places = placesIn(mask, left)
  const rows = rowsAt(places, shard)
  const base = shard ? partsOf(directory, asked, shard).bases(rows, places) : new Int32Array(0)
  const shares = sharesOf(base, rows, directory.columns)
  const state = new Uint8Array(left)
  const ranking = { ...sifted, size: left, rows, places, base, shares, state }
  const wait = shard ? waitsOf(directory, asked, ranking) : new Int32Array(0)
  const balance = balancesOf(directory, asked, ranking)
  return { ...ranking, wait, balance }
}

function rowsAt(places: Uint32Array, shard: Shard | undefined) {
  const rows = new Uint32Array(places.length)
  for (let at = 0; at < places.length; at++) rows[at] = shard!.members[places[at]!]!
  return rows
}

function sharesOf(base: Int32Array, rows: Uint32Array, { exposure }: Columns) {
  let [scored, shown] = [0, 0]
  for (let at = 0; at < rows.length; at++) {
    scored += base[at]!
    shown += exposure[rows[at]!]!
  }
  return { base: scored, exposure: shown }
}

type Known = Pick<Ranking, 'rows' | 'places' | 'shard' | 'state' | 'base' | 'shares'>

// As early as each can be. Whoever is known to have no time is still counted among those who share
// what is shown, so that it makes no difference whether it is known.
function waitsOf({ columns }: Directory, asked: Asked, { rows, places, shard, state }: Known) {
  const { criteria, as_of, weights } = asked
  const { notice, first, looked_until } = columns
  const start_by = Date.parse(criteria.start_by)
  const usual = isUsual(asked)
  const kind = spanPlace(wayOf(criteria), criteria.service)
  const weight = weights.time_to_first_slot
  const waits = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const noticed = as_of + notice[row]! * minute_ms
    const soonest = Math.max(
      noticed,
      dayStart(spanFrom(shard!, places[at]!, kind)) - earliest_zone_ms,
    )
    const known = usual ? first[row]! : NaN
    let earliest = soonest
    if (known === Infinity) {
      if (looked_until[row]! >= start_by) earliest = Infinity
    } else if (known >= noticed) earliest = Math.max(known, soonest)
    if (earliest > start_by) state[at] = wait_state.none
    waits[at] = Math.round(score.waitIn((earliest - as_of) / minute_ms) * weight)
  }
  return waits
}

const isUsual = ({ criteria }: Asked) =>
  criteria.format === 'telehealth' && criteria.type === 'individual'

export const hoursUntil = (first: number, { as_of }: Pick<Asked, 'as_of'>) =>
  (first - as_of) / (60 * minute_ms)

export const waitOf = (first: number, asked: Asked) =>
  score.contribution(score.waitOf(hoursUntil(first, asked)), asked.weights.time_to_first_slot)

function balancesOf({ columns }: Directory, { weights }: Asked, { base, rows, shares }: Known) {
  const balances = new Int32Array(rows.length)
  if (shares.exposure === 0) return balances // Nobody was shown yet: nobody too little.
  const { exposure } = columns
  const weight = weights.exposure_balance
  for (let at = 0; at < rows.length; at++) {
    balances[at] = score.contribution(balance(base[at]!, exposure[rows[at]!]!, shares), weight)
  }
  return balances
}

export const balanceAt = ({ columns }: Directory, { base, rows, shares }: Ranking, at: number) =>
  balance(base[at]!, columns.exposure[rows[at]!]!, shares)

function balance(base: number, exposure: number, shares: Ranking['shares']) {
  const share = shares.base === 0 ? 0 : base / shares.base
  return score.balanceOf((share * shares.exposure) / score.million, exposure / score.million)
}
