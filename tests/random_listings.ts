// Random practitioners and requests for the tests and benchmarks of matching, from a seed.
import { dayAt, no_end } from '#areas/matching/ranking/authority.ts'
import type { RankingQuery, Criteria } from '#areas/matching/ranking/criteria.ts'
import { digest } from '#areas/matching/ranking/digest.ts'
import { weekOf } from '#areas/matching/ranking/hours.ts'
import type { Listing } from '#areas/matching/ranking/listing.ts'
import { concernDomains, defaultWeights, domains } from '#areas/matching/ranking/model.ts'

export type Draw = {
  whole(below: number): number
  chance(share: number): boolean
  one<T>(some: readonly T[]): T
  some<T>(all: readonly T[], most: number): T[]
}

export function drawing(seed: number): Draw {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  const one = <T>(some: readonly T[]) => some[whole(some.length)]!
  const some = <T>(all: readonly T[], most: number) => [
    ...new Set(Array.from({ length: whole(most + 1) }, () => one(all))),
  ]
  return { whole, chance: (share) => next() < share, one, some }
}

export const as_of = Date.UTC(2027, 2, 1, 12)
const day_ms = 86_400_000
export const places = 'CA TX FL NY PA IL OH GA NC MI NJ VA WA AZ MA'
  .split(' ')
  .map((code) => `US-${code}`)
const languages = ['en', 'es', 'zh', 'vi', 'ar', 'fr', 'ko', 'ru']
const payers = Array.from({ length: 12 }, (_, at) => `payer_${at}`)
const plans = ['hmo', 'ppo']
export const specialties = [
  ...Object.keys(concernDomains),
  ...'adhd autism eating sleep couples family lgbtq chronic_pain anger work'.split(' '),
]
const modalities = 'cbt emdr act dbt psychodynamic ipt'.split(' ')
const identities = ['gender:woman', 'gender:man', 'gender:nonbinary', 'faith:muslim', 'faith:none']
const zones = ['America/New_York', 'America/Chicago', 'America/Los_Angeles']
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export function drawListing(draw: Draw, at: number): Listing {
  const facets = [
    'language:en',
    ...draw.some(languages, 2).map((code) => `language:${code}`),
    ...draw.some(payers, 6).map((payer) => `payer:${payer}`),
    ...draw.some(specialties, 8).map((word) => `specialty:${word}`),
    ...draw.some(modalities, 3).map((word) => `modality:${word}`),
    ...draw.some(['children', 'adolescents', 'adults', 'older_adults'], 4).map(ageGroup),
    ...(draw.chance(0.8) ? ['format:telehealth'] : []),
    ...(draw.chance(0.5) ? ['format:in_person'] : []),
    ...(draw.chance(0.9) ? ['level_of_care:outpatient'] : []),
    ...(draw.chance(0.2) ? ['level_of_care:intensive_outpatient'] : []),
    ...draw.some(identities, 2),
    `profession:${draw.one(['psychologist', 'clinical_social_worker', 'psychiatrist'])}`,
  ]
  const today = dayAt(as_of)
  const span = (): [number, number] => [today - 100, draw.chance(0.9) ? no_end : today + 5]
  const authorities = [...new Set([draw.one(places), ...draw.some(places, 2)])].map((place) => ({
    jurisdiction: place,
    spans: [span(), draw.chance(0.9) ? span() : null, draw.chance(0.2) ? span() : null, null],
  }))
  const stays = draw.some(payers, 2).map((payer) => drawStay(draw, payer))
  const offices = draw.chance(0.5)
    ? []
    : authorities.flatMap(({ jurisdiction }) =>
        draw.chance(0.7) ? [{ jurisdiction, ...(draw.chance(0.8) && drawPoint(draw)) }] : [],
      )
  const records = domains.map((domain) => {
    const n = draw.chance(0.4) ? 0 : draw.whole(60)
    const baseline = n * (8 + draw.whole(10))
    return [domain, { n, improvement: Math.round(baseline * (draw.whole(60) / 100)), baseline }]
  })
  const rule = {
    days: draw.some(weekdays, 5),
    start_time: draw.one(['07:00', '09:00', '12:00']),
    end_time: draw.one(['15:00', '17:00', '20:00']),
  }
  const n = draw.whole(30)
  const price = draw.chance(0.8) ? { amount: 8_000 + draw.whole(20_000), currency: 'usd' } : null
  const unique = [...new Set(facets)].sort()
  const archived = draw.chance(0.05)
  const accepting = draw.chance(0.9)
  const listing = {
    id: `prac_${String(at).padStart(22, '0')}`,
    archived,
    accepting,
    published: draw.chance(0.95),
    facets: unique,
    stays,
    offices,
    specialties: unique.filter((facet) => facet.startsWith('specialty:')).length,
    places: draw.chance(0.6) ? null : draw.whole(5),
    prices: { therapy: price, prescribing: draw.chance(0.3) ? price : null },
    time_zone: draw.one(zones),
    week: weekOf([rule]),
    notice_minutes: draw.one([0, 120, 1_440]),
    authorities,
    changes_on: no_end,
    records: Object.fromEntries(records) as Listing['records'],
    alliance: { n, sum: n * (40 + draw.whole(60)) },
    shape: digest(JSON.stringify([unique, stays, offices, authorities, archived, accepting])),
  }
  return { ...listing, version: digest(JSON.stringify({ ...listing, week: [...listing.week] })) }
}

