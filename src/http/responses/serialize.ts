// Serializes responses as JSON by their schema. Only declared fields are returned, so that internal
// columns never leak. Constants (the object type and livemode) are filled in here.
import build from 'fast-json-stringify'
import type { Credential } from '#kernel/call.ts'
import { acknowledgment, mayRead } from '#http/access/read_access.ts'
import type { AppContext } from '#http/app_context.ts'
import { isObject } from '#http/parsing/schema_keywords.ts'
import type { Route } from '#http/routing/route.ts'
import { viewOf } from './visible_fields.ts'

export function serializer(
  { secrets, schemas }: Pick<AppContext, 'secrets'> & Partial<Pick<AppContext, 'schemas'>>,
  route: Pick<Route, 'returns' | 'guarded_by' | 'shows_once'>,
) {
  const { returns } = route
  const livemode = { const: secrets.environment === 'production' }
  const make = (changed: Record<string, object>, schema: object = returns) =>
    build(
      JSON.parse(JSON.stringify(schema), (name, part) =>
        // "properties" isn't a schema itself: a field may be called "format".
        name === 'properties' ? part : fillIn(changed[name] ?? part),
      ),
    ) as (body: object) => string
  const compileOnce = (changed: Record<string, object>) => {
    const use = `serialize ${JSON.stringify(changed)}`
    return schemas?.once(returns, use, () => make(changed)) ?? make(changed)
  }
  // Compiled when a route is first used: all of them would take memory and time at the start.
  let full: ReturnType<typeof make> | undefined
  let bare: typeof full
  let brief: typeof full
  const view = viewOf(returns)
  // Scoped tokens get empty metadata, because it belongs to the account. Without a key, the full
  // response is serialized for storage.
  return (body: object, key: Credential | null = null) => {
    if (!mayRead(route, key)) {
      brief ??= make({ livemode }, acknowledgment(route))
      return brief(body)
    }
    if (!key?.public_to) {
      full ??= compileOnce({ livemode })
      return full(body)
    }
    bare ??= compileOnce({ livemode, metadata: { type: 'object' } })
    return bare(view(body, key))
  }
}

// A constant becomes a default, because the row lacks it. `required` is removed to keep the
// schema's field order; tests ensure that no field is missing. A nullable union becomes `nullable`,
// because unions are slow to serialize. `format` doesn't affect serialization.
function fillIn(part: unknown) {
  if (!isObject(part)) return part
  if (part.const !== undefined) return { type: typeof part.const, default: part.const }
  const { anyOf, ...rest } = part
  // Schema keywords, not fields with the same names.
  if (Array.isArray(rest.required)) delete rest.required
  if (typeof rest.format === 'string') delete rest.format
  if (!Array.isArray(anyOf)) return rest
  const [field, other] = anyOf
  const nullable = anyOf.length === 2 && other.type === 'null'
  return nullable ? { ...rest, ...field, nullable } : { ...rest, anyOf }
}
