// Reads the request for a bulk export: its level, types and time. Unknown parameters are errors.
import type { FastifyRequest } from 'fastify'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { lacksScopes } from '#kernel/required_scopes.ts'
import { queryOf } from '#fhir/exchange.ts'
import { objectId } from '#fhir/ids.ts'
import { resourceTypes } from '#fhir/resource_types.ts'
import { readScopesOf } from '#fhir/smart/smart_scopes.ts'

export type Level = 'system' | 'patients' | 'group'

// Types about persons: what an export of a group consists of.
const about_persons = resourceTypes
  .filter(({ sources }) => sources.some(({ search }) => 'patient' in search))
  .map(({ type }) => type as string)
const of_patients = ['Patient', ...about_persons.filter((type) => type !== 'AuditEvent')]
// Slots are computed for a time that is asked for.
const exported = resourceTypes.map(({ type }) => type as string).filter((type) => type !== 'Slot')
// Only if it is named: an account has far more of them than of anything else.
const unless_named = ['AuditEvent']

const params = ['_type', '_since', '_outputFormat']
const formats = ['application/fhir+ndjson', 'application/ndjson', 'ndjson']

export function readExport(request: FastifyRequest, level: Level, scopes: Scope[]) {
  if (!/\brespond-async\b/.test(String(request.headers.prefer))) {
    throw invalid('Prefer', 'An export takes a while: send `Prefer: respond-async`.')
  }
  const sent = new Map<string, string>()
  for (const [name, value] of queryOf(request)) {
    if (!params.includes(name)) {
      throw invalid(name.slice(0, 60), `An export takes ${params.join(', ')}.`)
    }
    sent.set(name, [sent.get(name), value].filter(Boolean).join(','))
  }
  const format = sent.get('_outputFormat')?.replace(' ', '+')
  if (format !== undefined && !formats.includes(format)) {
    throw invalid('_outputFormat', '`_outputFormat` must be application/fhir+ndjson.')
  }
  return { types: readTypes(sent.get('_type'), level, scopes), since: readSince(sent) }
}

function readTypes(named: string | undefined, level: Level, scopes: Scope[]): string[] {
  const available = level === 'system' ? exported : of_patients
  const missing = (type: string) => {
    const needed = readScopesOf(type)
    return needed.length > 0 && !needed.some((scope) => scopes.includes(scope)) ? needed : undefined
  }
  if (named === undefined) {
    return available.filter((type) => !unless_named.includes(type) && !missing(type))
  }
  const types = [...new Set(named.split(',').map((type) => type.trim()))]
  const unknown = types.some((type) => !available.includes(type))
  if (unknown) throw invalid('_type', `\`_type\` must be of ${available.join(', ')}.`)
  const required_scopes = types.flatMap((type) => missing(type) ?? [])
  if (required_scopes.length === 0) return types
  throw new ApiError(
    'permission_denied',
    { needs: lacksScopes(required_scopes) },
    {
      required_scopes,
    },
  )
}

function readSince(sent: Map<string, string>): string | null {
  const since = sent.get('_since')
  if (since === undefined) return null
  try {
    // A plus in a URL is a space.
    return Temporal.Instant.from(since.replace(' ', '+')).toString()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw invalid('_since', '`_since` must be a time with an offset: `2027-03-01T00:00:00Z`.')
  }
}

// A group is all persons (`all`), or those in the care of a practitioner.
export function readGroup(id: string): string | null {
  if (id === 'all') return null
  const practitioner_id = objectId(id, 'prac')
  if (!practitioner_id) throw notFound('Group')
  return practitioner_id
}
