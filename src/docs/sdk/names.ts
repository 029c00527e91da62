// The names of the SDK, derived from the routes: `attune.sessions.start(id)` for sessions.start,
// and `attune.practitioners.slots.list(id)` for a list below a practitioner.
import type { Route } from '#http/routing/route.ts'
import { kinds, records, routes } from '#areas/index.ts'
import { resourceOf } from '../resources.ts'
import { camelCase, pascalCase } from './variable_names.ts'

// The type of a schema. An event is a union, so what its members share has another name.
export const typeName = (title: string) => pascalCase(title === 'event' ? 'event_base' : title)

// Where a method is: `owner` is the resource, `part` a resource below it, if any.
export type Place = { owner: string; part: string | undefined; verb: string }

export function placeOf(route: Route): Place {
  const resource = resourceOf(route)
  const verb = route.name.slice(resource.length + 1)
  const [, , first, , last] = route.path.split('/')
  if (first && first !== resource && route.path.includes('{id}')) {
    return { owner: first, part: resource, verb }
  }
  const nested = last && new RegExp(`^(list|retrieve|update)_${last}$`).exec(verb)?.[1]
  const whole = nested && (nested === 'list' || isReadAndUpdated(resource, last))
  return whole
    ? { owner: resource, part: last, verb: nested }
    : { owner: resource, part: undefined, verb }
}

const names = new Set(routes.map(({ name }) => name))

// Only what has both verbs reads as a resource: `practitioners.payoutTerms.update`.
const isReadAndUpdated = (resource: string, last: string) =>
  [`${resource}.retrieve_${last}`, `${resource}.update_${last}`].every((name) => names.has(name))

// As a program writes it: attune.practitioners.slots.list.
export function callOf(route: Route): string[] {
  const { owner, part, verb } = placeOf(route)
  return [owner, part ?? [], verb].flat().map(camelCase)
}

// The type of the parameters: SessionCreateParams.
export const paramsName = (route: Route) => {
  const { owner, part, verb } = placeOf(route)
  return pascalCase([singular(owner), part ? singular(part) : [], verb, 'params'].flat().join('_'))
}

const singular = (resource: string) =>
  [...kinds, ...records].find(({ table }) => table === resource)?.object ?? resource

// The class of a resource, or of a part of one: SessionsResource, PractitionerSlotsResource.
export const className = (owner: string, part?: string) =>
  `${part ? pascalCase(singular(owner)) + pascalCase(part) : pascalCase(owner)}Resource`
