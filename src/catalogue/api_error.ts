// The error that handlers throw for a failed request: an error code, the values for its message,
// and additional fields of the response.
import { type ErrorCode, errors } from './errors.ts'
import { aboutParam, displayName } from './phrases.ts'

type Words<Message> = Message extends `${string}{${infer Word}}${infer Rest}`
  ? Word | Words<Rest>
  : never
type Needed<Code extends ErrorCode> = Record<Words<(typeof errors)[Code]['message']>, string>

// The codes whose message needs no words, for code that doesn't know which error it creates.
export type PlainCode = {
  [Code in ErrorCode]: [Words<(typeof errors)[Code]['message']>] extends [never] ? Code : never
}[ErrorCode]

export const isPlainCode = (code: string): code is PlainCode =>
  code in errors && !/\{\w+\}/.test(errors[code as ErrorCode].message)

// Response fields in addition to code, message and docs.
export type Extras = {
  param?: string
  details?: { param: string | null; code: string; message: string }[]
  allowed?: string[]
  required_scopes?: string[]
  available_at?: string // From when the request would succeed.
  alternatives?: { starts_at: string; ends_at: string }[]
  conflicts?: { starts_at: string; code: string }[]
  consent?: { how_to_resolve: string } & object // The missing consent, and how to get it.
  how_to_resolve?: string // Defaults to the catalogue's remedy.
  decision_id?: string
  violated_policies?: string[] // The exceeded rate limits.
  retry_after_seconds?: number
  headers?: Record<string, string>
}

// Statuses whose response includes how_to_resolve.
const explained = [403, 409]

function howToResolve(
  code: ErrorCode,
  remedy: string,
  { needs }: Record<string, string>,
  { how_to_resolve, consent, required_scopes }: Extras,
) {
  const special = how_to_resolve ?? consent?.how_to_resolve
  if (special || code !== 'permission_denied') return special ?? remedy
  return required_scopes ? use_scopes : (needs ?? remedy)
}

const use_scopes =
  'Use a key that has the scopes in `required_scopes`, or create one with `POST /v1/api_keys`.'

// A permission message is a sentence. A fragment ("to act for the account") is completed.
const permissionSentence = (needs: string) =>
  needs.endsWith('.') ? needs : `This request needs ${needs}.`

export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly status: number
  readonly extras: Extras

  constructor(code: Code, words: Needed<Code>, extras: Extras = {}) {
    const { status, message, remedy } = errors[code]
    const values = { ...words } as Record<string, string>
    if (values.needs !== undefined) values.needs = permissionSentence(values.needs)
    // Capturing a stack trace costs more than everything else here, and nobody reads it.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message.replace(/\{(\w+)\}/g, (_, word: string) => values[word] ?? ''))
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.status = status
    this.extras = explained.includes(status)
      ? { ...extras, how_to_resolve: howToResolve(code, remedy, values, extras) }
      : extras
  }
}

export const notFound = (resource: string, param = 'id') =>
  new ApiError('resource_not_found', { resource: displayName(resource) }, { param })

export function invalid(param: string | null, text: string) {
  const message = aboutParam(param, text)
  return new ApiError(
    'validation_failed',
    { reason: message },
    { ...(param && { param }), details: [{ param, code: 'invalid_value', message }] },
  )
}
