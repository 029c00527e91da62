// Search parameters of the FHIR API, and what each means as a filter of the API's lists.
import { invalid } from '#catalogue/api_error.ts'
import { systems } from '#areas/imports/fhir_rows/codes.ts'
import { objectId } from './ids.ts'
import type { FhirResource, Query } from './resource.ts'

export type SearchParam = {
  type: 'reference' | 'date' | 'token' | 'string'
  about: string
  field?: string // What the list is sorted by.
  by_post?: true // Only in the body of a search, because a URL must not reveal it.
  // False if no object of the source can match.
  filter(value: string, name: string): Query | false
  // If the list can't be filtered by it, or not exactly: whether a resource of the page matches.
  keeps?(resource: FhirResource, value: string): boolean
}

const several = (value: string) => value.split(',').map((one) => one.trim())

// `Patient/per-x`, its full URL, or only the ID.
export const reference = (about: string, field: string, type: string, prefix: string) => ({
  type: 'reference' as const,
  about,
  filter(value: string) {
    const ids = several(value).map((one) => objectId(withoutType(one, type), prefix))
    // An ID of another kind matches nothing.
    const known = ids.filter((id) => id !== undefined)
    return known.length > 0 && { [field]: known.join(',') }
  },
})

const withoutType = (value: string, type: string) => {
  const at = value.lastIndexOf(`${type}/`)
  return at === -1 ? value : value.slice(at + type.length + 1)
}

// A code by which the list can be filtered. `codes` are the API's values by FHIR code.
export const token = (about: string, field: string, codes?: Record<string, string[]>) => ({
  type: 'token' as const,
  about,
  filter(value: string, name: string) {
    const values = several(value).map((one) => one.slice(one.lastIndexOf('|') + 1))
    if (!codes) return { [field]: values.join(',') }
    const unknown = values.find((one) => !Object.hasOwn(codes, one))
    if (unknown !== undefined) {
      throw invalid(name, `\`${name}\` must be one of ${Object.keys(codes).join(', ')}.`)
    }
    return { [field]: values.flatMap((one) => codes[one]!).join(',') }
  },
})

// A code that every resource of the source has, or none.
export const constant = (about: string, codes: string[]) => ({
  type: 'token' as const,
  about,
  filter: (value: string) =>
    several(value).some((one) => codes.includes(one.slice(one.lastIndexOf('|') + 1))) && {},
})

// A code in an element of the resource, by which the list can't be filtered.
export const codeIn = (
  about: string,
  codesOf: (resource: FhirResource) => (string | undefined)[],
): SearchParam => ({
  type: 'token',
  about,
  filter: () => ({}),
  keeps: (resource, value) =>
    several(value).some((one) => codesOf(resource).includes(one.slice(one.lastIndexOf('|') + 1))),
})

// The FHIR codes of a status, with the API's values that each stands for.
export function byCode(codes: Record<string, string | undefined>): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [value, code] of Object.entries(codes)) {
    if (code !== undefined) (found[code] ??= []).push(value)
  }
  return found
}

export const text = (about: string, field: string) => ({
  type: 'string' as const,
  about,
  filter: (value: string) => ({ [field]: value }),
})

export const date = (about: string, field: string) => ({
  type: 'date' as const,
  about,
  field,
  filter: (value: string, name: string) =>
    Object.fromEntries(
      Object.entries(boundsOf(value, name)).map(([operator, at]) => [`${field}[${operator}]`, at]),
    ),
})

const time = String.raw`T(\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)`
const form = new RegExp(
  String.raw`^(eq|ge|gt|le|lt|sa|eb)?(\d{4})(?:-(\d\d)(?:-(\d\d)(?:${time})?)?)?$`,
)

// A date in FHIR is a period: a year, a month, a day, a minute or a second.
function boundsOf(value: string, name: string): { gte?: string; lt?: string } {
  const [, prefix = 'eq', year, month, day, minutes, seconds, zone] = form.exec(value) ?? []
  const message =
    `\`${name}\` must be a date or a time with an offset, with eq, ge, gt, le, lt, sa or eb ` +
    'before it: `ge2027-03-01`.'
  if (!year) throw invalid(name, message)
  const first = `${year}-${month ?? '01'}-${day ?? '01'}T${minutes ?? '00:00'}`
  try {
    const starts = Temporal.Instant.from(`${first}${seconds ?? ':00'}${zone ?? 'Z'}`)
    const length = { years: !month, months: !day, days: !minutes, minutes: !seconds, seconds: true }
    const unit = Object.entries(length).find(([, is]) => is)![0]
    const ends = starts
      .toZonedDateTimeISO('UTC')
      .add({ [unit]: 1 })
      .toInstant()
    const [from, to] = [starts.toString(), ends.toString()]
    if (prefix === 'eq') return { gte: from, lt: to }
    if (prefix === 'ge') return { gte: from }
    if (prefix === 'le') return { lt: to }
    return prefix === 'gt' || prefix === 'sa' ? { gte: to } : { lt: from }
  } catch (error) {
    if (error instanceof RangeError) throw invalid(name, message)
    throw error
  }
}

// Parameters that most resource types have.
export const patient = reference('The person.', 'person_id', 'Patient', 'per')
export const practitioner = reference(
  'The practitioner.',
  'practitioner_id',
  'Practitioner',
  'prac',
)

const identifier_fields: Record<string, string> = {
  [systems.external_id]: 'external_id',
  [systems.object_id]: 'id',
}

// `external_id`, or a number with its system. Others can't be searched, so they are errors.
export const identifierIn = (further: Record<string, string> = {}): SearchParam => ({
  type: 'token',
  about: [
    'Your `external_id`, or `urn:attune:id|` and the ID',
    ...Object.keys(further).map((system) => `or \`${system}|\` and the number`),
  ]
    .join(', ')
    .concat('.'),
  filter(value, name) {
    const fields = { ...identifier_fields, ...further }
    const parts = several(value).map((one) => {
      const at = one.lastIndexOf('|')
      return [at === -1 ? systems.external_id : one.slice(0, at), one.slice(at + 1)] as const
    })
    const [[system = ''] = []] = parts
    const field = fields[system]
    if (field && parts.every(([other]) => other === system)) {
      return { [field]: parts.map(([, one]) => one).join(',') }
    }
    const known = Object.keys(fields).join(' or ')
    throw invalid(name, `The system of \`${name}\` must be ${known}.`)
  },
})
export const identifier = identifierIn()
export const last_updated = date('When the resource last changed.', 'updated_at')
