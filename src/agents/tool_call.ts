// Calls a tool: sends its route's request with the caller's own key, through the same checks as any
// other request. A write is a dry run, until the caller confirms the result of that dry run.
import { createHash } from 'node:crypto'
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { InnerRequest, InnerResponse } from '#http/inner_request.ts'
import { isWrite } from '#http/routing/route.ts'
import { confirm, effectOf, isStale, type Refusal, refusalOf, stale } from './confirmation.ts'
import type { AgentTool } from './tools.ts'

export type AgentRequest = InnerRequest
export type AgentResponse = Omit<InnerResponse, 'headers'>

// Who calls: how their requests are sent, and what binds a confirmation to them.
export type Caller = {
  credential: string // Identifies the key. Never the key itself.
  scopes: readonly string[] | null // Null for all of them.
  client: string | null // What the client calls itself, if it isn't part of the connection.
  confirmation_key: Buffer
  now_seconds(): number
  send(request: AgentRequest): Promise<AgentResponse>
}

type Input = Record<string, unknown>

export async function callTool(
  caller: Caller,
  tool: AgentTool,
  args: Input,
  client: string | null,
): Promise<CallToolResult> {
  const unknown = Object.keys(args).find((name) => !Object.hasOwn(tool.schema.properties, name))
  if (unknown !== undefined) return refuse(unknownArgument(tool, unknown))
  const { confirm: confirmation, ...input } = args
  const request = requestOf(tool, input, client)
  if (!tool.confirmed) return resultOf(await caller.send(request))
  const requested = { tool: tool.name, credential: caller.credential, input }
  return confirmation === undefined
    ? await rehearse(caller, requested, request)
    : await execute(caller, requested, request, String(confirmation))
}

type Requested = Parameters<typeof refusalOf>[1]

async function rehearse(caller: Caller, requested: Requested, request: AgentRequest) {
  const rehearsed = await caller.send(asDryRun(request))
  if (rehearsed.status !== 200) return resultOf(rehearsed)
  const effect = effectOf(rehearsed.text, requested.input)
  return resultOf(rehearsed, {
    ...confirm(caller.confirmation_key, requested, effect, caller.now_seconds()),
    next: 'Nothing was changed. To do this, send the same arguments with this `confirm`.',
  })
}

// The confirmation is also the Idempotency-Key, so that a repeated call returns the first result.
async function execute(
  caller: Caller,
  requested: Requested,
  request: AgentRequest,
  confirmation: string,
) {
  const { confirmation_key } = caller
  const refusal = refusalOf(confirmation_key, requested, confirmation, caller.now_seconds())
  if (refusal) return refuse(refusal)
  const once = {
    ...request,
    headers: {
      ...request.headers,
      'idempotency-key': createHash('sha256').update(confirmation).digest('base64url'),
    },
  }
  const rehearsed = await caller.send(asDryRun(once))
  if (rehearsed.status !== 200) return resultOf(rehearsed)
  const effect = effectOf(rehearsed.text, requested.input)
  if (!rehearsed.replayed && isStale(confirmation_key, confirmation, effect)) return refuse(stale)
  return resultOf(await caller.send(once))
}

const asDryRun = (request: AgentRequest) => ({
  ...request,
  headers: { ...request.headers, 'dry-run': 'true' },
})

function requestOf({ route }: AgentTool, input: Input, client: string | null): AgentRequest {
  const { id, on_behalf_of, ...params } = input
  const path = route.path.replace('{id}', encodeURIComponent(String(id ?? '')))
  const writes = isWrite(route)
  const query = writes ? '' : queryOf(params)
  return {
    method: route.method,
    path: query ? `${path}?${query}` : path,
    headers: {
      ...(client && { 'attune-client': `${client} (MCP)` }),
      ...(on_behalf_of !== undefined && { 'on-behalf-of': headerText(on_behalf_of) }),
      ...(writes && { 'content-type': 'application/json' }),
    },
    ...(writes && { json: JSON.stringify(params) }),
  }
}

// Characters that can't be in a header can't be in an ID either.
const headerText = (value: unknown) => encodeURIComponent(String(value)).slice(0, 200)

// Lists are separated by commas, ranges written as starts_at[gte].
function queryOf(params: Input) {
  const pairs = Object.entries(params).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return [[name, value.map(String).join(',')]]
    if (typeof value !== 'object' || value === null) return [[name, String(value)]]
    return Object.entries(value).map(([part, bound]) => [`${name}[${part}]`, String(bound)])
  })
  return String(new URLSearchParams(pairs))
}

function resultOf({ status, text }: AgentResponse, more?: object): CallToolResult {
  const shown = more ? JSON.stringify({ ...(JSON.parse(text) as object), ...more }) : text
  return { content: [{ type: 'text', text: shown }], isError: status !== 200 }
}

export const refuse = (error: Refusal | { code: string; message: string }): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify({ error }) }],
  isError: true,
})

const unknownArgument = ({ name, schema }: AgentTool, unknown: string) => ({
  code: 'validation_failed',
  message:
    `\`${unknown.slice(0, 60)}\` isn't an argument of \`${name}\`. ` +
    `Arguments: ${Object.keys(schema.properties).join(', ')}.`,
})
