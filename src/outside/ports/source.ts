// Interface of a primary source: a registry, a board or a list. Responses are parsed from the
// source's own format, whether real or simulated.

export type SourceQuery = {
  npi?: string | null
  number?: string // License, privilege or registration number.
  jurisdiction?: string | null
  family: string
  given: string
  former_names?: { family: string; given: string }[]
  date_of_birth?: string | null
  states?: string[] // Where they are licensed. A name match there is more likely to be them.
  compact?: string
}

export type Match = {
  id: string
  relevance: 'exact' | 'high' | 'medium' | 'low'
  record: Record<string, string | null>
  resolution?: 'confirmed' | 'false_positive'
  resolved_by_id?: string
  resolved_at?: string
  note?: string
}

// The parsed response. "fault" is why it doesn't pass; matches require manual review.
export type Finding = {
  outcome: 'clear' | 'consider' | 'not_found' | 'disqualifying'
  fault?: string
  facts?: Record<string, unknown> // Confirmed facts, stored with the subject.
  valid_until?: string | null // Date until which the finding is valid.
  matches?: Match[]
}

export type SourceResponse = { text: string; media: 'json' | 'csv' | 'fixed' }

// No response, or an unreadable one: retried later.
export class SourceDown extends Error {}

export type Source = {
  name: string
  type: 'primary' | 'designated_equivalent' | 'self_attested'
  url?: string
  // The URL to query, given the base URL from the settings.
  address?(base: string, question: SourceQuery): string
  // Parses a response. Throws SourceDown if it isn't valid.
  read(said: string, question: SourceQuery, today: string): Finding
  // Simulates the source's response in its own format.
  simulate(question: SourceQuery, moment: { today: string; attempt: number }): string
}

function letters(text: string) {
  if (/^[A-Z]+$/.test(text)) return text // Most lists use this form.
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()
}

// Normalizes names for comparison. Must match name_key() in the database.
export function nameKey(family: string, given: string): string | null {
  const [one, other] = [letters(family), letters(given)]
  return one && other ? `${one} ${other}` : null
}

// True if the name is a current or former name of the practitioner.
export function isNamed(question: SourceQuery, family: string, given: string): boolean {
  const names = [question, ...(question.former_names ?? [])]
  const key = nameKey(family, given)
  return names.some((name) => nameKey(name.family, name.given) === key)
}

export function dayAfter(today: string, days: number) {
  return Temporal.PlainDate.from(today).add({ days }).toString()
}
