// Serializes responses as JSON by their schema. Only declared fields are returned, so that internal
// columns never leak. Constants (the object type and livemode) are filled in here.
import build from 'fast-json-stringify'
import type { Actor, CallingKey } from '#call.ts'
import { acknowledgment, mayRead } from './guarded.ts'
import type { House } from './house.ts'
import type { Route } from './route.ts'

export function serializer(
  { secrets }: Pick<House, 'secrets'>,
  route: Pick<Route, 'returns' | 'guarded_by' | 'shows_once'>,
) {
  const { returns } = route
  const livemode = { const: secrets.environment === 'production' }
  const make = (changed: Record<string, object>, schema: object = returns) =>
    build(
      JSON.parse(JSON.stringify(schema), (name, part) =>
        // The list of an object's fields is no schema: one of them may be called "format".
        name === 'properties' ? part : fillIn(changed[name] ?? part),
      ),
    ) as (answer: object) => string
  const full = make({ livemode })
  let bare: typeof full | undefined
  let brief: typeof full | undefined
  const marks = marksIn(returns)
  // In public, metadata stays empty: it is the account's own, and may tell what is not for others.
  // Without a key the answer is written whole, to be kept.
  return (answer: object, key: CallingKey | null = null) => {
    if (!mayRead(route, key)) {
      brief ??= make({ livemode }, acknowledgment(route))
      return brief(answer)
    }
    if (!key?.public_to) return full(answer)
    bare ??= make({ livemode, metadata: { type: 'object' } })
    return bare(hide(answer, marks, key.public_to))
  }
}

// The fields of an object, or of those in a list, that are marked as not for the public; and those
// of which a person is shown what is their own.
function marksIn(schema: any): Marks {
  const { data, ...fields } = schema.properties ?? {}
  if (data?.items) return marksIn(data.items)
  const marked = (as: unknown) =>
    Object.keys(fields).filter((name) => fields[name].in_public === as)
  return { hidden: marked(false), own: marked('own') }
}
type Marks = { hidden: string[]; own: string[] }

// Nothing is said in their place.
function hide(answer: any, marks: Marks, public_to: Actor): object {
  if (Array.isArray(answer.data)) {
    return { ...answer, data: answer.data.map((each: object) => hide(each, marks, public_to)) }
  }
  const shown = { ...answer }
  for (const name of marks.hidden) shown[name] = nothing(answer[name])
  if (public_to.kind !== 'person') return shown
  const isTheirs = (part: { person_id: string | null }) => part.person_id === public_to.id
  for (const name of marks.own) {
    const value = answer[name]
    if (Array.isArray(value)) shown[name] = value.filter(isTheirs)
    else if (!isTheirs(answer)) shown[name] = nothing(value)
  }
  return shown
}

const nothing = (value: unknown) =>
  Array.isArray(value) ? [] : typeof value === 'number' ? 0 : null

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
