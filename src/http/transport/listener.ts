// The API's listener: TLS and, on the same port, a plain HTTP server that rejects every request.
// The first byte decides which of the two handles a connection. Nothing is redirected.
import { constants } from 'node:crypto'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'
import { lateBody, limitBodyTime, longest_body_ms } from './body_time.ts'
import type { ProtocolErrors } from './protocol_errors.ts'

export type Certificate = { key: string; cert: string }

type Options = {
  certificate: Certificate | undefined // Undefined behind a proxy that terminates TLS.
  protocol_errors: Pick<ProtocolErrors, 'remember'>
  onSocket(error: NodeJS.ErrnoException, socket: Socket): Promise<void>
  onConnection(socket: Socket): void // From a proxy, or from a client that bypassed it.
  watchPlain(socket: Socket): void
  refusePlain(request: IncomingMessage, response: ServerResponse): Promise<void>
  times?: { headers_ms?: number; request_ms?: number; check_ms?: number }
}

const tlsHandshake = 0x16
const hello_ms = 1_000

// Only suites with forward secrecy and authenticated encryption.
const ciphers = [
  'TLS_AES_128_GCM_SHA256',
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':')

export const tlsOptions = (certificate: Certificate) => ({
  ...certificate,
  minVersion: 'TLSv1.2' as const,
  ciphers,
  honorCipherOrder: true,
  // Renegotiation lets a client cause expensive work, and no client needs it.
  secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
})

export function listener(options: Options, work: RequestListener): http.Server | https.Server {
  const { certificate, protocol_errors, onSocket, refusePlain, times = {} } = options
  const request_ms = times.request_ms ?? 20_000
  const handle: RequestListener = (request, response) => {
    protocol_errors.remember(request, response)
    limitBodyTime(request, request_ms, () => void onSocket(lateBody(), request.socket))
    work(request, response)
  }
  const common: http.ServerOptions = {
    headersTimeout: times.headers_ms ?? 10_000,
    requestTimeout: request_ms,
    connectionsCheckingInterval: times.check_ms ?? 1_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
    requireHostHeader: false, // Node would respond without the error envelope.
    joinDuplicateHeaders: true, // Otherwise a second Authorization header would be dropped.
  }
  const with_bodies = { ...common, requestTimeout: longest_body_ms }
  if (!certificate) {
    const server = withErrorHandler(http.createServer(with_bodies, handle), onSocket)
    return server.on('connection', options.onConnection)
  }

  const tls = tlsOptions(certificate)
  const secure = withErrorHandler(https.createServer({ ...with_bodies, ...tls }, handle), onSocket)
  const refuse: RequestListener = (request, response) => {
    protocol_errors.remember(request, response)
    void refusePlain(request, response)
  }
  const plain = withErrorHandler(http.createServer(common, refuse), onSocket)
  plain.on('connection', options.watchPlain)
  plain.on('checkContinue', refuse) // Never invites a body over plain HTTP.
  plain.on('clientError', onSocket) // Fastify does this for the TLS server.
  // It never listens on its own port, but its timeouts start only with this event.
  plain.emit('listening')
  return splitByFirstByte(secure, plain, common.headersTimeout!)
}

// Node responds to some requests with an empty body; these listeners respond instead.
function withErrorHandler<Server extends http.Server | https.Server>(
  server: Server,
  onSocket: Options['onSocket'],
) {
  server.maxHeadersCount = 0 // Node would drop excess headers silently; we count them ourselves.
  server.on('connect', (_: IncomingMessage, socket: Socket) =>
    onSocket(new Error('CONNECT'), socket),
  )
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  return server
}

function splitByFirstByte(secure: https.Server, plain: http.Server, patience_ms: number) {
  const welcome = secure.listeners('connection')
  const undecided = new Set<Socket>()
  secure.removeAllListeners('connection')
  secure.on('connection', (socket: Socket) => {
    const drop = () => void socket.destroy()
    const deleteExpired = () => void undecided.delete(socket)
    undecided.add(socket)
    socket.setTimeout(patience_ms, drop)
    socket.once('error', drop).once('close', deleteExpired).once('end', drop)

    socket.once('readable', function look() {
      const first = socket.read(1) as Buffer | null
      if (first === null) {
        if (!socket.readableEnded && !socket.destroyed) socket.once('readable', look)
        return
      }
      socket.unshift(first)
      deleteExpired()
      socket.setTimeout(0)
      socket.off('timeout', drop).off('error', drop).off('close', deleteExpired).off('end', drop)
      if (first[0] !== tlsHandshake) plain.emit('connection', socket)
      else for (const listen of welcome) Reflect.apply(listen, secure, [socket])
    })
  })

  const close = secure.close.bind(secure)
  secure.close = ((done?: (error?: Error) => void) => {
    // Who has just connected is about to send a request.
    setTimeout(() => undecided.forEach((socket) => socket.destroy()), hello_ms).unref()
    plain.close()
    plain.closeAllConnections()
    return close(done)
  }) as typeof secure.close
  return secure
}
