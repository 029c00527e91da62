// Parses and validates a request's query and body against its route's schemas.
import type { FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { cardIssue } from './card_numbers.ts'
import { coerce } from './coerce.ts'
import {
  InvalidInput,
  type Notation,
  type ValidationIssue,
  isStorableText,
} from './validation_error.ts'
import { readForm } from './form.ts'
import { readJson } from './json.ts'
import { inBrackets, isForm } from './param_notation.ts'
import { type CompiledSchemas, createCompiledSchemas } from '#http/compiled_schemas.ts'
import type { RequestInput, Route } from '#http/routing/route.ts'
import { compile } from './validate.ts'

const nothing = Type.Object({})

// Throws an ApiError that lists every validation error.
export function requestValidator(
  route: Route,
  schemas = createCompiledSchemas(),
): (request: FastifyRequest) => RequestInput {
  const query = part(route.query ?? nothing, schemas)
  const body = part(route.body ?? nothing, schemas)
  const takesBody = route.method !== 'GET'

  return (request) => {
    const issues: ValidationIssue[] = []
    const input = {
      id: readId(request),
      query: collect(issues, () => query.form(queryOf(request.url))),
      body: takesBody ? collect(issues, () => readBody(request, body)) : {},
    }
    if (issues.length > 0) throw refusal(issues)
    requireNoCard(route, request, input)
    return input
  }
}

// On payment routes the Idempotency-Key is checked too, because it is stored and logged.
function requireNoCard(route: Route, request: FastifyRequest, { body, query }: RequestInput) {
  const { takes_file = false, refuses_cards = false } = route
  const inBody = takes_file ? undefined : cardIssue(body, { exempt: !refuses_cards })
  if (inBody) throw refusal([isForm(request) ? inBrackets(inBody) : inBody])
  if (!refuses_cards) return
  const inQuery = cardIssue(query)
  if (inQuery) throw refusal([inBrackets(inQuery)])
  const inKey = cardIssue({ 'Idempotency-Key': request.headers['idempotency-key'] })
  if (inKey) throw refusal([inKey])
}

type Part = { json(bytes: Buffer): unknown; form(text: string): unknown }

function part(schema: TSchema, schemas: CompiledSchemas): Part {
  // Compiled when a route is first used: all of them would take memory and time at the start.
  let check: ReturnType<typeof compile> | undefined
  const checked = (value: unknown, notation: Notation) => {
    check ??= schemas.once(schema, 'check', () => compile(schema))
    const issues = check(value, notation)
    if (issues.length > 0) throw new InvalidInput(issues)
    return value
  }
  return {
    json: (bytes) => checked(readJson(bytes), 'json'),
    form: (text) => checked(coerce(schema, text === '' ? {} : readForm(text)), 'form'),
  }
}

function collect(issues: ValidationIssue[], read: () => unknown) {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    issues.push(...error.issues)
    return {}
  }
}

const queryOf = (url: string) => {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark + 1)
}

// An absent body counts as empty, regardless of its Content-Type.
function readBody(request: FastifyRequest, { json, form }: Part) {
  const bytes = request.body as Buffer | undefined | null
  if (!bytes || bytes.length === 0) return form('')
  const { 'content-type': type = '', 'content-encoding': coding = 'identity' } = request.headers
  if (coding !== 'identity') throw new ApiError('unsupported_media_type', {})
  if (isMedia(type, 'application/json')) return json(bytes)
  if (isMedia(type, 'application/x-www-form-urlencoded')) return form(bytes.toString('latin1'))
  throw new ApiError('unsupported_media_type', {})
}

function isMedia(header: string, media: string) {
  const [type = '', ...parameters] = header.toLowerCase().split(';')
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='))
  return type.trim() === media && (!charset || /^charset="?utf-8"?$/.test(charset))
}

// Any text can be an ID; text that can't be stored identifies nothing.
function readId(request: FastifyRequest) {
  const { id = '' } = request.params as { id?: string }
  if (id.length > 64 || !isStorableText(id)) throw notFound('object')
  return id
}

export function refusal(issues: ValidationIssue[]) {
  const [first] = issues as [ValidationIssue]
  // The message usually names the parameter already.
  const where = first.param && !first.message.includes('`') ? `${first.param}: ` : ''
  const rest = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  const reason = `${where}${first.message}${rest}`
  const extras = { ...(first.param && { param: first.param }), details: issues }
  return new ApiError('validation_failed', { reason }, extras)
}
