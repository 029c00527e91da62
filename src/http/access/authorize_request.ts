// The checks of every request, in order: the key and its limits, the origin, the route's scope;
// then, once the body is parsed, what the parameters require.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#kernel/call.ts'
import type { AppContext } from '#http/app_context.ts'
import type { Parts } from '#http/parsing/request_parts.ts'
import { failAsAsked } from '#http/responses/simulated_failures.ts'
import type { RequestInput, Route } from '#http/routing/route.ts'
import { checkKey } from './admit.ts'
import {
  actorIn,
  authorizeActor,
  authorizeAccountFields,
  authorizeOrigin,
  authorizeRoute,
  type Entry,
} from './authorize.ts'

type Caller = {
  request: FastifyRequest
  reply: FastifyReply
  entry: Entry
  on_behalf_of: Actor
}

export function authorizeRequest(
  context: AppContext,
  route: Route,
  { request, reply, entry, on_behalf_of }: Caller,
) {
  reply.headers(checkKey(context, request, entry))
  authorizeOrigin(context, entry, request.headers.origin)
  authorizeRoute(context, route, entry, actorIn(entry, on_behalf_of))
}

export function authorizeInput(
  request: FastifyRequest,
  entry: Entry,
  { on_behalf_of, simulation }: Parts,
  input: RequestInput,
) {
  authorizeAccountFields(entry, { ...input.query, ...input.body })
  authorizeActor(entry, actorIn(entry, on_behalf_of))
  if (simulation) failAsAsked(simulation, request.limits!)
}
