// Sends several statements to PostgreSQL in one write, as prepared statements with a single Sync.
// So they take one round trip, and without BEGIN they are one transaction. Which columns a
// statement returns is asked once per connection.
import type pg from 'pg'
import utils from 'pg/lib/utils.js'
import { type Field, readerOf, type RowReader } from './row_reader.ts'

// A statement without a name is prepared and planned each time.
export type Prepared = { name: string | undefined; text: string; values: unknown[] }

// The rows of each statement, up to the one that failed.
export type Outcome = { results: unknown[][]; error?: Error }

// What a connection has prepared, and how the rows of each statement are read. Null if a statement
// returns none.
export type PreparedStatements = {
  names: Set<string>
  readers: Map<string, RowReader | null>
  onParsed: () => void
}

// What is used of node-postgres's connection.
type Wire = {
  stream: import('node:net').Socket
  on(event: 'parseComplete', listener: () => void): void
  parse(query: { name: string; text: string }): void
  bind(bound: { statement: string; values: unknown[]; valueMapper(value: unknown): unknown }): void
  describe(portal: { type: 'P'; name: '' }): void
  execute(portal: {}): void
  sync(): void
}

export const wireOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: Wire }).connection

export function preparedOn(client: pg.ClientBase): PreparedStatements {
  const prepared: PreparedStatements = { names: new Set(), readers: new Map(), onParsed() {} }
  wireOf(client).on('parseComplete', () => prepared.onParsed())
  return prepared
}

export class Batch implements pg.Submittable {
  readonly outcome: Promise<Outcome>
  #settle!: (outcome: Outcome) => void
  #statements: Prepared[]
  #prepared: PreparedStatements
  #sent_to_parse: (string | undefined)[] = []
  #results: unknown[][] = []
  #rows: unknown[] = []
  #reader: RowReader | null | undefined

  constructor(statements: Prepared[], prepared: PreparedStatements) {
    this.#statements = statements
    this.#prepared = prepared
    this.outcome = new Promise((resolve) => (this.#settle = resolve))
  }

  submit(connection: unknown) {
    const wire = connection as Wire
    this.#prepared.onParsed = () => this.#noteParsed()
    wire.stream.cork()
    try {
      for (const statement of this.#statements) this.#send(wire, statement)
    } finally {
      wire.sync()
      wire.stream.uncork()
    }
    this.#expectNext()
  }

  #send(wire: Wire, { name, text, values }: Prepared) {
    const { names, readers } = this.#prepared
    const parsed = name !== undefined && (names.has(name) || this.#sent_to_parse.includes(name))
    const statement = name ?? ''
    if (!parsed) {
      wire.parse({ name: statement, text })
      this.#sent_to_parse.push(name)
    }
    wire.bind({ statement, values, valueMapper: utils.prepareValue })
    if (name === undefined || !readers.has(name)) wire.describe({ type: 'P', name: '' })
    wire.execute({})
  }

  // PostgreSQL keeps a statement that it parsed, even if running it fails.
  #noteParsed() {
    const name = this.#sent_to_parse.shift()
    if (name !== undefined) this.#prepared.names.add(name)
  }

  #expectNext() {
    const next = this.#statements[this.#results.length]
    this.#rows = []
    this.#reader = next?.name === undefined ? undefined : this.#prepared.readers.get(next.name)
  }

  handleRowDescription({ fields }: { fields: Field[] }) {
    this.#reader = readerOf(fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    this.#rows.push(this.#reader!(fields))
  }

  handleCommandComplete() {
    const { name } = this.#statements[this.#results.length]!
    if (name !== undefined) this.#prepared.readers.set(name, this.#reader ?? null)
    this.#results.push(this.#rows)
    this.#expectNext()
  }

  handleError(error: Error) {
    this.#settle({ results: this.#results, error })
  }

  handleReadyForQuery() {
    this.#settle({ results: this.#results })
  }
}
