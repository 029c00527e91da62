// Builds example objects from the examples of their fields. They follow the lifecycle: timestamps
// and fields set by an action are null until the action was taken.
import { Check } from 'typebox/schema'
import { type Lifecycle, allowedSteps } from '#kernel/lifecycle.ts'
import type { Json } from './schemas.ts'

export const example_created_at = '2027-02-22T09:30:00.000Z'
const first_step_at = Temporal.Instant.from('2027-03-01T17:00:00Z')
const minutes_between_steps = 50

export function exampleOf(schema: Json): unknown {
  const { type, examples, anyOf, properties, items } = schema
  if (examples) return examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (anyOf) return exampleOfUnion(anyOf)
  if (properties) return exampleOfMembers(schema)
  const kinds = [type].flat()
  if (kinds.includes('array')) return items ? [exampleOf(items)] : []
  if (kinds.includes('null')) return null
  const bare: Json = { string: 'text', boolean: true, object: {} }
  return bare[kinds[0]] ?? schema.minimum ?? 1
}

// A nullable field shows its value, unless it has no example.
function exampleOfUnion([first, other]: Json[]) {
  const shows = first!.examples || first!.enum || first!.properties || first!.items
  return other?.type === 'null' && !shows ? null : exampleOf(first!)
}

function exampleOfMembers({ properties, required = [] }: Json) {
  const shown = Object.entries<Json>(properties).filter(
    ([name, { examples }]) => required.includes(name) || examples,
  )
  return Object.fromEntries(
    shown.map(([name, schema]) => [name, isMoment(name, schema) ? null : exampleOf(schema)]),
  )
}

// A nullable timestamp belongs to something that hasn't happened yet.
const isMoment = (name: string, { anyOf }: Json) =>
  name.endsWith('_at') && anyOf?.[1]?.type === 'null'

// The object as created from a request, or after an action.
export function exampleAfter(
  schema: Json,
  lifecycle: Lifecycle | undefined,
  step?: string,
  asked?: Json,
) {
  const made = exampleOf(schema) as Json
  if (!('created_at' in made)) return made
  const changes = 'updated_at' in made && { updated_at: example_created_at }
  const at_first = { created_at: example_created_at, ...changes }
  const fresh = { ...made, ...(asked && asMade(schema, made, asked)), ...at_first }
  if (!lifecycle) return fresh

  const { initial, steps } = lifecycle
  const untaken = Object.values(steps).flatMap(({ takes }) =>
    namesOf(takes, made).filter((name) => mayBeNull(schema, name)),
  )
  const nothing_yet = Object.fromEntries(untaken.map((name) => [name, null]))
  const begun = `${initial}_at` in made ? { [`${initial}_at`]: example_created_at } : {}
  const start = { ...fresh, ...begun, ...nothing_yet, status: initial }
  if (!step) return start

  return pathTo(lifecycle, step).reduce<Json>((before, name, place) => {
    const { to, word = to } = steps[name]!
    const now = first_step_at
      .add({ minutes: place * minutes_between_steps })
      .toString({ fractionalSecondDigits: 3 })
    const taken = namesOf(steps[name]!.takes, made).map((field) => [field, made[field]])
    const moved = { status: to, [`${word}_at`]: now, updated_at: now, version: before.version + 1 }
    return { ...before, ...moved, ...Object.fromEntries(taken) }
  }, start)
}

const mayBeNull = ({ properties }: Json, name: string) =>
  properties?.[name]?.anyOf?.[1]?.type === 'null'

// Sent fields appear in the response; nullable fields that weren't sent are null. Timestamps are
// excluded: responses format them differently.
function asMade(schema: Json, made: Json, asked: Json) {
  const names = Object.keys(made).filter((name) => !name.endsWith('_at'))
  const of = (name: string) => {
    const sent = asked[name]
    if (sent !== undefined && Check(schema.properties[name], sent)) return sent
    return mayBeNull(schema, name) ? null : name === 'metadata' ? {} : made[name]
  }
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}

// Parameters of an action that are also fields of the object.
const namesOf = (takes: unknown, made: Json) =>
  Object.keys((takes as Json | undefined)?.properties ?? {}).filter((name) => name in made)

// The shortest path to an action, using actions available to callers.
function pathTo(lifecycle: Lifecycle, step: string): string[] {
  const { initial, steps } = lifecycle
  const wanted = steps[step]!.from
  const ways: [string, string[]][] = [[initial, []]]
  for (const [state, way] of ways) {
    if (wanted.includes(state)) return [...way, step]
    for (const next of allowedSteps(lifecycle, state)) {
      const { to } = steps[next]!
      if (!ways.some(([seen]) => seen === to)) ways.push([to, [...way, next]])
    }
  }
  return [step]
}
