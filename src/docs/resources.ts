// The resources of the reference, in the order of the areas, with their routes and objects.
import type { Route } from '#http/routing/route.ts'
import { routes } from '#areas/index.ts'
import { nameOf, plain } from './schemas.ts'

export const resourceOf = ({ name }: Route) => name.split('.', 1)[0]!

export const resources = [...new Set(routes.map(resourceOf))]

export const routesOf = (resource: string) =>
  routes.filter((route) => resourceOf(route) === resource)

// The schema of a resource's object: the one its routes return, not as a list.
export function objectOf(resource: string) {
  const answers = routesOf(resource).map(({ returns }) => plain(returns))
  return answers.find((schema) => schema.title) ?? answers[0]!
}

export const objectName = (resource: string) => nameOf(objectOf(resource)) ?? resource
