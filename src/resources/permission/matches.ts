// Whether a consent speaks of what is asked: its purpose, action, data, days and receiver.
import { stateProtected } from '#catalogue/protected_categories.ts'
import type { ConsentFact, Facts, Party } from './decision_types.ts'
import { isAfter, type Question, type Subject } from './question.ts'
import { type DataCategory, partyClasses } from './words.ts'

// What a consent permits only where it names it, besides what the person's state protects. All
// else is ordinary.
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

// Where no law sets them apart, these are diagnoses like others, and a consent to diagnoses covers
// them.
const isOrdinaryDiagnosis = ({ protected_categories }: Facts, subject: Subject) =>
  by_state.includes(subject) && !protected_categories.includes(subject as DataCategory)

// Where a consent leaves something open: does it speak of what is asked all the same?
export type Silence = {
  purposes: boolean
  actions: boolean
  data_categories: boolean
  recipients: boolean
  service_date: boolean // Here the consent is bound to certain days, and the question is silent.
}

// A permission is read narrowly: ordinary data, to practitioners of the account, not passed on.
export const narrowly = ({ ask, facts, receiver }: Question, subject: Subject): Silence => ({
  purposes: true,
  actions: ask.action !== 'redisclose',
  data_categories: !isOnlyByName(facts, subject),
  recipients: receiver?.type === 'practitioner' && receiver.id !== null,
  service_date: false,
})

// A refusal is read widely, but one that names nobody is meant for those outside.
export const widely = ({ ask }: Question): Silence => ({
  purposes: true,
  actions: true,
  data_categories: true,
  recipients: ask.recipient !== null,
  service_date: true,
})

export const matches = (
  consent: ConsentFact,
  question: Question,
  subject: Subject,
  silence: Silence,
) =>
  speaksOf(consent.purposes, question.ask.purpose, silence.purposes) &&
  speaksOf(consent.actions, question.ask.action, silence.actions) &&
  (speaksOf<Subject>(consent.data_categories, subject, silence.data_categories) ||
    (consent.decision === 'permit' &&
      consent.data_categories.includes('diagnoses') &&
      isOrdinaryDiagnosis(question.facts, subject))) &&
  includesDay(consent.data_period, question.ask.service_date, silence.service_date) &&
  covers(consent, question, silence.recipients)

export const speaksOf = <Word>(words: readonly Word[], word: Word, silence: boolean) =>
  words.length === 0 ? silence : words.includes(word)

// From the first day to the last, both included. Days compare as text.
function includesDay(days: ConsentFact['data_period'], day: string | null, silence: boolean) {
  if (!days) return true
  if (day === null) return silence
  return (days.start === null || days.start <= day) && (days.end === null || day <= days.end)
}

// Whether a consent is about this receiver. One whose recipients are all revoked is about nobody.
export function covers(consent: ConsentFact, question: Question, silence: boolean) {
  const { now, receiver } = question
  if (!receiver) return true
  if (consent.recipients.length === 0) return silence
  return consent.recipients
    .filter(({ revoked_at }) => revoked_at === null || isAfter(revoked_at, now))
    .some((party) =>
      party.type === 'class'
        ? consent.kind === 'part2_tpo' && (names(party, receiver) || fits(party, question))
        : names(party, receiver),
    )
}

// By id; by name where one of them has no id.
const names = (party: Party, { type, id, name }: Party) =>
  party.type === type &&
  (party.id !== null && id !== null ? party.id === id : isSameName(party.name, name))

const isSameName = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase()

// Whom the classes of Part 2 mean, for this person.
const classes: Record<(typeof partyClasses)[number], typeof isInCareTeam> = {
  treating_providers: isInCareTeam,
  health_plans: isPayer,
  third_party_payers: isPayer,
  program_operators: (party) => party?.type === 'organization',
}

function fits({ id }: Party, { facts, receiver }: Question) {
  const name = partyClasses.find((one) => one === id)
  return name !== undefined && classes[name](receiver, facts)
}

export function isInCareTeam(party: Party | null, { care_team }: Facts) {
  return party?.type === 'practitioner' && party.id !== null && care_team.includes(party.id)
}

export function isPayer(party: Party | null, { payers }: Facts) {
  return party?.type === 'payer' && party.id !== null && payers.includes(party.id)
}
