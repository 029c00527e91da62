// Matches a consent to a question: purpose, action, data category, service date and receiver.
import { stateProtected } from '#catalogue/protected_categories.ts'
import type { ConsentFact, Facts, Party } from './decision_types.ts'
import { isAfter, type Question, type Subject } from './question.ts'
import { type DataCategory, partyClasses } from './vocabulary.ts'

// Categories a consent covers only if it names them, in addition to those the person's state
// protects. All others are ordinary.
const only_by_name: readonly Subject[] = [
  'sud',
  'psychotherapy_notes',
  'sud_counseling_notes',
  'sexual_health',
  'abuse',
  'minor_confidential',
]
const by_state: readonly Subject[] = stateProtected

const isOnlyByName = ({ protected_categories }: Facts, subject: Subject) =>
  only_by_name.includes(subject) || protected_categories.includes(subject as DataCategory)

// Unless state law protects them, a consent to diagnoses covers these categories.
const isOrdinaryDiagnosis = ({ protected_categories }: Facts, subject: Subject) =>
  by_state.includes(subject) && !protected_categories.includes(subject as DataCategory)

// Whether a term that the consent leaves empty counts as a match.
export type TermDefaults = {
  purposes: boolean
  actions: boolean
  data_categories: boolean
  recipients: boolean
  service_date: boolean // The consent limits the dates, but the question has none.
}

// A permit is read narrowly: ordinary data, practitioners of the account, no redisclosure.
export const permitDefaults = (
  { ask, facts, receiver }: Question,
  subject: Subject,
): TermDefaults => ({
  purposes: true,
  actions: ask.action !== 'redisclose',
  data_categories: !isOnlyByName(facts, subject),
  recipients: receiver?.type === 'practitioner' && receiver.id !== null,
  service_date: false,
})

// A denial is read broadly, but without recipients it applies to outside parties only. A
// restriction also applies to the practitioners of the account, in the actions that it names (45
// CFR 164.522).
export const denialDefaults = ({ ask }: Question, consent: ConsentFact): TermDefaults => ({
  purposes: true,
  actions: true,
  data_categories: true,
  recipients:
    ask.recipient !== null ||
    (consent.kind === 'restriction' && consent.actions.includes(ask.action)),
  service_date: true,
})

export const matches = (
  consent: ConsentFact,
  question: Question,
  subject: Subject,
  defaults: TermDefaults,
) =>
  includesTerm(consent.purposes, question.ask.purpose, defaults.purposes) &&
  includesTerm(consent.actions, question.ask.action, defaults.actions) &&
  (includesTerm<Subject>(consent.data_categories, subject, defaults.data_categories) ||
    (consent.decision === 'permit' &&
      consent.data_categories.includes('diagnoses') &&
      isOrdinaryDiagnosis(question.facts, subject))) &&
  includesDay(consent.data_period, question.ask.service_date, defaults.service_date) &&
  covers(consent, question, defaults.recipients)

export const includesTerm = <Term>(terms: readonly Term[], term: Term, if_empty: boolean) =>
  terms.length === 0 ? if_empty : terms.includes(term)

// Both days are included. ISO dates compare as text.
function includesDay(days: ConsentFact['data_period'], day: string | null, if_empty: boolean) {
  if (!days) return true
  if (day === null) return if_empty
  return (days.start === null || days.start <= day) && (days.end === null || day <= days.end)
}

// Whether a consent covers this receiver. If all recipients are revoked, it covers none.
export function covers(consent: ConsentFact, question: Question, if_empty: boolean) {
  const { now, receiver } = question
  if (!receiver) return true
  if (consent.recipients.length === 0) return if_empty
  return consent.recipients
    .filter(({ revoked_at }) => revoked_at === null || isAfter(revoked_at, now))
    .some((party) =>
      party.type === 'class'
        ? consent.kind === 'part2_tpo' &&
          (isSameParty(party, receiver) || isInClass(party, question))
        : isSameParty(party, receiver),
    )
}

// By ID, or by name if either has no ID.
const isSameParty = (party: Party, { type, id, name }: Party) =>
  party.type === type &&
  (party.id !== null && id !== null ? party.id === id : isSameName(party.name, name))

const isSameName = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase()

// The members of each Part 2 class, for this person.
const classes: Record<(typeof partyClasses)[number], typeof isInCareTeam> = {
  treating_providers: isInCareTeam,
  health_plans: isPayer,
  third_party_payers: isPayer,
  program_operators: (party) => party?.type === 'organization',
}

function isInClass({ id }: Party, { facts, receiver }: Question) {
  const name = partyClasses.find((one) => one === id)
  return name !== undefined && classes[name](receiver, facts)
}

export function isInCareTeam(party: Party | null, { care_team }: Facts) {
  return party?.type === 'practitioner' && party.id !== null && care_team.includes(party.id)
}

export function isPayer(party: Party | null, { payers }: Facts) {
  return party?.type === 'payer' && party.id !== null && payers.includes(party.id)
}
