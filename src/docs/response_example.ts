// What a route answers, as an example.
import type { Route } from '#http/route.ts'
import { lifecycles, routes } from '#resources/index.ts'
import { exampleAfter, exampleOf } from './example.ts'
import { isPage, type Json, nameOf, plain } from './schemas.ts'

// What the fields alone cannot know: for a kind of object, or for the answer of one route.
const corrections: Json = {
  api_key: { scopes: null, replaces: null, last4: 'opQR' },
  'api_keys.rotate': { replaces: 'key_7Nq2dLw5sXe8Ra3Fv6Uz1B' },
  'test_clock.retrieve': { steps_taken: null, happened: null, still_to_go: null },
  'test_clock.advance': { still_to_go: null },
}

export function responseExample(route: Route): Json {
  const schema = plain(route.returns)
  if (!isPage(schema)) return { ...objectExample(schema, route), ...corrections[route.name] }
  const data = [objectExample(schema.properties.data.items, route)]
  return { ...(exampleOf(schema) as Json), data, next_cursor: null, url: route.path }
}

function objectExample(schema: Json, route: Route): Json {
  const name = nameOf(schema) ?? ''
  const lifecycle = lifecycles.find(({ kind }) => kind.object === name)
  const step = route.name.split('.')[1]!
  const taken = lifecycle && step in lifecycle.steps ? step : undefined
  const example = { ...exampleAfter(schema, lifecycle, taken), ...corrections[name] }
  for (const secret of secretsOf(name)) {
    if (!route.shows_once?.includes(secret)) delete example[secret]
  }
  return example
}

// What only some of the routes that answer with this object show.
const showing = routes.filter(({ shows_once }) => shows_once)
const secretsOf = (name: string) =>
  showing.filter(({ returns }) => nameOf(plain(returns)) === name).flatMap((r) => r.shows_once!)
