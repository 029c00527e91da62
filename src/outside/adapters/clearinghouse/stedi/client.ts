// Calls Stedi's HTTP API. The API key is sent to Stedi's hosts only and appears in no error.
import { ClearinghouseDown } from '#outside/ports/clearinghouse.ts'

export type StediUrls = { healthcare: string; core: string }

export const stedi_urls: StediUrls = {
  healthcare: 'https://healthcare.us.stedi.com/2024-04-01',
  core: 'https://core.us.stedi.com/2023-08-01',
}

const limit_ms = 45_000 // Shorter than the lease on what is being sent.
const limit_bytes = 64_000_000

export type StediReply = { status: number; body: Record<string, unknown> }

export async function callStedi(
  api_key: string,
  url: string,
  request: { body?: object; idempotency_key?: string } = {},
): Promise<StediReply> {
  const { body, idempotency_key } = request
  const response = await reach(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: api_key,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotency_key && { 'idempotency-key': idempotency_key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { status } = response
  requireAvailable(status)
  const text = await readText(response)
  return { status, body: readObject(text) }
}

// The raw X12 of a transaction. Stedi redirects to a signed URL on another host, which must not get
// the API key. Undefined if there is none.
export async function downloadFrom(api_key: string, url: string) {
  const response = await reach(url, { headers: { authorization: api_key } })
  requireAvailable(response.status)
  const location = response.headers.get('location')
  if (response.status < 300 || response.status >= 400 || !location) {
    return response.ok ? await readBytes(response) : undefined
  }
  const file = await reach(new URL(location, url).href, {})
  requireAvailable(file.status)
  return file.ok ? await readBytes(file) : undefined
}

async function reach(url: string, options: RequestInit) {
  try {
    const signal = AbortSignal.timeout(limit_ms)
    return await fetch(url, { ...options, redirect: 'manual', signal })
  } catch {
    throw new ClearinghouseDown("Stedi couldn't be reached. Attune tries again later.")
  }
}

// What another attempt can change: 409 means that the same request is still running.
function requireAvailable(status: number) {
  if (status === 401 || status === 403) {
    throw new ClearinghouseDown(
      `Stedi rejected the API key (${status}). Set \`credentials.api_key\` to a valid key.`,
    )
  }
  if (status === 429) throw new ClearinghouseDown('Stedi limits the number of requests (429).')
  if (status === 409 || status === 408 || status >= 500) {
    throw new ClearinghouseDown(`Stedi didn't process the request (${status}).`)
  }
}

async function readBytes(response: Response) {
  const announced = Number(response.headers.get('content-length') ?? 0)
  const bytes = announced > limit_bytes ? undefined : await response.arrayBuffer().catch(() => null)
  if (bytes && bytes.byteLength <= limit_bytes) return new Uint8Array(bytes)
  throw new ClearinghouseDown("Stedi's response was too large or was cut off.")
}

const readText = async (response: Response) =>
  Buffer.from(await readBytes(response)).toString('utf8')

function readObject(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  } catch {
    // Falls through: any other body is as unreadable as invalid JSON.
  }
  throw new ClearinghouseDown("Stedi's response couldn't be read.")
}
