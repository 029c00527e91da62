// Determines who can sign a consent: the person, a minor where state law allows it, or a personal
// representative whose authority is in effect on the signing date.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Row } from '#kernel/record.ts'
import { authorityFor, of_records } from '#areas/persons/consent_decision/authority.ts'
import { representativesOf } from '#areas/persons/consent_decision/facts.ts'
import {
  dayOf,
  isAged,
  isMinorOn,
  jurisdictionOf,
} from '#areas/persons/consent_decision/minority.ts'
import { minorRule } from '#areas/persons/consent_decision/minor_consent_rules.ts'
import type { ConsentRow } from './consent_row.ts'

type Told = Parameters<typeof jurisdictionOf>[0] & Parameters<typeof representativesOf>[0]

export function requireCapacity(call: Call, consent: ConsentRow, person: Row) {
  const told = person as unknown as Told
  const today = dayOf(call.now, told.time_zone)
  const is_minor = isMinorOn(told, today) ?? false
  const { capacity, relationship_id } = consent.grantor
  const dead = person.status === 'deceased'
  if (dead !== (capacity === 'executor')) {
    throw lacking(
      dead
        ? 'the person is deceased, so an executor must sign'
        : "the person isn't deceased, so an executor can't sign",
    )
  }
  if (capacity === 'self') {
    if (is_minor && !mayConsentAlone(consent, told, today)) {
      throw lacking("the person is a minor and can't consent to this alone in their state")
    }
    return
  }
  const standing = representativesOf(told, today.toString(), is_minor)
  const found = standing.find((each) => each.relationship_id === relationship_id)
  if (!found)
    throw lacking(
      "the relationship doesn't exist or isn't in effect today",
      'grantor.relationship_id',
    )
  if (!(capacities[capacity] ?? []).includes(found.kind)) {
    throw lacking(
      `the relationship doesn't allow signing as ${capacity}`,
      'grantor.relationship_id',
    )
  }
  const wanted = authorityFor(consent.kind)
  if (!found.authority.includes(wanted)) {
    throw lacking(`the relationship doesn't grant the ${wanted} authority`)
  }
}

// Whether the signer would still be authorized today.
export function stillStands(call: Call, { grantor, kind }: ConsentRow, person: Row) {
  if (grantor.capacity === 'self') return true
  const told = person as unknown as Told
  const today = dayOf(call.now, told.time_zone)
  const standing = representativesOf(told, today.toString(), isMinorOn(told, today) ?? false)
  const found = standing.find((each) => each.relationship_id === grantor.relationship_id)
  return found?.authority.includes(authorityFor(kind)) ?? false
}

// The relationships that allow signing in each capacity.
const capacities: Record<string, string[]> = {
  parent: ['parent'],
  guardian: ['guardian', 'conservator'],
  poa: ['poa_health'],
  executor: ['spouse', 'parent', 'guardian', 'conservator', 'poa_health', 'caregiver', 'other'],
}

// Care and its record: a minor who can consent to care alone also decides about the record.
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
  new ApiError('grantor_not_authorized', { why }, { param })
