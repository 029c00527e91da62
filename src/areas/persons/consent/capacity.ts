// Determines who can sign a consent: the person, a minor where state law allows it, or a personal
// representative whose authority is in effect on the signing date.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { authorityFor, of_records } from '#areas/persons/consent_decision/authority.ts'
import { representativesOf } from '#areas/persons/consent_decision/facts.ts'
import {
  dayOf,
  isAged,
  isMinorOn,
  jurisdictionOf,
} from '#areas/persons/consent_decision/minority.ts'
import { minorRule } from '#areas/persons/consent_decision/minor_consent_rules.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import type { Signature } from './evidence_schema.ts'
import type { ConsentRow } from './schema.ts'

export function requireCapacity(call: Call, consent: ConsentRow, person: PersonRow) {
  const today = dayOf(call.now, person.time_zone)
  const is_minor = isMinorOn(person, today) ?? false
  const { capacity, relationship_id } = consent.grantor
  const is_deceased = isIn(personLifecycle, 'deceased', person.status)
  if (is_deceased !== (capacity === 'executor')) {
    throw notAuthorized(
      is_deceased
        ? 'the person is deceased, so an executor must sign'
        : "the person isn't deceased, so an executor can't sign",
    )
  }
  if (capacity === 'self') {
    if (is_minor && !canConsentAlone(consent, person, today)) {
      throw notAuthorized("the person is a minor and can't consent to this alone in their state")
    }
    return
  }
  const representatives = representativesOf(person, today.toString(), is_minor)
  const signer = representatives.find((each) => each.relationship_id === relationship_id)
  if (!signer)
    throw notAuthorized(
      "the relationship doesn't exist or isn't in effect today",
      'grantor.relationship_id',
    )
  if (!(capacities[capacity] ?? []).includes(signer.kind)) {
    throw notAuthorized(
      `the relationship doesn't allow signing as ${capacity}`,
      'grantor.relationship_id',
    )
  }
  const required = authorityFor(consent.kind)
  if (!signer.authority.includes(required)) {
    throw notAuthorized(`the relationship doesn't grant the ${required} authority`)
  }
}

// With a person's token, only the person signs, declines and revokes. The account, which knows who
// the representative is, records what a representative signs.
export function requireSigner({ actor }: Call, { grantor }: Pick<ConsentRow, 'grantor'>) {
  if (actor.kind !== 'person' || grantor.capacity === 'self') return
  throw notAuthorized("it is the representative's to decide, not the person's")
}

// A signature with a person's token is given now, on screen. Others are recorded by the account.
export function requireOwnSignature({ actor }: Call, signature: Signature) {
  if (actor.kind !== 'person') return
  const wrong = signature.method === 'e_signature' ? [] : ['method']
  const recorded = account_parts.filter((part) => (signature[part] ?? null) !== null)
  const [param] = [...wrong, ...recorded]
  if (!param) return
  const needs =
    'A person signs electronically and now: send `method: e_signature` without `signed_at`.'
  throw new ApiError('permission_denied', { needs }, { param })
}

const account_parts = ['signed_at', 'witness'] as const

// Whether the signer would still be authorized today.
export function isSignerAuthorized(call: Call, { grantor, kind }: ConsentRow, person: PersonRow) {
  if (grantor.capacity === 'self') return true
  const today = dayOf(call.now, person.time_zone)
  const is_minor = isMinorOn(person, today) ?? false
  const representatives = representativesOf(person, today.toString(), is_minor)
  const signer = representatives.find((each) => each.relationship_id === grantor.relationship_id)
  return signer?.authority.includes(authorityFor(kind)) ?? false
}

// The relationships that allow signing in each capacity.
const capacities: Record<string, string[]> = {
  parent: ['parent'],
  guardian: ['guardian', 'conservator'],
  poa: ['poa_health'],
  executor: ['spouse', 'parent', 'guardian', 'conservator', 'poa_health', 'caregiver', 'other'],
}

// Care and its record: a minor who can consent to care alone also decides about the record.
const care_kinds: string[] = [
  'treatment',
  'telehealth',
  'communication',
  'npp_acknowledgement',
  'restriction',
  ...of_records,
]

function canConsentAlone({ kind }: ConsentRow, person: PersonRow, today: Temporal.PlainDate) {
  const here = jurisdictionOf(person, today.toString())
  const rule = here && care_kinds.includes(kind) ? minorRule(here, today.toString()) : undefined
  return Boolean(rule && person.birth_date && isAged(person.birth_date, rule.min_age, today))
}

const notAuthorized = (why: string, param = 'grantor') =>
  new ApiError('grantor_not_authorized', { why }, { param })
