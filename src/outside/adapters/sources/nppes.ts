// NPPES, the NPI registry: version 2.1 of its API. Older captures can be read too.
import { dayAfter } from '#kernel/valid_dates.ts'
import { type Finding, isNamed, type NppesRow, SourceDown } from '#outside/ports/source.ts'
import type { SourceAdapter } from './adapter.ts'

type Result = {
  number: string | number
  enumeration_type: string
  basic: Record<string, string | undefined>
  taxonomies?: { code: string; state?: string | null; license?: string | null }[]
  other_names?: { first_name?: string; last_name?: string }[]
}
type Body = { result_count?: number; results?: Result[]; Errors?: { description: string }[] }

export const nppes = {
  name: 'nppes',
  type: 'primary',
  urlOf: (base, { npi }) => `${base}?version=2.1&number=${npi}`,
  read(response, query): Finding {
    const { results, Errors } = parse(response)
    if (Errors || !results) throw new SourceDown('NPPES returned an error.')
    const found = results.find(({ number }) => String(number) === query.npi)
    if (!found) return { outcome: 'not_found', reason: 'npi_not_found' }
    const { basic, enumeration_type, taxonomies = [] } = found
    if (enumeration_type !== 'NPI-1') return { outcome: 'consider', reason: 'npi_is_organization' }
    if (basic.status !== 'A') return { outcome: 'consider', reason: 'npi_deactivated' }
    const names = [basic, ...(found.other_names ?? [])]
    const named = names.some(({ last_name = '', first_name = '' }) =>
      isNamed(query, last_name, first_name),
    )
    // License numbers here are self-reported and verify nothing.
    const facts = { taxonomies: taxonomies.map(({ code }) => code) }
    return named
      ? { outcome: 'clear', facts }
      : { outcome: 'consider', reason: 'name_mismatch', facts }
  },
  simulate(query, { today, attempt }) {
    const { npi, family, given } = query
    if (npi === '1000000046' || (npi === '1000000053' && attempt < 3)) throw new SourceDown('Down.')
    if (npi === '1000000004') return JSON.stringify({ result_count: 0, results: [] })
    return JSON.stringify({
      result_count: 1,
      results: [recordOf(npi!, { family, given, today })],
    })
  },
  write: (rows: NppesRow[]) =>
    JSON.stringify({ result_count: rows.length, results: rows.map(resultOf) }),
} satisfies SourceAdapter & { write: unknown }

// A row of the monthly file as a result of the API.
function resultOf(row: NppesRow) {
  const { npi, entity_type, family, given, other_family, other_given } = row
  const deactivated =
    row.deactivated_on && !(row.reactivated_on && row.reactivated_on >= row.deactivated_on)
  const basic = { first_name: given, last_name: family, status: deactivated ? 'D' : 'A' }
  const other_names = other_family ? [{ first_name: other_given, last_name: other_family }] : []
  const enumeration_type = entity_type === '2' ? 'NPI-2' : 'NPI-1'
  return { number: npi, enumeration_type, basic, other_names }
}

function parse(response: string): Body {
  try {
    const body = JSON.parse(response)
    if (body && typeof body === 'object') return body
  } catch {
    // Reported below.
  }
  throw new SourceDown('The NPPES response is not valid JSON.')
}

type Person = { family: string; given: string; today: string }

function recordOf(npi: string, { family, given, today }: Person) {
  const organization = npi === '1000000038'
  const other = npi === '1000000020'
  const epoch = String(Temporal.Instant.from(`${today}T00:00:00Z`).epochMilliseconds)
  return {
    created_epoch: epoch,
    enumeration_type: organization ? 'NPI-2' : 'NPI-1',
    last_updated_epoch: epoch,
    number: npi,
    addresses: [],
    practiceLocations: [],
    basic: {
      first_name: (other ? 'Somebody' : given).toUpperCase(),
      last_name: (other ? 'Else' : family).toUpperCase(),
      name_prefix: '--',
      sole_proprietor: 'NO',
      sex: 'X',
      enumeration_date: dayAfter(today, -2_000),
      last_updated: dayAfter(today, -200),
      status: npi === '1000000012' ? 'D' : 'A',
    },
    taxonomies: [
      {
        code: '103TC0700X',
        taxonomy_group: '',
        desc: 'Psychologist, Clinical',
        primary: true,
        state: 'CA',
        license: null,
      },
    ],
    identifiers: [],
    endpoints: [],
    other_names: [],
  }
}
