// Records the statements that the servers and workers of a test file send. The last test of the
// files that send the most kinds of them checks that each names its account as a value.
import assert from 'node:assert/strict'
import { loadModule, parseSync } from 'libpg-query'
import type { Connection, Database } from '#db/connect.ts'
import type { Statement } from '#db/sql.ts'
import { isExcepted } from './account_exceptions.ts'
import { unboundIn } from './account_values.ts'

const sent = new Set<string>()

export const recordStatements = (db: Database): Database => ({
  ...db,
  use: (work) => db.use((connection) => work(recording(connection))),
})

const recording = (connection: Connection): Connection => ({
  ...connection,
  query(statement: Statement) {
    sent.add(statement.build().text)
    return connection.query(statement)
  },
  send(statements: Statement[]) {
    for (const statement of statements) sent.add(statement.build().text)
    return connection.send(statements)
  },
})

export async function expectAccountValues() {
  await loadModule()
  const wrong = [...sent].flatMap((text) => {
    const problems = isExcepted(text) ? [] : parsed(text).flatMap((one) => unboundIn(one))
    return problems.length > 0 ? [`${problems.join('; ')}: ${text}`] : []
  })
  assert.deepEqual(wrong, [], 'Every statement names its account as a value.')
}

export const parsed = (text: string) =>
  (parseSync(text).stmts ?? []).map(({ stmt }: { stmt?: object }) => stmt as Record<string, any>)
