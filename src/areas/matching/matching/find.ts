// Finds candidates: refreshes the index, searches it and builds the results.
import type { Call } from '#kernel/call.ts'
import { zoneOf } from '#catalogue/us_states.ts'
import { candidateOf } from './candidates.ts'
import { flag, unknown_first } from '#areas/matching/ranking/columns.ts'
import type { Asked, Criteria } from '#areas/matching/ranking/criteria.ts'
import { type Directory, versionOf } from '#areas/matching/ranking/directory.ts'
import { currentDirectory, type Held, inFullSight } from './hold.ts'
import type { Weights } from '#areas/matching/ranking/model.ts'
import { setFirst } from '#areas/matching/ranking/put.ts'
import { type Look, search } from '#areas/matching/ranking/search.ts'
import { returnSheet, type Workspace } from '#areas/matching/ranking/workspace.ts'
import { type Busy, type Card, firstOf, readCards, timesOf, type SlotRequest } from './slots.ts'

export type Wanted = {
  criteria: Criteria
  weights: Weights
  seed: number
  busy: Busy[]
  excluded: Asked['excluded']
}

const most_cards = 20_000
const minute_ms = 60_000

// Rounds up to the minute, so that results stay valid for all of it.
const minuteOf = ({ now }: Call) => Math.ceil(now.epochMilliseconds / minute_ms) * minute_ms

export const askedOf = (call: Call, wanted: Wanted): Asked => ({
  ...wanted,
  as_of: minuteOf(call),
  excluded: {
    ...wanted.excluded,
    person: new Set([...wanted.excluded.person, ...wanted.criteria.exclude_practitioner_ids]),
  },
})

export const slotRequestOf = (
  workspace: Workspace,
  { criteria, as_of }: Asked,
  busy: Busy[],
): SlotRequest => ({
  format: criteria.format,
  type: criteria.type,
  as_of,
  start_by: Date.parse(criteria.start_by),
  busy,
  payment: criteria.payment,
  zone: zoneOf(criteria.location.jurisdiction),
  workspace,
})

// The results to store, or null while the index is loading.
export const findCandidates = (call: Call, wanted: Wanted) =>
  inFullSight(call, async () => {
    const held = await currentDirectory(call)
    return held && (await findIn(call, held, wanted))
  })

async function findIn(call: Call, held: Held, wanted: Wanted) {
  const asked = askedOf(call, wanted)
  const { directory } = held
  const used = new Map<string, Card>()
  const found = await search(directory, asked, lookIn(call, held, asked, wanted.busy, used))
  const index_version = versionOf(directory, asked.as_of)
  const { considered, excluded, relaxations, shown } = found
  const candidates = shown.map((one, place) =>
    candidateOf(directory.workspace, asked, found, one, used.get(one.id)!, place + 1),
  )
  returnSheet(directory.workspace, found.ranking)
  const ids = candidates.map(({ practitioner_id }) => practitioner_id)
  return { candidates, considered, excluded, relaxations, index_version, shown: ids }
}

// Cached cards aren't reread: events drop those whose calendar changed.
export function lookIn(
  call: Call,
  held: Held,
  asked: Asked,
  busy: Busy[],
  used: Map<string, Card>,
): Look {
  const { directory, cards } = held
  return async (wanted, relaxed = asked) => {
    const request = slotRequestOf(directory.workspace, relaxed, busy)
    const missing = wanted.filter(({ id }) => (cards.get(id)?.until ?? 0) < request.start_by)
    if (missing.length > 0) {
      const ids = missing.map(({ id }) => id)
      for (const card of await readCards(call, ids, request.start_by)) {
        cards.set(card.stored.id, card)
      }
      makeRoom(held, wanted.length)
    }
    return wanted.map(({ id, span }) => {
      const card = cards.get(id)
      if (!card) return []
      used.set(id, card)
      noteFirst(directory, card, asked.as_of)
      return timesOf(card, request, span)
    })
  }
}

// Records the first slot for the next search.
function noteFirst(directory: Directory, card: Card, as_of: number) {
  const row = directory.rowOf.get(card.stored.id)
  if (row === undefined || directory.columns.first[row]! * minute_ms >= as_of) return
  setFirst(directory, row, firstOf(directory.workspace, card, as_of))
}

// Preloads the first slot of some practitioners.
export async function warmSome(call: Call, { directory }: Held, ids: string[]) {
  const as_of = minuteOf(call)
  for (const card of await readCards(call, ids, as_of)) noteFirst(directory, card, as_of)
}

// Practitioners whose first slot isn't known.
export const coldIn = ({ directory }: Held) =>
  [...directory.rowOf].filter(([, row]) => isCold(directory.columns, row)).map(([id]) => id)

const isCold = ({ flags, first }: Directory['columns'], row: number) =>
  (flags[row]! & flag.published) !== 0 && first[row] === unknown_first

function makeRoom({ cards }: Held, kept: number) {
  let over = cards.size - Math.max(most_cards, kept)
  for (const id of cards.keys()) if (over-- > 0) cards.delete(id)
}
