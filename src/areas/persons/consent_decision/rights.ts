// Rules that apply before the category rules: the person's own right of access, the law, emergency
// access and the person's denial. Each decides or defers to the next.
import type { Basis } from './decision_types.ts'
import { matches, permitDefaults, denialDefaults } from './matches.ts'
import type { Question } from './question.ts'
import { byConsent, byRefusal, deny, permit, type Ruling } from './ruling.ts'
import type { DataCategory } from './vocabulary.ts'

type Rule = (question: Question, category: DataCategory) => Ruling | undefined

const counselors_notes: readonly DataCategory[] = ['psychotherapy_notes', 'sud_counseling_notes']
const under_part2: readonly DataCategory[] = ['sud', 'sud_counseling_notes']

// Persons and their representatives can access the record, except a counselor's own notes. If a
// minor lawfully consented alone, or for confidential information, representatives need the minor's
// release.
export const byOwnRight: Rule = (question, category) => {
  const right = rightOfAccess(question)
  if (!right) return undefined
  if (counselors_notes.includes(category)) return deny('not_in_designated_record_set')
  const in_confidence = category === 'minor_confidential'
  if (right.type === 'right_of_access' || !(question.facts.consented_alone || in_confidence)) {
    return permit(right.type, right.id)
  }
  const code = in_confidence ? 'minor_confidential' : 'minor_consented_alone'
  return byConsent(question, category, ['release'], code, (consent) =>
    matches(consent, question, category, permitDefaults(question, category)),
  )
}

// The record holder and the care team can give the person their record.
const isDisclosedToPerson = ({ ask: { actor, recipient }, facts }: Question) =>
  recipient?.type === 'individual' &&
  recipient.id === facts.person_id &&
  (actor.kind === 'account' ||
    (actor.kind === 'practitioner' && facts.care_team.includes(actor.id)))

function rightOfAccess(question: Question): Basis | undefined {
  const { ask, facts } = question
  const { action, actor, recipient } = ask
  if (action !== 'access' && action !== 'disclose') return undefined
  if (isDisclosedToPerson(question)) return { type: 'right_of_access', id: null }
  if (actor.kind !== 'person' || recipient !== null) return undefined
  if (actor.id === facts.person_id) return { type: 'right_of_access', id: null }
  const representative = facts.representatives.find(
    ({ authority, person_id, restrictions }) =>
      person_id === actor.id &&
      authority.includes('records_access') &&
      !restrictions.includes('no_records'),
  )
  return representative && { type: 'representative', id: representative.relationship_id }
}

// A legal basis needs no consent. Part 2 records need a court order under Part 2.
export const byLaw: Rule = ({ ask: { legal_basis } }, category) => {
  if (!legal_basis) return undefined
  const { type, part2_order } = legal_basis
  const part2 = part2_order && type === 'court_order'
  if (under_part2.includes(category) && !part2) return deny('part2_court_order_required')
  if (category === 'psychotherapy_notes' && type !== 'court_order' && type !== 'required_by_law') {
    return deny('not_covered_by_law')
  }
  return permit(type)
}

// Emergency access permits reading for treatment only.
export const byEmergency: Rule = ({ ask, facts }, category) => {
  const { action, actor, emergency_access_id, purpose, recipient } = ask
  const opened = facts.emergency_accesses.some(
    ({ id, practitioner_id }) => id === emergency_access_id && practitioner_id === actor.id,
  )
  if (!opened || actor.kind !== 'practitioner') return undefined
  if (action !== 'access' || purpose !== 'treatment' || recipient !== null) return undefined
  if (counselors_notes.includes(category)) return deny('emergency_access_not_allowed')
  return permit('emergency_access', emergency_access_id)
}

// A denial takes precedence over every permit, regardless of order. It applies to receivers, not to
// the account that holds the record.
export const byRefusalOfData: Rule = (question, category) =>
  question.receiver
    ? byRefusal(question, (consent) =>
        matches(consent, question, category, denialDefaults(question, consent)),
      )
    : undefined
