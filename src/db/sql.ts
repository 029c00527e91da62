// SQL templates: sql`select … where id = ${id}` keeps text and values separate, and can be nested.

export type Sql = { text: string; values: unknown[] }

class Fragment {
  readonly parts: readonly string[]
  readonly inserts: readonly unknown[]

  constructor(parts: readonly string[], inserts: readonly unknown[]) {
    this.parts = parts
    this.inserts = inserts
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

// A table or column name, or other text from the code. Never a caller's text.
export const raw = (text: string): Statement => new Fragment([text], [])

export const nothing = raw('')

export function join(statements: Statement[], between: string): Statement {
  if (statements.length === 0) return nothing
  const gaps = Array.from({ length: statements.length - 1 }, () => between)
  return new Fragment(['', ...gaps, ''], statements)
}

// "(a, b) values ($1, $2)": the columns of a new row. Columns are sorted here and below, so that
// the order of a caller's fields doesn't create another statement to prepare.
export function row(fields: Record<string, unknown>): Statement {
  const columns = Object.keys(fields).sort()
  const places = join(
    columns.map((column) => sql`${fields[column]}`),
    ', ',
  )
  return sql`(${raw(columns.join(', '))}) values (${places})`
}

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
