// The gates to a record: for each kind of data, who passes without a consent, and which consents
// open it to others. The first gate that stands before what is asked is the one to pass.
import { isInCareTeam, isPayer, matches, narrowly, type Silence } from './matches.ts'
import type { ConsentFact } from './decision_types.ts'
import type { Question } from './question.ts'
import { byConsent, type Kinds, permit, type Ruling } from './ruling.ts'
import type { DataCategory, Purpose } from './words.ts'

type Gate = {
  data?: readonly DataCategory[] // Left out: any data.
  purposes?: readonly Purpose[] // Left out: any purpose.
  where?: (question: Question, category: DataCategory) => boolean
  free?: readonly Pass[] // Who passes without a consent.
  consents: Kinds // Any of these opens it. The first is the one to ask for.
  code?: string // What its denial is called, if not consent_missing.
  silence?: (question: Question, consent: ConsentFact) => Partial<Silence>
}
type Pass = (question: Question) => Ruling | false

// Those who hold the record or give the care, as long as it stays with them.
const staysWithin = ({ ask: { action, recipient } }: Question) =>
  recipient === null && (action === 'access' || action === 'use')
const isHeldByAccount = (question: Question) =>
  staysWithin(question) && question.ask.actor.kind === 'account'
const isWithCareTeam = (question: Question) =>
  staysWithin(question) && isInCareTeam(question.receiver, question.facts)

// What is neither care nor the running of a practice needs a consent, whoever asks.
const goesBeyondCare = ({ ask: { purpose } }: Question) =>
  purpose === 'research' || purpose === 'marketing'

const author: Pass = (question) => {
  const { actor, author_id, purpose } = question.ask
  const wrote = actor.kind === 'practitioner' && actor.id === author_id
  return wrote && purpose === 'treatment' && staysWithin(question) && permit('author', author_id)
}
const program: Pass = (question) =>
  (isHeldByAccount(question) || isWithCareTeam(question)) && permit('program')
const account: Pass = (question) =>
  isHeldByAccount(question) && !goesBeyondCare(question) && permit('record_holder')
const careTeam: Pass = (question) =>
  isWithCareTeam(question) &&
  !goesBeyondCare(question) &&
  permit('care_team', question.ask.actor.id)
const careTeamForCare: Pass = (question) =>
  ['treatment', 'care_coordination', 'payment', 'operations'].includes(question.ask.purpose) &&
  careTeam(question)
const toCareTeam: Pass = ({ ask: { actor, action, purpose, recipient }, facts }) =>
  actor.kind !== 'person' &&
  action === 'disclose' &&
  (purpose === 'treatment' || purpose === 'care_coordination') &&
  recipient !== null &&
  isInCareTeam(recipient, facts) &&
  permit('care_team', recipient.id)

const gates: readonly Gate[] = [
  // What a counselor writes for themself is nobody else's without a consent to just that.
  {
    data: ['psychotherapy_notes'],
    free: [author],
    consents: ['psychotherapy_notes'],
    code: 'specific_consent_missing',
  },
  {
    data: ['sud_counseling_notes'],
    free: [author],
    consents: ['sud_counseling_notes'],
    code: 'specific_consent_missing',
  },

  // Nothing goes into a proceeding by a consent that was given for something else.
  { purposes: ['legal'], consents: ['legal_proceeding'] },

  // Part 2: one consent serves treatment, payment and operations; all else is named each time.
  {
    data: ['sud'],
    purposes: ['treatment', 'payment', 'operations'],
    free: [program],
    consents: ['part2_tpo', 'release'],
  },
  { data: ['sud'], consents: ['release'] },

  // Sensitive everywhere, or where the person's state says so: only a release that names it.
  {
    data: ['sexual_health', 'abuse', 'minor_confidential'],
    free: [account, careTeam],
    consents: ['release'],
  },
  {
    where: ({ facts }, category) => facts.protected_categories.includes(category),
    free: [account, careTeam],
    consents: ['release'],
  },

  // From here on, ordinary data.
  { purposes: ['research'], consents: ['research', 'release'] },
  { purposes: ['marketing'], consents: ['marketing'] },

  // A practitioner outside the care team is let in by name, or by a
  // release; a consent to treatment that names nobody does not open the record to everybody.
  {
    where: ({ ask, facts, receiver }) =>
      ask.recipient === null && ask.actor.kind === 'practitioner' && !isInCareTeam(receiver, facts),
    consents: ['release', 'treatment'],
    code: 'not_in_care_team',
    silence: (_, { kind }) => (kind === 'treatment' ? { recipients: false } : {}),
  },

  // Coverage alone is no consent: one must speak of payment. It need not name the person's payer.
  {
    purposes: ['payment'],
    where: ({ ask: { action, recipient } }) => action === 'disclose' && recipient?.type === 'payer',
    consents: ['financial', 'treatment', 'part2_tpo', 'release'],
    silence: ({ facts, receiver }, { kind }) => ({
      purposes: false,
      recipients: (kind === 'financial' || kind === 'treatment') && isPayer(receiver, facts),
    }),
  },

  { free: [account, careTeamForCare, toCareTeam], consents: ['release'] },
]

const standsBefore = ({ data, purposes, where }: Gate, question: Question, asked: DataCategory) =>
  (!data || data.includes(asked)) &&
  (!purposes || purposes.includes(question.ask.purpose)) &&
  (!where || where(question, asked))

export function atTheGate(question: Question, category: DataCategory): Ruling {
  const gate = gates.find((one) => standsBefore(one, question, category))!
  for (const pass of gate.free ?? []) {
    const ruling = pass(question)
    if (ruling) return ruling
  }
  const { consents, code = 'consent_missing', silence } = gate
  const narrow = narrowly(question, category)
  return byConsent(question, category, consents, code, (consent) =>
    matches(
      consent,
      question,
      category,
      silence ? { ...narrow, ...silence(question, consent) } : narrow,
    ),
  )
}
