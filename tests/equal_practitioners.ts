// Practitioners who are equal in everything a request asks for: how first positions are spread
// among them.
import { no_end } from '#areas/matching/ranking/authority.ts'
import { type Directory, emptyDirectory } from '#areas/matching/ranking/directory.ts'
import type { Listing } from '#areas/matching/ranking/listing.ts'
import { putListing, setExposure } from '#areas/matching/ranking/put.ts'
import { attentionOf } from '#areas/matching/ranking/score.ts'
import { search } from '#areas/matching/ranking/search.ts'
import { as_of, drawAsked, drawing, drawListing } from './random_listings.ts'

const jurisdiction = 'US-NY'
const idOf = (at: number) => `prac_${String(at).padStart(22, '0')}`

export function equalListing(at: number): Listing {
  return {
    ...drawListing(drawing(17), 0),
    id: idOf(at),
    archived: false,
    accepting: true,
    published: true,
    facets: ['format:telehealth', 'level_of_care:outpatient', 'specialty:anxiety'],
    stays: [],
    offices: [],
    places: null,
    authorities: [{ jurisdiction, spans: [[0, no_end], null, null, null] }],
  }
}

export function directoryOfEquals(many: number) {
  const directory = emptyDirectory()
  for (let at = 0; at < many; at++) putListing(directory, equalListing(at))
  return directory
}

// Lists for a number of requests with seeds of their own. Listings count each time a number of
// requests was answered; until then, the index doesn't know of them.
export async function listsFor(
  directory: Directory,
  { requests, settle_every, seed = 17 }: { requests: number; settle_every: number; seed?: number },
) {
  const draw = drawing(seed)
  const lists: string[][] = []
  for (let at = 0; at < requests; at++) {
    if (at % settle_every === 0) settle(directory, lists.slice(-settle_every))
    const query = drawAsked(draw, {
      location: { jurisdiction, postal_code: null },
      format: 'telehealth',
      service: 'therapy',
      level_of_care: 'outpatient',
      payment: null,
      languages: [],
      age_group: null,
      preferences: [],
      limit: 20,
    })
    const { shown } = await search(directory, query, async (members) =>
      members.map(() => ({ times: [as_of + 86_400_000] })),
    )
    lists.push(shown.map(({ id }) => id))
  }
  return lists
}

function settle(directory: Directory, lists: string[][]) {
  for (const list of lists) {
    list.forEach((id, at) => {
      const row = directory.rowOf.get(id)!
      setExposure(directory, row, directory.columns.exposure[row]! + attentionOf(at + 1))
    })
  }
}

// How often each is first, including those who never are.
export function firstsIn(lists: string[][], ids: string[]) {
  const firsts = new Map(ids.map((id) => [id, 0]))
  for (const [first] of lists) firsts.set(first!, firsts.get(first!)! + 1)
  return [...firsts.values()]
}

// 0 if all have the same, nearly 1 if one has everything.
export function giniOf(counts: number[]) {
  const sorted = counts.toSorted((one, other) => one - other)
  const sum = sorted.reduce((all, count) => all + count, 0)
  const weighed = sorted.reduce(
    (all, count, at) => all + (2 * (at + 1) - sorted.length - 1) * count,
    0,
  )
  return weighed / (sorted.length * sum)
}
