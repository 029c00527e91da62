// Runs transactions: begin and the first statement take one round trip, the last statement and the
// commit another. A failure in between rolls everything back.
import type { Connection, Database } from './connect.ts'
import { sql, type Statement } from './sql.ts'

const begin = sql`begin`
const commit = sql`commit`
const rollback = sql`rollback`

// Nothing was committed after one of these errors, so the transaction is retried.
const max_attempts = 3
const stale_plan = ['0A000', '26000'] // A table was migrated, or a pooler dropped a statement.
const conflict = ['40001', '40P01']

// The server is shutting down or read-only. The next connection may reach another server.
const is_elsewhere = /^(08|57P|25006)/

const stateOf = (error: unknown) => String((error as { code?: unknown }).code ?? '')

async function withRetries<T>(db: Database, attempt: (connection: Connection) => Promise<T>) {
  const once = (connection: Connection) =>
    attempt(connection).catch((error) => {
      if (stale_plan.includes(stateOf(error))) connection.renew()
      if (is_elsewhere.test(stateOf(error))) connection.discard()
      throw error
    })
  for (let attempts = 1; ; attempts++) {
    try {
      return await db.use(once)
    } catch (error) {
      const retryable = [...stale_plan, ...conflict].includes(stateOf(error))
      if (!retryable || attempts === max_attempts) throw error
    }
  }
}

export type Transaction<Entry> = {
  entry: Entry
  query<Row = unknown>(statement: Statement): Promise<Row[]>
  // Commits, after an optional last statement.
  commit(last?: Statement): Promise<void>
}

// Runs work in a transaction that begins with the first statement. Rolls back if work throws or
// returns without committing. Work can run more than once.
export function transact<Entry, T>(
  db: Database,
  first: Statement,
  work: (transaction: Transaction<Entry>) => Promise<T>,
): Promise<T> {
  return withRetries(db, async (connection) => {
    let open = true

    async function end(last?: Statement) {
      await sendTogether(connection, last ? [last, commit] : [commit])
      open = false
    }

    try {
      const [, entries] = await sendTogether(connection, [begin, first])
      const { query } = connection
      return await work({ entry: entries![0] as Entry, query, commit: end })
    } finally {
      if (open) await connection.query(rollback).catch(connection.discard)
    }
  })
}

// A read of one statement, in one round trip and one transaction.
export function readInOneRoundTrip<Entry, Row>(db: Database, first: Statement, then: Statement) {
  return withRetries(db, async (connection): Promise<[Entry, Row[]]> => {
    const [[entry], rows] = await sendTogether(connection, [first, then])
    return [entry as Entry, rows as Row[]]
  })
}

// A write of one statement, in one round trip and one transaction.
export const writeInOneRoundTrip = (db: Database, first: Statement, then: Statement) =>
  withRetries(db, (connection) => sendTogether(connection, [first, then]))

async function sendTogether(connection: Connection, statements: Statement[]) {
  const { results, error } = await connection.send(statements)
  if (error) throw error
  return results as [unknown[], ...unknown[][]]
}
