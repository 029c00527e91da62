// The OIG's List of Excluded Individuals/Entities (LEIE): parses rows of the monthly file.
import { nameKey } from '#outside/ports/source.ts'
import { type Registry, rowHash } from '#outside/ports/registry.ts'

export const leieColumns = (
  'LASTNAME FIRSTNAME MIDNAME BUSNAME GENERAL SPECIALTY UPIN NPI DOB ADDRESS CITY STATE ZIP ' +
  'EXCLTYPE EXCLDATE REINDATE WAIVERDATE WVRSTATE'
).split(' ')

export const leie: Registry = {
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

// Returns an error message, or the row to store. Called for every row of a long file.
export function readLeieRow(fields: string[]): string | (string | null)[] {
  if (fields.length !== 18) return `The row has ${fields.length} fields instead of 18.`
  const row: (string | null)[] = [rowHash(fields)]
  for (let at = 0; at < 18; at++) {
    const value = trimmed(fields[at]!)
    if (at < 14 || at === 17) row.push(value === '' ? null : value)
    else if (value === '' || value === no_date) row.push(null)
    else if (isDate(value)) row.push(value)
    else return `${leieColumns[at]} is not a valid date.`
  }
  const [, last, first, , business, , , , npi, born] = row
  if (!last && !business) return 'The row has neither a last name nor a business name.'
  if (npi === '0000000000') row[8] = null // All zeros mean none.
  else if (npi && !/^\d{10}$/.test(npi)) return 'The NPI must have ten digits.'
  if (born === no_date) row[9] = null
  else if (born && !isDate(born)) return 'DOB is not a valid date.'
  row.push(last && first ? nameKey(last, first) : null)
  return row
}

const no_date = '00000000'
const space = 32

const trimmed = (text: string) =>
  text.charCodeAt(0) === space || text.charCodeAt(text.length - 1) === space ? text.trim() : text

const month_days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

// A valid date such as "19630412", which PostgreSQL can read as is.
function isDate(text: string): boolean {
  if (text.length !== 8) return false
  let number = 0
  for (let at = 0; at < 8; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return false
    number = number * 10 + digit
  }
  const year = Math.trunc(number / 10_000)
  const month = Math.trunc(number / 100) % 100
  const day = number % 100
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > month_days[month - 1]!) return false
  return month !== 2 || day < 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
}
