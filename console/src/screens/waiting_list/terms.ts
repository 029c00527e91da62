// The order of the waiting list, and the words for what a person waits for.
import type { WaitingListEntry } from 'attune'

export const urgencies = ['urgent', 'soon', 'routine'] as const

const rankOf = ({ urgency }: WaitingListEntry) =>
  urgencies.findIndex((each) => each === (urgency ?? 'routine'))

/** As the API offers free times: by urgency, then priority, then the longest wait. */
export const byTurn = (one: WaitingListEntry, other: WaitingListEntry) =>
  rankOf(one) - rankOf(other) ||
  other.priority - one.priority ||
  one.waiting_since.localeCompare(other.waiting_since)

export const waitsFor = ({ type, format }: Pick<WaitingListEntry, 'type' | 'format'>) =>
  `${type} · ${format ?? 'any format'}`

export const kept_place = 'They keep their place on the waiting list until you remove them.'

export const asOptions = (values: readonly string[]) =>
  values.map((value) => [value, value] as const)

export const urgency_options = asOptions(urgencies.toReversed())
export const priority_options = asOptions([...'0123456789'])
export const format_options = [
  ['', 'Any format'],
  ...asOptions(['telehealth', 'in_person', 'phone']),
] as const
