// Decides whether a practitioner is licensed to treat a person in a jurisdiction, on a date and in
// a format, and why not. Computed, never stored. "not_eligible" requires evidence; missing data is
// "unknown". Sessions, matching, notes and claims all use this function.
import { isIn } from '#kernel/lifecycle.ts'
import { compactRules } from './compacts.ts'
import { datesOf, type Facts, type LicenseFacts } from './eligibility_facts.ts'
import { type ReasonCode, reasons } from './eligibility_reasons.ts'
import {
  type Authority,
  best_to_worst,
  checkLicense,
  checkPrescribing,
  checkPrivilege,
  type Conclusion,
  conclude,
  isVerified,
  type Question,
} from './eligibility_rules.ts'
import { practitionerLifecycle } from './lifecycle.ts'

// The reason for each status in which a practitioner isn't eligible anywhere.
type Barred = (typeof practitionerLifecycle.sets.barred.in)[number]
const barring: Record<Barred, ReasonCode> = {
  lapsed: 'practitioner_lapsed',
  suspended: 'practitioner_suspended',
  rejected: 'practitioner_rejected',
  revoked: 'practitioner_revoked',
}
const isBarred = (status: Facts['status']): status is Barred =>
  isIn(practitionerLifecycle, 'barred', status)

export function eligibilityOf(facts: Facts, query: Question) {
  const question = { today: query.on, ...query }
  const { answer, by, reasons: decisive } = evaluate(facts, question, false)
  const later = [...new Set([...datesOf(facts, question.on), ...compactDates(facts)])]
    .filter((date) => date > question.on)
    .sort()
  const next = later.find((on) => evaluate(facts, { ...question, on }, false).answer !== answer)
  return {
    answer,
    by: by ?? null,
    reasons: decisive.map((reason) => ({ ...reason, message: reasons[reason.code] })),
    changes_next_on: next ?? null,
  }
}

function evaluate(facts: Facts, question: Question, alone: boolean) {
  const parts = [checkEverywhere(facts, question), checkJurisdiction(facts, question, alone)].flat()
  if (question.prescribing) parts.push(checkPrescribing(facts, question))
  const worst = Math.max(...parts.map(({ answer }) => best_to_worst.indexOf(answer)))
  const answer = best_to_worst[worst]!
  const decisive = parts.filter((part) => part.answer === answer)
  const by = answer === 'eligible' ? decisive.find((part) => part.by)?.by : undefined
  return { answer, by, reasons: decisive.map(({ code, subject_id }) => ({ code, subject_id })) }
}

// Rules that apply in every jurisdiction.
function checkEverywhere(facts: Facts, { on, jurisdiction }: Question): Conclusion[] {
  const { status, exclusions, cycle_ends_on } = facts
  const conclusions: Conclusion[] = []
  if (isBarred(status)) {
    conclusions.push(conclude('not_eligible', barring[status]))
  } else if (!isVerified(facts)) conclusions.push(conclude('unknown', 'not_verified'))
  else if (cycle_ends_on && cycle_ends_on <= on) {
    conclusions.push(conclude('unknown', 'verification_ends_before'))
  }
  const excluded = exclusions.some((exclusion) => {
    const { excluded_on, reinstated_on, waived_on, waiver_jurisdiction } = exclusion
    const here = waiver_jurisdiction && waiver_jurisdiction === jurisdiction
    const waived = here && waived_on && waived_on <= on
    return (!excluded_on || excluded_on <= on) && !(reinstated_on && reinstated_on <= on) && !waived
  })
  if (excluded) conclusions.push(conclude('not_eligible', 'excluded'))
  if (facts.possible_exclusion) conclusions.push(conclude('unknown', 'possible_exclusion'))
  return conclusions
}

// Licenses and privileges. The best result counts.
function checkJurisdiction(facts: Facts, question: Question, alone: boolean): Conclusion[] {
  const { jurisdiction } = question
  const conclusions = [
    ...facts.licenses
      .filter((license) => license.jurisdiction === jurisdiction)
      .map((license) => checkPracticeUnder(facts, license, question, alone)),
    ...facts.privileges
      .filter(({ compact, jurisdiction: there }) => {
        const { reach, members } = compactRules[compact]!
        return reach === 'each_state' ? there === jurisdiction : jurisdiction in members
      })
      .map((privilege) => checkPrivilege(facts, privilege, question)),
  ]
  if (conclusions.length === 0) {
    if (isVerified(facts)) return [conclude('not_eligible', 'no_authority_there')]
    const none = facts.licenses.length === 0
    return [conclude('unknown', none ? 'no_license_recorded' : 'no_license_recorded_there')]
  }
  const best = Math.min(...conclusions.map(({ answer }) => best_to_worst.indexOf(answer)))
  return conclusions.filter(({ answer }) => answer === best_to_worst[best])
}

function checkPracticeUnder(
  facts: Facts,
  license: LicenseFacts,
  question: Question,
  alone: boolean,
) {
  const { id, level = 'independent', jurisdiction } = license
  if (license.kind === 'telehealth_registration' && question.format === 'in_person') {
    return conclude('not_eligible', 'format_not_covered', id)
  }
  const license_itself = checkLicense(license, question.on)
  if (license_itself.answer !== 'eligible') return license_itself
  if (level !== 'independent') {
    if (alone) return conclude('not_eligible', 'level_not_independent', id)
    const lack = checkSupervisor(facts, question, id)
    if (lack) return lack
  }
  const by: Authority = { kind: 'license', id, jurisdiction }
  return { ...license_itself, by }
}

// Undefined if the supervisor is eligible.
function checkSupervisor({ supervision, supervisor }: Facts, question: Question, id: string) {
  const { starts_on, ends_on } = supervision ?? {}
  const { on } = question
  const in_effect = !(starts_on && starts_on > on) && !(ends_on && ends_on <= on)
  if (!supervisor || !in_effect) return conclude('not_eligible', 'supervisor_missing', id)
  const { prescribing: _, ...rest } = question
  const { answer } = evaluate(supervisor, rest, true)
  if (answer === 'eligible') return undefined
  const code = answer === 'unknown' ? 'supervisor_unknown' : 'supervisor_not_eligible'
  return conclude(answer, code, id)
}

const compactDates = ({ privileges }: Facts) =>
  privileges.flatMap(({ compact }) =>
    Object.values(compactRules[compact]!.members).filter((since) => since !== null),
  )
