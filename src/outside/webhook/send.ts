// Delivers one webhook and returns the outcome: within a time limit, only to checked addresses, and
// reading a limited part of the response.
import http from 'node:http'
import https from 'node:https'
import { isIP, type Socket } from 'node:net'
import { type WebhookResponse, readResponse } from './response.ts'
import { full_limit_ms } from './schedule.ts'
import {
  hostOf,
  type Lookup,
  type TargetAddress,
  readTarget,
  resolveTarget,
  TargetFault,
} from './target.ts'

export type Delivery = {
  url: string
  headers: Record<string, string>
  body: string
  allow_private: boolean
  timeout_ms?: number
  /** For the name, the connection and the handshake together. */
  connect_timeout_ms?: number
  lookup?: Lookup
  /** Authorities to trust in place of the ones Node knows. */
  ca?: string | Buffer
}

export type FailureReason =
  | 'timeout'
  | 'refused_address'
  | 'dns'
  | 'connection'
  | 'tls'
  | 'too_large'
  | 'malformed_answer'
  | 'not_signed' // Nothing was sent: no secret could be decrypted.
/** `code` is the system error code, for example ECONNREFUSED or CERT_HAS_EXPIRED. */
type DeliveryFailure = { kind: 'failed'; reason: FailureReason; code: string }
type DeliveryEnd = WebhookResponse | DeliveryFailure
export type Outcome = DeliveryEnd & { duration_ms: number }

export const isDelivered = (outcome: Outcome) =>
  outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300

const header_limit_bytes = 16_384
const interim_limit = 10

// Pools of idle connections. Node separates them by address, port, name and CA, so none is reused
// for an address that wasn't checked for this attempt. Our own agents ignore proxy settings from
// the environment.
const idle = { keepAlive: true, maxFreeSockets: 2, timeout: 10_000 }
const transports = {
  http: { request: http.request, agent: new http.Agent(idle), ready: 'connect' },
  https: { request: https.request, agent: new https.Agent(idle), ready: 'secureConnect' },
}

export async function send(delivery: Delivery): Promise<Outcome> {
  const { timeout_ms = full_limit_ms, connect_timeout_ms = 5_000 } = delivery
  const started = performance.now()
  const patience = startTimeouts(timeout_ms, connect_timeout_ms)
  const end = await deliver(delivery, patience).finally(patience.stop)
  return { ...end, duration_ms: Math.round(performance.now() - started) }
}

type Timeouts = ReturnType<typeof startTimeouts>

function startTimeouts(timeout_ms: number, connect_timeout_ms: number) {
  const { promise: over, resolve } = Promise.withResolvers<DeliveryFailure>()
  const end = (code: string) => resolve({ kind: 'failed', reason: 'timeout', code })
  const total = setTimeout(end, timeout_ms, 'TOTAL_TIMEOUT')
  const connect = setTimeout(end, connect_timeout_ms, 'CONNECT_TIMEOUT')
  const connected = () => clearTimeout(connect)
  const stop = () => [total, connect].forEach(clearTimeout)
  return { over, connected, stop }
}

async function deliver(delivery: Delivery, patience: Timeouts): Promise<DeliveryEnd> {
  const { allow_private, lookup } = delivery
  try {
    const { url } = readTarget(delivery.url, { allow_private })
    const resolved = resolveTarget(url, { allow_private, lookup })
    const place = await Promise.race([resolved, patience.over])
    if ('kind' in place) return place
    const options = requestOptions(delivery, url, place)
    const end = await exchange(url, options, delivery.body, patience)
    if (end !== 'stale') return end
    // Without an agent, the connection is new and closed afterward.
    const again = await exchange(url, { ...options, agent: false }, delivery.body, patience)
    return again as DeliveryEnd
  } catch (fault) {
    if (!(fault instanceof TargetFault)) throw fault
    const reason = fault.code === 'dns' ? 'dns' : 'refused_address'
    return { kind: 'failed', reason, code: fault.code }
  }
}

const transportOf = (url: URL) => (url.protocol === 'https:' ? transports.https : transports.http)

// Requests an uncompressed response, which rules out decompression bombs.
function requestOptions(delivery: Delivery, url: URL, place: TargetAddress): https.RequestOptions {
  return {
    method: 'POST',
    agent: transportOf(url).agent,
    host: place.address,
    family: place.family,
    port: url.port || (url.protocol === 'https:' ? 443 : 80),
    path: url.pathname + url.search,
    // The certificate must match the name; SNI can't contain an IP address.
    servername: isIP(hostOf(url)) ? '' : url.hostname,
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED would override the default.
    rejectUnauthorized: true,
    ...(delivery.ca === undefined ? {} : { ca: delivery.ca }),
    maxHeaderSize: header_limit_bytes,
    insecureHTTPParser: false,
    headers: {
      'content-type': 'application/json',
      ...delivery.headers,
      host: url.host,
      'user-agent': 'Attune-Webhooks/1',
      'accept-encoding': 'identity',
      'content-length': Buffer.byteLength(delivery.body),
    },
  }
}

// 'stale' is an idle connection that the receiver had already closed.
function exchange(url: URL, options: https.RequestOptions, body: string, patience: Timeouts) {
  const { promise, resolve } = Promise.withResolvers<DeliveryEnd | 'stale'>()
  const way = transportOf(url)
  const request = way.request(options)
  let answered: (() => WebhookResponse) | undefined
  let handshaking = false
  let hasResponse = () => false

  function end(failure: DeliveryFailure | 'stale') {
    resolve(answered ? answered() : failure)
    patience.connected()
  }
  request.on('socket', (socket: Socket) => {
    const before_bytes = socket.bytesRead
    hasResponse = () => socket.bytesRead > before_bytes
    if (request.reusedSocket) return patience.connected()
    socket.once('connect', () => (handshaking = way === transports.https))
    socket.once(way.ready, () => {
      handshaking = false
      patience.connected()
    })
  })
  let interim = 0
  request.on('information', () => {
    if (++interim <= interim_limit) return
    end(malformed)
    request.destroy()
  })
  request.on('response', (response) => {
    answered = readResponse(response, () => end(malformed))
  })
  request.on('error', (fault: NodeJS.ErrnoException) => {
    const code = fault.code ?? fault.name
    const stale = request.reusedSocket && !hasResponse() && gone.includes(code)
    end(stale ? 'stale' : { kind: 'failed', reason: reasonOf(code, handshaking), code })
  })
  // A response that isn't final (101, or too many 1xx) ends without an error.
  request.on('close', () => end(malformed))
  void patience.over.then((timeout) => {
    end(timeout)
    request.destroy()
  })
  request.end(body)
  return promise
}

const gone = ['ECONNRESET', 'EPIPE']
const malformed: DeliveryFailure = {
  kind: 'failed',
  reason: 'malformed_answer',
  code: 'NO_FINAL_ANSWER',
}

// During a handshake, every error except a connection error (E...) is a TLS error.
function reasonOf(code: string, handshaking: boolean): FailureReason {
  if (code === 'HPE_HEADER_OVERFLOW') return 'too_large'
  if (code.startsWith('HPE_')) return 'malformed_answer'
  if (code === 'EPROTO' || /^ERR_(SSL|TLS)_/.test(code)) return 'tls'
  return handshaking && !/^E[A-Z]+$/.test(code) ? 'tls' : 'connection'
}
