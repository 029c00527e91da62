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

// The parsed response. "reason" is why it doesn't pass; matches require manual review.
export type Finding = {
  outcome: 'clear' | 'consider' | 'not_found' | 'disqualifying'
  reason?: string
  facts?: Record<string, unknown> // Confirmed facts, stored with the subject.
  valid_until?: string | null // First day on which the finding is no longer valid.
  matches?: Match[]
}

// No response, or an unreadable one: retried later.
export class SourceDown extends Error {}

export type SourceName = 'nppes' | 'state_board' | 'dea_registrants' | 'oig_leie'

export type Moment = { today: string; attempt: number }

export type Source = {
  name: SourceName
  type: 'primary' | 'designated_equivalent' | 'self_attested'
  // Parses a response. Throws SourceDown if it isn't valid.
  read(response: string, query: SourceQuery, today: string): Finding
  // Responds in process, in the source's own format. Sandbox only.
  simulate?(query: SourceQuery, moment: Moment): string
  // Queries the source over the network. Throws SourceDown if it doesn't respond. Absent if no URL
  // is configured: the check needs manual review.
  query?(query: SourceQuery): Promise<string>
}

// A source that is also imported as a file. Writes rows in the source's format, so that one parser
// reads both.
export type ImportedSource<Row> = Source & { write(rows: Row[]): string }

export type Sources = Readonly<{
  nppes: ImportedSource<NppesRow>
  state_board: Source
  dea_registrants: Source
  oig_leie: ImportedSource<LeieRow>
}>

export type LeieRow = Record<string, string | null>

export type NppesRow = {
  npi: string
  entity_type: string | null
  family: string | null
  given: string | null
  other_family: string | null
  other_given: string | null
  deactivated_on: string | null
  reactivated_on: string | null
  taxonomies: string | null
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
export function isNamed(query: SourceQuery, family: string, given: string): boolean {
  const names = [query, ...(query.former_names ?? [])]
  const key = nameKey(family, given)
  return names.some((name) => nameKey(name.family, name.given) === key)
}
