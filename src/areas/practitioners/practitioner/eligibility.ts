// Decides whether a practitioner is licensed to treat a person in a jurisdiction, on a date and in
// a format, and why not. Computed, never stored. "not_eligible" requires evidence; missing data is
// "unknown". Sessions, matching, notes and claims all use this function.
import { compactRules } from './compacts.ts'
import { datesOf, type Facts, type LicenseFacts } from './eligibility_facts.ts'
import { type ReasonCode, reasons } from './eligibility_reasons.ts'
import {
  type Authority,
  byPrivilege,
  gravity,
  inForce,
  type Judged,
  prescribing,
  type Question,
  say,
} from './eligibility_rules.ts'

const barred = ['lapsed', 'suspended', 'rejected', 'revoked']

export function eligibilityOf(facts: Facts, asked: Question) {
  const question = { today: asked.on, ...asked }
  const { answer, by, reasons: found } = judge(facts, question, false)
  const later = [...new Set([...datesOf(facts, question.on), ...compactDates(facts)])]
    .filter((date) => date > question.on)
    .sort()
  const next = later.find((on) => judge(facts, { ...question, on }, false).answer !== answer)
  return {
    answer,
    by: by ?? null,
    reasons: found.map((reason) => ({ ...reason, message: reasons[reason.code] })),
    changes_next_on: next ?? null,
  }
}

function judge(facts: Facts, question: Question, alone: boolean) {
  const parts = [overall(facts, question), place(facts, question, alone)].flat()
  if (question.prescribing) parts.push(prescribing(facts, question))
  const worst = Math.max(...parts.map(({ answer }) => gravity.indexOf(answer)))
  const answer = gravity[worst]!
  const telling = parts.filter((part) => part.answer === answer)
  const by = answer === 'eligible' ? telling.find((part) => part.by)?.by : undefined
  return { answer, by, reasons: telling.map(({ code, subject_id }) => ({ code, subject_id })) }
}

// Rules that apply in every jurisdiction.
function overall(facts: Facts, { on, jurisdiction }: Question): Judged[] {
  const { status, exclusions, cycle_ends_on } = facts
  const found: Judged[] = []
  if (barred.includes(status)) {
    found.push(say('not_eligible', `practitioner_${status}` as ReasonCode))
  } else if (status !== 'verified') found.push(say('unknown', 'not_verified'))
  else if (cycle_ends_on && cycle_ends_on <= on) {
    found.push(say('unknown', 'verification_ends_before'))
  }
  const holds = exclusions.some(({ excluded_on, reinstated_on, waived_on, waiver_state }) => {
    const waived = waived_on && waived_on <= on && jurisdiction === `US-${waiver_state}`
    return (!excluded_on || excluded_on <= on) && !(reinstated_on && reinstated_on <= on) && !waived
  })
  if (holds) found.push(say('not_eligible', 'excluded'))
  if (facts.possible_exclusion) found.push(say('unknown', 'possible_exclusion'))
  return found
}

// Licenses and privileges. The best result counts.
function place(facts: Facts, question: Question, alone: boolean): Judged[] {
  const { jurisdiction } = question
  const judged = [
    ...facts.licenses
      .filter((license) => license.jurisdiction === jurisdiction)
      .map((license) => byLicense(facts, license, question, alone)),
    ...facts.privileges
      .filter(({ compact, jurisdiction: there }) => {
        const { reach, members } = compactRules[compact]!
        return reach === 'each_state' ? there === jurisdiction : jurisdiction in members
      })
      .map((privilege) => byPrivilege(facts, privilege, question)),
  ]
  if (judged.length === 0) {
    if (facts.status === 'verified') return [say('not_eligible', 'no_authority_there')]
    const none = facts.licenses.length === 0
    return [say('unknown', none ? 'no_license_recorded' : 'no_license_recorded_there')]
  }
  const best = Math.min(...judged.map(({ answer }) => gravity.indexOf(answer)))
  return judged.filter(({ answer }) => answer === gravity[best])
}

function byLicense(facts: Facts, license: LicenseFacts, question: Question, alone: boolean) {
  const { id, level = 'independent', jurisdiction } = license
  if (license.kind === 'telehealth_registration' && question.format === 'in_person') {
    return say('not_eligible', 'format_not_covered', id)
  }
  const itself = inForce(license, question.on)
  if (itself.answer !== 'eligible') return itself
  if (level !== 'independent') {
    if (alone) return say('not_eligible', 'level_not_independent', id)
    const fault = supervised(facts, question, id)
    if (fault) return fault
  }
  const by: Authority = { kind: 'license', id, jurisdiction }
  return { ...itself, by }
}

function supervised({ supervision, supervisor }: Facts, question: Question, id: string) {
  const { starts_on, ends_on } = supervision ?? {}
  const { on } = question
  const then = !(starts_on && starts_on > on) && !(ends_on && ends_on <= on)
  if (!supervisor || !then) return say('not_eligible', 'supervisor_missing', id)
  const { prescribing: _, ...rest } = question
  const { answer } = judge(supervisor, rest, true)
  if (answer === 'eligible') return undefined
  const code = answer === 'unknown' ? 'supervisor_unknown' : 'supervisor_not_eligible'
  return say(answer, code, id)
}

const compactDates = ({ privileges }: Facts) =>
  privileges.flatMap(({ compact }) =>
    Object.values(compactRules[compact]!.members).filter((since) => since !== null),
  )
