// Example responses of routes.
import type { Route } from '#http/routing/route.ts'
import { kinds, lifecycles, routes } from '#areas/index.ts'
import { exampleAfter, exampleOf } from './example.ts'
import { type Json, type JsonSchema, plain } from './json_schema.ts'
import { itemOf, nameOf } from './schemas.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const visa = { type: 'card', brand: 'visa', last4: '4242', hsa_fsa: false }
const zero = usd(0)
const zeros = (...names: string[]) => Object.fromEntries(names.map((name) => [name, zero]))
// Amounts of a claim before adjudication.
const unadjudicated = {
  ...zeros('allowed', 'payer_paid', 'contractual', 'written_off', 'patient_balance'),
  patient_responsibility: zeros('deductible', 'coinsurance', 'copay', 'other'),
  payer_balance: usd(18_000),
}

// Of the image that the example uploads.
const png_sha256 = '6b7fa434f92a8b80aab02d9bf1a12e49ffcae424e4013a1c4f68b67e3d2bbcd0'

// Corrections that fields can't express, by object or by route.
const corrections: Record<string, Json> = {
  api_key: { scopes: null, last4: 'opQR' },
  card_image: { content_type: 'image/png', sha256: png_sha256 },
  listed_card_image: { content_type: 'image/png', sha256: png_sha256 },
  dispute: { failure: null },
  payment: { method: visa, processor: 'simulated', payee: { type: 'organization', id: null } },
  claim: { ...unadjudicated, balance_status: 'open', validations: [] },
  'api_keys.rotate': { replaces_id: 'key_7Nq2dLw5sXe8Ra3Fv6Uz1B' },
  'test_clock.retrieve': { jobs_run: null, activity: null, continue_to: null },
  'test_clock.advance': { continue_to: null },
}

export function responseExample(route: Route): Json {
  const schema = plain(route.returns)
  const item = itemOf(schema)
  if (!item) return { ...objectExample(schema, route), ...corrections[route.name] }
  const data = [objectExample(item, route)]
  return { ...(exampleOf(schema) as Json), data, next_cursor: null, url: route.path }
}

// A list whose objects are also returned alone needs no example of its own.
const returned = new Set(routes.map(({ returns }) => nameOf(returns as JsonSchema)))
export const isShownByItem = (schema: JsonSchema) => {
  const item = itemOf(schema)
  return item !== undefined && returned.has(nameOf(item) ?? '')
}

function objectExample(schema: JsonSchema, route: Route): Json {
  const name = nameOf(schema) ?? ''
  const lifecycle = lifecycles.find(({ kind }) => kind.object === name)
  const step = route.name.split('.')[1]!
  const taken = lifecycle && step in lifecycle.steps ? step : undefined
  const request = createExample(name)
  const example: Json = { ...exampleAfter(schema, lifecycle, taken, request), ...corrections[name] }
  for (const secret of secretsOf(name)) {
    if (!route.shows_once?.includes(secret)) delete example[secret]
  }
  return example
}

// The example request that creates the object.
function createExample(name: string): Json | undefined {
  const kind = kinds.find(({ object }) => object === name)
  const create = kind && routes.find((route) => route.name === `${kind.table}.create`)
  const request = create?.body && (exampleOf(plain(create.body)) as Json)
  // X12 content can't be shown as fields.
  return request && !('x12' in request) ? request : undefined
}

// Fields that only some routes return for this object.
const secret_routes = routes.filter(({ shows_once }) => shows_once)
const secretsOf = (name: string) =>
  secret_routes
    .filter(({ returns }) => nameOf(returns as JsonSchema) === name)
    .flatMap((r) => r.shows_once!)
