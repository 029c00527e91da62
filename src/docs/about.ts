// What each resource is for, in a sentence or two: for the tags of OpenAPI and the reference.
import type { Route } from '#http/route.ts'
import { routes } from '#resources/index.ts'
import { nameOf, plain } from './schemas.ts'

// By the first word of a route's name. A test sees to it that none is missing.
export const about: Record<string, string> = {
  account: 'The key that asks: whose it is, what it may do, and in which environment.',
  api_keys:
    'Keys let your servers in. A secret key may do everything, a restricted one what its scopes ' +
    'say. Rotation and revocation take effect at once.',
  events:
    'Everything that happened in the account, in order and without a gap, for 90 days. Events ' +
    'are thin: they name the object that changed, and hold no values.',
  webhook_endpoints:
    'Addresses of yours that events are sent to, signed as Standard Webhooks asks, at least once.',
  practitioners:
    'The directory of those who give care: what they say of themselves, what was verified of it, ' +
    'and where they may treat whom, until when.',
  verifications:
    'A run of checks on a practitioner, with a decision at its end. Who is verified is monitored.',
  checks:
    'One question to one source: an NPI, a license, an exclusion. With evidence, and for a time. ' +
    'A match by name alone waits for a person to judge it.',
  sessions: 'Meetings for care, from booking to completion.',
  test_clock:
    'The sandbox has a clock for each account. Moving it forward takes every step that time ' +
    'takes, in order, before it answers.',
}

export const resourceOf = ({ name }: Route) => name.split('.', 1)[0]!

export const resources = [...new Set(routes.map(resourceOf))]

export const routesOf = (resource: string) =>
  routes.filter((route) => resourceOf(route) === resource)

// The schema of the object a resource is about: the one its routes answer with, not as a list.
export function objectOf(resource: string) {
  const answers = routesOf(resource).map(({ returns }) => plain(returns))
  return answers.find((schema) => schema.title) ?? answers[0]!
}

export const objectName = (resource: string) => nameOf(objectOf(resource)) ?? resource
