// What went wrong below, told in the catalogue's words. A constraint that guards a rule of care is
// named after the error it becomes; a database that is away is 503, and everything else is 500.
import type { FastifyError } from 'fastify'
import { ApiError } from '#catalogue/api_error.ts'
import { type ErrorCode, errors } from '#catalogue/errors.ts'
import { Overloaded, Unreachable } from '#db/connect.ts'

const patience = { retry_after_seconds: 1 }
const unavailable = () => new ApiError('database_unavailable', {}, patience)
const overloaded = () => new ApiError('overloaded', {}, patience)

// By SQLSTATE, or the class that begins it. The first that fits counts.
const states: [string, () => ApiError][] = [
  ['08', unavailable], // The connection broke.
  ['25006', unavailable], // The server is a standby that isn't promoted yet.
  ['25P03', unavailable], // The transaction was idle for too long: this process stood still.
  ['25P04', unavailable], // The transaction took longer than the server allows.
  ['26000', unavailable], // A pooler keeps forgetting prepared statements.
  ['40', overloaded], // A deadlock or conflict between transactions that repeating didn't solve.
  ['53100', () => new ApiError('storage_full', {}, patience)],
  ['53', overloaded], // Out of connections or memory.
  ['55P03', overloaded], // A lock was not to be had in time.
  ['55', unavailable], // The server isn't in a state for this: it recovers.
  ['57014', overloaded], // The statement took too long.
  ['57', unavailable], // The server is stopping, crashed or starting.
  ['58', unavailable], // The server's disk or system failed.
]

type PostgresError = Error & { code?: string; constraint?: string; table?: string }

const codeOf = (error: Error) => (error as PostgresError).code ?? ''

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof Overloaded) return overloaded()
  if (error instanceof Unreachable || isBrokenConnection(error as Error)) return unavailable()
  const { code = '', constraint = '' } = error as PostgresError
  if (code.startsWith('23') && constraint in errors) {
    return new ApiError(constraint as ErrorCode, {} as never)
  }
  const known = states.find(([state]) => code.startsWith(state))
  return known ? known[1]() : new ApiError('internal_error', {})
}

// The framework's own faults, in our words.
export function asRefusal(cause: unknown): ApiError {
  const { code = '', statusCode = 500 } = cause as FastifyError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('payload_too_large', {})
  if (code.startsWith('FST_') && statusCode < 500) {
    return new ApiError('malformed_request', { reason: 'its path or its body cannot be read.' })
  }
  return asApiError(cause)
}

export const isLockTimeout = (error: unknown) => codeOf(error as Error) === '55P03'

// node-postgres tells of a lost connection in words only.
const isBrokenConnection = (error: Error) =>
  /^(ECONN|EPIPE|ETIMEDOUT|ENOENT|EHOST|ENET|EAI)/.test(codeOf(error)) ||
  (!codeOf(error) && /[Cc]onnection (terminated|ended|error)|not queryable/.test(error.message))

// What may be logged of an error: where and which, never its words, which may hold a value.
export function describe(error: unknown) {
  const { name, code, constraint, table, stack } = error as PostgresError
  const frames = stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
  return { name, code, constraint, table, frames }
}
