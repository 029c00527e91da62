// Describes expanded objects in the response schemas: `person` beside `person_id`.
import type { Reference, References } from '#http/expand/expandable.ts'
import type { Route } from '#http/routing/route.ts'
import { type JsonSchema, plain } from './json_schema.ts'
import { nameOf } from './schemas.ts'

export function addExpandedFields(schemas: Record<string, JsonSchema>, routes: Route[]) {
  for (const { returns, references } of routes) {
    if (references) describe(schemas[itemName(plain(returns))], references)
  }
}

const itemName = (schema: JsonSchema) => (nameOf(schema) ?? '').replace(/_list$/, '')

function describe(schema: JsonSchema | undefined, references: References) {
  for (const [name, reference] of Object.entries(references)) {
    if (schema?.properties) schema.properties[name] ??= fieldOf(reference)
  }
}

// Absent unless `expand` names it, so it isn't required. Null if the caller can't read the object.
function fieldOf({ many, source }: Reference): JsonSchema {
  const $ref = `#/components/schemas/${nameOf(plain(source.item))}`
  return many ? { type: 'array', items: { $ref } } : { anyOf: [{ $ref }, { type: 'null' }] }
}
