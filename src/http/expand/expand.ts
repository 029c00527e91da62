// Expands the references of a response, level by level: what the caller couldn't read alone is
// null, with a warning.
import type { Call } from '#kernel/call.ts'
import type { Row } from '#kernel/record.ts'
import type { Reference, References, Source } from './expandable.ts'
import { most_expanded, objectReader, type ObjectReader } from './object_reader.ts'

export type Warning = {
  code: 'not_expanded' | 'expand_limit_exceeded'
  path: string
  message: string
}

// An object of the response, where it is, and what it refers to, by the names of the expansions.
export type Holder = { object: Row; path: string; targets: Record<string, Target> }
export type Target = { source: Source; many: boolean; objects: Holder[] }

// The objects of the response, in their order, with what they refer to.
export type Expansion = { holders: Holder[]; warnings: Warning[] }

// A name to expand in some objects, and the names to expand in the objects it returns.
type Step = { holders: Holder[]; name: string; reference: Reference; below: string[] }

export async function expand(
  call: Call,
  body: object,
  references: References,
  names: string[],
): Promise<Expansion> {
  const { data } = body as { data?: Row[] }
  const holders = data
    ? data.map((object, at) => holderOf(object, `data[${at}].`))
    : [holderOf(body as Row, '')]
  const expansion: Expansion = { holders, warnings: [] }
  const reader = objectReader(call)
  let steps = stepsOf(holders, references, names)
  while (steps.length > 0) steps = await expandLevel(call, reader, expansion, steps)
  return expansion
}

const holderOf = (object: Row, path: string): Holder => ({ object, path, targets: {} })

const stepsOf = (holders: Holder[], references: References, names: string[]): Step[] =>
  [...new Set(names.map((name) => name.split('.')[0]!))].map((name) => ({
    holders,
    name,
    reference: references[name]!,
    below: names.flatMap((each) =>
      each.startsWith(`${name}.`) ? [each.slice(name.length + 1)] : [],
    ),
  }))

// Expands a level. All its objects are read together. Returns the steps of the next level.
async function expandLevel(
  call: Call,
  reader: ObjectReader,
  { warnings }: Expansion,
  steps: Step[],
): Promise<Step[]> {
  const reserved = steps.map(({ holders, reference }) =>
    holders.map(({ object }) => {
      const ids = idsIn(call, reference, object)
      const readable = reader.reserve(reference.source, ids)
      return { ids: readable, omitted: ids.length - readable.length }
    }),
  )
  await reader.readReserved()
  return steps.flatMap((step, at) => {
    const { holders, name, reference, below } = step
    const { field, many, source } = reference
    const expanded = holders.flatMap((holder, index) => {
      const { ids, omitted } = reserved[at]![index]!
      const rows = ids.flatMap((id) => reader.find(source, id) ?? [])
      const path = `${holder.path}${name}`
      if (rows.length < ids.length) warnings.push(notReadable(path, field))
      if (omitted > 0) warnings.push(limitExceeded(path, source))
      const objects = rows.map((row, n) => holderOf(row, many ? `${path}[${n}].` : `${path}.`))
      holder.targets[name] = { source, many, objects }
      return objects
    })
    return stepsOf(expanded, reference.references, below)
  })
}

// The IDs that the caller sees in the field.
function idsIn({ key }: Call, { view, field }: Reference, object: Row): string[] {
  const value = view(object, key)[field]
  return Array.isArray(value) ? value : typeof value === 'string' && value ? [value] : []
}

const notReadable = (path: string, field: string): Warning => ({
  code: 'not_expanded',
  path,
  message:
    `You can't read the object in \`${field}\`. The key lacks a scope, consent is missing, or ` +
    'the object no longer exists.',
})

const limitExceeded = (path: string, { kind }: Source): Warning => ({
  code: 'expand_limit_exceeded',
  path,
  message:
    `A response expands at most ${most_expanded.toLocaleString('en')} ${kind.table}. ` +
    'Request fewer objects, or read the others by their IDs.',
})
