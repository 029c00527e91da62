// Searches the index: ranks all, then looks up calendars of likely candidates until the list is
// final. The lookup is injected, so that this module has no database access.
import type { Span } from './authority.ts'
import { spanPlace } from './authority.ts'
import { bestOf, type ListPosition, explorersOf, listOf } from './choose.ts'
import { type RankingQuery, wayOf } from './criteria.ts'
import type { Directory } from './directory.ts'
import { never, rank, type Ranking, rowAt, totalOf, waitOf } from './rank.ts'
import { spanAt } from './shard.ts'
import { relaxationsOf } from './relax.ts'
import { returnSheet } from './workspace.ts'

// Finds the first slots of each, within their authorized days. Uses the relaxed criteria if given.
export type SlotLookup = (
  members: { id: string; span: Span }[],
  relaxed?: RankingQuery,
) => Promise<number[][]>

export type ListedMember = ListPosition & {
  id: string
  row: number
  slots: number[]
  score: number
  span: Span
}
export type SearchResult = {
  shown: ListedMember[]
  ranking: Ranking
  considered: number
  excluded: Ranking['excluded']
  relaxations: { code: string; additional_candidates: number }[]
}

const all_at_once = 200 // Up to this many are looked up in one batch.
const at_once = 5 // Batch size for exploration candidates.

const most_turns = 3 // Gives up on a constantly changing index.

// A list uses one index version: if it changes during lookups, the search restarts.
export async function search(
  directory: Directory,
  query: RankingQuery,
  look: SlotLookup,
): Promise<SearchResult> {
  for (let turn = 1; ; turn++) {
    const before = directory.lanes.join()
    const result = await searchOnce(directory, query, look)
    if (turn === most_turns || directory.lanes.join() === before) return result
    returnSheet(directory.workspace, result.ranking)
  }
}

async function searchOnce(
  directory: Directory,
  query: RankingQuery,
  look: SlotLookup,
): Promise<SearchResult> {
  const ranking = rank(directory, query)
  const { considered, excluded, shard, parts } = ranking
  const { limit } = query.criteria
  const kind = spanPlace(wayOf(query.criteria), query.criteria.service)
  const slots = new Map<number, number[]>()
  const idOf = (at: number) => directory.ids[rowAt(ranking, at)]!
  const spanOf = (at: number) => spanAt(shard!, ranking.places[at]!, kind)

  // Those whose calendar must be read before the list is final.
  const unconfirmed = (some: number[]) =>
    some.filter((at) => ranking.wait[at] !== never && !slots.has(at))

  // Returns whether any assumption was wrong.
  async function lookUp(some: number[]) {
    let other = false
    const times = await look(some.map((at) => ({ id: idOf(at), span: spanOf(at) })))
    some.forEach((at, place) => {
      const [first] = times[place]!
      slots.set(at, times[place]!)
      const wait = first === undefined ? never : waitOf(first, query)
      other ||= wait !== ranking.wait[at]
      ranking.wait[at] = wait
      if (wait === never) ranking.none++
    })
    return other
  }

  if (ranking.left <= all_at_once) {
    const all = Array.from({ length: ranking.left }, (_, at) => at)
    await lookUp(unconfirmed(all))
  }
  let best: number[] = []
  for (let many = limit; ; many *= 2) {
    const top = bestOf(ranking, query.seed, Math.min(many, all_at_once))
    best = top.slice(0, limit)
    if (unconfirmed(best).length === 0 || !(await lookUp(unconfirmed(top)))) break
  }

  const { places, pool, many } = parts
    ? explorersOf(ranking, parts, query, best)
    : { places: 0, pool: [], many: 0 }
  const explorers: number[] = []
  // The first can nearly always be booked, and wasted lookups are expensive.
  for (let from = 0, some: number[]; explorers.length < places; from += some.length) {
    some = pool.slice(from, from + (from === 0 ? places : at_once))
    if (some.length === 0) break
    if (unconfirmed(some).length > 0) await lookUp(unconfirmed(some))
    explorers.push(...some.filter((at) => ranking.wait[at] !== never))
  }
  explorers.splice(places)
  explorers.sort((one, other) => totalOf(ranking, other) - totalOf(ranking, one))

  const { none } = ranking
  if (none > 0) excluded.no_slot = (excluded.no_slot ?? 0) + none
  const shown = listOf(best, explorers, many).map((chosen) => ({
    ...chosen,
    id: idOf(chosen.at),
    row: rowAt(ranking, chosen.at),
    slots: slots.get(chosen.at)!,
    score: totalOf(ranking, chosen.at),
    span: spanOf(chosen.at),
  }))
  const relaxations = shown.length === 0 ? await relaxationsOf(directory, query, look, none) : []
  return { shown, ranking, considered, excluded, relaxations }
}
