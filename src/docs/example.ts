// Builds example objects from the examples of their fields. They follow the lifecycle: timestamps
// and fields set by an action are null until the action was taken.
import { Check } from 'typebox/schema'
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { allowedSteps } from '#kernel/explain_transition.ts'
import type { Json, JsonSchema } from './json_schema.ts'

export const example_created_at = '2027-02-22T09:30:00.000Z'
const first_step_at = Temporal.Instant.from('2027-03-01T17:00:00Z')
const minutes_between_steps = 50

export function exampleOf(schema: JsonSchema): unknown {
  const { type, examples, anyOf, properties, items } = schema
  if (examples) return examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (anyOf) return exampleOfUnion(anyOf)
  if (properties) return exampleOfMembers(schema)
  const kinds = [type ?? []].flat()
  if (kinds.includes('array')) return items ? [exampleOf(items)] : []
  if (kinds.includes('null')) return null
  const bare: Json = { string: 'text', boolean: true, object: {} }
  return bare[kinds[0] ?? ''] ?? schema.minimum ?? 1
}

// A nullable field shows its value, unless it has no example.
function exampleOfUnion([first, other]: JsonSchema[]) {
  const shows = first!.examples || first!.enum || first!.properties || first!.items
  return other?.type === 'null' && !shows ? null : exampleOf(first!)
}

function exampleOfMembers({ properties = {}, required = [] }: JsonSchema) {
  const shown = Object.entries(properties).filter(
    ([name, { examples }]) => required.includes(name) || examples,
  )
  return Object.fromEntries(
    shown.map(([name, schema]) => [name, isMoment(name, schema) ? null : exampleOf(schema)]),
  )
}

// A nullable timestamp belongs to something that hasn't happened yet.
const isMoment = (name: string, { anyOf }: JsonSchema) =>
  name.endsWith('_at') && anyOf?.[1]?.type === 'null'

// The object as created from a request, or after an action.
export function exampleAfter(
  schema: JsonSchema,
  lifecycle: Lifecycle | undefined,
  step?: string,
  sent_body?: Json,
) {
  const example = exampleOf(schema) as Json
  if (!('created_at' in example)) return example
  const changes = 'updated_at' in example && { updated_at: example_created_at }
  const at_first = { created_at: example_created_at, ...changes }
  const fresh = { ...example, ...(sent_body && fieldsOf(schema, example, sent_body)), ...at_first }
  if (!lifecycle) return fresh

  const { initial, steps } = lifecycle
  const untaken = Object.values(steps).flatMap(({ takes }) =>
    namesOf(takes, example).filter((name) => mayBeNull(schema, name)),
  )
  const untaken_fields = Object.fromEntries(untaken.map((name) => [name, null]))
  const initial_time = `${initial}_at` in example ? { [`${initial}_at`]: example_created_at } : {}
  const start = { ...fresh, ...initial_time, ...untaken_fields, status: initial }
  if (!step) return start

  return pathTo(lifecycle, step).reduce<Json>((before, name, place) => {
    const { to, word = to } = steps[name]!
    const now = first_step_at
      .add({ minutes: place * minutes_between_steps })
      .toString({ fractionalSecondDigits: 3 })
    const taken_fields = namesOf(steps[name]!.takes, example).map((field) => [
      field,
      example[field],
    ])
    const moved = {
      status: to,
      [`${word}_at`]: now,
      updated_at: now,
      version: Number(before.version) + 1,
    }
    return { ...before, ...moved, ...Object.fromEntries(taken_fields) }
  }, start)
}

const mayBeNull = ({ properties }: JsonSchema, name: string) =>
  properties?.[name]?.anyOf?.[1]?.type === 'null'

// Sent fields appear in the response; nullable fields that weren't sent are null. Timestamps are
// excluded: responses format them differently.
function fieldsOf(schema: JsonSchema, example: Json, sent_body: Json) {
  const names = Object.keys(example).filter((name) => !name.endsWith('_at'))
  const of = (name: string) => {
    const sent = sent_body[name]
    if (sent !== undefined && Check(schema.properties?.[name] ?? {}, sent)) return sent
    return mayBeNull(schema, name) ? null : name === 'metadata' ? {} : example[name]
  }
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}

// Parameters of an action that are also fields of the object.
const namesOf = (takes: object | undefined, example: Json) =>
  Object.keys((takes as JsonSchema | undefined)?.properties ?? {}).filter((name) => name in example)

// The shortest path to an action, using actions available to callers.
function pathTo(lifecycle: Lifecycle, step: string): string[] {
  const { initial, steps } = lifecycle
  const from_states = steps[step]!.from
  const paths: [string, string[]][] = [[initial, []]]
  for (const [state, path] of paths) {
    if (from_states.includes(state)) return [...path, step]
    for (const next of allowedSteps(lifecycle, state)) {
      const { to } = steps[next]!
      if (!paths.some(([seen]) => seen === to)) paths.push([to, [...path, next]])
    }
  }
  return [step]
}
