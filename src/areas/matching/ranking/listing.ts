// A practitioner as the index sees them: only data that requirements and scores use. Names and
// birth dates are left out.
import type { Facts } from '#areas/practitioners/practitioner/eligibility_facts.ts'
import { authoritiesOf, type Authority } from './authority.ts'
import { type Digest, startDigest } from './digest.ts'
import { weekOf } from './hours.ts'
import { type Domain, domains } from './model.ts'
import type { Office } from './nearby.ts'
import { type Networked, networksOf, type Stay } from './network.ts'
import type { Courses } from './score.ts'

// Profile fields used in matching.
export type Profile = Networked & {
  profession: string
  languages: string[]
  specialties: string[]
  modalities: string[]
  identities: string[]
  age_groups: string[]
  formats: string[]
  levels_of_care: string[]
  practice_locations: Office[]
  rates: { service: string; price: { amount: number; currency: string } }[]
}

export type Stored = Facts &
  Profile & {
    id: string
    archived: boolean
    accepts_new_persons: boolean
    capacity: number | null
    time_zone: string
    published: boolean
    rules: Parameters<typeof weekOf>[0]
    min_notice_minutes: number
    taken: number // Number of openings taken.
    records: (Courses & { domain: string })[]
    alliance_n: number
    alliance_sum: number
    calendar_stamp: string // Changes with their calendar.
  }

export type Price = { amount: number; currency: string } | null

export type Listing = {
  id: string
  archived: boolean
  accepting: boolean
  published: boolean
  facets: string[]
  stays: Stay[] // Facets with dates.
  offices: Office[]
  specialties: number // Number of specialties claimed.
  places: number | null // Openings left; null for no limit.
  prices: { therapy: Price; prescribing: Price }
  time_zone: string
  week: Uint32Array
  notice_minutes: number
  authorities: Authority[]
  changes_on: number // The next day on which their authorizations change.
  records: Record<Domain, Courses>
  alliance: { n: number; sum: number }
  shape: [number, number] // Digest of the data used by requirements. The rest is updated in place.
  version: [number, number] // Digest of everything.
}

// Defaults for empty fields.
const profile_defaults = {
  age_groups: ['adults', 'older_adults'],
  formats: ['telehealth'],
  levels_of_care: ['outpatient'],
}
const or = (values: string[], otherwise: string[]) => (values.length > 0 ? values : otherwise)

// Data used by requirements and preferences.
export function traitsOf(profile: Profile) {
  const networks = networksOf(profile)
  const facets = [
    ...profile.languages.map((tag) => `language:${languageOf(tag)}`),
    ...profile.specialties.map((word) => `specialty:${word}`),
    ...profile.modalities.map((word) => `modality:${word}`),
    ...networks.facets,
    ...or(profile.age_groups, profile_defaults.age_groups).map((group) => `age_group:${group}`),
    ...or(profile.formats, profile_defaults.formats).map((format) => `format:${format}`),
    ...or(profile.levels_of_care, profile_defaults.levels_of_care).map(
      (of) => `level_of_care:${of}`,
    ),
    ...profile.identities,
    `profession:${profile.profession}`,
  ]
  return {
    facets,
    stays: networks.stays,
    offices: profile.practice_locations,
    prices: { therapy: priceOf(profile, 'therapy'), prescribing: priceOf(profile, 'prescribing') },
  }
}

export type Traits = ReturnType<typeof traitsOf>

export function listingOf(stored: Stored, today: string): Listing {
  const { authorities, changes_on } = authoritiesOf(stored, today)
  const { archived, accepts_new_persons: accepting, capacity, taken } = stored
  const { prices, ...traits } = traitsOf(stored)
  const gated = { ...traits, authorities, archived, accepting }
  const ranked = {
    published: stored.published,
    specialties: stored.specialties.length,
    places: capacity === null ? null : Math.max(0, capacity - taken),
    prices,
    time_zone: stored.time_zone,
    notice_minutes: stored.min_notice_minutes,
    records: recordsOf(stored),
    alliance: { n: stored.alliance_n, sum: stored.alliance_sum },
    week: weekOf(stored.rules),
  }
  const digest = startDigest()
  addGated(digest, gated)
  const shape = digest.result()
  addRanked(digest, ranked)
  digest.add(stored.id)
  digest.add(stored.calendar_stamp)
  return { id: stored.id, ...gated, ...ranked, changes_on, shape, version: digest.result() }
}

type Gated = Pick<
  Listing,
  'facets' | 'stays' | 'offices' | 'authorities' | 'archived' | 'accepting'
>
type RankedTraits = Omit<Listing, keyof Gated | 'id' | 'changes_on' | 'shape' | 'version'>

function addGated({ add }: Digest, listing: Gated) {
  const { facets, stays, offices, authorities, archived, accepting } = listing
  add(Number(archived) + 2 * Number(accepting))
  for (const facet of facets) add(facet)
  for (const { facet, span } of stays) [facet, ...span].forEach(add)
  for (const { jurisdiction, latitude, longitude } of offices) {
    add(jurisdiction)
    add(`${latitude} ${longitude}`)
  }
  for (const { jurisdiction, spans } of authorities) {
    add(jurisdiction)
    for (const span of spans) {
      add(span?.[0] ?? -1)
      add(span?.[1] ?? -1)
    }
  }
}

function addRanked({ add }: Digest, listing: RankedTraits) {
  const { prices, records, alliance, places } = listing
  add(Number(listing.published))
  for (const number of [listing.specialties, places ?? -1, listing.notice_minutes]) add(number)
  for (const price of [prices.therapy, prices.prescribing]) {
    add(price?.amount ?? -1)
    add(price?.currency ?? '')
  }
  add(listing.time_zone)
  for (const domain of domains) {
    const { n, improvement, baseline } = records[domain]
    add(n)
    add(improvement)
    add(baseline)
  }
  add(alliance.n)
  add(alliance.sum)
  for (const word of listing.week) add(word)
}

// pt-BR is Portuguese.
export const languageOf = (tag: string) => tag.toLowerCase().split('-', 1)[0]!

function recordsOf({ records }: Stored) {
  const recordIn = (domain: Domain): Courses => {
    const record = records.find((one) => one.domain === domain)
    return record ?? { n: 0, improvement: 0, baseline: 0 }
  }
  return {
    depression: recordIn('depression'),
    anxiety: recordIn('anxiety'),
    trauma: recordIn('trauma'),
  } satisfies Record<Domain, Courses>
}

const for_service = { therapy: /^(individual|intake|therapy)/, prescribing: /^(medic|prescri)/ }

// The lowest rate for the service or, if none is named after it, the lowest of all.
export function priceOf({ rates }: Pick<Stored, 'rates'>, service: 'therapy' | 'prescribing') {
  if (rates.length === 0) return null
  const named = rates.filter((rate) => for_service[service].test(rate.service))
  const prices = (named.length > 0 ? named : rates).map(({ price }) => price)
  const [least = null] = prices.sort((one, other) => one.amount - other.amount)
  return least && { amount: least.amount, currency: least.currency.toLowerCase() }
}
