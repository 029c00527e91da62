// Rules per data category: who has access without a consent, and which consents give access to
// others. The first rule that applies decides.
import { isInCareTeam, isPayer, matches, permitDefaults, type TermDefaults } from './matches.ts'
import type { ConsentFact } from './decision_types.ts'
import type { Question } from './question.ts'
import { byConsent, type Kinds, permit, type Ruling } from './ruling.ts'
import type { DataCategory, DenialCode, Purpose } from './vocabulary.ts'

type CategoryRule = {
  data?: readonly DataCategory[] // Omitted: any data.
  purposes?: readonly Purpose[] // Omitted: any purpose.
  where?: (question: Question, category: DataCategory) => boolean
  exempt?: readonly Exemption[] // Who has access without a consent.
  consents: Kinds // Any of these permits it. The first is the one to request.
  code?: DenialCode // Code of the denial, if not consent_missing.
  defaults?: (question: Question, consent: ConsentFact) => Partial<TermDefaults>
}
type Exemption = (question: Question) => Ruling | false

// Use within the account and the care team, without a recipient.
const isInternalUse = ({ ask: { action, recipient } }: Question) =>
  recipient === null && (action === 'access' || action === 'use')
const isHeldByAccount = (question: Question) =>
  isInternalUse(question) && question.ask.actor.kind === 'account'
const isWithCareTeam = (question: Question) =>
  isInternalUse(question) && isInCareTeam(question.receiver, question.facts)

// Research and marketing always need a consent.
const isBeyondCare = ({ ask: { purpose } }: Question) =>
  purpose === 'research' || purpose === 'marketing'

const author: Exemption = (question) => {
  const { actor, author_id, purpose } = question.ask
  const is_author = actor.kind === 'practitioner' && actor.id === author_id
  return (
    is_author && purpose === 'treatment' && isInternalUse(question) && permit('author', author_id)
  )
}
const program: Exemption = (question) =>
  (isHeldByAccount(question) || isWithCareTeam(question)) && permit('program')
const account: Exemption = (question) =>
  isHeldByAccount(question) && !isBeyondCare(question) && permit('record_holder')
const careTeam: Exemption = (question) =>
  isWithCareTeam(question) && !isBeyondCare(question) && permit('care_team', question.ask.actor.id)
const careTeamForCare: Exemption = (question) =>
  ['treatment', 'care_coordination', 'payment', 'operations'].includes(question.ask.purpose) &&
  careTeam(question)
const toCareTeam: Exemption = ({ ask: { actor, action, purpose, recipient }, facts }) =>
  actor.kind !== 'person' &&
  action === 'disclose' &&
  (purpose === 'treatment' || purpose === 'care_coordination') &&
  recipient !== null &&
  isInCareTeam(recipient, facts) &&
  permit('care_team', recipient.id)

const rules: readonly CategoryRule[] = [
  // A counselor's own notes need a consent for exactly these notes.
  {
    data: ['psychotherapy_notes'],
    exempt: [author],
    consents: ['psychotherapy_notes'],
    code: 'specific_consent_missing',
  },
  {
    data: ['sud_counseling_notes'],
    exempt: [author],
    consents: ['sud_counseling_notes'],
    code: 'specific_consent_missing',
  },

  // Legal proceedings need a separate consent.
  { purposes: ['legal'], consents: ['legal_proceeding'] },

  // Part 2: one consent covers treatment, payment and operations; the rest needs a release.
  {
    data: ['sud'],
    purposes: ['treatment', 'payment', 'operations'],
    exempt: [program],
    consents: ['part2_tpo', 'release'],
  },
  { data: ['sud'], consents: ['release'] },

  // Sensitive everywhere or in the person's state: needs a release that names it.
  {
    data: ['sexual_health', 'abuse', 'minor_confidential'],
    exempt: [account, careTeam],
    consents: ['release'],
  },
  {
    where: ({ facts }, category) => facts.protected_categories.includes(category),
    exempt: [account, careTeam],
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
    defaults: (_, { kind }) => (kind === 'treatment' ? { recipients: false } : {}),
  },

  // Coverage isn't consent: one must cover payment, but needn't name the person's payer.
  {
    purposes: ['payment'],
    where: ({ ask: { action, recipient } }) => action === 'disclose' && recipient?.type === 'payer',
    consents: ['financial', 'treatment', 'part2_tpo', 'release'],
    defaults: ({ facts, receiver }, { kind }) => ({
      purposes: false,
      recipients: (kind === 'financial' || kind === 'treatment') && isPayer(receiver, facts),
    }),
  },

  { exempt: [account, careTeamForCare, toCareTeam], consents: ['release'] },
]

const applies = (
  { data, purposes, where }: CategoryRule,
  question: Question,
  category: DataCategory,
) =>
  (!data || data.includes(category)) &&
  (!purposes || purposes.includes(question.ask.purpose)) &&
  (!where || where(question, category))

export function applyCategoryRules(question: Question, category: DataCategory): Ruling {
  const rule = rules.find((one) => applies(one, question, category))!
  for (const exemption of rule.exempt ?? []) {
    const ruling = exemption(question)
    if (ruling) return ruling
  }
  const { consents, code = 'consent_missing', defaults } = rule
  const usual = permitDefaults(question, category)
  return byConsent(question, category, consents, code, (consent) =>
    matches(
      consent,
      question,
      category,
      defaults ? { ...usual, ...defaults(question, consent) } : usual,
    ),
  )
}
