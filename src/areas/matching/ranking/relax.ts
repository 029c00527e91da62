// If there are no candidates: how many the same search lists without one of its requirements. Each
// relaxation is a search that the caller can repeat, so that none promises too much.
import { type Criteria, type RankingQuery, wayOf } from './criteria.ts'
import { furthest_days, type Gate, gateCodes, usual_level } from './model.ts'

export type Relaxation = { code: Gate; additional_candidates: number }

const day_ms = 86_400_000
const minute_ms = 60_000

// The criteria without the requirement, as the caller would send them. Dropping the format means
// the other format, which may need another license.
const relaxed = {
  service: () => ({ service: 'therapy' }),
  format: ({ criteria }) => ({
    format: wayOf(criteria) === 'in_person' ? 'telehealth' : 'in_person',
    location: { ...criteria.location, max_distance_km: null },
  }),
  distance: ({ criteria }) => ({ location: { ...criteria.location, max_distance_km: null } }),
  level_of_care: () => ({ level_of_care: usual_level }),
  out_of_network: ({ criteria: { payment } }) => ({
    payment: payment && { ...payment, payer_id: null, plan_id: null },
  }),
  over_budget: ({ criteria: { payment } }) => ({
    payment: payment && { ...payment, max_amount: null },
  }),
  language: ({ criteria: { languages } }) => ({
    languages: languages.map((language) => ({ ...language, required: false })),
  }),
  age_group: () => ({ age_group: null }),
  must_preference: ({ criteria: { preferences } }) => ({
    preferences: preferences.map((one) =>
      one.strength === 'must' ? { ...one, strength: 'prefer' } : one,
    ),
  }),
  person_excluded: () => ({ exclude_practitioner_ids: [] }),
  // The query's time is rounded up to the minute.
  no_slot: ({ as_of }) => ({
    start_by: new Date(as_of - minute_ms + furthest_days * day_ms).toISOString(),
  }),
} satisfies Partial<Record<Gate, (query: RankingQuery) => Partial<Criteria>>>

export async function relaxationsOf(
  query: RankingQuery,
  countListed: (query: RankingQuery) => Promise<number>,
) {
  const relaxations: Relaxation[] = []
  for (const code of gateCodes.filter((gate) => gate in relaxed) as (keyof typeof relaxed)[]) {
    const criteria = { ...query.criteria, ...relaxed[code](query) }
    if (JSON.stringify(criteria) === JSON.stringify(query.criteria)) continue
    const additional_candidates = await countListed({ ...query, criteria })
    if (additional_candidates > 0) relaxations.push({ code, additional_candidates })
  }
  return relaxations
}
