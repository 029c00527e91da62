// The soft score over whoever came through the gates. When somebody can first be booked is not
// known for all: until it has been looked up, it counts as early as it could be, so that a list is
// final once everybody on it has been looked up.
import { dayStart, spanPlace } from './authority.ts'
import { type Asked, wayOf } from './criteria.ts'
import type { Directory } from './directory.ts'
import { partsOf } from './parts.ts'
import * as score from './score.ts'
import { spanFrom } from './shard.ts'
import { forEachBit, sift, type Sifted } from './sift.ts'

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

export const wait_state = { guessed: 0, known: 1, none: 2 }
export const out = -2_000_000 // Below any score.

export const totalOf = ({ base, balance, wait, state }: Ranking, at: number) =>
  state[at] === wait_state.none ? out : base[at]! + balance[at]! + wait[at]!

export function rank(directory: Directory, asked: Asked): Ranking {
  const sifted = sift(directory, asked)
  const ranking = { ...sifted, ...emptyOf(sifted.left) }
  if (sifted.left === 0) return ranking
  const { columns } = directory
  const { criteria, weights, as_of } = asked
  const parts = partsOf(directory, asked, sifted.shard!)
  const start_by = Date.parse(criteria.start_by)
  const usual = isUsual(asked)
  const kind = spanPlace(wayOf(criteria), criteria.service)
  forEachBit(sifted.mask, (place) => {
    const row = sifted.shard!.members[place]!
    const from = spanFrom(sifted.shard!, place, kind)
    const first = earliestOf(row, dayStart(from) - earliest_zone_ms)
    const at = ranking.size++
    if (first > start_by) ranking.state[at] = wait_state.none
    ranking.rows[at] = row
    ranking.places[at] = place
    ranking.base[at] = parts.base(row, place)
    ranking.wait[at] = waitOf(first, asked)
    ranking.shares.base += ranking.base[at]!
    ranking.shares.exposure += columns.exposure[row]!
  })
  for (let at = 0; at < ranking.size; at++) {
    const value = balanceAt(directory, ranking, at)
    ranking.balance[at] = score.contribution(value, weights.exposure_balance)
  }
  return ranking

  // Whoever is known to have no time is still counted among those who share what is shown, so that
  // it makes no difference whether it is known. As early as it can be; Infinity where it is known
  // that there is none.
  function earliestOf(row: number, authorized: number) {
    const soonest = Math.max(as_of + columns.notice[row]! * 60_000, authorized)
    const known = columns.first[row]!
    if (!usual || Number.isNaN(known)) return soonest
    if (known === Infinity) return columns.looked_until[row]! >= start_by ? Infinity : soonest
    return known >= as_of + columns.notice[row]! * 60_000 ? Math.max(known, soonest) : soonest
  }
}

const isUsual = ({ criteria }: Asked) =>
  criteria.format === 'telehealth' && criteria.type === 'individual'

export const hoursUntil = (first: number, { as_of }: Pick<Asked, 'as_of'>) =>
  (first - as_of) / 3_600_000

export const waitOf = (first: number, asked: Asked) =>
  score.contribution(score.waitOf(hoursUntil(first, asked)), asked.weights.time_to_first_slot)

const emptyOf = (many: number) => ({
  size: 0,
  rows: new Uint32Array(many),
  places: new Uint32Array(many),
  base: new Int32Array(many),
  balance: new Int32Array(many),
  wait: new Int32Array(many),
  state: new Uint8Array(many),
  shares: { base: 0, exposure: 0 },
})

export function balanceAt({ columns }: Directory, { base, rows, shares }: Ranking, at: number) {
  const share = shares.base === 0 ? 0 : base[at]! / shares.base
  const merit = (share * shares.exposure) / score.million
  return score.balanceOf(merit, columns.exposure[rows[at]!]! / score.million)
}
