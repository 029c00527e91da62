// If there are no candidates: which single requirement could be dropped, and how many that adds.
import { spanPlace } from './authority.ts'
import { type RankingQuery, type Criteria, wayOf } from './criteria.ts'
import type { Directory } from './directory.ts'
import { placesIn } from './masks.ts'
import type { Gate } from './model.ts'
import type { SlotLookup } from './search.ts'
import { spanAt } from './shard.ts'
import { filterMembers } from './filter.ts'

const relaxable: Gate[] = [
  'service',
  'format',
  'distance',
  'level_of_care',
  'out_of_network',
  'over_budget',
  'language',
  'age_group',
  'must_preference',
  'person_excluded',
]

// Above this number, slots aren't looked up.
const lookup_limit = 20

// Replacement criteria. Dropping the format means the other format, which may need another license.
const replacements: Partial<Record<Gate, (criteria: Criteria) => Criteria>> = {
  service: (criteria) => ({ ...criteria, service: 'therapy' }),
  format: (criteria) => ({
    ...criteria,
    format: wayOf(criteria) === 'in_person' ? 'telehealth' : 'in_person',
    location: { ...criteria.location, max_distance_km: null },
  }),
  out_of_network: (criteria) => ({
    ...criteria,
    payment: criteria.payment && { ...criteria.payment, payer_id: null, plan_id: null },
  }),
}

// A later date helps only with published availability.
export async function relaxationsOf(
  directory: Directory,
  query: RankingQuery,
  look: SlotLookup,
  no_slot: number,
) {
  const relaxations: { code: Gate; additional_candidates: number }[] = []
  for (const code of relaxable) {
    relaxations.push({
      code,
      additional_candidates: await countWithout(directory, query, look, code),
    })
  }
  return [...relaxations, { code: 'no_slot' as const, additional_candidates: no_slot }].filter(
    ({ additional_candidates }) => additional_candidates > 0,
  )
}

async function countWithout(
  directory: Directory,
  query: RankingQuery,
  look: SlotLookup,
  code: Gate,
) {
  const criteria = replacements[code]?.(query.criteria) ?? query.criteria
  const relaxed = { ...query, criteria }
  const { shard, mask, left } = filterMembers(
    directory,
    relaxed,
    replacements[code] ? undefined : code,
  )
  if (!shard || left === 0 || left > lookup_limit) return left
  const kind = spanPlace(wayOf(criteria), criteria.service)
  const members = Array.from(placesIn(mask, new Uint32Array(left)), (place) => ({
    id: directory.ids[shard.members[place]!]!,
    span: spanAt(shard, place, kind),
  }))
  return (await look(members, relaxed)).filter((times) => times.length > 0).length
}
