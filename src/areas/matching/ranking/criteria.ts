// Normalized matching criteria.
import type { SessionType } from '#areas/sessions/availability/session_type.ts'
import type { Way } from './authority.ts'
import type { PreferredWindow } from './hours.ts'
import type { Place } from './nearby.ts'
import { type Attribute, type Domain, usual_level, type Weights } from './model.ts'

export type Preference = {
  attribute: Attribute
  values: string[]
  strength: 'must' | 'prefer' | 'avoid'
  weight: number
  stated_by_person: boolean
  applied: boolean // Sensitive preferences count only if the person stated them.
}

export type Payment = {
  type: 'insurance' | 'self_pay'
  payer_id: string | null
  plan_id?: string | null
  max_amount: { amount: number; currency: string } | null
}

// What the matching needs of the service to book.
export type BookedService = {
  id: string
  duration_minutes: number
  buffer_before_minutes: number | null
  buffer_after_minutes: number | null
}

export type Criteria = {
  location: Place & { postal_code: string | null }
  format: 'telehealth' | 'in_person' | 'phone'
  type: SessionType
  service: 'therapy' | 'prescribing'
  booked_service?: BookedService | null
  level_of_care?: string
  concerns: string[]
  domains: Domain[]
  severity: number | null
  payment: Payment | null
  languages: { code: string; required: boolean }[]
  age_group: string | null
  preferences: Preference[]
  modalities: string[]
  windows: PreferredWindow[]
  start_by: string
  exclude_practitioner_ids: string[]
  limit: number
}

// Input of the ranking.
export type RankingQuery = {
  criteria: Criteria
  weights: Weights
  seed: number
  as_of: number
  excluded: { person: Set<string>; practitioner: Set<string> } // In addition to the criteria.
}

export const excludedByPerson = ({ criteria, excluded }: RankingQuery) =>
  excluded.person.union(new Set(criteria.exclude_practitioner_ids))

export const wayOf = ({ format }: Pick<Criteria, 'format'>): Way =>
  format === 'in_person' ? 'in_person' : 'telehealth'

export const levelFacet = ({ level_of_care = usual_level }: Criteria) =>
  `level_of_care:${level_of_care}`

// Facets of a preference. Any of them satisfies it.
export const facetsOf = ({ attribute, values }: Pick<Preference, 'attribute' | 'values'>) =>
  values.map((value) => `${attribute}:${value}`)

// Preferred languages that aren't required count as preferences.
export function preferencesOf({ preferences, languages }: Criteria) {
  const stated = preferences.filter(({ applied, strength }) => applied && strength !== 'must')
  const spoken = languages
    .filter(({ required }) => !required)
    .map(({ code }) => ({ attribute: 'language', values: [code], strength: 'prefer', weight: 1 }))
  return [...stated, ...spoken] as Preference[]
}

export const requirementsOf = ({ preferences }: Criteria) =>
  preferences.filter(({ applied, strength }) => applied && strength === 'must')
