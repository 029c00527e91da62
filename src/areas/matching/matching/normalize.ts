// Normalizes criteria from the request and the person.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { toTimestamp } from '#kernel/call.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { instruments } from '#areas/notes/assessment/instruments.ts'
import type { Criteria, Preference } from '#areas/matching/ranking/criteria.ts'
import type { MatchingCreate } from './criteria_schema.ts'
import { languageOf } from '#areas/matching/ranking/listing.ts'
import {
  concernDomains,
  defaultWeights,
  type Domain,
  domains,
  furthest_days,
  sensitive,
  usual_candidates,
  usual_level,
  type Weights,
} from '#areas/matching/ranking/model.ts'
import { instrumentDomains, severityOf } from '#areas/matching/ranking/records.ts'
import { default_days } from './slots.ts'

// Validates the request.
export function requireConsistent(request: MatchingCreate) {
  const { person_id, location, payment, measures = {} } = request
  if (!person_id && !location) {
    throw invalid('location', '`person_id` or `location` is required.')
  }
  requireReach(request)
  if (payment?.type === 'insurance' && !payment.payer_id) {
    throw invalid('payment.payer_id', '`payer_id` is required when `type` is `insurance`.')
  }
  if (payment?.type === 'self_pay' && payment.payer_id) {
    throw invalid('payment.payer_id', "`payer_id` can't be used when `type` is `self_pay`.")
  }
  if (payment?.plan_id && !payment.payer_id) {
    throw invalid('payment.plan_id', '`plan_id` requires `payment.payer_id`.')
  }
  for (const [code, total] of Object.entries(measures)) {
    const range = instruments.get(code)?.total
    if (!range)
      throw invalid(
        `measures.${code}`,
        'Unknown instrument, or an instrument without a total score.',
      )
    if (total < range.from || total > range.to) {
      throw invalid(`measures.${code}`, `The score must be from ${range.from} to ${range.to}.`)
    }
  }
}

// A distance requires coordinates and in-person sessions.
function requireReach({ location, format }: MatchingCreate) {
  if (!location) return
  const { latitude, longitude, max_distance_km } = location
  if ((latitude === undefined) !== (longitude === undefined)) {
    const missing = latitude === undefined ? 'latitude' : 'longitude'
    throw invalid(`location.${missing}`, '`latitude` and `longitude` must be sent together.')
  }
  if (max_distance_km === undefined) return
  if (latitude === undefined)
    throw invalid('location.latitude', '`max_distance_km` requires `latitude` and `longitude`.')
  if (format !== 'in_person') {
    throw invalid('location.max_distance_km', '`max_distance_km` requires `format: in_person`.')
  }
}

// What isn't a criterion is left out. The rest is kept, with defaults.
export function criteriaOf(
  call: Call,
  request: MatchingCreate,
  person: PersonRow | null,
): Criteria {
  const {
    person_id: _person_id,
    weights: _weights,
    seed: _seed,
    risk: _risk,
    metadata: _metadata,
    service_id: _service_id,
    measures = {},
    ...criteria
  } = request
  const { payment, concerns = [] } = criteria
  const severities = Object.entries(measures).map(([code, total]) => severityOf(code, total)!)
  return {
    format: 'telehealth',
    type: 'individual',
    service: 'therapy',
    level_of_care: usual_level,
    modalities: [],
    windows: [],
    exclude_practitioner_ids: [],
    limit: usual_candidates,
    ...criteria,
    location: placeOf(request, person),
    concerns,
    domains: domainsOf(concerns, Object.keys(measures)),
    severity: severities.length > 0 ? Math.max(...severities) : null,
    payment: payment
      ? {
          type: payment.type,
          payer_id: payment.payer_id ?? null,
          plan_id: payment.plan_id ?? null,
          max_amount: payment.max_amount ?? null,
        }
      : null,
    languages: languagesOf(request, person),
    age_group: request.age_group ?? ageGroupOf(call, person),
    preferences: (request.preferences ?? []).map(normalizePreference),
    start_by: startBy(call, request.start_by),
  }
}

export const weightsOf = ({ weights = {} }: MatchingCreate): Weights => ({
  ...defaultWeights,
  ...(weights as Partial<Weights>),
})

function placeOf({ location }: MatchingCreate, person: PersonRow | null): Criteria['location'] {
  if (location) return { postal_code: null, ...location }
  const home = (person?.addresses ?? []).find(({ use }) => use !== 'old')
  if (home) {
    return { jurisdiction: `${home.country}-${home.state}`, postal_code: home.postal_code }
  }
  throw new ApiError('location_unknown', {}, { param: 'location.jurisdiction' })
}

function domainsOf(concerns: string[], measures: string[]) {
  const named = [
    ...concerns.map((concern) => concernDomains[concern]),
    ...measures.map((code) => instrumentDomains.get(code)),
  ]
  return domains.filter((domain: Domain) => named.includes(domain))
}

// Languages in the request are required by default; the person's languages are preferences. For
// one in which they need an interpreter, a practitioner who speaks it is preferred.
function languagesOf({ languages }: MatchingCreate, person: PersonRow | null) {
  if (languages) {
    return languages.map(({ code, required = true }) => ({ code: languageOf(code), required }))
  }
  const spoken = person?.languages ?? []
  return spoken
    .filter(({ preferred, interpreter_needed }) => preferred || interpreter_needed)
    .map(({ code }) => ({ code: languageOf(code), required: false }))
}

function ageGroupOf({ now }: Call, person: PersonRow | null) {
  if (!person?.birth_date) return null
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  const { years } = Temporal.PlainDate.from(person.birth_date).until(today, {
    largestUnit: 'years',
  })
  return years < 13
    ? 'children'
    : years < 18
      ? 'adolescents'
      : years < 65
        ? 'adults'
        : 'older_adults'
}

type PreferenceInput = NonNullable<MatchingCreate['preferences']>[number]

function normalizePreference({
  attribute,
  values,
  strength,
  weight = 1,
  stated_by_person = false,
}: PreferenceInput): Preference {
  const is_sensitive = (sensitive as readonly string[]).includes(attribute)
  return {
    attribute,
    values,
    strength,
    weight,
    stated_by_person,
    applied: !is_sensitive || stated_by_person,
  }
}

// Whether a sensitive preference counts.
export const hasSensitivePreference = ({ preferences }: Criteria) =>
  preferences.some(
    ({ attribute, applied }) => applied && (sensitive as readonly string[]).includes(attribute),
  )

function startBy({ now }: Call, requested: string | undefined) {
  if (requested && Temporal.Instant.compare(requested, now) <= 0) {
    throw new ApiError('starts_at_in_past', {}, { param: 'start_by' })
  }
  const furthest = now.add({ hours: furthest_days * 24 })
  const latest = requested
    ? Temporal.Instant.from(requested)
    : now.add({ hours: default_days * 24 })
  return toTimestamp(Temporal.Instant.compare(latest, furthest) > 0 ? furthest : latest)
}
