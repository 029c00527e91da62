// Rejects requests whose body length is ambiguous, to prevent request smuggling: a proxy in front
// might see the body end elsewhere, and so see a different next request.
import type { IncomingMessage } from 'node:http'
import { ApiError } from '#catalogue/api_error.ts'

export const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || 'content-length' in headers

export function framingError(request: IncomingMessage): ApiError | undefined {
  const { rawHeaders, httpVersion } = request
  if (!hasBody(request)) return undefined
  const codings = valuesOf(rawHeaders, 'transfer-encoding')
  const lengths = valuesOf(rawHeaders, 'content-length')
  if (lengths.length > 1 || lengths.some((length) => !/^\d+$/.test(length))) {
    return ambiguous('it must have a single numeric Content-Length.')
  }
  if (codings.length === 0) return undefined
  if (httpVersion === '1.0') return ambiguous("HTTP/1.0 doesn't support Transfer-Encoding.")
  if (codings.length > 1 || codings[0]!.toLowerCase() !== 'chunked' || lengths.length > 0) {
    return ambiguous('Transfer-Encoding must be "chunked", sent once and without Content-Length.')
  }
  return undefined
}

// What follows may be the rest of the body, so the connection is closed.
const ambiguous = (reason: string) =>
  new ApiError('malformed_request', { reason }, { headers: { connection: 'close' } })

const valuesOf = (rawHeaders: string[], name: string) =>
  rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]!.toLowerCase() === name)
