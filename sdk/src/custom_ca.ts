// A `fetch` that trusts your own certificate authority, for Node.js, Bun and Deno. The standard
// `fetch` has no such option.
import { ConfigurationError } from './errors.ts'
import type { Fetch } from './options.ts'

// What is used of node:https. Its own types would be needed by everyone who compiles with this
// package.
type Message = AsyncIterable<Uint8Array> & {
  statusCode: number
  headersDistinct: Record<string, string[]>
}
type Outgoing = {
  on(event: 'response', listener: (message: Message) => void): void
  on(event: 'error', listener: (error: Error) => void): void
  end(body?: string): void
}
type Https = {
  Agent: new (options: object) => object
  request(url: string, options: object): Outgoing
}

export function fetchWithCa(ca: string): Fetch {
  let opened: Promise<{ https: Https; agent: object }> | undefined
  async function open() {
    const https = await importHttps()
    return { https, agent: new https.Agent({ ca, keepAlive: true }) }
  }
  return async (url, { method, headers, body, signal }) => {
    const { https, agent } = await (opened ??= open())
    const message = await new Promise<Message>((resolve, reject) => {
      const outgoing = https.request(url, { method, headers, agent, signal })
      outgoing.on('response', resolve)
      outgoing.on('error', reject)
      outgoing.end(body as string | undefined)
    })
    return await responseOf(message)
  }
}

// The name is a variable, so that bundlers for browsers don't look for the module.
async function importHttps(): Promise<Https> {
  const name = 'node:https'
  try {
    const found = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as {
      default: Https
    }
    return found.default
  } catch (cause) {
    throw new ConfigurationError('`ca` requires Node.js, Bun or Deno.', undefined, { cause })
  }
}

async function responseOf(message: Message): Promise<Response> {
  const headers = new Headers()
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of message) parts.push(part as Uint8Array<ArrayBuffer>)
  return new Response(new Blob(parts), { status: message.statusCode, headers })
}
