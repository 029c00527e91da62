// Sensitive operations require that a member confirmed their identity minutes ago. Which these are
// derives from what they return and change: see `sensitive` and `wholeRecord` in kernel/fields.ts.
import type { TSchema } from 'typebox'
import { ApiError } from '#catalogue/api_error.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import type { Entry } from './authorize.ts'

type Mark = 'changed' | 'returned'
type Schema = {
  sensitive?: Mark
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

// Adds it to the operations that are sensitive.
export function withFreshSignIn(routes: Route[]): Route[] {
  const retrieved = new Map(
    routes.flatMap(({ method, path, returns }) => (method === 'GET' ? [[path, returns]] : [])),
  )
  // What is deleted is what would be retrieved.
  const objectOf = ({ method, path, returns }: Route) =>
    method === 'DELETE' ? (retrieved.get(path) ?? returns) : returns
  return routes.map((route) =>
    isSensitive(route, objectOf(route)) ? { ...route, needs_fresh_sign_in: true } : route,
  )
}

function isSensitive(route: Route, object: TSchema): boolean {
  if (hasMark(route.returns, 'returned')) return true
  if (!isWrite(route)) return false
  if (hasMark(route.body, 'changed')) return true
  // An update changes what is in its body. Everything else is about the object as a whole.
  return route.method !== 'PATCH' && hasMark(object, 'changed')
}

export function hasMark(schema: TSchema | undefined, mark: Mark): boolean {
  const { sensitive, properties = {}, items, anyOf = [] } = (schema ?? {}) as Schema
  if (sensitive === mark) return true
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])]
  return inner.some((each) => hasMark(each as TSchema, mark))
}

type Freshness = Pick<Entry, 'member_id' | 'member_fresh_until' | 'real_now'>

export function requireFreshSignIn(entry: Freshness) {
  if (!isStale(entry)) return
  const how_to_resolve = 'Confirm with your passkey, or sign in with a new link, and retry.'
  throw new ApiError('fresh_sign_in_required', {}, { how_to_resolve })
}

const isStale = ({ member_id, member_fresh_until, real_now }: Freshness) =>
  member_id !== null &&
  (member_fresh_until === null || Date.parse(member_fresh_until) <= Date.parse(real_now))
