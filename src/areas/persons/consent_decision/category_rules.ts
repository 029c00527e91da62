// Rules per data category: who has access without a consent, and which consents give access to
// others. The first rule that applies decides.
import { isInCareTeam, isPayer, matches, narrowly, type Silence } from './matches.ts'
import type { ConsentFact } from './decision_types.ts'
import type { Question } from './question.ts'
import { byConsent, type Kinds, permit, type Ruling } from './ruling.ts'
import type { DataCategory, Purpose } from './vocabulary.ts'

type Gate = {
  data?: readonly DataCategory[] // Omitted: any data.
  purposes?: readonly Purpose[] // Omitted: any purpose.
  where?: (question: Question, category: DataCategory) => boolean
  free?: readonly Pass[] // Who has access without a consent.
  consents: Kinds // Any of these permits it. The first is the one to request.
  code?: string // Code of the denial, if not consent_missing.
  silence?: (question: Question, consent: ConsentFact) => Partial<Silence>
}
type Pass = (question: Question) => Ruling | false

// Use within the account and the care team, without a recipient.
const staysWithin = ({ ask: { action, recipient } }: Question) =>
  recipient === null && (action === 'access' || action === 'use')
const isHeldByAccount = (question: Question) =>
  staysWithin(question) && question.ask.actor.kind === 'account'
const isWithCareTeam = (question: Question) =>
  staysWithin(question) && isInCareTeam(question.receiver, question.facts)

// Research and marketing always need a consent.
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
  // A counselor's own notes need a consent for exactly these notes.
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

  // Legal proceedings need a separate consent.
  { purposes: ['legal'], consents: ['legal_proceeding'] },

  // Part 2: one consent covers treatment, payment and operations; the rest needs a release.
  {
    data: ['sud'],
    purposes: ['treatment', 'payment', 'operations'],
    free: [program],
    consents: ['part2_tpo', 'release'],
  },
  { data: ['sud'], consents: ['release'] },

  // Sensitive everywhere or in the person's state: needs a release that names it.
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

  // Ordinary data from here on.
  { purposes: ['research'], consents: ['research', 'release'] },
  { purposes: ['marketing'], consents: ['marketing'] },

  // A practitioner outside the care team needs a treatment consent that names them, or a release. A
  // treatment consent without recipients doesn't give everyone access to the record.
  {
    where: ({ ask, facts, receiver }) =>
      ask.recipient === null && ask.actor.kind === 'practitioner' && !isInCareTeam(receiver, facts),
    consents: ['release', 'treatment'],
    code: 'not_in_care_team',
    silence: (_, { kind }) => (kind === 'treatment' ? { recipients: false } : {}),
  },

  // Coverage isn't consent: one must cover payment, but needn't name the person's payer.
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
