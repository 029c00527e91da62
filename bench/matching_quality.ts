// npm run bench:matching_quality: how good and how fair lists are, in a made-up world whose truth
// is known. Practitioners differ in skill by domain; the ranking sees only noisy samples of their
// caseloads. Printed for the default weights, for the score without balance and exploration, and
// for a random order of the practitioners who pass the gates; then how evenly equals share the
// first position. The same on every run. "-- --quick" is smaller.
import { bestOf } from '#areas/matching/ranking/choose.ts'
import type { RankingQuery } from '#areas/matching/ranking/criteria.ts'
import { type Directory, emptyDirectory } from '#areas/matching/ranking/directory.ts'
import { drawOf } from '#areas/matching/ranking/digest.ts'
import type { Listing } from '#areas/matching/ranking/listing.ts'
import { defaultWeights, type Domain, domains } from '#areas/matching/ranking/model.ts'
import { putListing, setExposure } from '#areas/matching/ranking/put.ts'
import { rowAt } from '#areas/matching/ranking/rank.ts'
import { attentionOf, fitOf } from '#areas/matching/ranking/score.ts'
import { type SearchResult, search } from '#areas/matching/ranking/search.ts'
import { directoryOfEquals, firstsIn, giniOf, listsFor } from '#tests/equal_practitioners.ts'
import { drawAsked, drawing, drawListing, slotsOf } from '#tests/random_listings.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { practitioners: 1_500, requests: 1_500 }
  : { practitioners: 20_000, requests: 20_000 }
const shown_at_most = 20

const draw = drawing(17)
const chance = () => draw.whole(1_000_000) / 1_000_000
const normal = () => Math.sqrt(-2 * Math.log(chance() || 1e-9)) * Math.cos(2 * Math.PI * chance())

type Truth = { listing: Listing; skill: Record<Domain, number> }

// What was seen of their skill: more of it, the more they treated.
function drawTruth(at: number): Truth {
  const listing = drawListing(draw, at)
  const skill = Object.fromEntries(domains.map((domain) => [domain, normal()])) as Truth['skill']
  const records = domains.map((domain) => {
    const { n, baseline } = listing.records[domain]
    const seen = skill[domain] * 0.12 + (n > 0 ? (normal() * 0.35) / Math.sqrt(n) : 0)
    return [domain, { n, baseline, improvement: Math.round(baseline * (0.3 + seen)) }]
  })
  return { listing: { ...listing, records: Object.fromEntries(records) as never }, skill }
}

const world = Array.from({ length: plan.practitioners }, (_, at) => drawTruth(at))
const byId = new Map(world.map((truth) => [truth.listing.id, truth]))
const requests = Array.from({ length: plan.requests }, () =>
  drawAsked(draw, { limit: shown_at_most, preferences: [] }),
)

// What somebody would really gain: fit, skill in what they suffer from, and chance.
function gainOf({ listing, skill }: Truth, { criteria, seed }: RankingQuery) {
  const has = (word: string) => listing.facets.includes(`specialty:${word}`)
  const { concerns, domains: concerned } = criteria
  const fit = fitOf(concerns.filter(has).length, concerns.length, listing.specialties)
  const helps = concerned.reduce((sum, domain) => sum + skill[domain], 0) / (concerned.length || 1)
  const luck = (drawOf(seed, `luck ${listing.id}`) % 1_000) / 1_000
  return Math.max(0, 0.5 * fit + 0.15 * (helps + 2) + 0.1 * luck)
}

type Order = (found: SearchResult, request: RankingQuery) => string[]

