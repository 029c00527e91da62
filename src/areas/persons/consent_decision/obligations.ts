// Obligations that come with a permit.
import type { AccessRequest } from './decision_types.ts'
import type { Subject } from './question.ts'
import type { Ruling } from './ruling.ts'
import { type BasisType, type Obligation, obligations } from './vocabulary.ts'

export type PermitContext = {
  ask: AccessRequest
  permitted: readonly (Ruling & { subject: Subject })[]
  partly_denied: boolean
}
type Condition = (context: PermitContext) => boolean

const hasBasis = ({ permitted }: PermitContext, ...types: BasisType[]) =>
  permitted.some(({ basis }) => basis !== null && types.includes(basis.type))

const isDisclosure: Condition = ({ ask: { action, recipient } }) =>
  recipient !== null && (action === 'disclose' || action === 'redisclose')

// Part 2 protection follows the data: the notice and the consent must accompany it.
const isPart2Disclosure: Condition = (context) =>
  isDisclosure(context) &&
  context.permitted.some(
    ({ subject, basis }) =>
      (subject === 'sud' || subject === 'sud_counseling_notes') && basis?.type === 'consent',
  )

const isExemptFromMinimum: Condition = (context) =>
  ['treatment', 'person_request'].includes(context.ask.purpose) ||
  hasBasis(context, 'right_of_access', 'representative')

const isEmergency: Condition = (context) => hasBasis(context, 'emergency_access')

const conditions: Record<Obligation, Condition> = {
  account_disclosure: isDisclosure,
  copy_of_consent: isPart2Disclosure,
  document_emergency: isEmergency,
  minimum_necessary: (context) => !isExemptFromMinimum(context),
  notify: isEmergency,
  part2_notice: isPart2Disclosure,
  redact: ({ partly_denied }) => partly_denied,
  review: isEmergency,
}

export const obligationsOf = (context: PermitContext) =>
  obligations.filter((name) => conditions[name](context))
