// The connection pool: a bounded number of connections and a short queue. A caller that waits too
// long gets an error, so that under overload the others are served in time. A failed connection is
// replaced; it never ends the process.
import pg from 'pg'
import { type Outcome, preparedOn, type PreparedStatements, wireOf } from './batch.ts'
import { type Caches, createCaches } from './caches.ts'
import type { Query } from './gather.ts'
import { createRecentWrites, type RecentWrites } from './recent_writes.ts'
import type { ObserveRoundTrip } from './round_trip.ts'
import { statementNames, statementsOf } from './send_statements.ts'
import type { Statement } from './sql.ts'
import { watchTimer } from './watch_timer.ts'

export type Connection = {
  query<Row = unknown>(statement: Statement): Promise<Row[]>
  // Sends several statements in one round trip. Without BEGIN, they are one transaction.
  send(statements: Statement[]): Promise<Outcome>
  discard(): void
  renew(): void // Discards this connection and every other one opened so far.
}

export type UseOptions = {
  unprepared?: boolean // Prepares no statement under a name.
  hold_limit_ms?: number // How long it is held at most, if not as long as others.
}

export type Database = {
  use<T>(work: (connection: Connection) => Promise<T>, options?: UseOptions): Promise<T>
  close(): Promise<void>
  redirect(target: pg.ClientConfig): void // For new connections.
  load(): PoolLoad
  capacity: { size: number; wait_limit_ms: number }
  recent_writes: RecentWrites
  caches: Caches
  asWorker?: Query // Gathers what queryAsWorker is asked at the same time.
}

// Of this process, since it started: how many waited for a connection, and for how long in all.
export type PoolLoad = {
  in_use: number
  waiting: number
  turned_away: number
  waits: number
  waited_ms: number
}

export type ConnectOptions = {
  url: string | pg.ClientConfig
  size: number
  wait_limit_ms?: number
  hold_limit_ms?: number
  connect_limit_ms?: number
  on_lost?: (error: Error) => void
  observe?: ObserveRoundTrip | undefined
  recent_writes?: RecentWrites // Shared by the pools of a process.
  caches?: Caches // The same.
}

export class QueueTimeout extends Error {}
export class Unreachable extends Error {}

type Waiter = { since: number; take: () => void; refuse: (error: Error) => void }
type HeldConnection = { until: number; client: pg.PoolClient }

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
  const totals = { turned_away: 0, waits: 0, waited_ms: 0 }

  // Rejects callers that waited too long.
  const watchQueue = watchTimer(25, () => {
    const now = performance.now()
    while (queue.length > 0 && now - queue[0]!.since > wait_limit_ms) refuse(queue.shift()!)
    return queue.length > 0
  })

  // Closes connections that hang. Seldom looked at, so that a single query doesn't wake it.
  const watchHeld = watchTimer(Math.min(1_000, hold_limit_ms / 10), () => {
    const now = performance.now()
    for (const { until, client } of held) if (now > until) cut(client)
    return held.size > 0
  })

  function refuse(waiter: Waiter) {
    totals.turned_away++
    noteWait(waiter)
    waiter.refuse(new QueueTimeout('No connection became free in time.'))
  }

  function noteWait({ since }: Waiter) {
    totals.waits++
    totals.waited_ms += performance.now() - since
  }

  const turn = () =>
    new Promise<void>((take, refused) => {
      if (in_use < size) return take(void in_use++)
      queue.push({ since: performance.now(), take, refuse: refused })
      watchQueue.start()
    })

  function nextTurn() {
    const now = performance.now()
    for (let waiter = queue.shift(); waiter; waiter = queue.shift()) {
      if (now - waiter.since > wait_limit_ms) {
        refuse(waiter)
        continue
      }
      noteWait(waiter)
      return waiter.take()
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

  async function use<T>(
    work: (connection: Connection) => Promise<T>,
    { unprepared = false, hold_limit_ms: own_limit_ms }: UseOptions = {},
  ) {
    await turn()
    try {
      const client = await checkOut().catch((error: Error) => {
        throw new Unreachable(error.message)
      })
      const holding = { until: performance.now() + (own_limit_ms ?? hold_limit_ms), client }
      held.add(holding)
      watchHeld.start()
      let broken = false
      const discard = () => void (broken = true)
      const renew = () => {
        discard()
        if (generations.get(client) === generation) generation++ // Once, although many fail.
      }
      const preparation = {
        prepared: prepared.get(client)!,
        nameOf: unprepared ? undefined : nameOf,
        generation: generations.get(client)!,
      }
      try {
        const statements = statementsOf(client, preparation, options.observe)
        return await work({ ...statements, discard, renew })
      } finally {
        held.delete(holding)
        client.release(broken)
      }
    } finally {
      nextTurn()
    }
  }

  async function close() {
    watchQueue.stop()
    watchHeld.stop()
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
    load: () => ({ in_use, waiting: queue.length, ...totals }),
  }
}

const cut = (client: pg.ClientBase) => wireOf(client).stream.destroy()
