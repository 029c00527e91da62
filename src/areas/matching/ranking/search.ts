// Searches the index: ranks all, then looks up calendars of likely candidates until the list is
// final. The lookup is injected, so that this module has no database access.
import type { Span } from './authority.ts'
import { spanPlace } from './authority.ts'
import { bestOf, type ListPosition, explorersOf, listOf } from './choose.ts'
import { type RankingQuery, wayOf } from './criteria.ts'
import type { Directory } from './directory.ts'
import { filterMembers } from './filter.ts'
import { placesIn } from './masks.ts'
import { never, rank, type Ranking, rowAt, totalOf, waitOf } from './rank.ts'
import { type Shard, spanAt } from './shard.ts'
import type { Gate } from './model.ts'
import { type Relaxation, relaxationsOf } from './relax.ts'
import { returnSheet } from './workspace.ts'

// Finds the first slots of each, within the days they are authorized for the service.
export type SlotLookup = (members: SoughtMember[], query: RankingQuery) => Promise<FoundSlots[]>
export type SoughtMember = { id: string; span: Span; licensed: Span }
// The start times or, if there are none, the first requirement that no open slot meets.
export type FoundSlots = { times: number[]; failed?: Gate }

export type ListedMember = ListPosition &
  SoughtMember & {
    row: number
    slots: number[]
    score: number
  }
export type SearchResult = {
  shown: ListedMember[]
  ranking: Ranking
  considered: number
  excluded: Ranking['excluded']
  relaxations: Relaxation[]
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
  const result = await listMembers(directory, query, look)
  if (result.shown.length > 0) return { ...result, relaxations: [] }
  const relaxations = await relaxationsOf(query, (relaxed) => countListed(directory, relaxed, look))
  return { ...result, relaxations }
}

// How many a search lists: up to its limit, those with a slot. In no order, so without ranking. If
// nearly everyone is booked up, it gives up and counts too few.
async function countListed(directory: Directory, query: RankingQuery, look: SlotLookup) {
  const { shard, mask, left } = filterMembers(directory, query)
  const places = placesIn(mask, new Uint32Array(left)).subarray(0, all_at_once)
  const { limit } = query.criteria
  let many = 0
  for (let from = 0; from < places.length && many < limit; from += limit) {
    const some = Array.from(places.subarray(from, from + limit))
    const members = some.map((place) => memberAt(directory, shard!, place, query))
    many += (await look(members, query)).filter(({ times }) => times.length > 0).length
  }
  return Math.min(many, limit)
}

function memberAt(
  { ids }: Directory,
  shard: Shard,
  place: number,
  { criteria }: RankingQuery,
): SoughtMember {
  const way = wayOf(criteria)
  return {
    id: ids[shard.members[place]!]!,
    span: spanAt(shard, place, spanPlace(way, criteria.service)),
    licensed: spanAt(shard, place, spanPlace(way, 'therapy')),
  }
}

async function listMembers(directory: Directory, query: RankingQuery, look: SlotLookup) {
  const ranking = rank(directory, query)
  const { considered, excluded, shard, parts, none } = ranking
  if (none > 0) excluded.no_slot = (excluded.no_slot ?? 0) + none
  const { limit } = query.criteria
  const slots = new Map<number, number[]>()
  const memberOf = (at: number) => memberAt(directory, shard!, ranking.places[at]!, query)

  // Those whose calendar must be read before the list is final.
  const unconfirmed = (some: number[]) =>
    some.filter((at) => ranking.wait[at] !== never && !slots.has(at))

  // Returns whether any assumption was wrong.
  async function lookUp(some: number[]) {
    let other = false
    const found = await look(some.map(memberOf), query)
    some.forEach((at, place) => {
      const { times, failed } = found[place]!
      slots.set(at, times)
      const wait = failed ? never : waitOf(times[0]!, query)
      other ||= wait !== ranking.wait[at]
      ranking.wait[at] = wait
      if (failed) excluded[failed] = (excluded[failed] ?? 0) + 1
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

  const shown = listOf(best, explorers, many).map((chosen) => ({
    ...chosen,
    ...memberOf(chosen.at),
    row: rowAt(ranking, chosen.at),
    slots: slots.get(chosen.at)!,
    score: totalOf(ranking, chosen.at),
  }))
  return { shown, ranking, considered, excluded }
}
