// Calls the API over HTTPS. The key comes from a setting or quickstart.json, never an argument.
import { existsSync, readFileSync } from 'node:fs'
import https from 'node:https'
import type { Config } from '#settings/config.ts'
import { Failure, unreachable_exit_code, UsageError } from './command.ts'
import { readQuickstart } from './quickstart.ts'

export type Query = Record<string, string | number | undefined>

export type Api = {
  base_url: string
  get<T>(path: string, query?: Query): Promise<T>
  post<T>(path: string, body: object): Promise<T>
}

const timeout_ms = 30_000

type ApiConnection = { base_url: string; ca: Buffer | undefined; api_key: string }

export function apiOf(config: Config): Api {
  const connection = connectionOf(config)
  return {
    base_url: connection.base_url,
    get: (path, query = {}) => sendRequest(connection, 'GET', `${path}${queryText(query)}`),
    post: (path, body) => sendRequest(connection, 'POST', path, body),
  }
}

function connectionOf({ home, api_key, api_url, public_url }: Config): ApiConnection {
  const quickstart = readQuickstart(home)
  const base_url = api_url ?? quickstart?.base_url ?? `${public_url}/v1`
  const own = !api_url || api_url === quickstart?.base_url
  const key = api_key ?? (own ? quickstart?.api_key : undefined)
  if (!key) {
    const where = 'or set ATTUNE_HOME to the home directory of a sandbox'
    throw new UsageError(`No API key found. Set ATTUNE_API_KEY, ${where}.`)
  }
  const ca_file = own ? quickstart?.ca_file : undefined
  const ca = ca_file && existsSync(ca_file) ? readFileSync(ca_file) : undefined
  return { base_url, ca, api_key: key }
}

function queryText(query: Query) {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  if (pairs.length === 0) return ''
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}

function sendRequest<T>(
  { base_url, ca, api_key }: ApiConnection,
  method: string,
  path: string,
  body?: object,
) {
  const bytes = body && JSON.stringify(body)
  return new Promise<T>((resolve, reject) => {
    const request = https.request(`${base_url}${path}`, {
      method,
      timeout: timeout_ms,
      ...(ca && { ca }),
      headers: {
        authorization: `Bearer ${api_key}`,
        ...(bytes && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(bytes),
        }),
      },
    })
    request.on('timeout', () => request.destroy(new Error('ETIMEDOUT')))
    request.on('error', (error) => reject(unreachable(base_url, error)))
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('error', (error) => reject(unreachable(base_url, error)))
      response.on('data', (part) => (text += part))
      response.on('end', () => {
        try {
          const body = JSON.parse(text)
          if (response.statusCode === 200) resolve(body)
          else reject(failureOf(response.statusCode!, body))
        } catch {
          reject(new Failure(`${base_url} isn't an Attune server.`, unreachable_exit_code))
        }
      })
    })
    request.end(bytes)
  })
}

// Invalid requests exit like invalid usage, as in commands that query the database directly.
const usage_error_statuses = [400, 404, 409, 412, 422]

type ErrorBody = { error?: { code: string; message: string; request_id: string } }

function failureOf(status: number, { error }: ErrorBody) {
  if (!error)
    return new Failure('The server returned an unexpected response.', unreachable_exit_code)
  const sentence = `${error.message} (${error.code}, ${error.request_id})`
  return usage_error_statuses.includes(status) ? new UsageError(sentence) : new Failure(sentence)
}

function unreachable(base_url: string, error: NodeJS.ErrnoException) {
  const why = error.code ?? error.message
  const hint = /CERT|SIGN|ISSUER/.test(why)
    ? "The server's certificate isn't trusted. Set NODE_EXTRA_CA_CERTS to its CA certificate."
    : 'Is Attune running? Start it with "attune start", or run "attune doctor" to diagnose.'
  return new Failure(`Can't reach ${base_url} (${why}). ${hint}`, unreachable_exit_code)
}
