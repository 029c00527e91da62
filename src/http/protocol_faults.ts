// Faults below the framework: bytes that are no request, headers that never end, bodies that drip.
// They get the same envelope as every other error, as long as an answer can still be sent.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#ids.ts'
import { envelope, errorHeaders, standingHeaders } from './envelope.ts'

const meanings: Record<string, () => ApiError> = {
  HPE_HEADER_OVERFLOW: () => new ApiError('headers_too_large', {}),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new ApiError('payload_too_large', {}),
  ERR_HTTP_REQUEST_TIMEOUT: () => new ApiError('request_timeout', {}),
}
const linger_ms = 1_000

const malformed = () =>
  new ApiError('malformed_request', { reason: 'it could not be read as HTTP/1.1.' })

export function headOf(error: ApiError, request_id: string) {
  return {
    ...standingHeaders,
    'content-type': 'application/json; charset=utf-8',
    'request-id': request_id,
    ...errorHeaders(error),
  }
}

export function protocolFaults(public_url: string) {
  const latest = new WeakMap<Socket, ServerResponse>()

  // Remembers the last answer begun on a connection, so that no second one is sent after it.
  const remember = (request: IncomingMessage, response: ServerResponse) =>
    void latest.set(request.socket, response)

  function answerBusy(socket: Socket) {
    const response = latest.get(socket)
    if (!response?.headersSent) return false
    return !(response.writableFinished && response.req.complete)
  }

  // The rest of a refused request is read and thrown away for a moment: closing at once would
  // take back the answer that is on its way.
  const answered = new WeakSet<Socket>()
  function endGently(socket: Socket, text: string) {
    answered.add(socket)
    socket.end(text)
    socket.resume()
    setTimeout(() => socket.destroy(), linger_ms).unref()
  }

  function onSocket(fault: NodeJS.ErrnoException, socket: Socket) {
    if (fault.code === 'ECONNRESET' && !answered.has(socket)) return void socket.destroy()
    onConnection((meanings[fault.code ?? ''] ?? malformed)(), socket)
  }

  // Answers below the framework, once, and ends the connection.
  function onConnection(error: ApiError, socket: Socket) {
    if (answered.has(socket)) return
    const gone = socket.destroyed || !socket.writable
    if (gone || answerBusy(socket)) return void socket.destroy()
    const request_id = newId('req')
    const body = envelope(error, public_url, request_id)
    const head = {
      ...headOf(error, request_id),
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    const status = `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`
    endGently(socket, [status, ...lines, '', body].join('\r\n'))
  }

  // Errors that are made once are also written once: only the id of the request differs. Request
  // ids are all of one length, and the texts of the catalogue plain ASCII.
  const forms = new WeakMap<ApiError, { head: string[]; before: string; after: string }>()
  function formOf(error: ApiError) {
    let form = forms.get(error)
    if (!form) {
      const sample = newId('req')
      const body = envelope(error, public_url, sample)
      const head = { ...headOf(error, sample), 'content-length': Buffer.byteLength(body) }
      const { 'request-id': _, ...same } = head
      const [before = '', after = ''] = body.split(sample)
      form = { head: Object.entries(same).flatMap(([k, v]) => [k, String(v)]), before, after }
      forms.set(error, form)
    }
    return form
  }

  function onResponse(error: ApiError, response: ServerResponse, request_id: string) {
    const { head, before, after } = formOf(error)
    response.writeHead(error.status, [...head, 'request-id', request_id])
    response.end(before + request_id + after, 'latin1')
  }

  return { remember, onSocket, onConnection, onResponse }
}

export type ProtocolFaults = ReturnType<typeof protocolFaults>
