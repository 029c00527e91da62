// A ruling on one subject: permitted on a basis, or denied with a reason.
import type { Basis, ConsentFact, Denial } from './decision_types.ts'
import type { Question, Subject } from './question.ts'
import type { BasisType, ConsentKind, DenialCode } from './vocabulary.ts'

export type Ruling = {
  basis: Basis | null // Null if a consent is missing.
  denied: Omit<Denial, 'data_category'> | null // Null if permitted.
}

// The first kind is the one to request from the person.
export type Kinds = readonly [ConsentKind, ...ConsentKind[]]

type Matches = (consent: ConsentFact) => boolean

export const permit = (type: BasisType, id: string | null = null): Ruling => ({
  basis: { type, id },
  denied: null,
})

// A denial that no consent would change.
export const deny = (code: DenialCode): Ruling => ({
  basis: null,
  denied: { code, required_consent: null },
})

// A practitioner can't gain access to data by recording a signature (decision 42). The consent
// still applies to activities and to other receivers.
const benefitsRecorder = ({ recorded_by }: ConsentFact, { receiver }: Question, subject: Subject) =>
  subject !== null &&
  recorded_by !== null &&
  receiver?.type === 'practitioner' &&
  receiver.id === recorded_by

// Permits by a consent of one of these kinds, or reports which consent is missing.
export function byConsent(
  question: Question,
  subject: Subject,
  kinds: Kinds,
  code: DenialCode,
  matches: Matches,
): Ruling {
  const { ask, permissions, receiver } = question
  const consent = permissions.find(
    (one) => kinds.includes(one.kind) && matches(one) && !benefitsRecorder(one, question, subject),
  )
  if (consent) return permit('consent', consent.id)
  const required_consent = {
    kind: kinds[0],
    purposes: [ask.purpose],
    data_categories: subject ? [subject] : [],
    recipient: receiver,
  }
  return { basis: null, denied: { code, required_consent } }
}

// Denies because of the person's denial, which is returned as the basis so it can be revoked.
export function byRefusal({ refusals }: Question, matches: Matches): Ruling | undefined {
  const refusal = refusals.find(matches)
  return refusal && { ...deny('restriction'), basis: { type: 'consent', id: refusal.id } }
}
