// Checks the OIG list of excluded individuals (LEIE): rows of the monthly file, matched by NPI and
// by name. A match by name alone is never proof and requires manual review.
import type { SourceAdapter } from './adapter.ts'
import { csvReader } from '#outside/adapters/registry/csv.ts'
import { leie, leieColumns, readLeieRow } from '#outside/adapters/registry/leie.ts'
import {
  type Finding,
  isNamed,
  type LeieRow,
  type Match,
  type SourceQuery,
} from '#outside/ports/source.ts'

export const oig = {
  name: 'oig_leie',
  type: 'primary',
  read(response, query, today): Finding {
    const matches = rowsOf(response)
      .filter((row) => isInEffect(row, today))
      .flatMap((row) => matchOf(row, query) ?? [])
    if (matches.length === 0) return { outcome: 'clear' }
    const exact = matches.some(({ relevance }) => relevance === 'exact')
    return exact
      ? { outcome: 'disqualifying', reason: 'excluded', matches }
      : { outcome: 'consider', reason: 'possible_exclusion', matches }
  },
  simulate(query) {
    const { npi, family, given, date_of_birth, states = [] } = query
    const about = {
      LASTNAME: family.toUpperCase(),
      FIRSTNAME: given.toUpperCase(),
      NPI: '0000000000',
      DOB: '19500101',
      STATE: 'GU',
    }
    const compact = (date: string) => date.replaceAll('-', '')
    if (npi === '1000000061') return csvOf({ ...about, NPI: npi })
    if (npi === '1000000079') {
      return csvOf({ ...about, DOB: date_of_birth ? compact(date_of_birth) : '19500101' })
    }
    if (npi === '1000000087') {
      return csvOf({ ...about, STATE: states[0]?.replace('US-', '') ?? 'GU' })
    }
    if (npi === '1000000095') return csvOf(about)
    if (npi === '1000000103') {
      return csvOf({ ...about, NPI: npi, REINDATE: '20250601' })
    }
    return csvOf()
  },
  write: (rows: LeieRow[]) => writeLine(leieColumns) + rows.map(writeRow).join(''),
} satisfies SourceAdapter & { write: unknown }

// A reinstatement ends an exclusion. A waiver doesn't: the exclusion still applies elsewhere.
const isInEffect = ({ excluded_on, reinstated_on }: LeieRow, today: string) =>
  (!excluded_on || excluded_on <= today) && !(reinstated_on && reinstated_on <= today)

function matchOf(row: LeieRow, query: SourceQuery): Match | undefined {
  const { npi, last_name, first_name, date_of_birth, state, row_hash } = row
  const { former_names: _, ...now } = query
  const named = isNamed(query, last_name ?? '', first_name ?? '')
  const now_named = isNamed(now, last_name ?? '', first_name ?? '')
  const born = date_of_birth !== null && date_of_birth === query.date_of_birth
  const there = query.states?.includes(`US-${state}`)
  const exact = npi !== null && npi === query.npi
  if (!exact && !named) return undefined
  const likely = now_named ? (born ? 'high' : there ? 'medium' : 'low') : born ? 'medium' : 'low'
  const { name_key: _key, row_hash: _hash, date_of_birth: _born, ...record } = row
  return { id: `match_${row_hash!.slice(0, 22)}`, relevance: exact ? 'exact' : likely, record }
}

function rowsOf(csv: string): LeieRow[] {
  const rows: LeieRow[] = []
  let header = true
  const reader = csvReader({
    row(fields) {
      const read = header ? [] : readLeieRow(fields)
      header = false
      if (typeof read !== 'string' && read.length > 0) rows.push(named(read))
    },
    fault() {},
  })
  reader.push(Buffer.from(csv))
  reader.end()
  return rows
}

const named = (values: (string | null)[]) =>
  Object.fromEntries(
    leie.columns.map((name, at) => {
      const value = values[at] ?? null
      return [name, value && isDated(name) ? dashed(value) : value]
    }),
  )

const isDated = (name: string) => name.endsWith('_on') || name === 'date_of_birth'
const dashed = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`

// The format of the file: every field quoted, lines ending in CR LF.
const writeLine = (values: string[]) =>
  `${values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')}\r\n`

function csvOf(row?: Record<string, string>) {
  const header = writeLine(leieColumns)
  if (!row) return header
  const dates = { EXCLDATE: '20240118', REINDATE: '00000000' }
  const full: Record<string, string> = {
    EXCLTYPE: '1128b4',
    WAIVERDATE: '00000000',
    ...dates,
    ...row,
  }
  return header + writeLine(leieColumns.map((name) => full[name] ?? ''))
}

const writeRow = (row: LeieRow) =>
  writeLine(
    leie.columns.slice(1, 19).map((name) => {
      const value = row[name] ?? ''
      const date = isDated(name)
      const zero = name === 'npi' ? '0000000000' : date ? '00000000' : ''
      return value === '' ? zero : date ? value.replaceAll('-', '') : value
    }),
  )
