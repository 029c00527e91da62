// The table that TypeScript samples are written from: every operation with its call in the SDK, and
// which of its parameters aren't text. Generated into sample_operations.json, so that the thread
// that builds pages starts without importing the service.
import { kinds, records, routes } from '#areas/index.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { type JsonSchema, plain } from '../json_schema.ts'
import { itemOf, nameOf } from '../schemas.ts'
import { callOf } from '../sdk/names.ts'

// The type of a value that isn't text, or that contains such values.
export type ValueType =
  | 'number'
  | 'boolean'
  | 'list' // Of texts.
  | { items?: ValueType; fields?: Record<string, ValueType>; other?: ValueType }

export type SampleOperation = {
  name: string
  method: string
  path: string
  call: string // As in a program: practitioners.slots.list.
  returns: string // The name of the object, or of the objects of a list.
  is_list: boolean
  takes_params: boolean
  params?: ValueType
}

export type SampleTable = { operations: SampleOperation[]; objects: string[] }

const sampleTable = (): SampleTable => ({
  operations: routes.map(operationOf),
  objects: [...kinds, ...records].map(({ object }) => object),
})

function operationOf(route: Route): SampleOperation {
  const { name, method, path, body, query } = route
  const returns = plain(route.returns)
  const item = itemOf(returns)
  const input = isWrite(route) ? body : query
  const params = input && valueType(plain(input))
  return {
    name,
    method,
    path,
    call: callOf(route).join('.'),
    returns: nameOf(item ?? returns) ?? 'result',
    is_list: item !== undefined,
    takes_params: Boolean(body ?? query),
    ...(params && { params }),
  }
}

function valueType(schema: JsonSchema): ValueType | undefined {
  const [own = schema, another] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [schema]
  // An answer can be a number, a switch or text: it stays as it is.
  if (another) return undefined
  const types = [own.type ?? []].flat()
  if (types.includes('integer') || types.includes('number')) return 'number'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('array')) {
    const items = own.items && valueType(own.items)
    return items ? { items } : 'list'
  }
  return objectType(own)
}

function objectType({ properties = {}, additionalProperties, patternProperties }: JsonSchema) {
  const typed = Object.entries(properties).flatMap(([name, field]) => {
    const type = valueType(field)
    return type ? [[name, type] as const] : []
  })
  const any_key =
    typeof additionalProperties === 'object'
      ? additionalProperties
      : Object.values(patternProperties ?? {})[0]
  const other = any_key && valueType(any_key)
  if (typed.length === 0 && !other) return undefined
  return {
    ...(typed.length > 0 && { fields: Object.fromEntries(typed) }),
    ...(other && { other }),
  }
}

// One operation on each line, so that a change is easy to review.
export function sampleTableJson(): string {
  const { operations, objects } = sampleTable()
  const lines = operations.map((operation) => JSON.stringify(operation))
  return `{"operations":[\n${lines.join(',\n')}\n],\n"objects":${JSON.stringify(objects)}}\n`
}
