// The case of names in TypeScript. Imports nothing, so that samples are written without the routes.

export const camelCase = (name: string) =>
  name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

export const pascalCase = (name: string) => {
  const camel = camelCase(name)
  return `${camel[0]!.toUpperCase()}${camel.slice(1)}`
}

// The variable of an object in a sample: not a word that JavaScript reserves.
const reserved = ['import', 'export', 'return', 'delete', 'void', 'package']
export function variableName(object: string) {
  const name = camelCase(object)
  return reserved.includes(name) ? `${name}_` : name
}
