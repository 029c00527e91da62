// Fetches a document that others publish over HTTPS: within limits of time and size, only from
// public addresses, which are checked again for every redirect.
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { readRetryAfter } from '#outside/webhook/response.ts'
import {
  hostOf,
  type Lookup,
  readTarget,
  resolveTarget,
  TargetFault,
} from '#outside/webhook/target.ts'

export type FetchOptions = {
  allow_private: boolean
  ca?: string | Buffer | undefined // Authorities to trust in place of the ones Node knows.
  lookup?: Lookup | undefined
  timeout_ms?: number
}

export type DocumentRequest = {
  address: string
  headers: Record<string, string>
  most_bytes: number
  unchanged?: boolean // Whether the headers ask for a document only if it changed.
}

// The body is undefined if the document didn't change.
export type FetchedDocument = { headers: IncomingHttpHeaders; body: Buffer | undefined }

export type FetchFaultCode =
  | 'unreachable'
  | 'timeout'
  | 'address_refused'
  | 'access_denied'
  | 'not_found'
  | 'http_error'
  | 'too_large'

export class FetchFault extends Error {
  readonly code: FetchFaultCode
  readonly retry_after_seconds: number | null

  constructor(code: FetchFaultCode, retry_after_seconds: number | null = null) {
    super(`The document can't be fetched (${code}).`)
    this.code = code
    this.retry_after_seconds = retry_after_seconds
  }
}

const most_redirects = 5
const header_limit_bytes = 16_384

export async function fetchDocument(
  wanted: DocumentRequest,
  options: FetchOptions,
): Promise<FetchedDocument> {
  const signal = AbortSignal.timeout(options.timeout_ms ?? 20_000)
  try {
    const response = await follow(wanted, options, signal)
    const { statusCode: status, headers } = response
    if (status !== 304) return { headers, body: await readBody(response, wanted, signal) }
    response.destroy()
    return { headers, body: undefined }
  } catch (error) {
    throw error instanceof FetchFault ? error : new FetchFault(codeOf(error, signal))
  }
}

function codeOf(error: unknown, signal: AbortSignal): FetchFaultCode {
  if (signal.aborted) return 'timeout'
  if (error instanceof TargetFault && error.code !== 'dns') return 'address_refused'
  return 'unreachable'
}

async function follow(
  wanted: DocumentRequest,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let next = wanted.address
  for (let redirects = 0; redirects <= most_redirects; redirects++) {
    const response = await request({ ...wanted, address: next }, options, signal)
    const { statusCode: status = 0, headers } = response
    if (status === 200 || (status === 304 && wanted.unchanged)) return response
    response.destroy()
    const is_redirect = status >= 301 && status <= 308 && status !== 304 && headers.location
    if (!is_redirect) throw new FetchFault(statusFault(status), readRetryAfter(headers))
    if (!URL.canParse(headers.location!, next)) throw new FetchFault('http_error')
    next = new URL(headers.location!, next).href
  }
  throw new FetchFault('http_error')
}

function statusFault(status: number): FetchFaultCode {
  if (status === 401 || status === 403) return 'access_denied'
  return status === 404 || status === 410 ? 'not_found' : 'http_error'
}

// Connects to the address that was checked, not to what the name resolves to by then.
async function request(
  { address, headers }: DocumentRequest,
  { allow_private, ca, lookup }: FetchOptions,
  signal: AbortSignal,
) {
  const { url } = readTarget(address, { allow_private })
  const place = await abortable(resolveTarget(url, { allow_private, lookup }), signal)
  const secure = url.protocol === 'https:'
  const sent = (secure ? https : http).request({
    method: 'GET',
    agent: false,
    host: place.address,
    family: place.family,
    port: url.port || (secure ? 443 : 80),
    path: url.pathname + url.search,
    servername: isIP(hostOf(url)) ? '' : url.hostname,
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED would override the default.
    rejectUnauthorized: true,
    ...(ca && { ca }),
    maxHeaderSize: header_limit_bytes,
    insecureHTTPParser: false,
    signal,
    headers: { host: url.host, 'accept-encoding': 'gzip, br', ...headers },
  })
  return await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).on('error', reject).once('close', reject)
    sent.end()
  })
}

const abortable = <T>(work: Promise<T>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    }),
  ])

// The limit applies to what is received and to what it expands to.
async function readBody(
  response: IncomingMessage,
  { most_bytes }: DocumentRequest,
  signal: AbortSignal,
) {
  const parts: Buffer[] = []
  let received = 0
  let bytes = 0
  const body = decode(response)
  response.on('data', (part: Buffer) => {
    received += part.length
    if (received > most_bytes) body.destroy(new FetchFault('too_large'))
  })
  response.on('error', (error) => body.destroy(error))
  signal.addEventListener('abort', () => body.destroy(signal.reason as Error), { once: true })
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > most_bytes) throw new FetchFault('too_large')
      parts.push(part)
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(parts)
}

function decode(response: IncomingMessage) {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'gzip' || encoding === 'x-gzip') return response.pipe(createGunzip())
  if (encoding === 'br') return response.pipe(createBrotliDecompress())
  if (encoding === 'identity' || encoding === '') return response
  throw new FetchFault('http_error')
}
