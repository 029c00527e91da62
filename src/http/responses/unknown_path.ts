// Builds the error for an unknown path (404) or an unsupported method (405).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, notFound } from '#catalogue/api_error.ts'

type Known = { pattern: RegExp; methods: string[] }

// Collects the routes as they are registered, including those outside /v1.
export function unknownPaths(server: FastifyInstance) {
  const known: Known[] = []
  server.addHook('onRoute', ({ url, method }) => {
    known.push({ pattern: patternOf(url), methods: [method].flat() })
  })
  return ({ url, method }: FastifyRequest) => {
    const path = url.split('?', 1)[0]!
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((one) => one.methods)
    if (methods.length === 0) return notFound('path', 'path')
    const allow = [...new Set(methods)].join(', ')
    return new ApiError('method_not_allowed', { method, allow }, { headers: { allow } })
  }
}

const patternOf = (url: string) =>
  new RegExp(
    `^${url
      .replaceAll('.', '\\.')
      .replace('*', '.*')
      .replace(/:[a-z_]+(\([^)]*\))?/g, '[^/]+')}$`,
  )
