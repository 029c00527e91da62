// Serves the routes under /v1. Each is prepared when it's first called.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStorableText } from '#http/parsing/validation_error.ts'
import { type PathParts, type RouteTable, shapes } from '#http/routing/route_table.ts'
import type { Route } from '#http/routing/route.ts'
import type { AppContext } from './app_context.ts'
import { handlerOf } from './pipeline.ts'

type Handler = ReturnType<typeof handlerOf>
type Config = { api?: true; route?: Route }

const methods = ['GET', 'POST', 'PATCH', 'DELETE']

export function apiRoutes(
  server: FastifyInstance,
  context: AppContext,
  routes: readonly Route[],
  unknownPath: (request: FastifyRequest) => Error,
) {
  const handlers = new Map<Route, Handler>()
  function handlerFor(route: Route) {
    const handler = handlers.get(route) ?? handlerOf(context, route)
    handlers.set(route, handler)
    return handler
  }
  async function handler(request: FastifyRequest, reply: FastifyReply) {
    if (!request.route) throw unknownPath(request)
    return await handlerFor(request.route)(request, reply)
  }
  for (const url of shapes) server.route({ method: methods, url, handler, config: { api: true } })
  // The framework limits the size of a body by what it has registered.
  for (const route of routes) {
    const { method, path, most_bytes } = route
    if (most_bytes === undefined) continue
    const url = path.replace('{id}', ':id')
    server.route({ method, url, handler, bodyLimit: most_bytes, config: { route } })
  }
}

// Sets the route of a request, and what its path names.
export function findRoute(request: FastifyRequest, table: RouteTable) {
  const { config, url } = request.routeOptions
  const { api, route } = config as Config
  if (!api) {
    request.route = route
    request.route_url = url
    return
  }
  const parts = request.params as PathParts
  const found = table.find(request.method, parts)
  request.route = found?.route
  request.route_url = found?.url
  request.params = found?.url.includes(':id') ? { id: parts.id } : {}
}

// Whether a path outside /v1 has text that can't be stored, and so names nothing. The API says so
// once the key was checked.
export function namesNothing({ params, routeOptions }: FastifyRequest): boolean {
  const { api } = routeOptions.config as Config
  return !api && Object.values((params ?? {}) as object).some((text) => !isStorableText(text))
}
