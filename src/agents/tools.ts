// The tools that agents see: one for each safe route, named and described like it.
import type { Tool } from '@modelcontextprotocol/server'
import type { Route } from '#http/routing/route.ts'
import { safeRoutes } from './safe_routes.ts'
import { type InputSchema, inputSchema } from './tool_schema.ts'

export type AgentTool = {
  name: string
  route: Route
  confirmed: boolean // True if it is a dry run until it is confirmed.
  destructive: boolean
  schema: InputSchema
}

export const agentTools = (): AgentTool[] =>
  safeRoutes().map(({ route, confirmed, destructive }) => ({
    name: route.name.replace('.', '_'),
    route,
    confirmed,
    destructive,
    schema: inputSchema(route, confirmed),
  }))

export const describeTool = ({ name, route, confirmed, destructive, schema }: AgentTool): Tool => ({
  name,
  description: confirmed ? `${route.summary} Dry run unless confirmed.` : route.summary,
  inputSchema: schema as Tool['inputSchema'],
  annotations: confirmed
    ? { readOnlyHint: false, destructiveHint: destructive, idempotentHint: true }
    : { readOnlyHint: true },
})
