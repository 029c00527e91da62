// Queries that are made at the same time take one round trip: Promise.all([query(a), query(b)]).
import type { Outcome } from './batch.ts'
import type { Statement } from './sql.ts'

export type Query = <Row = unknown>(statement: Statement) => Promise<Row[]>

export type GatheredQuery = {
  statement: Statement
  resolve(rows: unknown[]): void
  reject(error: unknown): void
}

export function gather(send: (statements: Statement[]) => Promise<Outcome>): Query {
  return gatherInto(async (gathered) => {
    const { results, error } = await send(gathered.map(({ statement }) => statement))
    gathered.forEach(({ resolve, reject }, index) =>
      index < results.length ? resolve(results[index]!) : reject(error),
    )
  })
}

// Collects the queries of a moment, and rejects them if `flush` fails.
export function gatherInto(flush: (gathered: GatheredQuery[]) => Promise<void>): Query {
  let waiting: GatheredQuery[] = []

  function send() {
    const gathered = waiting
    waiting = []
    flush(gathered).catch((error) => {
      for (const { reject } of gathered) reject(error)
    })
  }

  return <Row>(statement: Statement) =>
    new Promise<Row[]>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(send)
      waiting.push({ statement, resolve: resolve as GatheredQuery['resolve'], reject })
    })
}
