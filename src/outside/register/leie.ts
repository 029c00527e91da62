// The OIG's list of excluded individuals and entities: its monthly file, row by row.
import { hash } from 'node:crypto'
import { nameKey } from '#outside/sources/source.ts'
import type { Register } from './register.ts'

export const leieColumns = (
  'LASTNAME FIRSTNAME MIDNAME BUSNAME GENERAL SPECIALTY UPIN NPI DOB ADDRESS CITY STATE ZIP ' +
  'EXCLTYPE EXCLDATE REINDATE WAIVERDATE WVRSTATE'
).split(' ')

export const leie: Register = {
  name: 'leie',
  table: 'leie_exclusions',
  columns: (
    'row_hash last_name first_name middle_name business_name general specialty upin npi ' +
    'date_of_birth address city state zip exclusion_type excluded_on reinstated_on waived_on ' +
    'waiver_state name_key'
  ).split(' '),
  indexes: [
    { name: 'leie_exclusions_npi', on: '(npi) where npi is not null' },
    { name: 'leie_exclusions_name', on: '(name_key)' },
  ],
  facets: { npi: 'npi', name: 'name_key' },
  readHeader(header) {
    const same = header.length === 18 && leieColumns.every((name, i) => header[i]?.trim() === name)
    return same ? readLeieRow : undefined
  },
}

const none = (text: string) => (text === '' ? null : text)

// A fault in words, or the row as it is kept.
export function readLeieRow(fields: string[]): string | (string | null)[] {
  if (fields.length !== 18) return `There are ${fields.length} fields, not 18.`
  const [last, first, mid, bus, general, specialty, upin, npi, dob, address, city, state, zip] =
    fields.map((field) => field.trim()) as string[]
  const [type, excluded, reinstated, waived, waiver_state] = fields.slice(13)
  if (!last && !bus) return 'There is neither a name nor a business.'
  if (npi && !/^\d{10}$/.test(npi)) return 'NPI is not ten digits.'
  const dates = [dob!, excluded!, reinstated!, waived!].map(dateOf)
  const wrong = dates.findIndex((date) => date === undefined)
  if (wrong >= 0) return `${['DOB', 'EXCLDATE', 'REINDATE', 'WAIVERDATE'][wrong]} is not a date.`
  const [born, since, until, waiver] = dates as (string | null)[]
  return [
    hash('md5', fields.join('\u001f'), 'hex'),
    none(last!),
    none(first!),
    none(mid!),
    none(bus!),
    none(general!),
    none(specialty!),
    none(upin!),
    npi === '0000000000' || !npi ? null : npi, // All zeros stand for none.
    born!,
    none(address!),
    none(city!),
    none(state!),
    none(zip!),
    none(type!.trim()),
    since!,
    until!,
    waiver!,
    none(waiver_state!.trim()),
    nameKey(last!, first!),
  ]
}

// "19630412" becomes "1963-04-12"; all zeros and nothing are no date. There are few different ones.
const seen = new Map<string, string | null>([
  ['', null],
  ['00000000', null],
])
const most_seen = 100_000

export function dateOf(text: string): string | null | undefined {
  const known = seen.get(text)
  if (known !== undefined) return known
  if (!/^\d{8}$/.test(text)) return undefined
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  if (!isDay(date)) return undefined
  if (seen.size < most_seen) seen.set(text, date)
  return date
}

export function isDay(date: string) {
  try {
    return Boolean(Temporal.PlainDate.from(date, { overflow: 'reject' }))
  } catch {
    return false
  }
}
