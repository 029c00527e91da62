// Refuses requests whose body could be framed in more than one way: a proxy in front might see
// another end of the body, and so another next request.
import type { IncomingMessage } from 'node:http'
import { ApiError } from '#catalogue/api_error.ts'

export function framingFault(request: IncomingMessage): ApiError | undefined {
  const { headers, rawHeaders, httpVersion } = request
  if (!('transfer-encoding' in headers || 'content-length' in headers)) return undefined
  const codings = valuesOf(rawHeaders, 'transfer-encoding')
  const lengths = valuesOf(rawHeaders, 'content-length')
  if (lengths.length > 1 || lengths.some((length) => !/^\d+$/.test(length))) {
    return ambiguous('it needs one Content-Length in digits.')
  }
  if (codings.length === 0) return undefined
  if (httpVersion === '1.0') return ambiguous('HTTP/1.0 has no Transfer-Encoding.')
  if (codings.length > 1 || codings[0]!.toLowerCase() !== 'chunked' || lengths.length > 0) {
    return ambiguous('Transfer-Encoding must be "chunked", once and without Content-Length.')
  }
  return undefined
}

// What follows on the connection may be the body's rest, so nothing more is read from it.
const ambiguous = (reason: string) =>
  new ApiError('malformed_request', { reason }, { headers: { connection: 'close' } })

const valuesOf = (rawHeaders: string[], name: string) =>
  rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]!.toLowerCase() === name)
