// Connects as the database owner, and turns failures into messages for the operator.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '#settings/startup_error.ts'

export type Target = string | pg.ClientConfig

type PostgresError = Error & { code?: string; database?: string }

const preparation_lock = 7_433_001 // Any number that nothing else locks.
const longest_query_ms = 600_000
const retry_pause_ms = 500
const report_interval_ms = 10_000

export const configOf = (target: Target): pg.ClientConfig =>
  typeof target === 'string' ? { connectionString: target } : target

export async function withClient<T>(
  target: Target,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const limits = { connectionTimeoutMillis: 5_000, query_timeout: longest_query_ms }
  const client = new pg.Client({ ...limits, ...configOf(target) })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw isTemporary(error) ? unreachable(error) : refused(error)
  }
  try {
    return await work(client)
  } catch (error) {
    throw isTemporary(error) ? unreachable(error) : error
  } finally {
    await client.end().catch(() => {})
  }
}

// Runs work in a transaction. Servers that start concurrently take turns. The lock belongs to the
// transaction, not to the session, so that it works through a connection pooler.
export async function inTurn<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [preparation_lock])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

type Waiting = { seconds: number; report: (code: string) => void }

// Waits, up to a limit, for a database that is starting, recovering or awaiting promotion.
export async function waitForDatabase<T>(waiting: Waiting, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + waiting.seconds * 1_000
  let reported = -Infinity
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const { cause } = error as { cause?: PostgresError }
      const now = performance.now()
      if (!(error instanceof StartupError) || !isTemporary(cause) || now > deadline) throw error
      if (now - reported > report_interval_ms) {
        waiting.report(cause?.code ?? 'no answer')
        reported = now
      }
      await sleep(retry_pause_ms)
    }
  }
}

// A network error, which has no SQLSTATE, or a server that is starting, stopping, out of resources
// or a standby. (EPIPE is as long as an SQLSTATE but has no digit.)
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StartupError) return false
  const { code } = error as PostgresError
  if (!code) return error.constructor === Error // The driver's own: "Connection terminated".
  const is_state = /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)
  return !is_state || /^(08|57P|53|25006)/.test(code)
}

function unreachable(error: unknown) {
  const { code = 'no answer' } = error as PostgresError
  const sentence =
    code === '25006'
      ? 'The database is a read-only standby (25006). Promote it, or check DATABASE_URL.'
      : `The database isn't reachable (${code}). ` +
        'Check DATABASE_URL and that PostgreSQL is running.'
  return new StartupError('database_unreachable', sentence, { cause: error })
}

const refusals: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': "the user isn't allowed to log in from this host",
  '3D000': "the database doesn't exist",
  '42501': 'the user lacks the CONNECT privilege on the database',
}

function refused(error: unknown) {
  const { code = '' } = error as PostgresError
  const why = refusals[code] ?? 'unknown reason'
  return new StartupError(
    'database_permission',
    `PostgreSQL rejected the connection: ${why} (${code}). ` +
      'Check DATABASE_URL and DATABASE_OWNER_URL.',
    { cause: error },
  )
}
