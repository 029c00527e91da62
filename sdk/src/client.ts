// Sends requests: addresses, headers, idempotency keys and retries. Resources call it.
import { type ApiPromise, apiPromise } from './api_promise.ts'
import { attempt, type Attempt, type RawResponse } from './attempt.ts'
import { isBrowser, refuseSecretInBrowser } from './browser.ts'
import { fetchWithCa } from './custom_ca.ts'
import { ConfigurationError } from './errors.ts'
import { version } from './generated/version.ts'
import type { ClientOptions, Fetch, Pdf, ReadOptions, WriteOptions, Written } from './options.ts'
import { List, type ListResponse } from './pages.ts'
import { queryString } from './query.ts'
import { delayBefore, isRetryable, sleep } from './retry.ts'

const sandbox_url = 'https://localhost:8443'
const default_timeout_ms = 30_000
const default_retries = 2

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type RequestParts = {
  /** Replaces `{id}` in the path. */
  id?: string | undefined
  query?: object | undefined
  body?: unknown
}

/** Sends requests to Attune. `Attune` adds the resources to it. */
export class AttuneClient {
  readonly baseUrl: string
  readonly #options: ClientOptions
  readonly #fetch: Fetch

  constructor(options: ClientOptions) {
    const { apiKey, ca, fetch } = options
    if (!apiKey) throw new ConfigurationError('`apiKey` is required.')
    if (ca && fetch) throw new ConfigurationError('Pass `ca` or `fetch`, not both.')
    if (typeof apiKey === 'string') refuseSecretInBrowser(apiKey)
    this.baseUrl = baseUrlOf(options)
    this.#options = options
    this.#fetch = fetch ?? (ca ? fetchWithCa(ca) : (url, init) => globalThis.fetch(url, init))
  }

  /** Sends any request, for example to an endpoint that is newer than this package. */
  request<T>(
    method: Method,
    path: string,
    parts: RequestParts = {},
    options: WriteOptions = {},
  ): ApiPromise<T> {
    return apiPromise<T>(this.#send(method, path, parts, options))
  }

  /** Sends a GET request. */
  read<T>(path: string, parts: RequestParts, options?: ReadOptions): ApiPromise<T> {
    return this.request('GET', path, parts, readable(options))
  }

  /** Downloads an object as a PDF. */
  pdf(path: string, parts: RequestParts, options?: ReadOptions): ApiPromise<Pdf> {
    const headers = { ...options?.headers, accept: 'application/pdf' }
    return this.request('GET', path, parts, { ...readable(options), headers })
  }

  /** Sends a request that writes. */
  write<T, Dry extends boolean = false>(
    method: Exclude<Method, 'GET'>,
    path: string,
    parts: RequestParts,
    options?: WriteOptions<Dry>,
  ): ApiPromise<Written<T, Dry>> {
    return this.request(method, path, parts, options)
  }

  /** A list. The parameters of a search are in the body, because a URL must not contain them. */
  list<T>(path: string, { id, query, body }: RequestParts, options?: ReadOptions): List<T> {
    const send = (params: object) =>
      body
        ? this.request<ListResponse<T>>('POST', path, { id, body: params }, readable(options))
        : this.read<ListResponse<T>>(path, { id, query: params }, options)
    return new List<T>(send, { ...query, ...(body as object | undefined) })
  }

  /** A list that is always complete, on one page. */
  completeList<T>(path: string, { id, query }: RequestParts, options?: ReadOptions): List<T> {
    const send = (params: object) =>
      this.read<ListResponse<T>>(path, { id, query: params }, options)
    return new List<T>(send, { ...query }, false)
  }

  async #send(
    method: Method,
    path: string,
    parts: RequestParts,
    options: WriteOptions,
  ): Promise<RawResponse> {
    const { timeout = default_timeout_ms, maxRetries = default_retries } = this.#options
    const { signal } = options
    const request: Attempt = {
      url: `${this.baseUrl}${withId(path, parts.id)}${queryString(parts.query)}`,
      method,
      headers: await this.#headers(method, parts, options),
      body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
      timeout: options.timeout ?? timeout,
      signal,
    }
    const most_retries = options.maxRetries ?? maxRetries
    for (let retry = 1; ; retry++) {
      try {
        return await attempt(this.#fetch, request)
      } catch (error) {
        if (retry > most_retries || !isRetryable(error)) throw error
        const delay = delayBefore(retry, error)
        if (delay === undefined) throw error
        await sleep(delay, signal)
      }
    }
  }

  // Computed once per call, so that every attempt has the same idempotency key.
  async #headers(method: Method, { body }: RequestParts, options: WriteOptions) {
    const { apiKey, headers } = this.#options
    const key = typeof apiKey === 'function' ? await apiKey() : apiKey
    refuseSecretInBrowser(key)
    const { idempotencyKey, ifMatch, onBehalfOf, dryRun } = options
    const sent = new Headers({ accept: 'application/json', ...headers })
    const set = (values: Record<string, string | false | undefined>) => {
      for (const [name, value] of Object.entries(values)) if (value) sent.set(name, value)
    }
    set(options.headers ?? {})
    set({
      authorization: `Bearer ${key}`,
      'content-type': body !== undefined && 'application/json',
      'idempotency-key': method !== 'GET' && (idempotencyKey ?? crypto.randomUUID()),
      'if-match': ifMatch !== undefined && entityTag(ifMatch),
      'on-behalf-of': onBehalfOf,
      'dry-run': dryRun && 'true',
      'user-agent': !isBrowser() && `attune-sdk/${version}`,
    })
    return Object.fromEntries(sent)
  }
}

// Options of a write would be ignored by a read, so they aren't sent.
const readable = ({ onBehalfOf, signal, timeout, maxRetries, headers }: ReadOptions = {}) => ({
  ...(onBehalfOf !== undefined && { onBehalfOf }),
  ...(signal && { signal }),
  ...(timeout !== undefined && { timeout }),
  ...(maxRetries !== undefined && { maxRetries }),
  ...(headers && { headers }),
})

function withId(path: string, id: string | undefined) {
  if (!path.includes('{id}')) return path
  if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) {
    throw new ConfigurationError(`The ID in ${path} must be a non-empty string.`)
  }
  return path.replace('{id}', () => encodeURIComponent(id))
}

const entityTag = (version: number | string) =>
  typeof version === 'number' || /^\d+$/.test(version) ? `"${version}"` : version

// A key sent over plain HTTP is revoked by the server, so it never leaves the client.
function baseUrlOf({ baseUrl, apiKey }: ClientOptions) {
  if (baseUrl === undefined && typeof apiKey === 'string' && /^\w\w_live_/.test(apiKey)) {
    throw new ConfigurationError('`baseUrl` is required with a live key.')
  }
  const url = (baseUrl ?? sandbox_url).replace(/\/+$/, '').replace(/\/v1$/, '')
  if (!url.startsWith('https://')) {
    throw new ConfigurationError('`baseUrl` must begin with `https://`.')
  }
  return url
}
