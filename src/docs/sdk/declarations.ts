// Every named type of the SDK: the objects, their parts and the parameters of each method, by the
// file they are declared in.
import type { Route } from '#http/routing/route.ts'
import type { References } from '#http/expand/expandable.ts'
import { routes } from '#areas/index.ts'
import { objectName, resources } from '../resources.ts'
import { type JsonSchema, plain } from '../json_schema.ts'
import { itemOf, nameOf } from '../schemas.ts'
import { sharedShape } from '../shared_shapes.ts'
import { paramsName, placeOf, typeName } from './names.ts'
import { bareText, docComment, isNamed, objectText, type Refer } from './type_text.ts'

// One type: its text, the types it refers to and the resources that use it.
export type Declaration = {
  name: string
  text: string
  refers_to: Set<string>
  used_by: Set<string>
}

// The query or the body of a route, if it has any fields.
export function paramsOf(route: Route): JsonSchema | undefined {
  const schema = route.body ?? route.query
  const found = schema && plain(schema)
  return found && Object.keys(found.properties ?? {}).length > 0 ? found : undefined
}

// What a route returns; of a list, one of its objects.
export const resultOf = (route: Route): JsonSchema => {
  const returns = plain(route.returns)
  return itemOf(returns) ?? returns
}

export function declarations(): Map<string, Declaration> {
  const all = new Map<string, Declaration>()
  const expanded = expandedFields()

  function declare(name: string, schema: JsonSchema, user: string) {
    const known = all.get(name)
    if (known) return use(known, user)
    const declaration = { name, text: '', refers_to: new Set<string>(), used_by: new Set([user]) }
    all.set(name, declaration)
    declaration.text = declarationText(name, shapeOf(schema), (title, part) => {
      declaration.refers_to.add(typeName(title))
      declare(typeName(title), part, user)
    })
  }

  // Some uses of a shared schema are narrower, and expanded objects are added to a response.
  function shapeOf(schema: JsonSchema): JsonSchema {
    const { title = '' } = schema
    const shape = sharedShape(title) ?? schema
    const further = expanded.get(title)
    return further ? { ...shape, properties: { ...shape.properties, ...further } } : shape
  }

  // What a type refers to is used by the same resources.
  function use(declaration: Declaration, user: string) {
    if (declaration.used_by.has(user)) return
    declaration.used_by.add(user)
    for (const name of declaration.refers_to) {
      const further = all.get(name)
      if (further) use(further, user)
    }
  }

  for (const route of routes) {
    const { owner } = placeOf(route)
    const result = resultOf(route)
    if (isNamed(result)) declare(typeName(result.title!), result, owner)
    const params = paramsOf(route)
    if (params) declare(paramsName(route), params, owner)
  }
  return all
}

function declarationText(name: string, schema: JsonSchema, refer: Refer) {
  const comment = docComment(schema.description)
  return schema.properties
    ? `${comment}export interface ${name} ${objectText(schema, refer)}\n`
    : `${comment}export type ${name} = ${bareText(schema, refer)}\n`
}

// The objects that `expand` adds, by the title of the object they are added to.
function expandedFields() {
  const fields = new Map<string, Record<string, JsonSchema>>()
  for (const { returns, references } of routes) {
    if (!references) continue
    const title = (nameOf(plain(returns)) ?? '').replace(/_list$/, '')
    fields.set(title, { ...fieldsOf(references), ...fields.get(title) })
  }
  return fields
}

const fieldsOf = (references: References): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(references).map(([name, { many, source }]) => {
      const item = plain(source.item)
      const description = `With \`expand: ['${name}']\`.`
      return [
        name,
        many
          ? { description, type: 'array', items: item }
          : { description, anyOf: [item, { type: 'null' }] },
      ]
    }),
  )

// The file of each type: that of its resource, or `shared` if several use it.
export function filesOf(all: Map<string, Declaration>): Map<string, Declaration[]> {
  const objects = new Map(resources.map((name) => [typeName(objectName(name)), name]))
  const files = new Map<string, Declaration[]>()
  for (const declaration of all.values()) {
    const [user, ...others] = declaration.used_by
    const file = objects.get(declaration.name) ?? (others.length > 0 ? 'shared' : user!)
    files.set(file, [...(files.get(file) ?? []), declaration])
  }
  return files
}
