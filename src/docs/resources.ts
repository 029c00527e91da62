// The resources of the reference, in the order of the areas, with their routes and objects.
import type { Route } from '#http/routing/route.ts'
import { routes } from '#areas/index.ts'
import { plain } from './json_schema.ts'
import { itemOf, nameOf } from './schemas.ts'

export const resourceOf = ({ name }: Route) => name.split('.', 1)[0]!

export const resources = [...new Set(routes.map(resourceOf))]

export const routesOf = (resource: string) =>
  routes.filter((route) => resourceOf(route) === resource)

// The route that retrieves one object of a resource.
export const retrieveOf = (resource: string) =>
  routesOf(resource).find(({ method, path }) => method === 'GET' && path.endsWith('{id}'))

// The schema of a resource's object: as retrieved, or else as returned, or else as listed.
export function objectOf(resource: string) {
  const routes = [retrieveOf(resource) ?? [], routesOf(resource)].flat()
  const answers = routes.map(({ returns }) => plain(returns))
  return answers.find((schema) => schema.title) ?? itemOf(answers[0]!) ?? answers[0]!
}

export const objectName = (resource: string) => nameOf(objectOf(resource)) ?? resource
