// Column lists for whole rows. With "*", PostgreSQL rejects a prepared statement after a newer
// version of Attune adds a column.
import columns from './columns.json' with { type: 'json' }
import { raw, type Statement } from './sql.ts'

export type Table = keyof typeof columns

const named = (names: string, alias: string) =>
  names
    .split(', ')
    .map((name) => `${alias}.${name}`)
    .join(', ')

// Most statements name the columns of a table by the table itself.
const named_by_table: Record<string, string> = Object.fromEntries(
  Object.entries(columns).map(([table, names]) => [table, named(names, table)]),
)

export const hasColumn = (table: string, column: string): boolean =>
  (columns[table as Table] ?? '').split(', ').includes(column)

// "id, name, …", or with an alias "a.id, a.name, …".
export function allColumns(table: string, alias?: string): Statement {
  const names = columns[table as Table]
  if (!names) throw new Error(`src/db/columns.json has no table ${table}: npm run generate.`)
  if (!alias) return raw(names)
  return raw(alias === table ? named_by_table[table]! : named(names, alias))
}
