// A database whose connection breaks during a commit: after it, before it, or with the database
// gone afterwards.
import type { Connection, Database } from '#db/connect.ts'
import { Unreachable } from '#db/connect.ts'
import { sql, type Statement } from '#db/sql.ts'

export type Break = 'after_commit' | 'before_commit' | 'after_commit_and_gone' | null

// Far longer than a request looks for its outcome, also on a busy machine.
const gone_ms = 30_000

const isCommit = (statements: Statement[]) =>
  statements.some((statement) => statement.build().text === 'commit')

// Breaks each commit of a statement that `next` names, until it returns null.
export function interruptCommits(db: Database, next: () => Break): Database {
  let gone_until = 0
  const breaking = (connection: Connection): Connection => ({
    ...connection,
    async send(statements) {
      const way = isCommit(statements) ? next() : null
      if (!way) return await connection.send(statements)
      if (way === 'before_commit') await connection.query(sql`rollback`)
      else await connection.send(statements)
      if (way === 'after_commit_and_gone') gone_until = performance.now() + gone_ms
      return { results: [], error: new Error('Connection terminated unexpectedly') }
    },
  })
  return {
    ...db,
    use(work) {
      if (performance.now() < gone_until) throw new Unreachable('Nobody there.')
      return db.use((connection) => work(breaking(connection)))
    },
  }
}
