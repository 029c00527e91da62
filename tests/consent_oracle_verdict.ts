// Combines the consent oracle's decisions per data category into one verdict with obligations.
import type {
  AccessRequest,
  Basis,
  Denial,
  RequiredConsent,
  Verdict,
} from '#areas/persons/consent_decision/decision_types.ts'
import type {
  DataCategory,
  DenialCode,
  Obligation,
} from '#areas/persons/consent_decision/vocabulary.ts'
import { within } from './consent_oracle_match.ts'

export type Answer =
  | { permit: Basis }
  | { deny: DenialCode; required?: RequiredConsent; by?: Basis }

export function verdict(ask: AccessRequest, answers: [DataCategory | null, Answer][]): Verdict {
  const permitted: DataCategory[] = []
  const denied: Denial[] = []
  const permitting: Basis[] = []
  const denying: Basis[] = []
  let part2 = false
  for (const [category, answer] of answers) {
    if ('permit' in answer) {
      if (category) permitted.push(category)
      addOnce(permitting, answer.permit)
      const ofPart2 = category === 'sud' || category === 'sud_counseling_notes'
      if (ofPart2 && answer.permit.type === 'consent') part2 = true
    } else {
      const required_consent = answer.required ?? null
      denied.push({ data_category: category, code: answer.deny, required_consent })
      if (answer.by) addOnce(denying, answer.by)
    }
  }
  if (permitting.length === 0) {
    return {
      decision: 'deny',
      basis: denying,
      obligations: [],
      permitted,
      denied,
      refused_by: denying,
    }
  }

  const based = (type: string) => permitting.some((basis) => basis.type === type)
  const leaves = ask.recipient !== null && within(ask.action, 'disclose redisclose')
  const own = based('right_of_access') || based('representative')
  const obligations: Obligation[] = []
  if (denied.length > 0) obligations.push('redact')
  if (part2 && leaves) obligations.push('part2_notice', 'copy_of_consent')
  if (leaves) obligations.push('account_disclosure')
  if (!within(ask.purpose, 'treatment person_request') && !own)
    obligations.push('minimum_necessary')
  if (based('emergency_access')) obligations.push('document_emergency', 'notify', 'review')
  obligations.sort()
  return {
    decision: 'permit',
    basis: permitting,
    obligations,
    permitted,
    denied,
    refused_by: denying,
  }
}

function addOnce(bases: Basis[], one: Basis) {
  if (!bases.some(({ type, id }) => type === one.type && id === one.id)) bases.push(one)
}
