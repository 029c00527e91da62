// Handles protocol errors that Node reports below Fastify: malformed requests, oversized headers
// and slow bodies. They get the same envelope as other errors if a response can still be sent.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { errorBody, errorHeaders, isFhir, standingHeaders } from '#http/responses/error_envelope.ts'

const meanings: Record<string, () => ApiError> = {
  HPE_HEADER_OVERFLOW: () => new ApiError('headers_too_large', {}),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new ApiError('payload_too_large', {}),
  ERR_HTTP_REQUEST_TIMEOUT: () => new ApiError('request_timeout', {}),
}
const linger_ms = 1_000

const malformed = () =>
  new ApiError('malformed_request', { reason: "it couldn't be parsed as HTTP/1.1." })

function headOf(error: ApiError, request_id: string, type: string) {
  return {
    ...standingHeaders,
    'content-type': type,
    'request-id': request_id,
    ...errorHeaders(error),
  }
}

export function protocolErrors(public_url: string) {
  const latest = new WeakMap<Socket, ServerResponse>()

  // Tracks the last response started on a connection, so that no second one is sent after it.
  const remember = (request: IncomingMessage, response: ServerResponse) =>
    void latest.set(request.socket, response)

  function answerBusy(socket: Socket) {
    const response = latest.get(socket)
    if (!response?.headersSent) return false
    return !(response.writableFinished && response.req.complete)
  }

  // Reads and discards the rest of a rejected request for a moment: closing at once could discard
  // the response that is in transit.
  const answered = new WeakSet<Socket>()
  function endGently(socket: Socket, text: string) {
    answered.add(socket)
    socket.end(text)
    socket.resume()
    setTimeout(() => socket.destroy(), linger_ms).unref()
  }

  function onSocket(error: NodeJS.ErrnoException, socket: Socket) {
    if (error.code === 'ECONNRESET' && !answered.has(socket)) return void socket.destroy()
    onConnection((meanings[error.code ?? ''] ?? malformed)(), socket)
  }

  // Sends one response below Fastify and closes the connection.
  function onConnection(error: ApiError, socket: Socket) {
    if (answered.has(socket)) return
    const gone = socket.destroyed || !socket.writable
    if (gone || answerBusy(socket)) return void socket.destroy()
    const request_id = newId('req')
    const { type, text: body } = errorBody('', error, public_url, request_id)
    const head = {
      ...headOf(error, request_id, type),
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    const status = `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`
    endGently(socket, [status, ...lines, '', body].join('\r\n'))
  }

  // Caches the serialized response of shared error objects: only the request ID differs. Request
  // IDs have a fixed length, and the catalogue's texts are ASCII.
  type Forms = WeakMap<ApiError, { head: string[]; before: string; after: string }>
  const of_fhir: Forms = new WeakMap()
  const of_others: Forms = new WeakMap()
  function formOf(error: ApiError, url: string) {
    const forms = isFhir(url) ? of_fhir : of_others
    let form = forms.get(error)
    if (!form) {
      const sample = newId('req')
      const { type, text: body } = errorBody(url, error, public_url, sample)
      const head = { ...headOf(error, sample, type), 'content-length': Buffer.byteLength(body) }
      const { 'request-id': _, ...same } = head
      const [before = '', after = ''] = body.split(sample)
      form = { head: Object.entries(same).flatMap(([k, v]) => [k, String(v)]), before, after }
      forms.set(error, form)
    }
    return form
  }

  function onResponse(error: ApiError, response: ServerResponse, request_id: string) {
    const { head, before, after } = formOf(error, response.req.url ?? '')
    response.writeHead(error.status, [...head, 'request-id', request_id])
    response.end(before + request_id + after, 'latin1')
  }

  return { remember, onSocket, onConnection, onResponse }
}

export type ProtocolErrors = ReturnType<typeof protocolErrors>
