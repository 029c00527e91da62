// Refuses plain HTTP on any port. A key that was sent that way has been seen by others, so it is
// revoked before the refusal is sent, and the refusal says so.
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '#catalogue/api_error.ts'
import type { ExposureWatch } from './exposure.ts'
import type { ProtocolFaults } from './protocol_faults.ts'
import { asApiError } from './trouble.ts'

const exposures = {
  no_key: 'No key of yours was seen.',
  revoked:
    'The key it carried has crossed the network in clear and is revoked as of now; make another ' +
    'with "bin/attune keys create".',
}

const refusal = (revoked: boolean) =>
  new ApiError('https_required', { exposure: revoked ? exposures.revoked : exposures.no_key })

export function plainHttp(exposure: ExposureWatch, faults: ProtocolFaults) {
  // Every byte of the connection is exposed, so one answer ends it.
  async function refuseConnection(request: IncomingMessage) {
    request.resume()
    const error = await exposure.revokedWith(request).then(refusal, asApiError)
    faults.onConnection(error, request.socket)
    return error
  }

  // A trusted proxy says that it received this request unencrypted, or doesn't say how. In the
  // latter case nothing is known to be exposed.
  async function refusalOf(request: IncomingMessage, transport: 'plain' | 'unknown') {
    request.resume()
    if (transport === 'unknown') return refusal(false)
    return await exposure.revokedIn(request).then(refusal, asApiError)
  }

  // Bytes that are no request: the fault is reported, unless a key among them was revoked.
  async function onSocket(fault: NodeJS.ErrnoException, socket: Socket) {
    if (!exposure.isWatched(socket)) return faults.onSocket(fault, socket)
    const revoked = await exposure.revokedOn(socket).catch(() => false)
    if (revoked) faults.onConnection(refusal(true), socket)
    else faults.onSocket(fault, socket)
  }

  return { refuseConnection, refusalOf, onSocket }
}
