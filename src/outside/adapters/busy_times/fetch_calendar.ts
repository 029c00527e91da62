// Fetches a calendar over HTTPS: within limits of time and size, only from public addresses, which
// are checked again for every redirect.
import { createHash } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import {
  BusyTimesFault,
  type BusyTimesFaultCode,
  type Validators,
} from '#outside/ports/busy_times.ts'
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

// Undefined if the calendar didn't change.
export type Fetched = { validators: Validators; text: string | undefined }

const most_bytes = 10_000_000
const most_redirects = 5
const header_limit_bytes = 16_384
const validator_limit = 1_000

export async function fetchCalendar(
  address: string,
  known: Validators | null,
  options: FetchOptions,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeout_ms ?? 20_000)
  try {
    const response = await follow(address, known, options, signal)
    if (response.statusCode === 304) {
      response.destroy()
      return { validators: known!, text: undefined }
    }
    return compare(response, await readBody(response, signal), known)
  } catch (error) {
    throw error instanceof BusyTimesFault ? error : new BusyTimesFault(codeOf(error, signal))
  }
}

function codeOf(error: unknown, signal: AbortSignal): BusyTimesFaultCode {
  if (signal.aborted) return 'timeout'
  if (error instanceof TargetFault && error.code !== 'dns') return 'address_refused'
  return 'unreachable'
}

async function follow(
  address: string,
  known: Validators | null,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let next = address
  for (let redirects = 0; redirects <= most_redirects; redirects++) {
    const response = await request(next, known, options, signal)
    const { statusCode: status = 0, headers } = response
    if (status === 200 || (status === 304 && known)) return response
    response.destroy()
    const is_redirect = status >= 301 && status <= 308 && status !== 304 && headers.location
    if (!is_redirect) throw new BusyTimesFault(statusFault(status), readRetryAfter(headers))
    if (!URL.canParse(headers.location!, next)) throw new BusyTimesFault('http_error')
    next = new URL(headers.location!, next).href
  }
  throw new BusyTimesFault('http_error')
}

function statusFault(status: number): BusyTimesFaultCode {
  if (status === 401 || status === 403) return 'access_denied'
  return status === 404 || status === 410 ? 'not_found' : 'http_error'
}

// Connects to the address that was checked, not to what the name resolves to by then.
async function request(
  address: string,
  known: Validators | null,
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
    headers: {
      host: url.host,
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'gzip, br',
      'user-agent': 'Attune-Calendars/1',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
    },
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
async function readBody(response: IncomingMessage, signal: AbortSignal) {
  const parts: Buffer[] = []
  let received = 0
  let bytes = 0
  const body = decode(response)
  response.on('data', (part: Buffer) => {
    received += part.length
    if (received > most_bytes) body.destroy(new BusyTimesFault('too_large'))
  })
  response.on('error', (error) => body.destroy(error))
  signal.addEventListener('abort', () => body.destroy(signal.reason as Error), { once: true })
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > most_bytes) throw new BusyTimesFault('too_large')
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
  throw new BusyTimesFault('http_error')
}

// Many servers send no validators, and a new DTSTAMP each time: the rest tells whether it changed.
function compare({ headers }: IncomingMessage, body: Buffer, known: Validators | null): Fetched {
  const text = textOf(body)
  const digest = createHash('sha256')
    .update(text.replaceAll(/^DTSTAMP[:;].*$/gm, ''))
    .digest('base64url')
  const { etag = '', 'last-modified': last_modified = '' } = headers
  const validators = {
    digest,
    ...(isValidator(etag) && { etag }),
    ...(isValidator(last_modified) && { last_modified }),
  }
  return { validators, text: known?.digest === digest ? undefined : text }
}

const isValidator = (value: string) => value !== '' && value.length <= validator_limit

// UTF-8, as the standard requires, or UTF-16 with a byte order mark. Other bytes can occur only in
// texts, which aren't read.
function textOf(bytes: Buffer) {
  const is_utf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(is_utf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}
