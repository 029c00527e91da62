// Queries that are made at the same time take one round trip: Promise.all([query(a), query(b)]).
import type { Outcome } from './batch.ts'
import type { Statement } from './sql.ts'

export type Query = <Row = unknown>(statement: Statement) => Promise<Row[]>

type Waiting = {
  statement: Statement
  resolve(rows: unknown[]): void
  reject(error: unknown): void
}

export function gather(send: (statements: Statement[]) => Promise<Outcome>): Query {
  let waiting: Waiting[] = []

  async function flush() {
    const gathered = waiting
    waiting = []
    try {
      const { results, error } = await send(gathered.map(({ statement }) => statement))
      gathered.forEach(({ resolve, reject }, index) =>
        index < results.length ? resolve(results[index]!) : reject(error),
      )
    } catch (error) {
      for (const { reject } of gathered) reject(error)
    }
  }

  return <Row>(statement: Statement) =>
    new Promise<Row[]>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(() => void flush())
      waiting.push({ statement, resolve: resolve as Waiting['resolve'], reject })
    })
}
