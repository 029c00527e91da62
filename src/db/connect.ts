// The connection pool: a bounded number of connections and a short queue. A caller that waits too
// long gets an error, so that under overload the others are served in time. A failed connection is
// replaced; it never ends the process.
import pg from 'pg'
import {
  Batch,
  type Outcome,
  preparedOn,
  type Prepared,
  type PreparedStatements,
  wireOf,
} from './batch.ts'
import { type Caches, createCaches } from './caches.ts'
import { createRecentWrites, type RecentWrites } from './recent_writes.ts'
import { sql, type Statement } from './sql.ts'
import { watchTimer } from './watch_timer.ts'

export type Connection = {
  query<Row = unknown>(statement: Statement): Promise<Row[]>
  // Sends several statements in one round trip. Without BEGIN, they are one transaction.
  send(statements: Statement[]): Promise<Outcome>
  discard(): void
  renew(): void // Discards this connection and every other one opened so far.
}

export type Database = {
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  close(): Promise<void>
  redirect(target: pg.ClientConfig): void // For new connections.
  load(): { in_use: number; waiting: number; turned_away: number }
  capacity: { size: number; wait_limit_ms: number }
  recent_writes: RecentWrites
  caches: Caches
}

export type ConnectOptions = {
  url: string | pg.ClientConfig
  size: number
  wait_limit_ms?: number
  hold_limit_ms?: number
  connect_limit_ms?: number
  on_lost?: (error: Error) => void
  recent_writes?: RecentWrites // Shared by the pools of a process.
  caches?: Caches // The same.
}

export class QueueTimeout extends Error {}
export class Unreachable extends Error {}

type Waiter = { since: number; take: () => void; refuse: (error: Error) => void }
type HeldConnection = { since: number; client: pg.PoolClient }

export function connect(options: ConnectOptions): Database {
  const { size, wait_limit_ms = 300, hold_limit_ms = 12_000, connect_limit_ms = 3_000 } = options
  const { on_lost = () => {} } = options
  const { recent_writes = createRecentWrites(), caches = createCaches() } = options
  const pool = new pg.Pool({
    ...(typeof options.url === 'string' ? { connectionString: options.url } : options.url),
    max: size,
    connectionTimeoutMillis: connect_limit_ms,
    idleTimeoutMillis: 0, // Connections are kept. A timer per release would be wasted.
    keepAlive: true,
    application_name: 'attune',
  } as pg.PoolConfig)
  pool.on('error', on_lost)
  // Statements are prepared per connection. A new generation of connections prepares them again.
  const generations = new WeakMap<pg.ClientBase, number>()
  const prepared = new WeakMap<pg.ClientBase, PreparedStatements>()
  let generation = 0
  pool.on('connect', (client) => {
    client.on('error', on_lost)
    generations.set(client, generation)
    prepared.set(client, preparedOn(client))
  })

  const nameOf = statementNames()
  const queue: Waiter[] = []
  const held = new Set<HeldConnection>()
  let in_use = 0
  let turned_away = 0

  // One timer for all: rejects callers that waited too long, and closes connections that hang.
  const watch = watchTimer(25, () => {
    const now = performance.now()
    while (queue.length > 0 && now - queue[0]!.since > wait_limit_ms) refuse(queue.shift()!)
    for (const { since, client } of held) if (now - since > hold_limit_ms) cut(client)
    return queue.length > 0 || held.size > 0
  })

  function refuse(waiter: Waiter) {
    turned_away++
    waiter.refuse(new QueueTimeout('No connection became free in time.'))
  }

  const turn = () =>
    new Promise<void>((take, refused) => {
      if (in_use < size) return take(void in_use++)
      queue.push({ since: performance.now(), take, refuse: refused })
      watch.start()
    })

  function nextTurn() {
    const now = performance.now()
    for (let waiter = queue.shift(); waiter; waiter = queue.shift()) {
      if (now - waiter.since <= wait_limit_ms) return waiter.take()
      refuse(waiter)
    }
    in_use--
  }

  async function checkOut() {
    for (;;) {
      const client = await pool.connect()
      if (generations.get(client) === generation) return client
      client.release(true)
    }
  }

  async function use<T>(work: (connection: Connection) => Promise<T>) {
    await turn()
    try {
      const client = await checkOut().catch((error: Error) => {
        throw new Unreachable(error.message)
      })
      const holding = { since: performance.now(), client }
      held.add(holding)
      watch.start()
      let broken = false
      const discard = () => void (broken = true)
      const renew = () => {
        discard()
        if (generations.get(client) === generation) generation++ // Once, although many fail.
      }
      try {
        return await work({
          ...statementsOf(client, prepared.get(client)!, nameOf),
          discard,
          renew,
        })
      } finally {
        held.delete(holding)
        client.release(broken)
      }
    } finally {
      nextTurn()
    }
  }

  async function close() {
    watch.stop()
    await pool.end()
  }

  const redirect = (target: pg.ClientConfig) => void Object.assign(pool.options, target)

  return {
    use,
    close,
    redirect,
    capacity: { size, wait_limit_ms },
    recent_writes,
    caches,
    load: () => ({ in_use, waiting: queue.length, turned_away }),
  }
}

// Statements are prepared once per connection, under a name for their text. Beyond the limit they
// aren't prepared, so that callers can't fill the database's memory.
const max_prepared_statements = 500
function statementNames() {
  const names = new Map<string, string>()
  return (text: string) => {
    const name = names.get(text)
    if (name || names.size >= max_prepared_statements) return name
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}

// Requests use plans for all values: see enter() in migrations/0060_requests.sql.
const plan_by_value = sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`

const cut = (client: pg.ClientBase) => wireOf(client).stream.destroy()

function statementsOf(
  client: pg.PoolClient,
  prepared: PreparedStatements,
  nameOf: ReturnType<typeof statementNames>,
): Pick<Connection, 'query' | 'send'> {
  const prepare = (statement: Statement): Prepared => {
    const { text, values } = statement.build()
    return { name: statement.needs_values ? undefined : nameOf(text), text, values }
  }

  async function send(statements: Statement[]) {
    const needing = statements.findIndex(({ needs_values }) => needs_values)
    if (needing === -1)
      return await client.query(new Batch(statements.map(prepare), prepared)).outcome
    const with_setting = statements.toSpliced(needing, 0, plan_by_value)
    const batch = new Batch(with_setting.map(prepare), prepared)
    const { results, ...rest } = await client.query(batch).outcome
    return { ...rest, results: results.toSpliced(needing, 1) }
  }

  async function query<Row>(statement: Statement) {
    const { results, error } = await send([statement])
    if (error) throw error
    return results[0] as Row[] // As the statement was written to return.
  }

  return { query, send }
}
