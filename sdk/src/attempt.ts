// Sends a request once and reads the whole response.
import { errorOf } from './error_response.ts'
import { AttuneError, ConnectionError, TimeoutError } from './errors.ts'
import type { Fetch } from './options.ts'

export type Attempt = {
  url: string
  method: string
  headers: Record<string, string>
  body: string | undefined
  timeout: number
  signal: AbortSignal | undefined
}

export type RawResponse = { status: number; headers: Headers; body: unknown }

export async function attempt(fetch: Fetch, request: Attempt): Promise<RawResponse> {
  const { url, method, headers, body, timeout, signal } = request
  signal?.throwIfAborted()
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), timeout)
  const onAbort = () => deadline.abort()
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    // A redirect could lead the request to another server, so it is an error like any response that
    // isn't a success. Some server-side workers don't have the value 'error'.
    const init: RequestInit = { method, headers, signal: deadline.signal, redirect: 'manual' }
    const response = await fetch(url, body === undefined ? init : { ...init, body })
    const parsed = await bodyOf(response)
    if (!response.ok) throw errorOf(response.status, response.headers, parsed)
    return { status: response.status, headers: response.headers, body: parsed }
  } catch (error) {
    if (error instanceof AttuneError) throw error
    if (signal?.aborted) throw signal.reason
    if (deadline.signal.aborted) throw timedOut(request)
    throw new ConnectionError(`${request.method} ${pathOf(url)} got no response.`, undefined, {
      cause: error,
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

const timedOut = ({ method, url, timeout }: Attempt) =>
  new TimeoutError(`${method} ${pathOf(url)} got no response within ${timeout} ms.`)

// Without the query, which can name persons.
const pathOf = (url: string) => new URL(url).pathname

// A PDF is bytes; everything else is JSON.
async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('application/pdf')) {
    return parse(response, await response.text())
  }
  return new Uint8Array(await response.arrayBuffer())
}

// A success that can't be parsed was cut off; an error that can't be parsed is a proxy's.
function parse(response: Response, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!response.ok) return undefined
    throw new ConnectionError('The response is not valid JSON.', undefined, { cause })
  }
}
