// Parses a request: its headers first, its body only after its key was checked.
import type { FastifyRequest } from 'fastify'
import type { Actor, Secrets } from '#call.ts'
import type { RequestKey } from '#request_key.ts'
import { acceptsJson } from './accept.ts'
import { actorOf } from './admit.ts'
import { readDryRun } from './dry_run.ts'
import { requestKeyIn } from './idempotency.ts'
import { readIfMatch } from './precondition.ts'
import { type Given, isWrite, type Read, type Route } from './route.ts'
import { shapeOf } from './shape.ts'
import { readSimulation, type Simulation } from './simulate.ts'

export type Parts = {
  given: Given | undefined // Undefined until the key of a write was checked.
  on_behalf_of: Actor // As the header says; a token's subject acts all the same.
  key: RequestKey | null
  path: string
  if_match: number[] | null
  read: Read | undefined
  dry_run: boolean
  simulation: Simulation | undefined
}

export function partsOf(route: Route, secrets: Secrets) {
  const shape = shapeOf(route)
  const write = isWrite(route)

  // The statement of a read goes out together with its key, so its query is read here; it is no
  // longer than headers may be.
  function readHead(request: FastifyRequest): Parts | Error {
    try {
      const { headers } = request
      acceptsJson(headers.accept)
      const given = write ? undefined : shape(request)
      return {
        given,
        on_behalf_of: actorOf(request),
        key: write ? requestKeyIn(secrets, headers['idempotency-key']) : null,
        path: request.url.split('?', 1)[0]!,
        if_match: write ? readIfMatch(headers['if-match'], route.needs_if_match) : null,
        read: given && route.read?.(given),
        dry_run: write && readDryRun(headers['dry-run']),
        simulation: readSimulation(headers['attune-simulate'], secrets.environment),
      }
    } catch (error) {
      return error as Error
    }
  }

  return { readHead, readBody: shape }
}
