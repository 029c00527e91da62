// Fails a test that receives an error code its route doesn't declare, so that OpenAPI and the
// reference list every error a caller can get.
import assert from 'node:assert/strict'
import { errorsOf } from '#docs/route_errors.ts'
import type { Route } from '#http/routing/route.ts'
import { routes } from '#areas/index.ts'

type Response = { status: number; body: any }

// Patterns without an ID come first: `/v1/payments/import` isn't the payment "import".
const patterns = routes
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  .sort((one, other) => Number(hasId(one.route)) - Number(hasId(other.route)))
const by_method = Map.groupBy(patterns, ({ route }) => route.method as string)
const declared_errors = new Map<Route, string[]>()

function hasId({ path }: Route) {
  return path.includes('{')
}

export const routeAt = (method: string, url: string): Route | undefined => {
  const [path = ''] = url.split('?')
  return by_method.get(method)?.find(({ pattern }) => pattern.test(path))?.route
}

export function expectDeclaredError(method: string, url: string, { status, body }: Response) {
  const code = body?.error?.code
  const route = status >= 400 && code ? routeAt(method, url) : undefined
  if (!route) return
  const declared = declared_errors.get(route) ?? errorsOf(route)
  declared_errors.set(route, declared)
  assert.ok(
    declared.includes(code),
    `${route.name} answered ${code}, which it doesn't declare: add it to its errors`,
  )
}