// In network on some of the requested days, before or after them, for all plans or one.
function drawStay(draw: Draw, payer: string): Listing['stays'][number] {
  const from = dayAt(as_of) - 6 + draw.whole(20)
  const facet = draw.chance(0.7) ? `payer:${payer}` : `plan:${payer}/${draw.one(plans)}`
  return { facet, span: [from, draw.chance(0.5) ? no_end : from + 1 + draw.whole(12)] }
}

// All within some hundred kilometres of each other.
const drawPoint = (draw: Draw) => ({
  latitude: 40 + draw.whole(100) / 100,
  longitude: -74 + draw.whole(100) / 100,
})

const ageGroup = (group: string) => `age_group:${group}`

// When a made-up practitioner can be booked, derived from their ID alone.
export function slotsOf(id: string): number[] {
  const draw = drawing(digest(id)[0])
  if (draw.chance(0.1)) return []
  const first = as_of + day_ms + draw.whole(12 * 24) * 3_600_000
  return [first, first + 3_600_000, first + day_ms, first + 2 * day_ms]
}

export function drawAsked(draw: Draw, changes: Partial<Criteria> = {}): RankingQuery {
  const concerns = draw.some(specialties, 3)
  const named = concerns.map((concern) => concernDomains[concern])
  const format = draw.one(['telehealth', 'telehealth', 'in_person', 'phone'] as const)
  const reach =
    format === 'in_person' && draw.chance(0.6)
      ? { ...drawPoint(draw), max_distance_km: 5 + draw.whole(60) }
      : {}
  const criteria: Criteria = {
    location: { jurisdiction: draw.one(places), postal_code: null, ...reach },
    format,
    level_of_care: draw.chance(0.9) ? 'outpatient' : 'intensive_outpatient',
    type: 'individual',
    service: draw.chance(0.9) ? 'therapy' : 'prescribing',
    concerns,
    domains: domains.filter((domain) => named.includes(domain)),
    severity: draw.chance(0.5) ? draw.whole(100) / 100 : null,
    payment: draw.chance(0.5)
      ? {
          type: 'insurance',
          payer_id: draw.one(payers),
          plan_id: draw.chance(0.5) ? draw.one(plans) : null,
          max_amount: null,
        }
      : draw.chance(0.5)
        ? {
            type: 'self_pay',
            payer_id: null,
            max_amount: { amount: 20_000, currency: 'usd' },
          }
        : null,
    languages: draw.some(languages, 1).map((code) => ({ code, required: draw.chance(0.5) })),
    age_group: draw.chance(0.5) ? 'adults' : null,
    preferences: draw.chance(0.3)
      ? [
          {
            attribute: 'gender',
            values: ['woman'],
            strength: draw.one(['must', 'prefer', 'avoid'] as const),
            weight: 1 + draw.whole(3),
            stated_by_person: draw.chance(0.5),
            applied: draw.chance(0.8),
          },
        ]
      : [],
    modalities: draw.some(modalities, 2),
    windows: draw.chance(0.4)
      ? [{ day: 'monday', start_time: '17:00', end_time: '20:00', time_zone: draw.one(zones) }]
      : [],
    start_by: new Date(as_of + 14 * day_ms).toISOString(),
    exclude_practitioner_ids: [],
    limit: draw.one([5, 10, 20, 20, 50]),
    ...changes,
  }
  const excluded = { person: new Set<string>(), practitioner: new Set<string>() }
  return { criteria, weights: defaultWeights, seed: draw.whole(2 ** 31), as_of, excluded }
}
