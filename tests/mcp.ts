// MCP clients for tests: the SDK's own client over streamable HTTP, with a restricted key.
import assert from 'node:assert/strict'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Scope } from '#catalogue/scopes.ts'
import { fetchWithCa } from '#sdk/custom_ca.ts'
import { ca, call, port } from './harness.ts'

export const trusting = fetchWithCa(ca.toString())

export async function restrictedKey(key: string, scopes: readonly Scope[]) {
  const { body, text } = await call('POST', '/v1/api_keys', { name: 'Agent', scopes }, { key })
  assert.ok(body.secret, text)
  return body as { id: string; secret: string }
}

type Options = { modern?: boolean; name?: string; headers?: Record<string, string>; port?: number }

export async function connectAgent(key: string, options: Options = {}) {
  const { modern = true, name = 'test-agent', headers = {} } = options
  const client = new Client(
    { name, version: '1.0.0' },
    { versionNegotiation: { mode: modern ? 'auto' : 'legacy' } },
  )
  const url = new URL(`https://localhost:${options.port ?? port}/mcp`)
  await client.connect(
    new StreamableHTTPClientTransport(url, {
      fetch: (target, init) =>
        trusting(String(target), {
          ...init,
          headers: Object.fromEntries(new Headers(init?.headers)),
        } as RequestInit),
      requestInit: { headers: { authorization: `Bearer ${key}`, ...headers } },
    }),
  )
  return agentOf(client)
}

// Calls tools and parses what they return.
export function agentOf(client: Client) {
  async function use(name: string, args: Record<string, unknown> = {}) {
    const result = await client.callTool({ name, arguments: args })
    const [part] = result.content as { type: string; text: string }[]
    // The body of any operation, as in the harness.
    return { is_error: result.isError === true, body: JSON.parse(part!.text) as any }
  }
  const toolNames = async () => (await client.listTools()).tools.map((tool) => tool.name)
  return { client, use, toolNames, close: () => client.close() }
}
