// The one error a handler throws for what the caller did: a code of the catalogue, the words its
// message needs, and what the answer carries besides.
import { type ErrorCode, errors } from './errors.ts'
import { spoken } from './words.ts'

type Words<Message> = Message extends `${string}{${infer Word}}${infer Rest}`
  ? Word | Words<Rest>
  : never
type Needed<Code extends ErrorCode> = Record<Words<(typeof errors)[Code]['message']>, string>

// What an answer carries besides code, message and docs; each code uses those it needs.
export type Extras = {
  param?: string
  details?: { param: string | null; code: string; message: string }[]
  allowed?: string[]
  required_scopes?: string[]
  alternatives?: { starts_at: string; ends_at: string }[]
  conflicts?: { starts_at: string; code: string }[]
  consent?: { how_to_resolve: string } & object // What is missing, and how to get it.
  how_to_resolve?: string // What would make it pass; the catalogue says it where nobody knows more.
  decision_id?: string
  violated_policies?: string[] // Which rate limits refused it.
  retry_after_seconds?: number
  headers?: Record<string, string>
}

// Who was refused by a rule or by the state of things is told what would make it pass.
const explained = [403, 409]

function howToResolve(
  code: ErrorCode,
  remedy: string,
  { needs }: Record<string, string>,
  { how_to_resolve, consent, required_scopes }: Extras,
) {
  const special = how_to_resolve ?? consent?.how_to_resolve
  if (special || code !== 'permission_denied') return special ?? remedy
  const key = 'Use a key that has these scopes; POST /v1/api_keys makes one.'
  return `What this call needs: ${needs}.${required_scopes ? ` ${key}` : ''}`
}

export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly status: number
  readonly extras: Extras

  constructor(code: Code, words: Needed<Code>, extras: Extras = {}) {
    const { status, message, remedy } = errors[code]
    const given = words as Record<string, string>
    // Where it was thrown concerns nobody, and to find that out costs more than all the rest.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message.replace(/\{(\w+)\}/g, (_, word: string) => given[word] ?? ''))
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.status = status
    this.extras = explained.includes(status)
      ? { ...extras, how_to_resolve: howToResolve(code, remedy, given, extras) }
      : extras
  }
}

export const notFound = (resource: string, param = 'id') =>
  new ApiError('resource_not_found', { resource: spoken(resource) }, { param })

export const invalid = (param: string | null, message: string) =>
  new ApiError(
    'validation_failed',
    { reason: message },
    { ...(param && { param }), details: [{ param, code: 'invalid_value', message }] },
  )
