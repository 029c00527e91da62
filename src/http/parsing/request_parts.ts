// Parses a request: its headers first, its body only after its key was checked.
import type { FastifyRequest } from 'fastify'
import { acceptedFormat, type Format } from './accepted_format.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Actor } from '#kernel/call.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { CompiledSchemas } from '#http/compiled_schemas.ts'
import type { RequestKey } from '#kernel/idempotency_key.ts'
import { actorOf } from '#http/access/admit.ts'
import { readDryRun } from '#http/responses/dry_run.ts'
import { requestKeyIn } from '#http/responses/idempotency.ts'
import { type RequestInput, isWrite, type Read, type Route } from '#http/routing/route.ts'
import { requestValidator } from './validate_request.ts'
import { readSimulation, type Simulation } from '#http/responses/simulated_failures.ts'

type Context = { secrets: Secrets; schemas: CompiledSchemas }

export type Parts = {
  format: Format
  input: RequestInput | undefined // Undefined until the key of a write was checked.
  on_behalf_of: Actor // From the header. A scoped token's subject takes precedence.
  key: RequestKey | null
  path: string
  if_match: number[] | null
  read: Read | undefined // Undefined if run() handles the request.
  dry_run: boolean
  simulation: Simulation | undefined
}

export function partsOf(route: Route, { secrets, schemas }: Context) {
  const shape = requestValidator(route, schemas)
  const write = isWrite(route)

  // The statement of a read is sent together with the key lookup, so its query is parsed here. Its
  // length is limited like that of headers. Without the key's probable account, there is none.
  function readHead(request: FastifyRequest, account: string | undefined): Parts | Error {
    try {
      const { headers } = request
      const format = acceptedFormat(headers.accept, route)
      const input = write ? undefined : shape(request)
      return {
        input,
        format,
        on_behalf_of: actorOf(request),
        key: write ? requestKeyIn(secrets, headers['idempotency-key']) : null,
        path: request.url.split('?', 1)[0]!,
        if_match: write ? readIfMatch(headers['if-match'], route.needs_if_match) : null,
        read: input && account && !input.query.expand ? route.read?.(input, account) : undefined,
        dry_run: write && readDryRun(headers['dry-run']),
        simulation: readSimulation(headers['attune-simulate'], secrets.environment),
      }
    } catch (error) {
      return error as Error
    }
  }

  return { readHead, readBody: shape }
}

// The object versions the caller expects. An invalid entry matches nothing; "*" matches any.
function readIfMatch(header: string | undefined, needed = false): number[] | null {
  if (needed && header === undefined) {
    throw new ApiError('precondition_required', {}, { param: 'If-Match' })
  }
  if (header === undefined || header.trim() === '*') return null
  return header
    .split(',')
    .map((entry) => /^(?:"(\d{1,9})"|(\d{1,9}))$/.exec(entry.trim()))
    .map((match) => Number(match?.[1] ?? match?.[2] ?? -1))
}
