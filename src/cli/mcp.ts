// attune mcp: the MCP server over standard input and output. Each tool is a request to the API with
// the key of the command line.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Config } from '#settings/config.ts'
import { agentCatalogue, agentServer } from '#agents/agent_server.ts'
import type { AgentRequest, AgentResponse, Caller } from '#agents/tool_call.ts'
import { type Api, apiOf } from './api_client.ts'
import { Failure, type Row } from './command.ts'

// Until the client closes standard input.
export async function serveAgent(config: Config): Promise<Row[]> {
  const api = apiOf(config)
  const caller = await callerOf(api)
  const catalogue = agentCatalogue()
  const ended = once(process.stdin, 'close')
  const serving = serveStdio(() => agentServer(catalogue, caller))
  await ended
  await serving.close()
  return []
}

async function callerOf(api: Api): Promise<Caller> {
  const { scopes } = await api.get<{ scopes: string[] }>('')
  return {
    scopes,
    credential: createHash('sha256').update(api.api_key).digest('base64url'),
    client: null,
    confirmation_key: randomBytes(32), // A confirmation is for this connection only.
    now_seconds: () => (performance.timeOrigin + performance.now()) / 1_000,
    send: (request) => send(api, request),
  }
}

async function send(api: Api, request: AgentRequest): Promise<AgentResponse> {
  const { method, headers, json } = request
  const path = request.path.replace('/v1', '')
  try {
    const sent = { method, path, headers, ...(json !== undefined && { json }) }
    const answer = await api.exchange(sent)
    const replayed = answer.headers['idempotent-replayed'] === 'true'
    return { status: answer.status, text: answer.text, replayed }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const unreachable = { code: 'unreachable', message: error.message }
    return { status: 503, text: JSON.stringify({ error: unreachable }), replayed: false }
  }
}
