// Serializes responses as JSON by their schema. Only declared fields are returned, so that internal
// columns never leak. Constants (the object type and livemode) are filled in here.
import build from 'fast-json-stringify'
import type { Actor, Credential } from '#kernel/call.ts'
import { acknowledgment, mayRead } from '#http/access/read_access.ts'
import type { AppContext } from '#http/app_context.ts'
import { isObject } from '#http/parsing/schema_keywords.ts'
import type { Route } from '#http/routing/route.ts'

export function serializer(
  { secrets }: Pick<AppContext, 'secrets'>,
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
    ) as (answer: object) => string
  const full = make({ livemode })
  let bare: typeof full | undefined
  let brief: typeof full | undefined
  const marks = marksIn(returns as MarkedSchema)
  // Scoped tokens get empty metadata, because it belongs to the account. Without a key, the full
  // response is serialized for storage.
  return (answer: object, key: Credential | null = null) => {
    if (!mayRead(route, key)) {
      brief ??= make({ livemode }, acknowledgment(route))
      return brief(answer)
    }
    if (!key?.public_to) return full(answer)
    bare ??= make({ livemode, metadata: { type: 'object' } })
    return bare(hide(answer, marks, key.public_to))
  }
}

// The fields of an object, or of the objects in a list, that are hidden from scoped tokens, those
// hidden from persons, and those of which a person sees only their own part.
function marksIn(schema: MarkedSchema): Marks {
  const { data, ...fields } = schema.properties ?? {}
  if (data?.items) return marksIn(data.items)
  const marked = (as: unknown) =>
    Object.keys(fields).filter((name) => fields[name]!.in_public === as)
  return { hidden: marked(false), clinical: marked('practitioner'), own: marked('own') }
}
type Marks = { hidden: string[]; clinical: string[]; own: string[] }
type MarkedSchema = {
  properties?: Record<string, MarkedSchema>
  items?: MarkedSchema
  in_public?: unknown
}

// Hidden fields are returned empty.
function hide(answer: object, marks: Marks, public_to: Actor): object {
  const fields: Record<string, unknown> = { ...answer }
  if (Array.isArray(fields.data)) {
    return { ...answer, data: fields.data.map((each: object) => hide(each, marks, public_to)) }
  }
  const shown = { ...fields }
  for (const name of marks.hidden) shown[name] = nothing(fields[name])
  if (public_to.kind !== 'person') return shown
  for (const name of marks.clinical) shown[name] = nothing(fields[name])
  const isTheirs = (part: { person_id?: unknown }) => part.person_id === public_to.id
  for (const name of marks.own) {
    const value = fields[name]
    if (Array.isArray(value)) shown[name] = value.filter(isTheirs)
    else if (!isTheirs(fields)) shown[name] = nothing(value)
  }
  return shown
}

function nothing(value: unknown) {
  if (Array.isArray(value)) return []
  if (typeof value === 'number') return 0
  return isMoney(value) ? { ...value, amount: 0 } : null
}

const isMoney = (value: unknown) =>
  value !== null && typeof value === 'object' && 'amount' in value && 'currency' in value

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
