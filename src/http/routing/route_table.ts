// Finds the route of a request under /v1. The framework knows only the shapes of the paths:
// registering every route with it would take a sixth of the start.
import type { Route } from './route.ts'

// The parts of a path: /v1/{resource}/{id}/{action}, or fewer.
export type PathParts = { resource?: string; id?: string; action?: string }
export type Found = { route: Route; url: string } // As the framework writes it: /v1/sessions/:id.

export const shapes = ['/v1', '/v1/:resource', '/v1/:resource/:id', '/v1/:resource/:id/:action']

export type RouteTable = ReturnType<typeof routeTable>

export function routeTable(routes: readonly Route[]) {
  const entries = routes.map((route): Found => ({ route, url: route.path.replace('{id}', ':id') }))
  const by_url = Map.groupBy(entries, ({ url }) => url)

  // A path without an ID, such as /v1/matchings/assign, precedes an ID of that name.
  function at({ resource, id, action }: PathParts): Found[] {
    if (![resource, action].every(isName)) return []
    const path = urlOf(resource, id !== undefined ? ':id' : undefined, action)
    const beside = action === undefined && isName(id) ? urlOf(resource, id) : path
    return by_url.get(beside) ?? by_url.get(path) ?? []
  }

  return {
    find(method: string, parts: PathParts): Found | undefined {
      const wanted = method === 'HEAD' ? 'GET' : method
      return at(parts).find(({ route }) => route.method === wanted)
    },
    methodsAt(path: string): string[] {
      const [, version, resource, id, action, ...rest] = path.split('/')
      if (version !== 'v1' || rest.length > 0) return []
      const found = at({ resource, id, action } as PathParts)
      return found.flatMap(({ route: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    },
  }
}

// A slash within a part was encoded, and separates nothing.
const isName = (part: string | undefined) => part === undefined || /^\w+$/.test(part)

const urlOf = (...parts: (string | undefined)[]) =>
  ['/v1', ...parts.filter((part) => part !== undefined)].join('/')
