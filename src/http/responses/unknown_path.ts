// Builds the error for an unknown path (404) or an unsupported method (405).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import type { RouteTable } from '#http/routing/route_table.ts'

type Known = { pattern: RegExp; methods: string[] }

// Collects the routes outside /v1 as they are registered.
export function unknownPaths(server: FastifyInstance, table: RouteTable) {
  const known: Known[] = []
  server.addHook('onRoute', ({ url, method }) => {
    if (isOfApi(url)) return
    known.push({ pattern: patternOf(url), methods: [method].flat() })
  })
  const methodsAt = (path: string) =>
    known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
  return ({ url, method }: FastifyRequest) => {
    const path = url.split('?', 1)[0]!
    const methods = isOfApi(path) ? table.methodsAt(path) : methodsAt(path)
    if (methods.length === 0) return notFound('path', 'path')
    const allow = [...new Set(methods)].join(', ')
    return new ApiError('method_not_allowed', { method, allow }, { headers: { allow } })
  }
}

const isOfApi = (path: string) => /^\/v1(?:\/|$)/.test(path)

const patternOf = (url: string) =>
  new RegExp(
    `^${url
      .replaceAll('.', '\\.')
      .replace('*', '.*')
      .replace(/:[a-z_]+(\([^)]*\))?/g, '[^/]+')}$`,
  )
