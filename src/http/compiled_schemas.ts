// Keeps what was compiled from a schema. The routes of a resource return the same one, so it is
// compiled once for all of them, and once for all servers that share this.
export type CompiledSchemas = {
  once<T>(schema: object, use: string, create: () => T): T // A use always has the same type.
}

export function createCompiledSchemas(): CompiledSchemas {
  const compiled = new WeakMap<object, Map<string, unknown>>()
  return {
    once<T>(schema: object, use: string, create: () => T) {
      const uses = compiled.get(schema) ?? new Map<string, unknown>()
      compiled.set(schema, uses)
      if (!uses.has(use)) uses.set(use, create())
      return uses.get(use) as T
    },
  }
}
