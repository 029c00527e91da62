// Applies the requirements to a shard with bitsets. Counts exclusions by first failure.
import { spanPlace } from './authority.ts'
import {
  excludedByPerson,
  facetsOf,
  levelFacet,
  type RankingQuery,
  requirementsOf,
  wayOf,
} from './criteria.ts'
import { bookableDays } from './days.ts'
import type { Directory } from './directory.ts'
import type { Gate } from './model.ts'
import { countOf, forEachBit, keepAny, within } from './masks.ts'
import { pointOf } from './nearby.ts'
import { networkFacets } from './network.ts'
import { clearBit, office, officesWithin, type Shard, staysBetween } from './shard.ts'

export type FilterResult = {
  shard: Shard | undefined
  mask: Uint32Array // The remaining members.
  left: number
  considered: number
  excluded: Partial<Record<Gate, number>>
}

type Passes = (place: number, row: number) => boolean

export function filterMembers(directory: Directory, query: RankingQuery): FilterResult {
  const { criteria } = query
  const { counts, shards, rowOf } = directory
  const shard = shards.get(criteria.location.jurisdiction)
  const considered = rowOf.size
  const excluded: FilterResult['excluded'] = {}
  const words = shard ? Math.ceil(shard.size / 32) : 0
  const mask = shard ? shard.alive.slice(0, words) : new Uint32Array(0)
  let left = countOf(mask)
  note('inactive', counts.archived)
  note('not_accepting', counts.closed)
  note('not_authorized', considered - counts.archived - counts.closed - left)
  if (!shard) return { shard, mask, left: 0, considered, excluded }

  const days = bookableDays(query)
  const way = wayOf(criteria)
  some('not_authorized', [within(shard, spanPlace(way, 'therapy'), days)])
  if (criteria.service === 'prescribing') {
    some('service', [within(shard, spanPlace(way, 'prescribing'), days)])
  }
  any('format', [`format:${way}`])
  const { payment, location } = criteria
  if (way === 'in_person') {
    any('distance', [office.here, office.unlisted])
    const [from, km] = [pointOf(location), location.max_distance_km]
    if (from && km != null) some('distance', [officesWithin(shard, from, km)])
  }
  any('level_of_care', [levelFacet(criteria)])
  if (payment?.payer_id) {
    const facets = networkFacets(payment)
    const stays = facets.map((facet) => staysBetween(shard, facet, days))
    some('out_of_network', [...facets.map(bitsOf), ...stays])
  }
  if (payment?.max_amount) each('over_budget', affordable(directory, query, payment.max_amount))
  for (const { code, required } of criteria.languages) {
    if (required) any('language', [`language:${code}`])
  }
  if (criteria.age_group) any('age_group', [`age_group:${criteria.age_group}`])
  for (const must of requirementsOf(criteria)) any('must_preference', facetsOf(must))
  without('person_excluded', excludedByPerson(query))
  without('practitioner_excluded', query.excluded.practitioner)
  some('at_capacity', [shard.free])
  some('no_slot', [shard.published])
  return { shard, mask, left, considered, excluded }

  function note(gate: Gate, many: number) {
    if (many > 0) excluded[gate] = (excluded[gate] ?? 0) + many
  }
  function apply(gate: Gate, keep: () => number) {
    const now = keep()
    note(gate, left - now)
    left = now
  }
  function bitsOf(facet: string) {
    return shard!.facets.get(facet)
  }
  function any(gate: Gate, facets: string[]) {
    some(gate, facets.map(bitsOf))
  }
  function some(gate: Gate, sets: (Uint32Array | undefined)[]) {
    const bits = sets.filter((set) => set !== undefined)
    apply(gate, () => keepAny(mask, bits))
  }
  function each(gate: Gate, passes: Passes) {
    apply(gate, () => {
      forEachBit(mask, (place) => {
        if (!passes(place, shard!.members[place]!)) clearBit(mask, place)
      })
      return countOf(mask)
    })
  }
  function without(gate: Gate, ids: Set<string>) {
    if (ids.size === 0) return
    const rows = new Set([...ids].map((id) => rowOf.get(id)))
    each(gate, (_, row) => !rows.has(row))
  }
}

// Without a published price in the currency, a practitioner fails the budget.
function affordable(
  { columns, words }: Directory,
  { criteria }: RankingQuery,
  { amount, currency }: { amount: number; currency: string },
): Passes {
  const at = criteria.service === 'prescribing' ? 1 : 0
  const currency_word = words.indexOf(currency)
  return (_, row) => {
    const price = columns.prices[row * 2 + at]!
    const in_currency = columns.currencies[row * 2 + at] === currency_word
    return price >= 0 && price <= amount && in_currency
  }
}
