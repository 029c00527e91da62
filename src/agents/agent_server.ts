// The MCP server: tools and resources, for one connection or one HTTP request.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CLIENT_INFO_META_KEY,
  ResourceNotFoundError,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { cleanName } from '#http/parsing/client_name.ts'
import { root } from '#settings/config.ts'
import { agentResources } from './resources.ts'
import { type Caller, callTool, refuse } from './tool_call.ts'
import { type AgentTool, agentTools, describeTool } from './tools.ts'

const instructions =
  'Attune is a REST API for mental healthcare. Tools that read run at once. Tools that change ' +
  'something are a dry run: they return what would happen and a `confirm`. Show the result to ' +
  'the user, and only if they agree call the tool again with the same arguments and that ' +
  '`confirm`. Consent and scopes apply as in the API: on `consent_required`, ask the person for ' +
  'consent instead of looking for another way. Times are RFC 3339 in UTC.'

// Built once, and used by every connection.
export function agentCatalogue() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const tools = new Map(agentTools().map((tool) => [tool.name, tool]))
  return { version, tools, resources: agentResources() }
}

export type AgentCatalogue = ReturnType<typeof agentCatalogue>

export function agentServer({ version, tools, resources }: AgentCatalogue, caller: Caller) {
  const server = new Server(
    { name: 'attune', title: 'Attune', version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  )
  // Sent with each request, or once at the start in earlier versions of the protocol.
  const clientName = ({ mcpReq }: ServerContext) => {
    const envelope = mcpReq.envelope as { [CLIENT_INFO_META_KEY]?: { name: string } } | undefined
    const info = envelope?.[CLIENT_INFO_META_KEY] ?? server.getClientVersion()
    return cleanName(info?.name ?? '') || caller.client || 'unknown client'
  }

  server.setRequestHandler('tools/list', () => ({
    tools: [...tools.values()].filter((tool) => isAllowed(caller, tool)).map(describeTool),
  }))
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const { name, arguments: args = {} } = params
    const tool = tools.get(name)
    if (!tool) return refuse(unknownTool(name))
    return await callTool(caller, tool, args, clientName(context))
  })
  server.setRequestHandler('resources/list', () => ({ resources: resources.list() }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const content = await resources.read(uri)
    if (!content) throw new ResourceNotFoundError(uri)
    return { contents: [content] }
  })
  return server
}

// A tool that the key has no scope for would only be refused.
const isAllowed = ({ scopes }: Caller, { route: { scope } }: AgentTool) =>
  !scope || !scopes || scopes.includes(scope)

const unknownTool = (name: string) => ({
  code: 'resource_not_found',
  message: `No tool is named \`${name.slice(0, 60)}\`. List the tools with \`tools/list\`.`,
})
