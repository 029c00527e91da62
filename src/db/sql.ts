// SQL templates: sql`select … where id = ${id}` keeps text and values separate, and can be nested.

export type Sql = { text: string; values: unknown[] }

// How PostgreSQL plans a statement, other than usual: see the functions below.
export type Planning = 'by_value' | 'by_hash'

class Fragment {
  readonly parts: readonly string[]
  readonly inserts: readonly unknown[]
  readonly planning: Planning | undefined

  constructor(parts: readonly string[], inserts: readonly unknown[], planning?: Planning) {
    this.parts = parts
    this.inserts = inserts
    this.planning = planning
    for (const insert of inserts) if (insert instanceof Fragment) this.planning ??= insert.planning
  }

  // The text, with $1, $2 … for the values.
  build(): Sql {
    const values: unknown[] = []
    return { text: this.write(values), values }
  }

  write(values: unknown[]): string {
    let text = this.parts[0]!
    for (let i = 0; i < this.inserts.length; i++) {
      const insert = this.inserts[i]
      text += insert instanceof Fragment ? insert.write(values) : `$${values.push(insert)}`
      text += this.parts[i + 1]
    }
    return text
  }
}

export type Statement = Fragment

export const sql = (parts: TemplateStringsArray, ...inserts: unknown[]): Statement =>
  new Fragment(parts, inserts)

// A condition whose best plan depends on its values: a range can match everything or nothing. Its
// statement isn't prepared, because PostgreSQL would come to use one plan for all values.
export const plannedByValue = ({ parts, inserts }: Statement): Statement =>
  new Fragment(parts, inserts, 'by_value')

// A statement that joins all rows of an account, each table read once. Without statistics of the
// account, such as for a new one, PostgreSQL expects a single row and would read one per row.
export const joinedByHash = ({ parts, inserts }: Statement): Statement =>
  new Fragment(parts, inserts, 'by_hash')

// A table or column name, or other text from the code. Never a caller's text.
export const raw = (text: string): Statement => new Fragment([text], [])

export const nothing = raw('')

// The present, to be stored. Columns round to milliseconds, which would put half of all times ahead
// of the one they were taken from: what is due now wouldn't be, for half a millisecond.
export const stored_now = raw("date_trunc('milliseconds', now())")

export function join(statements: Statement[], between: string): Statement {
  if (statements.length === 0) return nothing
  const gaps = Array.from({ length: statements.length - 1 }, () => between)
  return new Fragment(['', ...gaps, ''], statements)
}

// Columns are sorted here and below, so that the order of a caller's fields doesn't create another
// statement to prepare.

// "(a, b) values ($1, $2), ($3, $4)": several new rows with the same columns.
export function rows(all: Record<string, unknown>[]): Statement {
  const columns = Object.keys(all[0]!).sort()
  const places = (fields: Record<string, unknown>) =>
    join(
      columns.map((column) => sql`${fields[column]}`),
      ', ',
    )
  const values = all.map((fields) => sql`(${places(fields)})`)
  return sql`(${raw(columns.join(', '))}) values ${join(values, ', ')}`
}

// "(a, b) values ($1, $2)": one new row.
export const row = (fields: Record<string, unknown>): Statement => rows([fields])

// "(a, b) select a, b from json_populate_recordset(…)": any number of new rows, alike in columns,
// as one value. The statement is the same for each number, so it is prepared once.
export function manyRows(table: string, all: Record<string, unknown>[]): Statement {
  const columns = raw(Object.keys(all[0]!).sort().join(', '))
  return sql`(${columns})
    select ${columns} from json_populate_recordset(null::${raw(table)}, ${jsonOf(all)})`
}

// Bytes as PostgreSQL writes them. A buffer's own toJSON comes before a replacer, so it is replaced
// where it is found.
const jsonOf = (all: Record<string, unknown>[]) =>
  JSON.stringify(all, function (this: Record<string, unknown>, name, value) {
    const field = this[name]
    return Buffer.isBuffer(field) ? `\\x${field.toString('hex')}` : value
  })

// "a = $1, b = $2": the assignments of an update.
export const assignments = (fields: Record<string, unknown>): Statement =>
  join(
    Object.keys(fields)
      .sort()
      .map((column) => sql`${raw(column)} = ${fields[column]}`),
    ', ',
  )

// A list for a JSON column. The driver would otherwise send it as an array.
export const asJson = (value: unknown) => ({
  toPostgres: () => JSON.stringify(value),
  toJSON: () => value,
})
