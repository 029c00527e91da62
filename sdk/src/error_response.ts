// Turns an error response into the error of its status.
import {
  AttuneError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConsentRequiredError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  UnprocessableError,
} from './errors.ts'
import type { ErrorBody } from './generated/errors.ts'

const classes: Record<number, typeof AttuneError> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  422: UnprocessableError,
  429: RateLimitError,
}

// The error of a response. One that isn't from Attune, but from a proxy, has no code.
export function errorOf(status: number, headers: Headers, body: unknown): AttuneError {
  const error = (body as { error?: ErrorBody } | undefined)?.error
  const known = typeof error?.code === 'string' ? error : undefined
  const message = known?.message ?? `The server responded with ${status} and no error of Attune.`
  const kind = status >= 500 ? ServerError : (classes[status] ?? AttuneError)
  const chosen = known?.code === 'consent_required' ? ConsentRequiredError : kind
  return new chosen(message, { status, headers, error: known })
}
