// A source is somebody outside who knows: a registry, a board, a list. Each has a question in its
// own terms, and an answer that is read from the source's own format, whoever gave it.

export type Question = {
  npi?: string | null
  number?: string // Of a license, a privilege, a registration.
  jurisdiction?: string | null
  family: string
  given: string
  former_names?: { family: string; given: string }[]
  date_of_birth?: string | null
  states?: string[] // Where they are licensed: a namesake is more likely them there.
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

// What the source said, read. "fault" is why it does not pass; matches wait for a person.
export type Finding = {
  outcome: 'clear' | 'consider' | 'not_found' | 'disqualifying'
  fault?: string
  facts?: Record<string, unknown> // What was confirmed, to be kept with the subject.
  valid_until?: string | null // A day: no longer than this.
  matches?: Match[]
}

export type Said = { text: string; media: 'json' | 'csv' | 'fixed' }

// It did not answer, or not in a form that can be read: asked again later.
export class SourceDown extends Error {}

export type Source = {
  name: string
  type: 'primary' | 'designated_equivalent' | 'self_attested'
  url?: string
  // Where to ask over HTTP, given the address from the settings.
  address?(base: string, question: Question): string
  // Reads what was said. Throws SourceDown for what is not an answer.
  read(said: string, question: Question, today: string): Finding
  // The twin: says what the source would, in the source's own format.
  simulate(question: Question, moment: { today: string; attempt: number }): string
}

function letters(text: string) {
  if (/^[A-Z]+$/.test(text)) return text // As lists have them, mostly.
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()
}

// How names are compared; the same rule as name_key() in the database.
export function nameKey(family: string, given: string): string | null {
  const [one, other] = [letters(family), letters(given)]
  return one && other ? `${one} ${other}` : null
}

// Whether a name that a source has is one of theirs.
export function isNamed(question: Question, family: string, given: string): boolean {
  const names = [question, ...(question.former_names ?? [])]
  const key = nameKey(family, given)
  return names.some((name) => nameKey(name.family, name.given) === key)
}

export function dayAfter(today: string, days: number) {
  return Temporal.PlainDate.from(today).add({ days }).toString()
}
