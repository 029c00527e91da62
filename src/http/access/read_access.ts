// A write scope doesn't grant read access. A key that can write an object but not read it gets an
// acknowledgment: only the object's ID, version and status.
import type { Credential } from '#kernel/call.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { everyScope } from '#catalogue/scopes.ts'
import type { Route } from '#http/routing/route.ts'

const acknowledged = ['id', 'object', 'livemode', 'version', 'status', 'deleted']

type Schema = {
  properties?: { object?: { const?: string }; data?: { items?: Schema } }
}

const objectIn = ({ returns }: Pick<Route, 'returns'>) => {
  const { properties } = returns as Schema
  const { object } = properties?.data?.items?.properties ?? properties ?? {}
  return object?.const
}

// The read scope of each object type: the scope of the routes that return it.
export function readScopesOf(routes: Route[]): Map<string, Scope> {
  const guards = new Map<string, Scope>()
  for (const route of routes) {
    const object = objectIn(route)
    if (route.method !== 'GET' || !route.scope || !object || guards.has(object)) continue
    guards.set(object, route.scope)
  }
  return guards
}

// Adds to each write route the read scope of the object it returns, or the read scope of the same
// resource if no route reads that object.
export const guardWrites = (routes: Route[], guards: Map<string, Scope>): Route[] =>
  routes.map((route) => {
    if (route.method === 'GET' || !route.scope) return route
    const adjacent = `${route.scope.split(':')[0]}:read` as Scope
    const guarded_by =
      guards.get(objectIn(route) ?? '') ?? (everyScope.includes(adjacent) ? adjacent : undefined)
    return guarded_by ? { ...route, guarded_by } : route
  })

export const mayRead = ({ guarded_by }: Pick<Route, 'guarded_by'>, key: Credential | null) =>
  !guarded_by || !key?.scopes || key.scopes.includes(guarded_by)

// The response to such a key. It includes secrets that are returned once, because the caller just
// created them.
export function acknowledgment({
  returns,
  shows_once = [],
}: Pick<Route, 'returns' | 'shows_once'>) {
  const { properties = {} } = returns as { properties?: Record<string, object> }
  const shown = [...acknowledged, ...shows_once]
  const visible = Object.entries(properties).filter(([name]) => shown.includes(name))
  return { type: 'object', properties: Object.fromEntries(visible) }
}
