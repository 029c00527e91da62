// Serializes every error in the same envelope: { error: { code, message, docs, … } }.
import { type ApiError } from '#catalogue/api_error.ts'
import { type ErrorCode } from '#catalogue/errors.ts'

export const docsUrl = (public_url: string, code: ErrorCode) => `${public_url}/docs/errors/${code}`

export function envelope(error: ApiError, public_url: string, request_id: string) {
  const { code, message } = error
  const { headers: _, retry_after_seconds: __, ...extras } = error.extras
  const docs = docsUrl(public_url, code)
  return JSON.stringify({ error: { code, message, docs, request_id, ...extras } })
}

// Headers of every response, errors included.
export const standingHeaders = {
  'cache-control': 'no-store',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

export function errorHeaders({ extras }: ApiError): Record<string, string> {
  const { headers, retry_after_seconds } = extras
  return {
    ...headers,
    ...(retry_after_seconds !== undefined && { 'retry-after': String(retry_after_seconds) }),
  }
}
