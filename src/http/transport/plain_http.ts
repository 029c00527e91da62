// Rejects plain HTTP on any port. A key sent that way was exposed, so it is revoked before the
// response is sent, and the response says so.
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '#catalogue/api_error.ts'
import type { PlaintextWatch } from './plaintext_watch.ts'
import type { ProtocolErrors } from './protocol_errors.ts'
import { asApiError } from '#http/responses/database_errors.ts'

const exposures = {
  no_key: 'No API key was detected in the request.',
  revoked:
    'The API key in the request was exposed and has been revoked. Create a new one with ' +
    '`attune keys create`.',
}

const refusal = (revoked: boolean) =>
  new ApiError('https_required', { exposure: revoked ? exposures.revoked : exposures.no_key })

export function plainHttp(exposure: PlaintextWatch, protocol_errors: ProtocolErrors) {
  // Every byte of the connection is exposed, so it is closed after one response.
  async function refuseConnection(request: IncomingMessage) {
    request.resume()
    const error = await exposure.revokedWith(request).then(refusal, asApiError)
    protocol_errors.onConnection(error, request.socket)
    return error
  }

  // A trusted proxy says that it received this request unencrypted, or doesn't say how. In the
  // latter case nothing is known to be exposed.
  async function refusalOf(request: IncomingMessage, transport: 'plain' | 'unknown') {
    request.resume()
    if (transport === 'unknown') return refusal(false)
    return await exposure.revokedIn(request).then(refusal, asApiError)
  }

  // Bytes that aren't a request: reports the protocol error, unless a key in them was revoked.
  async function onSocket(error: NodeJS.ErrnoException, socket: Socket) {
    if (!exposure.isWatched(socket)) return protocol_errors.onSocket(error, socket)
    const revoked = await exposure.revokedOn(socket).catch(() => false)
    if (revoked) protocol_errors.onConnection(refusal(true), socket)
    else protocol_errors.onSocket(error, socket)
  }

  return { refuseConnection, refusalOf, onSocket }
}
