// A write scope does not show what a read scope guards. A key that may write an object but not read
// it is answered that the write happened: the object's id, version and status, and nothing else.
import type { CallingKey } from '#call.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { everyScope } from '#catalogue/scopes.ts'
import type { Route } from './route.ts'

const acknowledged = ['id', 'object', 'livemode', 'version', 'status', 'deleted']

type Schema = {
  properties?: { object?: { const?: string }; data?: { items?: Schema } }
}

const objectIn = ({ returns }: Pick<Route, 'returns'>) => {
  const { properties } = returns as Schema
  const { object } = properties?.data?.items?.properties ?? properties ?? {}
  return object?.const
}

// The scope that guards each kind of object: that of the routes which read it.
export function readScopesOf(routes: Route[]): Map<string, Scope> {
  const guards = new Map<string, Scope>()
  for (const route of routes) {
    const object = objectIn(route)
    if (route.method !== 'GET' || !route.scope || !object || guards.has(object)) continue
    guards.set(object, route.scope)
  }
  return guards
}

// The routes, each write with the scope that guards what it answers: that of the object, or the
// read scope beside its own where no route reads such an object.
export const guardWrites = (routes: Route[], guards: Map<string, Scope>): Route[] =>
  routes.map((route) => {
    if (route.method === 'GET' || !route.scope) return route
    const beside = `${route.scope.split(':')[0]}:read` as Scope
    const guarded_by =
      guards.get(objectIn(route) ?? '') ?? (everyScope.includes(beside) ? beside : undefined)
    return guarded_by ? { ...route, guarded_by } : route
  })

export const mayRead = ({ guarded_by }: Pick<Route, 'guarded_by'>, key: CallingKey | null) =>
  !guarded_by || !key?.scopes || key.scopes.includes(guarded_by)

// What such a key is answered. Secrets that are shown once are the caller's own: they asked for
// them to be made.
export function acknowledgment({
  returns,
  shows_once = [],
}: Pick<Route, 'returns' | 'shows_once'>) {
  const { properties = {} } = returns as { properties?: Record<string, object> }
  const shown = [...acknowledged, ...shows_once]
  const kept = Object.entries(properties).filter(([name]) => shown.includes(name))
  return { type: 'object', properties: Object.fromEntries(kept) }
}
