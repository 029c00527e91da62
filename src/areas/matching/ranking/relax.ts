// If there are no candidates: which single requirement could be dropped, and how many that adds.
import { spanPlace } from './authority.ts'
import { type Asked, type Criteria, wayOf } from './criteria.ts'
import type { Directory } from './directory.ts'
import { placesIn } from './masks.ts'
import type { Gate } from './model.ts'
import type { Look } from './search.ts'
import { spanAt } from './shard.ts'
import { sift } from './sift.ts'

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
const looked_up = 20

// Replacement criteria. Dropping the format means the other format, which may need another license.
const instead: Partial<Record<Gate, (criteria: Criteria) => Criteria>> = {
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
  asked: Asked,
  look: Look,
  no_slot: number,
) {
  const opened: { code: Gate; would_add: number }[] = []
  for (const code of relaxable) {
    opened.push({ code, would_add: await foundWithout(directory, asked, look, code) })
  }
  return [...opened, { code: 'no_slot' as const, would_add: no_slot }].filter(
    ({ would_add }) => would_add > 0,
  )
}

async function foundWithout(directory: Directory, asked: Asked, look: Look, code: Gate) {
  const criteria = instead[code]?.(asked.criteria) ?? asked.criteria
  const relaxed = { ...asked, criteria }
  const { shard, mask, left } = sift(directory, relaxed, instead[code] ? undefined : code)
  if (!shard || left === 0 || left > looked_up) return left
  const kind = spanPlace(wayOf(criteria), criteria.service)
  const wanted = Array.from(placesIn(mask, new Uint32Array(left)), (place) => ({
    id: directory.ids[shard.members[place]!]!,
    span: spanAt(shard, place, kind),
  }))
  return (await look(wanted, relaxed)).filter((times) => times.length > 0).length
}
