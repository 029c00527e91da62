// A second implementation of matching, over plain objects: filter, score, sort. The index must give
// the same result.
import { dayAt } from '#areas/matching/ranking/authority.ts'
import type { RankingQuery, Criteria } from '#areas/matching/ranking/criteria.ts'
import { digest, drawOf, smallDraw } from '#areas/matching/ranking/digest.ts'
import { bookableDays } from '#areas/matching/ranking/days.ts'
import { failedGates } from '#areas/matching/ranking/gates.ts'
import { preferredHours } from '#areas/matching/ranking/hours.ts'
import type { Listing } from '#areas/matching/ranking/listing.ts'
import { type Domain, domains } from '#areas/matching/ranking/model.ts'
import { reliableChange } from '#areas/matching/ranking/records.ts'
import * as score from '#areas/matching/ranking/score.ts'

export type Exposures = Map<string, number>
type Scored = { listing: Listing; slots: number[]; base: number; total: number }

const ones = (words: Uint32Array) =>
  [...words].reduce((sum, word) => sum + word.toString(2).replaceAll('0', '').length, 0)

export function oracle(
  listings: Listing[],
  request: RankingQuery,
  slotsFor: (id: string) => number[],
  exposures: Exposures = new Map(),
) {
  const { criteria, weights, seed } = request
  const days = bookableDays(request)
  const eligible = listings.filter((one) => failedGates(one, request, days).length === 0)
  const ratios = ratiosOf(listings)
  const bases = eligible.map((listing) => baseOf(listing, request, ratios))
  const all_base = bases.reduce((sum, base) => sum + base, 0)
  const shownOf = ({ id }: Listing) => exposures.get(id) ?? 0
  const all_shown = eligible.reduce((sum, listing) => sum + shownOf(listing), 0)
  const scored: Scored[] = eligible.map((listing, at) => {
    const merit = ((all_base ? bases[at]! / all_base : 0) * all_shown) / 1e6
    const lot = smallDraw(seed, digest(listing.id)[1], score.balance_lots)
    const balance = all_shown ? score.balanceOf(merit, shownOf(listing) / 1e6, lot) : 0
    const slots = slotsWithin(listing, request, slotsFor)
    const hours = slots.length > 0 ? (slots[0]! - request.as_of) / 3_600_000 : 0
    const wait = score.contribution(score.waitOf(hours), weights.time_to_first_slot)
    const base = bases[at]! + score.contribution(balance, weights.exposure_balance)
    return { listing, slots, base, total: base + wait }
  })
  const byDraw = (one: Scored, other: Scored) =>
    drawOf(seed, one.listing.id) - drawOf(seed, other.listing.id)
  const order = (one: Scored, other: Scored) => other.total - one.total || byDraw(one, other)
  const bookable = scored.filter(({ slots }) => slots.length > 0).sort(order)
  const best = bookable.slice(0, criteria.limit)
  const places = best.length < criteria.limit ? 0 : Math.floor(criteria.limit / 10)
  const track = weights.track_record * score.severityFactor(criteria.severity)
  const most = score.millionths(track * 0.25)
  const known = (listing: Listing) =>
    domains.reduce((sum, domain) => {
      const counts = criteria.domains.length === 0 || criteria.domains.includes(domain)
      return sum + (counts ? listing.records[domain].n : 0)
    }, 0)
  const pool = scored
    .filter((one) => !best.includes(one))
    .filter(({ listing, base }) => {
      const reliability = score.reliabilityOf(known(listing))
      const bonus = Math.round(most * (1 - reliability))
      const hopeful = base + score.millionths(weights.time_to_first_slot) + bonus
      return reliability < 0.5 && hopeful >= (best.at(-1)?.total ?? 0)
    })
    .sort(byDraw)
    .slice(0, 20)
    .filter(({ slots }) => slots.length > 0)
    .slice(0, places)
  const list = [...best.slice(0, best.length - pool.length), ...pool.sort(order)]
  return list.map(({ listing, total }) => ({ id: listing.id, score: total }))
}

