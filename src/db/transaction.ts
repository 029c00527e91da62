// Runs transactions: begin and the first statement take one round trip, the last statement and the
// commit another. A failure in between rolls everything back.
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import type { Connection, Database } from './connect.ts'
import { gather, type Query } from './gather.ts'
import { sql, type Statement } from './sql.ts'

const begin = sql`begin`
// What several statements read is then as of one moment.
const beginSnapshot = sql`begin isolation level repeatable read`
const commit = sql`commit`
const rollback = sql`rollback`

// Nothing was committed after one of these errors, so the transaction is retried.
const max_attempts = 3
// A table or row type was migrated meanwhile, or a pooler dropped a statement.
const stale_plan = ['0A000', '26000', '42804']
const conflict = ['40001', '40P01']

// The server is shutting down or read-only. The next connection may reach another server.
const is_elsewhere = /^(08|57P|25006)/

const stateOf = (error: unknown) => String((error as { code?: unknown }).code ?? '')

// Whether the server itself reported that a transaction failed. Otherwise, it may have committed.
export const isRolledBack = (error: unknown) =>
  error instanceof DatabaseError && !is_elsewhere.test(stateOf(error))

async function withRetries<T>(
  db: Database,
  attempt: (connection: Connection) => Promise<T>,
  { hold_limit_ms }: TransactionOptions = {},
) {
  const once = (connection: Connection) =>
    attempt(connection).catch((error) => {
      if (stale_plan.includes(stateOf(error))) connection.renew()
      if (is_elsewhere.test(stateOf(error))) connection.discard()
      throw error
    })
  // A pooler can have other connections with statements from before the migration. So the retry
  // doesn't use prepared ones.
  let unprepared = false
  for (let attempts = 1; ; attempts++) {
    try {
      return await db.use(once, { unprepared, ...(hold_limit_ms && { hold_limit_ms }) })
    } catch (error) {
      const is_stale = stale_plan.includes(stateOf(error))
      const retryable = is_stale || conflict.includes(stateOf(error))
      if (!retryable || attempts === max_attempts) throw error
      unprepared ||= is_stale
    }
  }
}

export type TransactionOptions = {
  // Whether all statements see the same moment. Otherwise each sees what was committed before it.
  one_snapshot?: boolean | undefined
  hold_limit_ms?: number | undefined // How long it may last.
}

const beginOf = ({ one_snapshot }: TransactionOptions) => (one_snapshot ? beginSnapshot : begin)

export type Transaction<Entry> = {
  entry: Entry
  sent_at: number // When the first statement was sent, by performance.now().
  query: Query // Queries made at the same time take one round trip.
  // Commits, after an optional last statement.
  commit(last?: Statement): Promise<void>
}

// Work that began early has to wait for its entry after all. It is run again, in order.
export class MustWait extends Error {}

export type EarlyTransaction = Pick<Transaction<never>, 'query' | 'commit'>

// Runs work before the result of the first statement is known: the first query of work is sent with
// it, and gets its rows only after `admit` has accepted the entry. Rejects with MustWait if work
// ends without a query, because it may have ended differently with the entry. `admit` returns how
// long a write must wait before it commits, in milliseconds.
export function transactEarly<Entry, T>(
  db: Database,
  first: Statement,
  admit: (entry: Entry, sent_at: number) => number,
  work: (transaction: EarlyTransaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  return withRetries(db, async (connection) => {
    let admitted: Promise<void> | undefined
    let commits_from = 0
    let open = false

    const query = gather(async (statements) => {
      if (admitted) {
        await admitted
        return await connection.send(statements)
      }
      open = true
      const sent_at = performance.now()
      const sent = connection.send([beginOf(options), first, ...statements])
      admitted = sent.then(({ results, error }) => {
        if (!results[1]) throw error
        commits_from = admit(results[1][0] as Entry, sent_at) + performance.now()
      })
      await admitted
      const { results, ...rest } = await sent
      return { ...rest, results: results.slice(2) }
    })

    async function end(last?: Statement) {
      if (!admitted) throw new MustWait()
      await admitted
      const early_ms = commits_from - performance.now()
      if (last && early_ms > 0) await sleep(early_ms)
      await sendTogether(connection, last ? [last, commit] : [commit])
      open = false
    }

    try {
      return await work({ query, commit: end })
    } catch (error) {
      if (!admitted) throw new MustWait()
      await admitted // If the entry was refused, that is the reason, whatever work made of it.
      throw error
    } finally {
      if (open) await connection.query(rollback).catch(connection.discard)
    }
  })
}

// Runs work in a transaction that begins with the first statement. Rolls back if work throws or
// returns without committing. Work can run more than once.
export function transact<Entry, T>(
  db: Database,
  first: Statement,
  work: (transaction: Transaction<Entry>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  return withRetries(
    db,
    async (connection) => {
      let open = true

      async function end(last?: Statement) {
        await sendTogether(connection, last ? [last, commit] : [commit])
        open = false
      }

      try {
        const sent_at = performance.now()
        const [, entries] = await sendTogether(connection, [beginOf(options), first])
        const query = gather(connection.send)
        return await work({ entry: entries![0] as Entry, sent_at, query, commit: end })
      } finally {
        if (open) await connection.query(rollback).catch(connection.discard)
      }
    },
    options,
  )
}

// A read of one statement, in one round trip and one transaction. Also returns when it was sent.
export function readInOneRoundTrip<Entry, Row>(db: Database, first: Statement, then: Statement) {
  return withRetries(db, async (connection): Promise<[Entry, Row[], number]> => {
    const sent_at = performance.now()
    const [[entry], rows] = await sendTogether(connection, [first, then])
    return [entry as Entry, rows as Row[], sent_at]
  })
}

// Writes of known statements, in one round trip and one transaction.
export const writeInOneRoundTrip = (db: Database, first: Statement, ...then: Statement[]) =>
  withRetries(db, (connection) => sendTogether(connection, [first, ...then]))

async function sendTogether(connection: Connection, statements: Statement[]) {
  const { results, error } = await connection.send(statements)
  if (error) throw error
  return results as [unknown[], ...unknown[][]]
}
