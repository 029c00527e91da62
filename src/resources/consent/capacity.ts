// Who may agree for a person: the person, unless a minor or dead; a minor where the law of the
// place lets them; otherwise somebody who stands in for them with the authority for it, that day.
import type { Call } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Row } from '#record.ts'
import { authorityFor, of_records } from '#resources/permission/authority.ts'
import { representativesOf } from '#resources/permission/facts.ts'
import { dayOf, isAged, isMinorOn, jurisdictionOf } from '#resources/permission/minority.ts'
import { minorRule } from '#resources/permission/minor_consent_rules.ts'
import type { ConsentRow } from './consent_row.ts'

type Told = Parameters<typeof jurisdictionOf>[0] & Parameters<typeof representativesOf>[0]

export function requireCapacity(call: Call, consent: ConsentRow, person: Row) {
  const told = person as unknown as Told
  const today = dayOf(call.now, told.time_zone)
  const is_minor = isMinorOn(told, today) ?? false
  const { capacity, relationship_id } = consent.grantor
  const dead = person.status === 'deceased'
  if (dead !== (capacity === 'executor')) {
    throw lacking(dead ? 'the person has died: an executor must sign' : 'the person is alive')
  }
  if (capacity === 'self') {
    if (is_minor && !mayConsentAlone(consent, told, today)) {
      throw lacking('the person is a minor, and no rule here lets them agree to this alone')
    }
    return
  }
  const standing = representativesOf(told, today.toString(), is_minor)
  const found = standing.find((each) => each.relationship_id === relationship_id)
  if (!found) throw lacking('no such relationship holds today', 'grantor.relationship_id')
  if (!(capacities[capacity] ?? []).includes(found.kind)) {
    throw lacking(`the relationship is not one of a ${capacity}`, 'grantor.relationship_id')
  }
  const wanted = authorityFor(consent.kind)
  if (!found.authority.includes(wanted)) {
    throw lacking(`the relationship does not give the authority ${wanted}`)
  }
}

// Whether who agreed to it for the person could do so today, or the person did themself.
export function stillStands(call: Call, { grantor, kind }: ConsentRow, person: Row) {
  if (grantor.capacity === 'self') return true
  const told = person as unknown as Told
  const today = dayOf(call.now, told.time_zone)
  const standing = representativesOf(told, today.toString(), isMinorOn(told, today) ?? false)
  const found = standing.find((each) => each.relationship_id === grantor.relationship_id)
  return found?.authority.includes(authorityFor(kind)) ?? false
}

// As what somebody signs, and which relationships let them.
const capacities: Record<string, string[]> = {
  parent: ['parent'],
  guardian: ['guardian', 'conservator'],
  poa: ['poa_health'],
  executor: ['spouse', 'parent', 'guardian', 'conservator', 'poa_health', 'caregiver', 'other'],
}

// Care, and the record of it: who may seek the one alone decides about the other.
const of_care = [
  'treatment',
  'telehealth',
  'communication',
  'npp_acknowledgement',
  'restriction',
  ...of_records,
]

function mayConsentAlone({ kind }: ConsentRow, told: Told, today: Temporal.PlainDate) {
  const here = jurisdictionOf(told, today.toString())
  const rule = here && of_care.includes(kind) ? minorRule(here, today.toString()) : undefined
  return Boolean(rule && told.birth_date && isAged(told.birth_date, rule.min_age, today))
}

const lacking = (why: string, param = 'grantor') =>
  new ApiError('grantor_lacks_capacity', { why }, { param })
