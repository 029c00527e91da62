// Requests and responses of the FHIR API: content types, parameters, resources and errors.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { readJson } from '#http/parsing/json.ts'
import { InvalidInput } from '#http/parsing/validation_error.ts'
import { fhir_json, operationOutcome } from '#http/responses/operation_outcome.ts'
import type { Api, RelayedError } from './api.ts'
import type { Element, FhirResource, ResourceType } from './resource.ts'
import { isTerm, type Sent } from './search_request.ts'

export type Result = { resource?: object; status?: number; location?: string }

// Headers of the API's own response that hold for this one.
const passed_on = /^(?:request-id|ratelimit.*|retry-after|www-authenticate|idempotent-replayed)$/

export function respond(reply: FastifyReply, api: Api, { resource, status, location }: Result) {
  passOn(reply, api.first()?.headers ?? {})
  const { meta } = (resource ?? {}) as FhirResource
  if (meta?.versionId) reply.header('etag', `W/"${meta.versionId}"`)
  if (meta?.lastUpdated) {
    reply.header('last-modified', new Date(meta.lastUpdated).toUTCString())
  }
  if (location) reply.header('location', location)
  return reply
    .code(status ?? 200)
    .type(fhir_json)
    .send(JSON.stringify(resource ?? undefined) ?? '')
}

// The API's own error, as an OperationOutcome with the same code.
export function relay(request: FastifyRequest, reply: FastifyReply, { response }: RelayedError) {
  const { status, text, headers } = response
  passOn(reply, headers)
  const outcome = operationOutcome(status, text)
  request.error_code = outcome.issue[0]!.details.coding[0]!.code
  return reply.code(status).type(fhir_json).send(JSON.stringify(outcome))
}

function passOn(reply: FastifyReply, headers: Record<string, unknown>) {
  for (const [name, value] of Object.entries(headers)) {
    if (passed_on.test(name) && value !== undefined) reply.header(name, String(value))
  }
}

const json = /^(?:application\/(?:fhir\+)?json|json)$/i
const accepted = /(?:^|[,\s])(?:\*\/\*|application\/(?:\*|json|fhir\+json)|text\/\*)\s*(?:[;,]|$)/i

// Responses are JSON, whether the header or `_format` says so.
export function requireJsonAccepted({ headers, url }: FastifyRequest) {
  const format = new URLSearchParams(url.split('?')[1] ?? '').get('_format')
  const named = format === null || json.test(format.replace(' ', '+').split(';')[0]!)
  const is_accepted = format !== null || !headers.accept || accepted.test(headers.accept)
  if (!named || !is_accepted) throw new ApiError('not_acceptable', {})
}

export const queryOf = ({ url }: FastifyRequest): Sent => pairsOf(url.split('?')[1] ?? '')
const pairsOf = (text: string): Sent => [...new URLSearchParams(text)]

// The parameters in the body of a search.
export function formOf({ headers, body }: FastifyRequest): Sent {
  if (!Buffer.isBuffer(body) || body.length === 0) return []
  const is_form = /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')
  if (!is_form) throw new ApiError('unsupported_media_type', {})
  return pairsOf(body.toString())
}

// A URL is stored in histories and logs on its way.
export function requireNoTerms(definition: ResourceType, sent: Sent) {
  const [term] = sent.find(([name]) => isTerm(definition, name)) ?? []
  if (term === undefined) return
  const path = `POST /fhir/R4/${definition.type}/_search`
  throw invalid(term, `\`${term}\` is about a person: send it in the body of ${path}.`)
}

// Ignoring one of these headers would do something that the client doesn't expect.
const refused_headers: Record<string, string> = {
  'if-none-exist': 'Send an `Idempotency-Key` instead of `If-None-Exist`.',
  'dry-run': 'FHIR requests have no dry run. Use `/v1` for one.',
}

export function resourceIn({ headers, body }: FastifyRequest, { type }: ResourceType): Element {
  for (const [name, message] of Object.entries(refused_headers)) {
    if (headers[name] !== undefined) throw invalid(name, message)
  }
  const [content_type = ''] = (headers['content-type'] ?? '').split(';')
  if (!json.test(content_type.trim())) throw new ApiError('unsupported_media_type', {})
  const resource = parsed(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
  if (resource?.resourceType !== type) {
    throw invalid('resourceType', `\`resourceType\` must be ${type}.`)
  }
  return resource
}

function parsed(bytes: Buffer) {
  try {
    return readJson(bytes) as Element | null
  } catch (error) {
    if (error instanceof InvalidInput) throw invalid(null, error.issues[0]!.message)
    throw error
  }
}
