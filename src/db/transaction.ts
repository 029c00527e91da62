// One transaction: opened and its first statement in one round trip, its last statement and the
// commit in one round trip, and whatever fails in between leaves no trace.
import type { Connection, Database } from './connect.ts'
import { sql, type Statement } from './sql.ts'

const begin = sql`begin`
const beginReading = sql`begin read only`
const commit = sql`commit`
const rollback = sql`rollback`

// After one of these nothing was committed, so the whole transaction is run again, a few times.
const most_tries = 3
const stale_plan = ['0A000', '26000'] // A table was migrated, or a pooler forgot a statement.
const conflict = ['40001', '40P01']

// The server is going away, or can't be written to: the next connection may reach another one.
const is_elsewhere = /^(08|57P|25006)/

const stateOf = (error: unknown) => String((error as { code?: unknown }).code ?? '')

async function repeating<T>(db: Database, attempt: (connection: Connection) => Promise<T>) {
  const once = (connection: Connection) =>
    attempt(connection).catch((error) => {
      if (stale_plan.includes(stateOf(error))) connection.renew()
      if (is_elsewhere.test(stateOf(error))) connection.discard()
      throw error
    })
  for (let tries = 1; ; tries++) {
    try {
      return await db.use(once)
    } catch (error) {
      const repeats = [...stale_plan, ...conflict].includes(stateOf(error))
      if (!repeats || tries === most_tries) throw error
    }
  }
}

export type Transaction<Entrance> = {
  entrance: Entrance
  query<Row = any>(statement: Statement): Promise<Row[]>
  // Ends the transaction with a last statement. What was done counts from here on.
  commit(last?: Statement): Promise<void>
}

// Runs work in a transaction that begins with the statement first. Work that returns without
// having committed, or throws, is rolled back. Work may run more than once.
export function transact<Entrance, T>(
  db: Database,
  first: Statement,
  work: (transaction: Transaction<Entrance>) => Promise<T>,
): Promise<T> {
  return repeating(db, async (connection) => {
    const entrance = await sendTogether(connection, [begin, first], 1)
    let open = true

    async function end(last?: Statement) {
      open = false
      if (last) await sendTogether(connection, [last, commit], 0)
      else await sendTogether(connection, [commit], 0)
    }

    try {
      const { query } = connection
      return await work({ entrance: entrance[0] as Entrance, query, commit: end })
    } finally {
      if (open) await connection.query(rollback).catch(connection.discard)
    }
  })
}

// A read of one statement costs one round trip, entrance and all.
export function readInOneTrip<Entrance, Row>(db: Database, first: Statement, then: Statement) {
  return repeating(db, async (connection): Promise<[Entrance, Row[]]> => {
    const [, entrances, rows, end] = connection.flush([beginReading, first, then, commit])
    try {
      const [[entrance], found] = await Promise.all([entrances!, rows!, end!])
      return [entrance, found]
    } catch (error) {
      connection.discard()
      throw error
    }
  })
}

// So does a write of one statement.
export const writeInOneTrip = (db: Database, first: Statement, then: Statement) =>
  repeating(db, (connection) => sendTogether(connection, [begin, first, then, commit], 2))

// If one of them fails, the connection's state is not worth finding out.
async function sendTogether(connection: Connection, statements: Statement[], wanted: number) {
  try {
    const answers = await Promise.all(connection.flush(statements))
    return answers[wanted]!
  } catch (error) {
    connection.discard()
    throw error
  }
}
