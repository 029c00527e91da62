// Who is shown: the best, once everybody among them has been looked up, and in a bounded number of
// places somebody of whom little is known, drawn by the seed.
import type { Asked } from './criteria.ts'
import { drawOf } from './digest.ts'
import type { Directory } from './directory.ts'
import { exploration_bonus, places_per_explorer } from './model.ts'
import type { partsOf } from './parts.ts'
import { out, type Ranking, totalOf, wait_state } from './rank.ts'
import { millionths, reliabilityOf } from './score.ts'

export type Chosen = { at: number; explores: boolean; propensity: number }
type Parts = ReturnType<typeof partsOf>

// The best of them, in order; among equals, by id.
export function bestOf(directory: Directory, ranking: Ranking, many: number): number[] {
  const heap: number[] = [] // The worst of the best first.
  let least = out // What one must have to be among them.
  const totals = (at: number) => totalOf(ranking, at)
  const idOf = (at: number) => directory.ids[ranking.rows[at]!]!
  const isBetter = (one: number, other: number) =>
    totals(one) !== totals(other) ? totals(one) > totals(other) : idOf(one) < idOf(other)
  for (let at = 0; at < ranking.size; at++) {
    const total = totals(at)
    if (total === out || total < least) continue
    if (heap.length < many) {
      heap.push(at)
      if (heap.length < many) continue
      heap.sort((a, b) => (isBetter(a, b) ? 1 : -1))
    } else if (isBetter(at, heap[0]!)) {
      heap[0] = at
      sink(heap, isBetter)
    }
    least = totals(heap[0]!)
  }
  return heap.sort((a, b) => (isBetter(a, b) ? -1 : 1))
}

function sink(heap: number[], isBetter: (one: number, other: number) => boolean) {
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    let worst = at
    if (left < heap.length && isBetter(heap[worst]!, heap[left]!)) worst = left
    if (right < heap.length && isBetter(heap[worst]!, heap[right]!)) worst = right
    if (worst === at) return
    ;[heap[at], heap[worst]] = [heap[worst]!, heap[at]!]
    at = worst
  }
}

// Whose calendar must be looked at before the list can be final.
export const guessed = (ranking: Ranking, some: number[]) =>
  some.filter((at) => ranking.state[at] === wait_state.guessed)

// Those beyond the list who might belong on it, if only more were known of them. The more is known,
// the less is added; what is added counts for this alone, never for the score. When they can first
// be booked is left out of it, because it is not known of all.
export function explorersOf(
  directory: Directory,
  ranking: Ranking,
  parts: Parts,
  { criteria, seed }: Asked,
  best: number[],
) {
  const places = Math.floor(criteria.limit / places_per_explorer)
  if (places === 0 || best.length < criteria.limit) return { places: 0, pool: [] }
  const cutoff = totalOf(ranking, best.at(-1)!)
  const shown = new Set(best)
  const most = millionths(parts.weights.track_record * exploration_bonus)
  const soonest = millionths(parts.weights.time_to_first_slot)
  const pool: { at: number; draw: number }[] = []
  for (let at = 0; at < ranking.size; at++) {
    const total = ranking.base[at]! + ranking.balance[at]! + soonest
    if (total + most < cutoff || shown.has(at)) continue
    const reliability = reliabilityOf(parts.evidence(ranking.rows[at]!))
    if (reliability >= 0.5 || total + Math.round(most * (1 - reliability)) < cutoff) continue
    pool.push({ at, draw: drawOf(seed, directory.ids[ranking.rows[at]!]!) })
  }
  pool.sort((one, other) => one.draw - other.draw)
  return { places, pool: pool.map(({ at }) => at) }
}

// Explorers take the last places; the list stays in the order of the scores.
export function listOf(best: number[], explorers: number[], pool: number): Chosen[] {
  const kept = best.slice(0, best.length - explorers.length)
  const propensity = pool === 0 ? 1 : Math.min(1, explorers.length / pool)
  return [
    ...kept.map((at) => ({ at, explores: false, propensity: 1 })),
    ...explorers.map((at) => ({ at, explores: true, propensity: millionths(propensity) / 1e6 })),
  ]
}
