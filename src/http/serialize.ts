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
    build(JSON.parse(JSON.stringify(returns), (name, part) => fillIn(changed[name] ?? part))) as (
      answer: object,
    ) => string
  const full = make({ livemode })
  let bare: typeof full | undefined
  // In public, metadata stays empty: it is the account's own, and may tell what is not for others.
  return (answer: object, in_public = false) =>
    in_public ? (bare ??= make({ livemode, metadata: { type: 'object' } }))(answer) : full(answer)
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
