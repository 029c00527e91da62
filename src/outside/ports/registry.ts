// A register is a public list that is published as a file and stored as a table.

export type ReadRow = (fields: string[]) => string | (string | null)[]

export type Registry = {
  name: 'leie' | 'nppes'
  table: string
  columns: string[] // Table columns, in the order of the row values.
  indexes: { name: string; on: string }[]
  facets: Record<string, string> // Columns by which affected practitioners are found.
  readHeader(header: string[]): ReadRow | undefined // Undefined if it's a different file.
}

// A 64-bit hash of a row's fields, to detect changes. Fast, because it's computed for every row of
// a long file; not cryptographic.
export function rowHash(fields: readonly (string | null)[]): string {
  let [one, other] = [0x9e3779b9, 0x85ebca6b]
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at] ?? ''
    for (let i = 0; i < field.length; i++) {
      const code = field.charCodeAt(i)
      one = Math.imul(one ^ code, 0x01000193)
      other = Math.imul(other ^ code, 0x5bd1e995) ^ (other >>> 15)
    }
    one = Math.imul(one ^ 0x1f, 0x01000193)
    other = Math.imul(other ^ (0x1f + at), 0x5bd1e995) ^ (other >>> 13)
  }
  return `${(one ^ (one >>> 16)) >>> 0}.${(other ^ (other >>> 14)) >>> 0}`
}
