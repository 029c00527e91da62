// The hard gates for one practitioner, by their listing: every one they fail. For explaining; the
// index asks the same of all at once.
import { dayAt, spanPlace } from './authority.ts'
import { type Asked, facetsOf, mustsOf, wayOf } from './criteria.ts'
import type { Listing } from './listing.ts'
import { type Gate, gateCodes } from './model.ts'

export function failedGates(listing: Listing, asked: Asked): Gate[] {
  const { criteria, excluded, as_of } = asked
  const { payment, languages, age_group } = criteria
  const way = wayOf(criteria)
  const has = (facet: string) => listing.facets.includes(facet)
  const here = listing.authorities.find(
    ({ jurisdiction }) => jurisdiction === criteria.location.jurisdiction,
  )
  const [today, last] = [dayAt(as_of), dayAt(Date.parse(criteria.start_by))]
  const holds = (service: 'therapy' | 'prescribing') => {
    const span = here?.spans[spanPlace(way, service)]
    return Boolean(span && span[0] <= last && span[1] > today)
  }
  const price = listing.prices[criteria.service]
  const tooDear =
    payment?.max_amount != null &&
    !(price && price.currency === payment.currency && price.amount <= payment.max_amount)
  const fails: Record<Gate, boolean> = {
    inactive: listing.archived,
    not_accepting: !listing.accepting,
    not_authorized: !holds('therapy'),
    service: criteria.service === 'prescribing' && !holds('prescribing'),
    format: !has(`format:${way}`),
    out_of_network: Boolean(payment?.payer_id && !has(`payer:${payment.payer_id}`)),
    over_budget: tooDear,
    language: languages.some(({ code, required }) => required && !has(`language:${code}`)),
    age_group: age_group !== null && !has(`age_group:${age_group}`),
    must_preference: mustsOf(criteria).some((must) => !facetsOf(must).some(has)),
    person_excluded: excluded.person.has(listing.id),
    practitioner_excluded: excluded.practitioner.has(listing.id),
    at_capacity: listing.places === 0,
    no_slot: !listing.published,
  }
  return gateCodes.filter((gate) => fails[gate])
}