const policies: { name: string; weights: typeof defaultWeights; order: Order }[] = [
  {
    name: 'default weights',
    weights: defaultWeights,
    order: ({ shown }) => shown.map((one) => one.id),
  },
  {
    name: 'score only',
    weights: { ...defaultWeights, exposure_balance: 0 },
    order: ({ ranking }, { seed }) =>
      bestOf(ranking, seed, shown_at_most).map((at) => directory.ids[rowAt(ranking, at)]!),
  },
  {
    name: 'random',
    weights: defaultWeights,
    order: (found, { seed }) =>
      eligibleIn(found)
        .sort((one, other) => drawOf(seed, one) - drawOf(seed, other))
        .slice(0, shown_at_most),
  },
]

let directory: Directory
const bookable = new Map(world.map(({ listing }) => [listing.id, slotsOf(listing.id).length > 0]))
const eligibleIn = ({ ranking }: SearchResult) =>
  Array.from(ranking.places, (_, at) => directory.ids[rowAt(ranking, at)]!).filter((id) =>
    bookable.get(id),
  )

console.log('policy           NDCG@20   exposure unfairness   never shown')
for (const { name, weights, order } of policies) {
  directory = emptyDirectory()
  for (const { listing } of world) putListing(directory, listing)
  const exposure = new Map<string, number>()
  const merit = new Map<string, number>()
  let [quality, counted] = [0, 0]
  for (const request of requests) {
    const requested = { ...request, weights }
    const found = await search(directory, requested, async (expected) =>
      expected.map(({ id }) => {
        const times = slotsOf(id).slice(0, 3)
        return times.length > 0 ? { times } : { times, failed: 'no_slot' }
      }),
    )
    const eligible = eligibleIn(found)
    if (eligible.length <= shown_at_most) continue
    const gains = new Map(eligible.map((id) => [id, gainOf(byId.get(id)!, requested)]))
    const list = order(found, requested)
    quality += dcg(list.map((id) => gains.get(id) ?? 0)) / dcg(best([...gains.values()]))
    counted++
    show(list, gains, exposure, merit)
  }
  const unfair = unfairness(exposure, merit)
  const never = [...merit.keys()].filter((id) => !exposure.has(id)).length / merit.size
  const cells = [(quality / counted).toFixed(3), unfair.toFixed(3), `${(never * 100).toFixed(1)} %`]
  console.log(`${name.padEnd(17)}${cells[0]!.padEnd(10)}${cells[1]!.padEnd(22)}${cells[2]}`)
}
console.log(`${plan.practitioners} practitioners, ${plan.requests} requests, synthetic truth.`)

// How evenly equals share the first position, by how often listings count.
for (const settle_every of [1, 60, 300, 600]) {
  const equals = directoryOfEquals(40)
  const lists = await listsFor(equals, { requests: 600, settle_every })
  const gini = giniOf(firstsIn(lists, equals.ids)).toFixed(3)
  console.log(`40 equals, 600 requests, counted every ${settle_every}: Gini ${gini} (goal 0.2)`)
}

function show(list: string[], gains: Map<string, number>, exposure: Counts, merit: Counts) {
  let given = 0
  list.forEach((id, at) => {
    const attention = attentionOf(at + 1)
    given += attention
    exposure.set(id, (exposure.get(id) ?? 0) + attention)
    const row = directory.rowOf.get(id)!
    setExposure(directory, row, directory.columns.exposure[row]! + attention)
  })
  const all = [...gains.values()].reduce((sum, gain) => sum + gain, 0)
  for (const [id, gain] of gains) merit.set(id, (merit.get(id) ?? 0) + (given * gain) / all)
}
type Counts = Map<string, number>

function dcg(gains: number[]) {
  return gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)
}

function best(gains: number[]) {
  return gains.sort((one, other) => other - one).slice(0, shown_at_most)
}

// How much of all exposure would have to go to others to follow merit.
function unfairness(exposure: Counts, merit: Counts) {
  const all = [...merit.values()].reduce((sum, part) => sum + part, 0)
  const apart = [...merit].reduce(
    (sum, [id, due]) => sum + Math.abs(due - (exposure.get(id) ?? 0)),
    0,
  )
  return apart / 2 / all
}
