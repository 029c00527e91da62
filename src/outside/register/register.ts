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
