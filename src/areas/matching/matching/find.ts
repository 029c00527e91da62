// Finds candidates: refreshes the index, searches it and builds the results.
import type { Call } from '#kernel/call.ts'
import { zoneOf } from '#catalogue/us_states.ts'
import { candidateOf } from './candidates.ts'
import { flag, unknown_first } from '#areas/matching/ranking/columns.ts'
import type { RankingQuery, Criteria } from '#areas/matching/ranking/criteria.ts'
import { type Directory, versionOf } from '#areas/matching/ranking/directory.ts'
import { currentIndex, type AccountIndex, withFullAccess } from './indexes.ts'
import type { Weights } from '#areas/matching/ranking/model.ts'
import { setFirst } from '#areas/matching/ranking/put.ts'
import { type SlotLookup, search } from '#areas/matching/ranking/search.ts'
import { returnSheet, type Workspace } from '#areas/matching/ranking/workspace.ts'
import {
  type Busy,
  type Calendar,
  type Card,
  findSlots,
  firstOf,
  readCalendars,
  readCards,
  type SlotRequest,
} from './slots.ts'

export type SearchInput = {
  criteria: Criteria
  weights: Weights
  seed: number
  busy: Busy[]
  excluded: RankingQuery['excluded']
}

const most_cards = 20_000
const minute_ms = 60_000

// Rounds up to the minute, so that results stay valid for all of it.
const minuteOf = ({ now }: Call) => Math.ceil(now.epochMilliseconds / minute_ms) * minute_ms

export const queryOf = (call: Call, input: SearchInput): RankingQuery => ({
  ...input,
  as_of: minuteOf(call),
})

export const slotRequestOf = (
  workspace: Workspace,
  { criteria, as_of }: RankingQuery,
  busy: Busy[],
): SlotRequest => ({
  format: criteria.format,
  type: criteria.type,
  service: criteria.booked_service ?? null,
  as_of,
  start_by: Date.parse(criteria.start_by),
  busy,
  payment: criteria.payment,
  zone: zoneOf(criteria.location.jurisdiction),
  workspace,
})

// The results to store. Null while the index is loading, unless the practitioners it has already
// fill the list.
export const findCandidates = (call: Call, input: SearchInput) =>
  withFullAccess(call, async () => {
    const index = await currentIndex(call)
    const results = await searchIndex(call, index, input)
    const is_full = results.candidates.length === input.criteria.limit
    return index.loading && !is_full ? null : results
  })

// Times that aren't open any more although the cached calendars say so, by practitioner.
export type TakenTimes = Map<string, Busy[]>

export async function searchIndex(
  call: Call,
  index: AccountIndex,
  input: SearchInput,
  taken?: TakenTimes,
) {
  const query = queryOf(call, input)
  const { directory } = index
  const used = new Map<string, Card>()
  const result = await search(directory, query, slotLookup(call, index, input.busy, used, taken))
  const index_version = versionOf(directory, query.as_of)
  const { considered, excluded, relaxations, shown } = result
  const candidates = shown.map((member, position) =>
    candidateOf(directory.workspace, query, result, member, used.get(member.id)!, position + 1),
  )
  returnSheet(directory.workspace, result.ranking)
  const ids = candidates.map(({ practitioner_id }) => practitioner_id)
  return { candidates, considered, excluded, relaxations, index_version, shown: ids }
}

// The best practitioners by ID and score, without their details. If there are none, who was
// excluded and what could be relaxed.
export async function findBest(call: Call, index: AccountIndex, input: SearchInput) {
  const query = queryOf(call, input)
  const { directory } = index
  const result = await search(directory, query, slotLookup(call, index, input.busy, new Map()))
  returnSheet(directory.workspace, result.ranking)
  const { shown, considered, excluded, relaxations } = result
  const options = shown.map(({ id, score }) => ({ practitioner_id: id, score }))
  return {
    options,
    considered,
    excluded,
    relaxations,
    index_version: versionOf(directory, query.as_of),
  }
}

// Cached cards aren't reread: events drop those whose calendar changed.
function slotLookup(
  call: Call,
  index: AccountIndex,
  busy: Busy[],
  used: Map<string, Card>,
  taken?: TakenTimes,
): SlotLookup {
  const { directory, cards } = index
  return async (members, query) => {
    const request = slotRequestOf(directory.workspace, query, busy)
    const ids = members.map(({ id }) => id)
    await cacheCards(call, index, ids, request.start_by)
    return members.map(({ id, ...days }) => {
      const card = cards.get(id)
      if (!card) return { times: [], failed: 'no_slot' }
      used.set(id, card)
      recordFirstSlot(directory, card, query.as_of)
      const theirs = taken?.get(id)
      const open = theirs ? { ...request, busy: [...busy, ...theirs] } : request
      return findSlots(card, open, days)
    })
  }
}

export async function cacheCards(call: Call, index: AccountIndex, ids: string[], start_by: number) {
  const { cards } = index
  const missing = ids.filter((id) => (cards.get(id)?.until ?? 0) < start_by)
  if (missing.length === 0) return
  for (const card of await readCards(call, missing, start_by)) cards.set(card.stored.id, card)
  evictCards(index, ids.length)
}

export async function findCard(call: Call, index: AccountIndex, id: string, start_by: number) {
  await cacheCards(call, index, [id], start_by)
  return index.cards.get(id)
}

// Records the first slot for the next search.
function recordFirstSlot(directory: Directory, calendar: Calendar, as_of: number) {
  const row = directory.rowOf.get(calendar.diary.id)
  if (row === undefined || directory.columns.first[row]! * minute_ms >= as_of) return
  setFirst(directory, row, firstOf(directory.workspace, calendar, as_of))
}

// Preloads the first slot of some practitioners.
export async function preloadFirstSlots(call: Call, { directory }: AccountIndex, ids: string[]) {
  const as_of = minuteOf(call)
  for (const calendar of await readCalendars(call, ids, as_of)) {
    recordFirstSlot(directory, calendar, as_of)
  }
}

// Practitioners whose first slot isn't known.
export const withoutFirstSlot = ({ directory }: AccountIndex) =>
  [...directory.rowOf].filter(([, row]) => lacksFirstSlot(directory.columns, row)).map(([id]) => id)

const lacksFirstSlot = ({ flags, first }: Directory['columns'], row: number) =>
  (flags[row]! & flag.published) !== 0 && first[row] === unknown_first

function evictCards({ cards }: AccountIndex, needed: number) {
  let over = cards.size - Math.max(most_cards, needed)
  for (const id of cards.keys()) if (over-- > 0) cards.delete(id)
}
