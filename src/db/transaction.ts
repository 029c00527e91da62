// Runs transactions: begin and the first statement take one round trip, the last statement and the
// commit another. A failure in between rolls everything back.
import type { Connection, Database } from './connect.ts'
import { sql, type Statement } from './sql.ts'

const begin = sql`begin`
const beginReading = sql`begin read only`
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
    const entry_rows = await sendTogether(connection, [begin, first], 1)
    let open = true

    async function end(last?: Statement) {
      open = false
      if (last) await sendTogether(connection, [last, commit], 0)
      else await sendTogether(connection, [commit], 0)
    }

    try {
      const { query } = connection
      return await work({ entry: entry_rows[0] as Entry, query, commit: end })
    } finally {
      if (open) await connection.query(rollback).catch(connection.discard)
    }
  })
}

// A read of one statement, in one round trip.
export function readInOneRoundTrip<Entry, Row>(db: Database, first: Statement, then: Statement) {
  return withRetries(db, async (connection): Promise<[Entry, Row[]]> => {
    const [, entries, rows, end] = connection.flush([beginReading, first, then, commit])
    try {
      const [[entry], found] = await Promise.all([entries!, rows!, end!])
      return [entry as Entry, found as Row[]]
    } catch (error) {
      connection.discard()
      throw error
    }
  })
}

// A write of one statement, in one round trip.
export const writeInOneRoundTrip = (db: Database, first: Statement, then: Statement) =>
  withRetries(db, (connection) => sendTogether(connection, [begin, first, then, commit], 2))

// If a statement fails, the connection's state is unknown, so it's discarded.
async function sendTogether(connection: Connection, statements: Statement[], result: number) {
  try {
    const results = await Promise.all(connection.flush(statements))
    return results[result]!
  } catch (error) {
    connection.discard()
    throw error
  }
}
