// Decides for the consent oracle when a consent is in force, whom it covers and what it matches.
import type {
  AccessRequest,
  Basis,
  ConsentFact,
  Facts,
  Party,
  RequiredConsent,
} from '#areas/persons/consent_decision/decision_types.ts'
import type { ConsentKind, DataCategory } from '#areas/persons/consent_decision/vocabulary.ts'

const neverByEmptyList =
  'sud psychotherapy_notes sud_counseling_notes sexual_health abuse minor_confidential'
// Special in some states, and elsewhere a diagnosis like any other.
const leftToStates = 'hiv reproductive_health gender_affirming_care'
const later = (a: string, b: string) => Temporal.Instant.compare(a, b) > 0
const laterDay = (a: string, b: string) => Temporal.PlainDate.compare(a, b) > 0
export const within = (word: string, words: string) => words.split(' ').includes(word)

export function whoReceives({ recipient, actor }: AccessRequest): Party | null {
  if (recipient) return recipient
  if (actor.kind === 'practitioner') return { type: 'practitioner', id: actor.id, name: null }
  if (actor.kind === 'person') return { type: 'individual', id: actor.id, name: null }
  return null
}

export function inForce(consent: ConsentFact, ask: AccessRequest) {
  if (consent.status !== 'granted') return false
  if (consent.period.start !== null && later(consent.period.start, ask.as_of)) return false
  if (consent.period.end !== null && !later(consent.period.end, ask.as_of)) return false
  return true
}

export function namesOneWhoReceives(consent: ConsentFact, ask: AccessRequest, facts: Facts) {
  const r = whoReceives(ask)!
  for (const named of consent.recipients) {
    if (named.revoked_at !== null && !later(named.revoked_at, ask.as_of)) continue
    if (named.type === 'class' && consent.kind !== 'part2_tpo') continue
    if (named.type === r.type) {
      if (named.id !== null && r.id !== null) {
        if (named.id === r.id) return true
      } else if (named.name !== null && r.name !== null) {
        if (named.name.trim().toLowerCase() === r.name.trim().toLowerCase()) return true
      }
    }
    if (named.type !== 'class') continue
    const treats = r.type === 'practitioner' && facts.care_team.some((id) => id === r.id)
    const pays = r.type === 'payer' && facts.payers.some((id) => id === r.id)
    if (named.id === 'treating_providers' && treats) return true
    if (named.id === 'health_plans' && pays) return true
    if (named.id === 'third_party_payers' && pays) return true
    if (named.id === 'program_operators' && r.type === 'organization') return true
  }
  return false
}

export function covers(consent: ConsentFact, ask: AccessRequest, facts: Facts) {
  const r = whoReceives(ask)
  if (r === null) return true
  if (consent.recipients.length > 0) return namesOneWhoReceives(consent, ask, facts)
  if (consent.decision === 'deny' && ask.recipient !== null) return true
  if (consent.decision === 'deny')
    return consent.kind === 'restriction' && consent.actions.some((one) => one === ask.action)
  // Only by an id is a practitioner known to be of this account.
  return r.type === 'practitioner' && r.id !== null
}

export const emptyOrIncludes = <T>(list: T[], expected: T) =>
  list.length === 0 || list.includes(expected)

// Decision 42: recording a signature gives the recorder no data. A refusal they recorded counts.
function opensToWhoRecorded(consent: ConsentFact, ask: AccessRequest) {
  const r = whoReceives(ask)
  return r !== null && r.type === 'practitioner' && r.id !== null && r.id === consent.recorded_by
}

export function matchesButRecipients(
  consent: ConsentFact,
  ask: AccessRequest,
  facts: Facts,
  category: DataCategory,
) {
  const denies = consent.decision === 'deny'
  if (!denies && opensToWhoRecorded(consent, ask)) return false
  if (!inForce(consent, ask)) return false
  if (!emptyOrIncludes(consent.purposes, ask.purpose)) return false
  if (!emptyOrIncludes(consent.actions, ask.action)) return false
  if (!denies && ask.action === 'redisclose' && consent.actions.length === 0) return false
  const special = facts.protected_categories.includes(category)
  const asDiagnosis = !denies && !special && within(category, leftToStates)
  const named = consent.data_categories.includes(category)
  const byDiagnoses = asDiagnosis && consent.data_categories.includes('diagnoses')
  const byEmptyList = consent.data_categories.length === 0
  if (!named && !byDiagnoses && !byEmptyList) return false
  if (!denies && byEmptyList && within(category, neverByEmptyList)) return false
  if (!denies && byEmptyList && special) return false
  if (consent.data_period === null) return true
  if (ask.service_date === null) return denies
  const { start, end } = consent.data_period
  if (start !== null && laterDay(start, ask.service_date)) return false
  if (end !== null && laterDay(ask.service_date, end)) return false
  return true
}

export const smallest = (consents: ConsentFact[]): Basis | undefined => {
  let found: ConsentFact | undefined
  for (const consent of consents) if (!found || consent.id < found.id) found = consent
  return found && { type: 'consent', id: found.id }
}

export const matching = (ask: AccessRequest, facts: Facts, category: DataCategory, kinds: string) =>
  smallest(
    facts.consents.filter(
      (consent) =>
        consent.decision === 'permit' &&
        within(consent.kind, kinds) &&
        matchesButRecipients(consent, ask, facts, category) &&
        covers(consent, ask, facts),
    ),
  )

export const required = (
  ask: AccessRequest,
  category: DataCategory,
  kind: ConsentKind,
): RequiredConsent => ({
  kind,
  purposes: [ask.purpose],
  data_categories: [category],
  recipient: whoReceives(ask),
})
