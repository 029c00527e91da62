// Which failures are retried, and after how long. By the contract of the API: 429, 5xx and broken
// connections, with exponential backoff.
import { AttuneError, ConnectionError } from './errors.ts'

const first_delay_ms = 500
const longest_delay_ms = 8_000
const longest_retry_after_ms = 60_000

export function isRetryable(error: unknown): error is AttuneError {
  if (error instanceof ConnectionError) return true
  if (!(error instanceof AttuneError) || error.status === undefined) return false
  return error.status === 429 || error.status >= 500
}

/**
 * Milliseconds before the next attempt: the backoff with jitter, and at least `Retry-After`.
 * Undefined if the server asks for a longer wait than a caller would expect.
 */
export function delayBefore(retry: number, error: AttuneError): number | undefined {
  const backoff = Math.min(first_delay_ms * 2 ** (retry - 1), longest_delay_ms)
  const jittered = backoff * (0.5 + Math.random() / 2)
  const retry_after = retryAfter(error.headers)
  if (retry_after === undefined) return jittered
  if (retry_after > longest_retry_after_ms) return undefined
  // Callers that were refused at the same time shouldn't return at the same time.
  return retry_after + jittered / 2
}

// Seconds or a date.
function retryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after')
  if (!value) return undefined
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0)
}

/** Waits, or fails with the reason of the signal. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal!.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
