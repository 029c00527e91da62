// Calls the API over HTTPS. The key comes from a setting, "attune login" or quickstart.json, never
// from an argument.
import type { IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { ClientSettings } from '#settings/client_settings.ts'
import { connectionOf } from './api_connection.ts'
import { type Envelope, Failure, unreachable_exit_code, usage_exit_code } from './command.ts'

export type Query = Record<string, string | number | undefined>

export type ApiRequest = {
  method: string
  path: string // Below /v1, with the query.
  form?: string
  json?: string
  headers?: Record<string, string>
  timeout_ms?: number
}

export type Api = {
  base_url: string
  api_key: string
  get<T>(path: string, query?: Query): Promise<T>
  post<T>(path: string, body: object, headers?: Record<string, string>): Promise<T>
  send<T>(request: ApiRequest): Promise<T>
  exchange(request: ApiRequest): Promise<ApiAnswer> // Whatever the server answers.
  withKey(api_key: string): Api // The same server with another key.
}

export type ApiAnswer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  bytes: Buffer // The same, for a file.
}

export type Connection = { base_url: string; ca: Buffer | undefined; api_key: string }

const timeout_ms = 30_000

export const apiOf = (settings: ClientSettings): Api => apiAt(connectionOf(settings))

export function apiAt(connection: Connection): Api {
  const { base_url, api_key } = connection
  const agent = new https.Agent({ keepAlive: true, maxSockets: 2 })
  const exchange = (request: ApiRequest) => exchangeWith(connection, agent, request)
  const send = async <T>(request: ApiRequest) => resultOf<T>(base_url, await exchange(request))
  return {
    base_url,
    api_key,
    send,
    exchange,
    withKey: (other) => apiAt({ ...connection, api_key: other }),
    get: (path, query = {}) => send({ method: 'GET', path: `${path}${queryText(query)}` }),
    post: (path, body, headers = {}) =>
      send({ method: 'POST', path, json: JSON.stringify(body), headers }),
  }
}

function queryText(query: Query) {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  if (pairs.length === 0) return ''
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}

function exchangeWith(
  { base_url, ca, api_key }: Connection,
  agent: https.Agent,
  { method, path, form, json, headers = {}, timeout_ms: patience = timeout_ms }: ApiRequest,
) {
  const bytes = json ?? form
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json'
  return new Promise<ApiAnswer>((resolve, reject) => {
    const request = https.request(`${base_url}${path}`, {
      method,
      agent,
      timeout: patience,
      ...(ca && { ca }),
      headers: {
        authorization: `Bearer ${api_key}`,
        ...headers,
        ...(bytes !== undefined && {
          'content-type': type,
          'content-length': Buffer.byteLength(bytes),
        }),
      },
    })
    request.on('timeout', () => request.destroy(new Error('ETIMEDOUT')))
    request.on('error', (error) => reject(unreachable(base_url, error)))
    request.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('error', (error) => reject(unreachable(base_url, error)))
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const received = Buffer.concat(parts)
        const { statusCode: status, headers: sent } = response
        resolve({ status: status!, headers: sent, text: received.toString(), bytes: received })
      })
    })
    request.end(bytes)
  })
}

// The object in a response, or the error.
export function resultOf<T>(base_url: string, { status, text }: ApiAnswer) {
  const body = parseObject(text)
  if (!body) throw new Failure(`${base_url} isn't an Attune server.`, unreachable_exit_code)
  if (status !== 200) throw failureOf(status, body)
  return body as T
}

function parseObject(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body ? body : undefined
  } catch {
    return undefined
  }
}

// Invalid requests exit like invalid usage, as in commands that query the database directly.
const usage_error_statuses = [400, 404, 409, 412, 422]

// The API answered with an error.
export class ApiFailure extends Failure {
  readonly status: number

  constructor(status: number, sentence: string, envelope: Envelope) {
    const code = usage_error_statuses.includes(status) ? usage_exit_code : undefined
    super(sentence, code, { envelope })
    this.status = status
  }
}

type ErrorDetail = { param: string | null; message: string }

function failureOf(status: number, body: object) {
  const { error } = body as Partial<Envelope>
  if (!error)
    return new Failure('The server returned an unexpected response.', unreachable_exit_code)
  const { code, message, request_id, how_to_resolve, details = [] } = error
  const others = (details as ErrorDetail[]).filter((detail) => !message.includes(detail.message))
  const lines = [
    `${message} (${code}, ${request_id})`,
    ...others.map((detail) => `  ${detail.message}`),
    ...(typeof how_to_resolve === 'string' ? [how_to_resolve] : []),
  ]
  return new ApiFailure(status, lines.join('\n'), { error })
}

function unreachable(base_url: string, error: NodeJS.ErrnoException) {
  const why = error.code ?? error.message
  const hint = /CERT|SIGN|ISSUER/.test(why)
    ? "The server's certificate isn't trusted. Set NODE_EXTRA_CA_CERTS to its CA certificate, or " +
      'pass it to "attune login --ca <file>".'
    : 'Is Attune running? Start it with "attune start", or run "attune doctor" to diagnose.'
  return new Failure(`Can't reach ${base_url} (${why}). ${hint}`, unreachable_exit_code)
}
