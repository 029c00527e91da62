// The routes that a server has mounted outside /v1, for walks over all of them.
import { printedRoutes } from './harness.ts'

type MountedRoute = { url: string; methods: string[] }

// The framework lists its routes as a tree: each level is four characters further in.
export function mountedRoutes(port: number): MountedRoute[] {
  const path: string[] = []
  const routes: MountedRoute[] = []
  for (const line of printedRoutes(port).split('\n')) {
    const [, indent, part, methods] = /^(.*?)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (!part) continue
    path.splice(indent!.length / 4)
    path.push(part)
    const url = path.join('').replaceAll('//', '/')
    if (methods && !/^\/v1(?:\/|$)/.test(url)) routes.push({ url, methods: methods.split(', ') })
  }
  return routes
}
