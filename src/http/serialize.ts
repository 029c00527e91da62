// Writes answers as JSON by their schema. Only what the schema declares gets out, so that a column
// that is nobody's business never does. What is the same in every answer (the kind of an object,
// and livemode, which is this environment's) need not be in the row: it is filled in here.
import build from 'fast-json-stringify'
import type { House } from './house.ts'
import type { Route } from './route.ts'

export function serializer(
  { secrets }: Pick<House, 'secrets'>,
  { returns }: Pick<Route, 'returns'>,
) {
  const livemode = { const: secrets.environment === 'production' }
  const make = (changed: Record<string, object>) =>
    build(
      JSON.parse(JSON.stringify(returns), (name, part) =>
        // The list of an object's fields is no schema: one of them may be called "format".
        name === 'properties' ? part : fillIn(changed[name] ?? part),
      ),
    ) as (answer: object) => string
  const full = make({ livemode })
  let bare: typeof full | undefined
  const hidden = hiddenIn(returns)
  // In public, metadata stays empty: it is the account's own, and may tell what is not for others.
  return (answer: object, in_public = false) =>
    in_public
      ? (bare ??= make({ livemode, metadata: { type: 'object' } }))(hide(answer, hidden))
      : full(answer)
}

// The fields that are marked as not for the public, of an object or of those in a list.
function hiddenIn(schema: any): string[] {
  const { data, ...fields } = schema.properties ?? {}
  const marked = Object.keys(fields).filter((name) => fields[name].in_public === false)
  return data?.items ? hiddenIn(data.items) : marked
}

// Nothing is said in their place.
function hide(answer: any, hidden: string[]): object {
  if (hidden.length === 0) return answer
  if (Array.isArray(answer.data)) {
    return { ...answer, data: answer.data.map((each: object) => hide(each, hidden)) }
  }
  const nothing = (value: unknown) =>
    Array.isArray(value) ? [] : typeof value === 'number' ? 0 : null
  return { ...answer, ...Object.fromEntries(hidden.map((name) => [name, nothing(answer[name])])) }
}

// A constant becomes a default: it is written although the row lacks it. Nothing is required, so
// that fields come in the schema's order; that none is missing, the walk tests see to. A field that
// may be null is told so in one word, because a union would be tried out at every answer; and a
// format says nothing about how text is written.
function fillIn(part: any) {
  if (!part || typeof part !== 'object' || Array.isArray(part)) return part
  if (part.const !== undefined) return { type: typeof part.const, default: part.const }
  const { anyOf, ...rest } = part
  // Words of the schema, not fields that happen to have the same names.
  if (Array.isArray(rest.required)) delete rest.required
  if (typeof rest.format === 'string') delete rest.format
  const [field, other] = anyOf ?? []
  if (anyOf?.length === 2 && other.type === 'null') return { ...rest, ...field, nullable: true }
  return anyOf ? { ...rest, anyOf } : rest
}
