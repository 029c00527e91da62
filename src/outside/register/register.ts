// A register is a public list that comes as a file and is kept as a table.

export type ReadRow = (fields: string[]) => string | (string | null)[]

export type Register = {
  name: 'leie' | 'nppes'
  table: string
  columns: string[] // Of the table, in the order rows are read into.
  indexes: { name: string; on: string }[]
  facets: Record<string, string> // By which column whom it concerns is found.
  readHeader(header: string[]): ReadRow | undefined // Undefined where it is another file.
}

// Tells whether two rows say the same: 64 bits, of every character and where the fields end. Not
// against an adversary; quick, because it is taken of every row of a long file.
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
