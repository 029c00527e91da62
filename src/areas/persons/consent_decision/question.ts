// A question prepared for the decision: the request, the receiver and the consents in force.
import { isIn } from '#kernel/state_sets.ts'
import { consentLifecycle } from '#areas/persons/consent/lifecycle.ts'
import type { AccessRequest, ConsentFact, Facts, Party } from './decision_types.ts'
import type { DataCategory } from './vocabulary.ts'

export type Question = {
  ask: AccessRequest
  facts: Facts
  now: number // The time the question is about, in milliseconds.
  receiver: Party | null // Null for the account itself.
  permissions: ConsentFact[] // In force, the smallest id first: of several, the first decides.
  refusals: ConsentFact[] // The same.
}

// The subject of a ruling: a data category, or null for an activity.
export type Subject = DataCategory | null

export function prepareQuestion(ask: AccessRequest, facts: Facts): Question {
  const now = Date.parse(ask.as_of)
  const consents = facts.consents
    .filter((consent) => isInForce(consent, now))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  return {
    ask,
    facts,
    now,
    receiver: ask.recipient ?? asReceiver(ask.actor),
    permissions: consents.filter(({ decision }) => decision === 'permit'),
    refusals: consents.filter(({ decision }) => decision === 'deny'),
  }
}

// In force from the start, up to but not including the end.
const isInForce = ({ status, period }: ConsentFact, now: number) =>
  isIn(consentLifecycle, 'in_force', status) &&
  (period.start === null || !isAfter(period.start, now)) &&
  (period.end === null || isAfter(period.end, now))

// Compares instants, not text: 18:00+01:00 is not after 17:00Z.
export const isAfter = (time: string, now: number) => Date.parse(time) > now

// Without a recipient, the actor is the receiver.
function asReceiver({ kind, id }: AccessRequest['actor']): Party | null {
  if (kind === 'account') return null
  return { type: kind === 'person' ? 'individual' : kind, id, name: null }
}