function slotsWithin(
  listing: Listing,
  { criteria }: RankingQuery,
  slotsFor: (id: string) => number[],
) {
  const here = listing.authorities.find(
    ({ jurisdiction }) => jurisdiction === criteria.location.jurisdiction,
  )!
  const way = criteria.format === 'in_person' ? 1 : 0
  const span = here.spans[(criteria.service === 'prescribing' ? 2 : 0) + way]!
  return slotsFor(listing.id)
    .filter((at) => at <= Date.parse(criteria.start_by))
    .filter((at) => dayAt(at) >= span[0] && dayAt(at) < span[1])
    .filter((at) => isCovered(listing, criteria.payment, dayAt(at)))
}

// In the network on that very day: for all plans of the payer, or for the one that was named.
export function isCovered({ facets, stays }: Listing, payment: Criteria['payment'], day: number) {
  if (!payment?.payer_id) return true
  const { payer_id, plan_id } = payment
  return [`payer:${payer_id}`, `plan:${payer_id}/${plan_id}`].some(
    (expected) =>
      facets.includes(expected) ||
      stays.some(({ facet, span }) => facet === expected && day >= span[0] && day < span[1]),
  )
}

export function ratiosOf(listings: Listing[]) {
  const of = (domain: Domain) => {
    const sum = (field: 'improvement' | 'baseline') =>
      listings.reduce((all, { records }) => all + records[domain][field], 0)
    return score.expectedRatio(sum('improvement'), sum('baseline'))
  }
  return Object.fromEntries(domains.map((domain) => [domain, of(domain)])) as Record<Domain, number>
}

export function baseOf(listing: Listing, request: RankingQuery, ratios: Record<Domain, number>) {
  const { criteria, weights, as_of } = request
  const has = (facet: string) => listing.facets.includes(facet)
  const many = (words: string[], kind: string) =>
    words.filter((word) => has(`${kind}:${word}`)).length
  const records = criteria.domains.map((domain) => {
    const { n, improvement, baseline } = listing.records[domain]
    return score.recordOf(n, improvement, baseline, ratios[domain], reliableChange[domain])
  })
  const record = records.reduce((sum, value) => sum + value, 0) / records.length
  const now = Temporal.Instant.fromEpochMilliseconds(as_of)
  const expected = preferredHours(criteria.windows, listing.time_zone, now)
  const open = expected.map((word, at) => word & listing.week[at]!)
  const likings = [
    ...criteria.preferences.filter(({ applied, strength }) => applied && strength !== 'must'),
    ...criteria.languages
      .filter(({ required }) => !required)
      .map(({ code }) => ({ attribute: 'language', values: [code], strength: '', weight: 1 })),
  ]
  const met = likings.filter((one) => one.values.some((value) => has(`${one.attribute}:${value}`)))
  const weigh = (some: typeof likings) => some.reduce((sum, { weight }) => sum + weight, 0)
  const disliked = met.filter(({ strength }) => strength === 'avoid')
  const liked = met.filter(({ strength }) => strength !== 'avoid')
  const { concerns, modalities } = criteria
  const fit = score.fitOf(many(concerns, 'specialty'), concerns.length, listing.specialties)
  const parts = [
    [fit, weights.clinical_fit],
    [
      records.length > 0 ? record : 0.5,
      weights.track_record * score.severityFactor(criteria.severity),
    ],
    [score.overlapOf(ones(open), ones(expected)), weights.availability_overlap],
    [score.preferenceScore(weigh(liked), weigh(disliked), weigh(likings)), weights.preferences],
    [score.modalityOf(many(modalities, 'modality'), modalities.length), weights.modality],
    [score.allianceOf(listing.alliance.n, listing.alliance.sum), weights.early_alliance],
  ] as const
  return parts.reduce((sum, [value, weight]) => sum + score.contribution(value, weight), 0)
}
