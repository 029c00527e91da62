// Selects the candidates to list: the best, once their calendars are known, plus a limited number
// of practitioners with little track record, drawn by the seed.
import type { RankingQuery } from './criteria.ts'
import { drawBy } from './digest.ts'
import { domains as all, exploration_bonus, exploration_interval, prior_courses } from './model.ts'
import { out, type Ranking, totalOf } from './rank.ts'
import { millionths, reliabilityOf } from './score.ts'

const width = all.length
const tries = 20 // Number of exploration candidates considered.

export type ListPosition = { at: number; explores: boolean; propensity: number }
type Parts = NonNullable<Ranking['parts']>

// The best, in order. The seed decides ties, so that equals take turns.
export function bestOf(ranking: Ranking, seed: number, many: number): number[] {
  const { merit, wait } = ranking
  const heap: number[] = [] // Worst of the best first.
  const lot = (at: number) => lotOf(ranking, seed, at)
  const isBetter = (one: number, other: number) => {
    const ahead = totalOf(ranking, one) - totalOf(ranking, other)
    return ahead === 0 ? lot(one) < lot(other) : ahead > 0
  }
  let least = out // Minimum total to get in, and the lot to beat on a tie.
  let last = Infinity
  for (let at = 0; (at = nextFrom(merit, wait, at, least)) < ranking.left; at++) {
    if (merit[at]! + wait[at]! === least && lot(at) >= last) continue
    if (heap.length < many) {
      heap.push(at)
      if (heap.length < many) continue
      heap.sort((one, other) => (isBetter(one, other) ? 1 : -1))
    } else {
      heap[0] = at
      sink(heap, isBetter)
    }
    least = totalOf(ranking, heap[0]!)
    last = lot(heap[0]!)
  }
  return heap.sort((one, other) => (isBetter(one, other) ? -1 : 1))
}

// A practitioner's lot in the draw of a seed.
export function lotOf({ shard, places }: Ranking, seed: number, at: number) {
  const { draw } = shard!.ranked
  return drawBy(seed, draw[places[at]! * 2]!, draw[places[at]! * 2 + 1]!)
}

// Position of the next one with at least that total.
function nextFrom(merit: Int32Array, wait: Int32Array, from: number, least: number) {
  const size = merit.length
  let at = from
  while (at < size && ((merit[at]! + wait[at]!) | 0) < least) at++
  return at
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

// Practitioners just below the list who might belong on it if more were known about them. The bonus
// shrinks with evidence and never enters the score. Ignores the first slot, which isn't known for
// all.
export function explorersOf(
  ranking: Ranking,
  parts: Parts,
  { criteria, seed }: RankingQuery,
  best: number[],
) {
  const places = Math.floor(criteria.limit / exploration_interval)
  if (places === 0 || best.length < criteria.limit) return { places: 0, pool: [], many: 0 }
  const cutoff = totalOf(ranking, best.at(-1)!)
  const most = millionths(parts.weights.track_record * exploration_bonus)
  const soonest = millionths(parts.weights.time_to_first_slot)
  // No bonus beyond this much evidence.
  const needed = Int32Array.from({ length: prior_courses }, (_, n) =>
    Math.ceil(cutoff - soonest - Math.round(most * (1 - reliabilityOf(n)))),
  )
  const shown = new Set(best)
  const among = promisingMembers(ranking, parts.counted, needed).filter((at) => !shown.has(at))
  const drawn: { at: number; draw: number }[] = []
  for (const at of among) {
    const draw = lotOf(ranking, seed, at)
    if (drawn.length < tries || draw < drawn.at(-1)!.draw) insertDraw(drawn, { at, draw })
  }
  return { places, pool: drawn.map(({ at }) => at), many: among.length }
}

// Those who reach the threshold for their number of courses.
function promisingMembers(
  { merit, places, shard }: Ranking,
  domains: number[],
  needed: Int32Array,
) {
  const { evidence } = shard!.ranked
  const least = needed[0]!
  const members: number[] = []
  const size = merit.length
  for (let at = 0; at < size; at++) {
    if (merit[at]! < least) continue
    let n = 0
    for (let i = 0; i < domains.length; i++) n += evidence[places[at]! * width + domains[i]!]!
    if (n < needed.length && merit[at]! >= needed[n]!) members.push(at)
  }
  return members
}

// Keeps the first draws, in order.
function insertDraw<Lot extends { draw: number }>(drawn: Lot[], lot: Lot) {
  let at = drawn.length
  while (at > 0 && drawn[at - 1]!.draw > lot.draw) at--
  drawn.splice(at, 0, lot)
  if (drawn.length > tries) drawn.pop()
}

// Exploration takes the last positions; the list stays ordered by score.
export function listOf(best: number[], explorers: number[], pool: number): ListPosition[] {
  const ranked = best.slice(0, best.length - explorers.length)
  const propensity = pool === 0 ? 1 : Math.min(1, explorers.length / pool)
  return [
    ...ranked.map((at) => ({ at, explores: false, propensity: 1 })),
    ...explorers.map((at) => ({ at, explores: true, propensity: millionths(propensity) / 1e6 })),
  ]
}
