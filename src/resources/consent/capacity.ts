// Who may agree for a person: the person, unless a minor or dead; a minor where the law of the
// place lets them; otherwise somebody who stands in for them with the authority for it, that day.
import type { Call } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Row } from '#record.ts'
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
  if (capacity === 'self') {
    if (person.status === 'deceased') throw lacking('the person has died: an executor must sign')
    if (is_minor && !mayConsentAlone(told, today)) {
      throw lacking('the person is a minor, and no rule here lets them agree alone')
    }
    return
  }
  const standing = representativesOf(told, today.toString(), is_minor)
  const found = standing.find((each) => each.relationship_id === relationship_id)
  if (!found) throw lacking('no such relationship holds today', 'grantor.relationship_id')
  const wanted = authorityFor(consent.kind)
  if (!found.authority.includes(wanted)) {
    throw lacking(`the relationship does not give the authority ${wanted}`)
  }
}

const authorityFor = (kind: string) =>
  kind === 'financial'
    ? 'billing'
    : ['release', 'psychotherapy_notes', 'sud_counseling_notes', 'part2_tpo'].includes(kind)
      ? 'records_access'
      : 'treatment_consent'

function mayConsentAlone(told: Told, today: Temporal.PlainDate) {
  const here = jurisdictionOf(told)
  const rule = here && minorRule(here, today.toString())
  return Boolean(rule && told.birth_date && isAged(told.birth_date, rule.min_age, today))
}

const lacking = (why: string, param = 'grantor') =>
  new ApiError('grantor_lacks_capacity', { why }, { param })
