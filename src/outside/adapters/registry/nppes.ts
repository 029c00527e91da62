// The NPPES bulk file: all NPIs, with 330 columns. Stores only the columns that identify the holder
// and the status of an NPI. Columns are found by name, so new ones don't matter.
import { type Registry, rowHash } from '#outside/ports/registry.ts'

const expected = {
  npi: 'NPI',
  entity_type: 'Entity Type Code',
  replacement: 'Replacement NPI',
  family: 'Provider Last Name (Legal Name)',
  given: 'Provider First Name',
  middle: 'Provider Middle Name',
  credential: 'Provider Credential Text',
  other_family: 'Provider Other Last Name',
  other_given: 'Provider Other First Name',
  state: 'Provider Business Practice Location Address State Name',
  enumerated_on: 'Provider Enumeration Date',
  updated_on: 'Last Update Date',
  deactivated_on: 'NPI Deactivation Date',
  reactivated_on: 'NPI Reactivation Date',
}
const names = Object.keys(expected)
const most_taxonomies = 15
const taxonomyColumns = [
  'Healthcare Provider Taxonomy Code',
  'Provider License Number State Code',
  'Provider License Number',
  'Healthcare Provider Primary Taxonomy Switch',
]

export const nppes: Registry = {
  name: 'nppes',
  table: 'nppes_providers',
  columns: ['row_hash', ...names, 'taxonomies'],
  indexes: [{ name: 'nppes_providers_npi', on: '(npi)' }],
  facets: { npi: 'npi' },
  readHeader(header) {
    const places = new Map(header.map((name, at) => [name.trim(), at]))
    const at = Object.values(expected).map((name) => places.get(name))
    if (at.some((place) => place === undefined)) return undefined
    const taxonomies = Array.from({ length: most_taxonomies }, (_, i) =>
      taxonomyColumns.map((name) => places.get(`${name}_${i + 1}`) ?? -1),
    )
    const dateOf = dateReader()
    return (fields) => readRow(fields, header.length, { at: at as number[], taxonomies, dateOf })
  },
}

type Columns = {
  at: number[]
  taxonomies: number[][]
  dateOf: ReturnType<typeof dateReader>
}

function readRow(fields: string[], width: number, { at, taxonomies, dateOf }: Columns) {
  if (fields.length !== width) return `The row has ${fields.length} fields instead of ${width}.`
  const values: (string | null)[] = at.map((place) => fields[place]!.trim() || null)
  if (!/^\d{10}$/.test(values[0] ?? '')) return 'The NPI must have ten digits.'
  for (let i = 10; i < names.length; i++) {
    if (values[i] === null) continue
    const date = dateOf(values[i]!)
    if (!date) return `${expected[names[i] as keyof typeof expected]} is not a valid date.`
    values[i] = date
  }
  const stored = taxonomies
    .map((places) => places.map((place) => fields[place] ?? ''))
    .filter(([code]) => code)
    .map((parts) => parts.join(' ').trim())
  values.push(stored.length > 0 ? stored.join('; ') : null)
  return [rowHash(values), ...values]
}

// "05/23/2007" becomes "2007-05-23". Cached, because few values differ.
const most_cached = 100_000

function dateReader() {
  const cache = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = cache.get(text)
    if (known) return known
    const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
    const date = `${year}-${month}-${day}`
    if (!year || year === '0000' || !isDay(date)) return undefined // There is no year 0.
    if (cache.size < most_cached) cache.set(text, date)
    return date
  }
}

function isDay(date: string) {
  try {
    return Boolean(Temporal.PlainDate.from(date, { overflow: 'reject' }))
  } catch {
    return false
  }
}
