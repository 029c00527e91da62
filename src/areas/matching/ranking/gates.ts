// Evaluates the requirements for one practitioner and returns all they fail. Used for explanations
// and acceptance; the index evaluates the same for all at once.
import { type Span, spanPlace } from './authority.ts'
import {
  type RankingQuery,
  type Criteria,
  facetsOf,
  levelFacet,
  requirementsOf,
  wayOf,
} from './criteria.ts'
import { bookableDays } from './days.ts'
import type { Listing, Traits } from './listing.ts'
import { type Gate, gateCodes } from './model.ts'
import { isNear } from './nearby.ts'
import { networkFacets } from './network.ts'

// The days are the same for all practitioners of a search.
export function failedGates(
  listing: Listing,
  query: RankingQuery,
  days = bookableDays(query),
): Gate[] {
  const { criteria, excluded } = query
  const here = listing.authorities.find(
    ({ jurisdiction }) => jurisdiction === criteria.location.jurisdiction,
  )
  const holds = (service: 'therapy' | 'prescribing') => {
    const span = here?.spans[spanPlace(wayOf(criteria), service)]
    return Boolean(span && meets(span, days))
  }
  const fails: Record<Gate, boolean> = {
    ...missing(listing, criteria, days),
    inactive: listing.archived,
    not_accepting: !listing.accepting,
    not_authorized: !holds('therapy'),
    service: criteria.service === 'prescribing' && !holds('prescribing'),
    person_excluded:
      excluded.person.has(listing.id) || criteria.exclude_practitioner_ids.includes(listing.id),
    practitioner_excluded: excluded.practitioner.has(listing.id),
    at_capacity: listing.places === 0,
    no_slot: !listing.published,
  }
  return gateCodes.filter((gate) => fails[gate])
}

type Days = [first: number, last: number]
const meets = ([from, until]: Span, [first, last]: Days) => from <= last && until > first

// The failed requirements that depend on the profile, on any of these days.
export function failedProfileGates(traits: Traits, criteria: Criteria, days: Days): Gate[] {
  const fails: Partial<Record<Gate, boolean>> = missing(traits, criteria, days)
  return gateCodes.filter((gate) => fails[gate])
}

function missing({ facets, stays, offices, prices }: Traits, criteria: Criteria, days: Days) {
  const { payment, languages, age_group, location, service } = criteria
  const way = wayOf(criteria)
  const has = (facet: string) => facets.includes(facet)
  const price = prices[service]
  const limit = payment?.max_amount ?? null
  const affordable =
    limit === null || (price?.currency === limit.currency && price.amount <= limit.amount)
  const covered = (facet: string) =>
    has(facet) || stays.some((stay) => stay.facet === facet && meets(stay.span, days))
  return {
    format: !has(`format:${way}`),
    distance: way === 'in_person' && !isNear(offices, location),
    level_of_care: !has(levelFacet(criteria)),
    out_of_network: Boolean(payment?.payer_id && !networkFacets(payment).some(covered)),
    over_budget: !affordable,
    language: languages.some(({ code, required }) => required && !has(`language:${code}`)),
    age_group: age_group !== null && !has(`age_group:${age_group}`),
    must_preference: requirementsOf(criteria).some((must) => !facetsOf(must).some(has)),
  }
}
