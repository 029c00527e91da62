// The promise that every method returns: of the object, and on request of the whole response.
import type { RawResponse } from './attempt.ts'

export type ApiResponse<T> = {
  data: T
  status: number
  headers: Headers
  /** The `Request-Id` of the response. */
  request_id: string | undefined
  /** Whether this is the stored response to an earlier request with the same idempotency key. */
  replayed: boolean
  /** The remaining quota: the `RateLimit` header. */
  rate_limit: string | undefined
}

export type ApiPromise<T> = Promise<T> & {
  /** The object together with the status and the headers of the response. */
  withResponse(): Promise<ApiResponse<T>>
}

export function apiPromise<T>(raw: Promise<RawResponse>): ApiPromise<T> {
  const whole = raw.then(({ status, headers, body }) => ({
    data: body as T,
    status,
    headers,
    request_id: headers.get('request-id') ?? undefined,
    replayed: headers.get('idempotent-replayed') === 'true',
    rate_limit: headers.get('ratelimit') ?? undefined,
  }))
  const data = whole.then((response) => response.data)
  return Object.assign(data, {
    withResponse() {
      data.catch(() => {}) // The caller handles the failure of the other promise.
      return whole
    },
  })
}
