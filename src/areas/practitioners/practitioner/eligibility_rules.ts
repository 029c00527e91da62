// Eligibility rules for a single license, privilege or DEA registration.
import { compactRules, issues } from './compacts.ts'
import type { Facts, LicenseFacts, PrivilegeFacts } from './eligibility_facts.ts'
import type { ReasonCode } from './eligibility_reasons.ts'
import { endsBefore, startsAfter } from '#kernel/valid_dates.ts'
import { prescribers, prescribing_taxonomy } from './professions.ts'
import { wasVerifiedOn } from './status_dates.ts'

export type EligibilityResult = 'eligible' | 'not_eligible' | 'unknown'
export type Format = 'telehealth' | 'in_person'

export type Question = {
  jurisdiction: string
  on: string // Local date at the person's location.
  format?: Format
  prescribing?: boolean
  today?: string // Determines the year whose used days count. Defaults to "on".
}

export type Authority = {
  kind: 'license' | 'privilege' | 'authority'
  id: string
  jurisdiction: string | null
}
type Reason = { code: ReasonCode; subject_id: string | null }
export type Conclusion = Reason & { result: EligibilityResult; credential?: Authority }

export const best_to_worst: EligibilityResult[] = ['eligible', 'unknown', 'not_eligible']

export const conclude = (
  result: EligibilityResult,
  code: ReasonCode,
  subject_id: string | null = null,
): Conclusion => ({
  result,
  code,
  subject_id,
})

// Whether a license is valid on its own, regardless of where it is used.
export function checkLicense({ id, verified, attested }: LicenseFacts, on: string): Conclusion {
  const { issued_on, expires_on } = verified ?? attested ?? {}
  const reported = verified && reportedProblem(verified, on)
  if (reported) return conclude('not_eligible', reported, id)
  if (startsAfter(on, issued_on)) return conclude('not_eligible', 'license_not_yet_issued', id)
  if (endsBefore(on, expires_on)) return conclude('not_eligible', 'license_expired', id)
  return verified
    ? conclude('eligible', 'license_valid', id)
    : conclude('unknown', 'license_unverified', id)
}

type Verified = NonNullable<LicenseFacts['verified']>

// What the board reports against a license. It counts from the first disciplinary action, or always
// if the board gives no date.
function reportedProblem(verified: Verified, on: string): ReasonCode | null {
  const { board_status, encumbered, disciplinary_actions = [] } = verified
  if (board_status === 'expired') return endedLater(verified, on) ? null : 'license_expired'
  const restricted = encumbered || board_status === 'probation'
  if (!restricted && board_status === 'active') return null
  const dates = disciplinary_actions.map((action) => action.on)
  const dated = dates.length > 0 && dates.every((date) => date !== null)
  if (dated && dates.every((date) => date! > on)) return null
  return restricted ? 'license_encumbered' : 'license_not_active'
}

type Ended = { expires_on?: string | null; as_of?: string }

// Whether what is no longer active when the source was asked had only expired, after the date.
const endedLater = ({ expires_on, as_of }: Ended, on: string) =>
  Boolean(expires_on && as_of && expires_on < as_of.slice(0, 10) && on <= expires_on)

export function checkPrivilege(
  facts: Facts,
  privilege: PrivilegeFacts,
  question: Question,
): Conclusion {
  const { id, compact, issued_on, verified, home_license_id, days_used = 0 } = privilege
  const { on, format, jurisdiction, today = on } = question
  const rule = compactRules[compact]!
  const no = (code: ReasonCode) => conclude('not_eligible', code, id)
  if (!rule.professions.includes(facts.profession)) {
    return no('compact_profession_mismatch')
  }
  if (format && !rule.formats.includes(format)) return no('format_not_covered')
  if (!issues(rule, jurisdiction, on)) return no('compact_not_issuing')
  const home = facts.licenses.find((license) =>
    home_license_id ? license.id === home_license_id : license.is_home_state,
  )
  if (!home) return no('home_license_missing')
  // The practitioner moved: the privilege ends with residence in its home state.
  const lives_elsewhere = facts.licenses.some(({ is_home_state }) => is_home_state)
  if (home.is_home_state === false || (!home.is_home_state && lives_elsewhere)) {
    return no('home_license_not_valid')
  }
  if (!issues(rule, home.jurisdiction, on)) return no('compact_home_not_issuing')
  if ((home.level ?? 'independent') !== rule.home_level) return no('level_not_independent')
  const home_license = checkLicense(home, on).result
  if (home_license === 'not_eligible') return no('home_license_not_valid')
  const expires_on = verified?.expires_on ?? privilege.expires_on
  if (startsAfter(on, issued_on)) return no('privilege_not_yet_issued')
  if (endsBefore(on, expires_on)) return no('privilege_expired')
  const this_year = on.slice(0, 4) === today.slice(0, 4)
  if (rule.most_days_a_year && this_year && days_used >= rule.most_days_a_year) {
    return no('days_exhausted')
  }
  if (verified && !verified.active && !endedLater(verified, on)) return no('privilege_not_active')
  if (home_license === 'unknown') return conclude('unknown', 'home_license_unverified', id)
  if (!verified) return conclude('unknown', 'privilege_unverified', id)
  const kind = rule.reach === 'all_members' ? 'authority' : 'privilege'
  const credential: Authority = { kind, id, jurisdiction: privilege.jurisdiction ?? null }
  return { ...conclude('eligible', 'privilege_valid', id), credential }
}

export const isVerified = (facts: Facts, { on, jurisdiction }: Question) =>
  wasVerifiedOn(facts, on, jurisdiction)

export function checkPrescribing(facts: Facts, question: Question): Conclusion {
  const { jurisdiction, on } = question
  const can_prescribe =
    prescribers.includes(facts.profession) ||
    facts.taxonomies.some(({ code }) => code === prescribing_taxonomy)
  if (!can_prescribe) return conclude('not_eligible', 'profession_cannot_prescribe')
  const conclusions = facts.dea_registrations
    .filter((dea) => dea.jurisdiction === jurisdiction)
    .map(({ id, verified, expires_on: attested }) => {
      const expires_on = verified?.expires_on ?? attested
      if (endsBefore(on, expires_on)) return conclude('not_eligible', 'dea_expired', id)
      if (!verified) return conclude('unknown', 'dea_unverified', id)
      return verified.active || endedLater(verified, on)
        ? conclude('eligible', 'dea_valid', id)
        : conclude('not_eligible', 'dea_not_active', id)
    })
  if (conclusions.length === 0) {
    return conclude(isVerified(facts, question) ? 'not_eligible' : 'unknown', 'dea_missing')
  }
  return conclusions.sort(
    (a, b) => best_to_worst.indexOf(a.result) - best_to_worst.indexOf(b.result),
  )[0]!
}
