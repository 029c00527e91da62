// Maps database errors to API errors. A constraint is named after the error code it produces, after
// its table if several tables have it. An unreachable database is 503; anything else is 500.
import type { FastifyError } from 'fastify'
import { ApiError, isPlainCode } from '#catalogue/api_error.ts'
import { QueueTimeout, Unreachable } from '#db/connect.ts'

const patience = { retry_after_seconds: 1 }
const unavailable = () => new ApiError('database_unavailable', {}, patience)
const overloaded = () => new ApiError('overloaded', {}, patience)

// By SQLSTATE or its class. The first match counts.
const states: [string, () => ApiError][] = [
  ['08', unavailable], // The connection broke.
  ['25006', unavailable], // The server is a standby that isn't promoted yet.
  ['25P03', unavailable], // The transaction was idle for too long: this process was blocked.
  ['25P04', unavailable], // The transaction took longer than the server allows.
  ['26000', unavailable], // A pooler keeps forgetting prepared statements.
  ['40', overloaded], // A deadlock or serialization failure that retrying didn't resolve.
  ['53100', () => new ApiError('storage_full', {}, patience)],
  ['53', overloaded], // Out of connections or memory.
  ['55P03', overloaded], // A lock timed out.
  ['55', unavailable], // The server is recovering.
  ['57014', overloaded], // The statement took too long.
  ['57', unavailable], // The server is stopping, crashed or starting.
  ['58', unavailable], // The server's disk or system failed.
]

type PostgresError = Error & { code?: string; constraint?: string; table?: string }

const codeOf = (error: Error) => (error as PostgresError).code ?? ''

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof QueueTimeout) return overloaded()
  if (error instanceof Unreachable || isBrokenConnection(error as Error)) return unavailable()
  const { code = '', constraint = '', table } = error as PostgresError
  const broken = constraint.replace(`${table}_`, '')
  if (code.startsWith('23') && isPlainCode(broken)) return new ApiError(broken, {})
  const known = states.find(([state]) => code.startsWith(state))
  return known ? known[1]() : new ApiError('internal_error', {})
}

// Maps Fastify's own errors.
export function asErrorResponse(cause: unknown): ApiError {
  const { code = '', statusCode = 500 } = cause as FastifyError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('payload_too_large', {})
  if (code.startsWith('FST_') && statusCode < 500) {
    return new ApiError('malformed_request', { reason: "its path or body can't be parsed." })
  }
  return asApiError(cause)
}

export const isLockTimeout = (error: unknown) => codeOf(error as Error) === '55P03'

// node-postgres reports a lost connection only in the message.
const isBrokenConnection = (error: Error) =>
  /^(ECONN|EPIPE|ETIMEDOUT|ENOENT|EHOST|ENET|EAI)/.test(codeOf(error)) ||
  (!codeOf(error) && /[Cc]onnection (terminated|ended|error)|not queryable/.test(error.message))

// What can be logged of an error: its type and location, never its message, which may hold a value.
export function describe(error: unknown) {
  const { name, code, constraint, table, stack } = error as PostgresError
  const frames = stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
  return { name, code, constraint, table, frames }
}
