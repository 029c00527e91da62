// What a scoped token sees of an object: hidden fields are returned empty.
import type { TSchema } from 'typebox'
import type { Actor, Credential } from '#kernel/call.ts'

type Fields = { person_id?: unknown; [field: string]: unknown }

// The view that a caller has of the objects with this schema, or of a list of them. The schema is
// read for the first scoped token: reading all of them would delay the start.
export function viewOf(schema: TSchema) {
  let marks: Marks | undefined
  return (body: object, key: Credential | null): Fields => {
    if (!key?.public_to) return body as Fields
    marks ??= marksIn(schema as MarkedSchema)
    return hide(body, marks, key.public_to)
  }
}

// The fields of an object, or of the objects in a list, that are hidden from scoped tokens, those
// hidden from persons, and those of which a person sees only their own part.
function marksIn(schema: MarkedSchema): Marks {
  const { data, ...fields } = schema.properties ?? {}
  if (data?.items) return marksIn(data.items)
  const marked = (as: unknown) =>
    Object.keys(fields).filter((name) => fields[name]!.in_public === as)
  const parts = Object.entries(fields)
    .filter(([, { items }]) => clinicalIn(items).length > 0)
    .map(([name, { items }]) => ({ name, clinical: clinicalIn(items) }))
  return { hidden: marked(false), clinical: marked('practitioner'), own: marked('own'), parts }
}
type Marks = {
  hidden: string[]
  clinical: string[]
  own: string[]
  parts: { name: string; clinical: string[] }[] // Of lists of objects in the object.
}

const clinicalIn = (items?: MarkedSchema) =>
  Object.entries(items?.properties ?? {})
    .filter(([, { in_public }]) => in_public === 'practitioner')
    .map(([name]) => name)

type MarkedSchema = {
  properties?: Record<string, MarkedSchema>
  items?: MarkedSchema
  in_public?: unknown
}

function hide(body: object, marks: Marks, public_to: Actor): Fields {
  const fields: Fields = { ...body }
  if (Array.isArray(fields.data)) {
    return { ...body, data: fields.data.map((each: object) => hide(each, marks, public_to)) }
  }
  const shown = { ...fields }
  for (const name of marks.hidden) shown[name] = nothing(fields[name])
  if (public_to.kind !== 'person') return shown
  for (const name of marks.clinical) shown[name] = nothing(fields[name])
  for (const { name, clinical } of marks.parts) {
    const parts = fields[name]
    if (Array.isArray(parts)) shown[name] = parts.map((part: object) => without(part, clinical))
  }
  const isTheirs = (part: { person_id?: unknown }) => part.person_id === public_to.id
  for (const name of marks.own) {
    const value = fields[name]
    if (Array.isArray(value)) shown[name] = value.filter(isTheirs)
    else if (!isTheirs(fields)) shown[name] = nothing(value)
  }
  return shown
}

const without = (part: object, names: string[]) =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, names.includes(name) ? null : value]),
  )

function nothing(value: unknown) {
  if (Array.isArray(value)) return []
  if (typeof value === 'number') return 0
  return isMoney(value) ? { ...value, amount: 0 } : null
}

const isMoney = (value: unknown) =>
  value !== null && typeof value === 'object' && 'amount' in value && 'currency' in value
