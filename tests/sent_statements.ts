// Records the statements that the servers and workers of a test file send. The last test of the
// files that send the most kinds of them checks that each names its account as a value.
import assert from 'node:assert/strict'
import { loadModule, parseSync } from 'libpg-query'
import type { Connection, Database } from '#db/connect.ts'
import type { Statement } from '#db/sql.ts'
import { isExcepted } from './account_exceptions.ts'
import { unboundIn } from './account_values.ts'

const sent = new Map<string, number>() // How often, by text.

function record(statement: Statement) {
  const { text } = statement.build()
  sent.set(text, (sent.get(text) ?? 0) + 1)
}

/** How often statements that contain a text were sent. */
export const timesSent = (part: string) =>
  [...sent].reduce((sum, [text, times]) => sum + (text.includes(part) ? times : 0), 0)

export const recordStatements = (db: Database): Database => ({
  ...db,
  use: (work, options) => db.use((connection) => work(recording(connection)), options),
})

const recording = (connection: Connection): Connection => ({
  ...connection,
  query(statement: Statement) {
    record(statement)
    return connection.query(statement)
  },
  send(statements: Statement[]) {
    for (const statement of statements) record(statement)
    return connection.send(statements)
  },
})

export async function expectAccountValues() {
  await loadModule()
  const wrong = [...sent.keys()].flatMap((text) => {
    const problems = isExcepted(text) ? [] : parsed(text).flatMap((one) => unboundIn(one))
    return problems.length > 0 ? [`${problems.join('; ')}: ${text}`] : []
  })
  assert.deepEqual(wrong, [], 'Every statement names its account as a value.')
}

export const parsed = (text: string) =>
  (parseSync(text).stmts ?? []).map(({ stmt }: { stmt?: object }) => stmt as Record<string, any>)
