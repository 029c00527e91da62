// The errors that a request can fail with: one class per status, each with the code, the request ID
// and how to resolve it.
import type { ErrorBody, ErrorCode, MissingConsent } from './generated/errors.ts'

/** Any failure of a request. Branch on `code`, which is stable, or on the class. */
export class AttuneError extends Error {
  override name = 'AttuneError'
  /** HTTP status. Undefined if there was no response. */
  readonly status: number | undefined
  /** Stable error code, for example `slot_taken`. */
  readonly code: ErrorCode | undefined
  /** URL of a page with the cause and how to resolve it. */
  readonly docs: string | undefined
  /** The `Request-Id` of the response. Include it when you contact support. */
  readonly request_id: string | undefined
  readonly how_to_resolve: string | undefined
  /** Name of the parameter that caused the error. */
  readonly param: string | undefined
  /** All problems with the request. */
  readonly details: NonNullable<ErrorBody['details']>
  /** The whole error of the response, including the fields of its code. */
  readonly error: ErrorBody | undefined
  readonly headers: Headers | undefined

  constructor(message: string, response?: FailedResponse, options?: ErrorOptions) {
    super(message, options)
    this.error = response?.error
    this.status = response?.status
    this.headers = response?.headers
    this.code = this.error?.code
    this.docs = this.error?.docs
    this.request_id = this.error?.request_id ?? response?.headers.get('request-id') ?? undefined
    this.how_to_resolve = this.error?.how_to_resolve
    this.param = this.error?.param
    this.details = this.error?.details ?? []
  }
}

export type FailedResponse = { status: number; headers: Headers; error: ErrorBody | undefined }

/** 400: the request is malformed or a parameter is invalid. `details` lists every problem. */
export class BadRequestError extends AttuneError {
  override name = 'BadRequestError'
}

/** 401: the key is missing, unknown, revoked or belongs to the other environment. */
export class AuthenticationError extends AttuneError {
  override name = 'AuthenticationError'
}

/** 403: the key isn't permitted to do this. */
export class PermissionError extends AttuneError {
  override name = 'PermissionError'
}

/** 403 `consent_required`: the person hasn't consented. `consent` says what is missing. */
export class ConsentRequiredError extends PermissionError {
  override name = 'ConsentRequiredError'
  get consent(): MissingConsent | undefined {
    return this.error?.consent
  }
}

/** 404: the object doesn't exist, or the key can't see it. */
export class NotFoundError extends AttuneError {
  override name = 'NotFoundError'
}

/** 409: the request conflicts with the current state, for example a booked time. */
export class ConflictError extends AttuneError {
  override name = 'ConflictError'
}

/** 412: the object has changed since the version in `ifMatch`. */
export class PreconditionFailedError extends AttuneError {
  override name = 'PreconditionFailedError'
}

/** 422: well-formed but not possible, for example a session in the past. */
export class UnprocessableError extends AttuneError {
  override name = 'UnprocessableError'
}

/** 429: too many requests, after all retries. */
export class RateLimitError extends AttuneError {
  override name = 'RateLimitError'
}

/** 5xx: a fault of the service, after all retries. */
export class ServerError extends AttuneError {
  override name = 'ServerError'
}

/** There was no complete response, after all retries. The cause is in `cause`. */
export class ConnectionError extends AttuneError {
  override name = 'ConnectionError'
}

/** There was no response within `timeout`, after all retries. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError'
}

/** The options of the client or a request can't work. Nothing was sent. */
export class ConfigurationError extends AttuneError {
  override name = 'ConfigurationError'
}
