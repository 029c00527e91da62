// Serializes every error in the same envelope: { error: { code, message, docs, … } }. The FHIR API
// answers with an OperationOutcome that carries the same code.
import { type ApiError } from '#catalogue/api_error.ts'
import { type ErrorCode } from '#catalogue/errors.ts'
import { fhir_json, operationOutcome } from './operation_outcome.ts'

export const docsUrl = (public_url: string, code: ErrorCode) => `${public_url}/docs/errors/${code}`

export function envelope(error: ApiError, public_url: string, request_id: string) {
  const { code, message } = error
  const { headers: _, retry_after_seconds: __, ...extras } = error.extras
  const docs = docsUrl(public_url, code)
  return JSON.stringify({ error: { code, message, docs, request_id, ...extras } })
}

export const isFhir = (url: string) => /^\/fhir(?:[/?]|$)/.test(url)

// The body of an error, in the form that the API at this path speaks.
export function errorBody(url: string, error: ApiError, public_url: string, request_id: string) {
  const text = envelope(error, public_url, request_id)
  return isFhir(url)
    ? { type: fhir_json, text: JSON.stringify(operationOutcome(error.status, text)) }
    : { type: 'application/json; charset=utf-8', text }
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
