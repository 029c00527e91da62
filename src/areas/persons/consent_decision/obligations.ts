// Obligations that come with a permit.
import type { Ask } from './decision_types.ts'
import type { Subject } from './question.ts'
import type { Ruling } from './ruling.ts'

export type Granted = {
  ask: Ask
  permitted: readonly (Ruling & { subject: Subject })[]
  something_denied: boolean
}
type When = (granted: Granted) => boolean

const restsOn = ({ permitted }: Granted, ...types: string[]) =>
  permitted.some(({ basis }) => basis !== null && types.includes(basis.type))

const goesOut: When = ({ ask: { action, recipient } }) =>
  recipient !== null && (action === 'disclose' || action === 'redisclose')

// Part 2 protection follows the data: the notice and the consent must accompany it.
const goesOutUnderPart2: When = (granted) =>
  goesOut(granted) &&
  granted.permitted.some(
    ({ subject, basis }) =>
      (subject === 'sud' || subject === 'sud_counseling_notes') && basis?.type === 'consent',
  )

const isWholeByRight: When = (granted) =>
  ['treatment', 'person_request'].includes(granted.ask.purpose) ||
  restsOn(granted, 'right_of_access', 'representative')

const isEmergency: When = (granted) => restsOn(granted, 'emergency_access')

// In the order they are returned.
const obligations: Record<string, When> = {
  account_disclosure: goesOut,
  copy_of_consent: goesOutUnderPart2,
  document_emergency: isEmergency,
  minimum_necessary: (granted) => !isWholeByRight(granted),
  notify: isEmergency,
  part2_notice: goesOutUnderPart2,
  redact: ({ something_denied }) => something_denied,
  review: isEmergency,
}

export const obligationsOf = (granted: Granted) =>
  Object.keys(obligations).filter((name) => obligations[name]!(granted))
