// Decides whether a practitioner is licensed to treat a person in a jurisdiction, on a date and in
// a format, and why not. Computed, never stored. "not_eligible" requires evidence; missing data is
// "unknown". Sessions, matching, notes and claims all use this function.
import { isValidOn } from '#kernel/valid_dates.ts'
import { barsOn } from './bars.ts'
import { compactRules } from './compacts.ts'
import { datesOf, type Facts, type LicenseFacts } from './eligibility_facts.ts'
import { reasons } from './eligibility_reasons.ts'
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
import { isBarredOn } from './status_dates.ts'

export function eligibilityOf(facts: Facts, query: Question) {
  const question = { today: query.on, ...query }
  const { result, credential, reasons: decisive } = evaluate(facts, question, false)
  const next = changeDates(facts, question.on).find(
    (on) => resultOn(facts, { ...question, on }) !== result,
  )
  return {
    result,
    credential: credential ?? null,
    reasons: decisive.map((reason) => ({ ...reason, message: reasons[reason.code] })),
    changes_next_on: next ?? null,
  }
}

// The dates after a day on which the result could change, in order.
export const changeDates = (facts: Facts, on: string) =>
  [...new Set([...datesOf(facts, on), ...compactDates(facts, on)])]
    .filter((date) => date > on)
    .sort()

// The result alone, for matching, which needs millions of them.
export const resultOn = (facts: Facts, question: Question) =>
  worstOf(conclusionsOf(facts, question, false))

function evaluate(facts: Facts, question: Question, alone: boolean) {
  const parts = conclusionsOf(facts, question, alone)
  const result = worstOf(parts)
  const decisive = parts.filter((part) => part.result === result)
  const credential =
    result === 'eligible' ? decisive.find((part) => part.credential)?.credential : undefined
  return {
    result,
    credential,
    reasons: decisive.map(({ code, subject_id }) => ({ code, subject_id })),
  }
}

function conclusionsOf(facts: Facts, question: Question, alone: boolean): Conclusion[] {
  const conclusions = checkEverywhere(facts, question)
  conclusions.push(...checkJurisdiction(facts, question, alone))
  if (question.prescribing) conclusions.push(checkPrescribing(facts, question))
  return conclusions
}

function worstOf(conclusions: Conclusion[]) {
  let worst = 0
  for (const { result } of conclusions) worst = Math.max(worst, best_to_worst.indexOf(result))
  return best_to_worst[worst]!
}

// Rules that apply in every jurisdiction.
function checkEverywhere(facts: Facts, question: Question): Conclusion[] {
  const { on, jurisdiction } = question
  const { cycle_ends_on } = facts
  const conclusions: Conclusion[] = barsOn(facts, on, jurisdiction)
  if (!isVerified(facts, question)) {
    if (!isBarredOn(facts, on, jurisdiction)) conclusions.push(conclude('unknown', 'not_verified'))
  } else if (cycle_ends_on && cycle_ends_on <= on) {
    conclusions.push(conclude('unknown', 'verification_expires_before'))
  }
  if (facts.possible_exclusion) conclusions.push(conclude('unknown', 'possible_exclusion'))
  return conclusions
}

// Licenses and privileges. The best result counts.
function checkJurisdiction(facts: Facts, question: Question, alone: boolean): Conclusion[] {
  const { jurisdiction } = question
  const conclusions: Conclusion[] = []
  for (const license of facts.licenses) {
    if (license.jurisdiction !== jurisdiction) continue
    conclusions.push(checkPracticeUnder(facts, license, question, alone))
  }
  for (const privilege of facts.privileges) {
    const { reach, members } = compactRules[privilege.compact]!
    const covers =
      reach === 'each_state' ? privilege.jurisdiction === jurisdiction : jurisdiction in members
    if (covers) conclusions.push(checkPrivilege(facts, privilege, question))
  }
  if (conclusions.length === 0) {
    if (isVerified(facts, question))
      return [conclude('not_eligible', 'no_authority_in_jurisdiction')]
    const none = facts.licenses.length === 0
    return [conclude('unknown', none ? 'no_license_recorded' : 'no_license_in_jurisdiction')]
  }
  if (conclusions.length === 1) return conclusions
  const best = Math.min(...conclusions.map(({ result }) => best_to_worst.indexOf(result)))
  return conclusions.filter(({ result }) => result === best_to_worst[best])
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
  if (license_itself.result !== 'eligible') return license_itself
  if (level !== 'independent') {
    if (alone) return conclude('not_eligible', 'level_not_independent', id)
    const lack = checkSupervisor(facts, question, id)
    if (lack) return lack
  }
  const credential: Authority = { kind: 'license', id, jurisdiction }
  return { ...license_itself, credential }
}

// Undefined if the supervisor is eligible.
function checkSupervisor({ supervision, supervisor }: Facts, question: Question, id: string) {
  const { starts_on, ends_on } = supervision ?? {}
  if (!supervisor || !isValidOn(question.on, starts_on, ends_on))
    return conclude('not_eligible', 'supervisor_missing', id)
  const { prescribing: _, ...rest } = question
  const { result } = evaluate(supervisor, rest, true)
  if (result === 'eligible') return undefined
  const code = result === 'unknown' ? 'supervisor_unknown' : 'supervisor_not_eligible'
  return conclude(result, code, id)
}

const compactDates = ({ privileges }: Facts, on: string) =>
  privileges.flatMap(({ compact }) => compactRules[compact]!.dates.filter((date) => date > on))
