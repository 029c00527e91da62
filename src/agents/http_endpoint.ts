// Serves MCP over streamable HTTP at /mcp. The key is checked like that of any other request, and
// each tool sends a request of its own with it, within this process.
import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '#catalogue/api_error.ts'
import { everyScope } from '#catalogue/scopes.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { AppContext } from '#http/app_context.ts'
import { admit } from '#http/access/admit.ts'
import { credentialOf, type Entry } from '#http/access/authorize.ts'
import { sendWithin } from '#http/inner_request.ts'
import { nameInSession, sessionOf } from './session_name.ts'
import type { Caller } from './tool_call.ts'

export function agentEndpoint(server: FastifyInstance, context: AppContext) {
  const key = agentKey(context.secrets)
  let loading: ReturnType<typeof loadAgents> | undefined // With the first request.

  server.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    async handler(request, reply) {
      const entry = await admit(context, request, reply)
      requireRestricted(entry)
      const caller = callerOf(request, entry)
      const { createMcpHandler, serverFor } = await (loading ??= loadAgents())
      const handler = createMcpHandler(() => serverFor(caller), {
        maxSubscriptions: 0, // The tools never change while the service runs.
      })
      const response = await handler.fetch(webRequest(context, request))
      const text = await response.text()
      reply.code(response.status).headers(Object.fromEntries(response.headers))
      const session = sessionOf(key, request.body)
      if (session) reply.header('mcp-session-id', session)
      return reply.send(text)
    },
  })

  const callerOf = (request: FastifyRequest, entry: Entry): Caller => ({
    credential: request.key_hash,
    scopes: credentialOf(entry).scopes,
    client: nameInSession(key, request.headers['mcp-session-id']),
    confirmation_key: key,
    now_seconds: () => Temporal.Instant.from(entry.real_now).epochMilliseconds / 1_000,
    send: (inner) => sendWithin(server, request, inner),
  })
}

// The protocol's library is large, and few services are used by agents.
async function loadAgents() {
  const { createMcpHandler } = await import('@modelcontextprotocol/server')
  const { agentCatalogue, agentServer } = await import('./agent_server.ts')
  const catalogue = agentCatalogue()
  return { createMcpHandler, serverFor: (caller: Caller) => agentServer(catalogue, caller) }
}

// What can do everything, such as the token of an owner, isn't for a program that decides itself
// what to do.
function requireRestricted(entry: Entry) {
  const { scopes } = credentialOf(entry)
  if (scopes && !everyScope.every((scope) => scopes.includes(scope))) return
  const needs = 'MCP clients need a restricted key: create one with only the scopes they need.'
  throw new ApiError('permission_denied', { needs })
}

const agentKey = ({ pepper }: Pick<Secrets, 'pepper'>) =>
  createHmac('sha256', pepper).update('attune agent confirmations').digest()

const webRequest = ({ public_url }: AppContext, { method, headers, body }: FastifyRequest) =>
  new Request(`${public_url}/mcp`, {
    method,
    headers: Object.entries(headers)
      .filter(([name]) => forwarded_to_mcp.test(name))
      .map(([name, value]): [string, string] => [name, String(value)]),
    ...(method === 'POST' && { body: new Uint8Array((body as Buffer | undefined) ?? []) }),
  })
const forwarded_to_mcp = /^(?:accept|content-type|mcp-[\w-]+|last-event-id)$/
