// Forwards a request to the cell that serves its account now, if it arrives in the old one: the
// same method, path, headers and body, and the response as it comes. Nothing of it is logged here.
import https from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '#http/app_context.ts'
import { hasBody } from './framing.ts'

const patience_ms = 120_000 // Without a byte. Longer than a request can wait for events.
const most_hops = 3 // An account can move again before everything knows its last cell.
const hop = '1.1 attune-cell'

// They describe one connection, or are set again for the next one.
const not_forwarded = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-proto',
])

export type Forwarded = { status: number; headers: IncomingHttpHeaders; body: IncomingMessage }

export function forwarder({ metrics, addressOf }: Pick<AppContext, 'metrics' | 'addressOf'>) {
  const agent = new https.Agent({ keepAlive: true })
  let forwarded = 0
  metrics.counter(
    'attune_requests_forwarded_total',
    'Requests forwarded to the cell that serves their account.',
    () => forwarded,
  )

  // Returns undefined if it can't be forwarded: the caller can repeat the request.
  async function forward(request: FastifyRequest, base_url: string) {
    const { raw, method, url } = request
    const via = String(request.headers.via ?? '')
    if (via.split(hop).length > most_hops || !isWhole(request)) return undefined
    const headers = {
      ...allowed(request.headers),
      ...bodyLength(request),
      via: via ? `${via}, ${hop}` : hop,
      'x-forwarded-for': addressOf(raw),
      'x-forwarded-proto': 'https',
    }
    const options = { method, headers, agent, timeout: patience_ms }
    const response = await send(new URL(url, base_url), options, request)
    if (response) forwarded++
    return response
  }
  return { forward, stop: () => agent.destroy() }
}

const allowed = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !not_forwarded.has(name)))

// Otherwise a part of the body was read and is gone.
const isWhole = ({ body, raw }: FastifyRequest) =>
  Buffer.isBuffer(body) || !hasBody(raw) || !raw.readableDidRead

const bodyLength = ({ body, headers }: FastifyRequest) => {
  const length = Buffer.isBuffer(body) ? body.length : headers['content-length']
  return length === undefined ? {} : { 'content-length': length }
}

const send = (url: URL, options: https.RequestOptions, { body, raw }: FastifyRequest) =>
  new Promise<Forwarded | undefined>((resolve) => {
    const outgoing = https.request(url, options, (response) => {
      const { statusCode: status = 502, headers } = response
      resolve({ status, headers: withLength(headers), body: response })
    })
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => resolve(undefined))
    raw.once('close', () => raw.complete || outgoing.destroy())
    if (Buffer.isBuffer(body)) outgoing.end(body)
    else if (hasBody(raw)) raw.pipe(outgoing)
    else outgoing.end()
  })

const withLength = (headers: IncomingHttpHeaders) => {
  const length = headers['content-length']
  return { ...allowed(headers), ...(length !== undefined && { 'content-length': length }) }
}
