// Audit entries for tests of their chain, and the settings of a command that reads them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { Database } from '#db/connect.ts'
import { audit } from '#kernel/audit.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { urlOf } from './database.ts'
import { appConfig, db, outside, ownerConfig, secrets } from './harness.ts'

const home = mkdtempSync(join(tmpdir(), 'attune-audit-'))
after(() => rmSync(home, { recursive: true, force: true }))

export const command_settings = {
  ATTUNE_HOME: home,
  DATABASE_URL: urlOf(appConfig),
  DATABASE_OWNER_URL: urlOf(ownerConfig),
  ATTUNE_PEPPER: secrets.pepper.toString('base64'),
  ATTUNE_ENCRYPTION_KEY: secrets.encryption_key.toString('base64'),
}

export const writeEntries = (account: string, many: number) =>
  inAccount({ db, secrets, outside }, account, async (call) => {
    for (let i = 0; i < many; i++) audit(call, { action: 'trial.done', object_id: `obj_${i}` })
  })

// A connection that is cut off just before it would send such a statement.
export const dyingAt = (words: string): Database => ({
  ...db,
  use: (work) =>
    db.use((connection) => {
      const watch = (statements: { build(): { text: string } }[]) => {
        if (!statements.some((statement) => statement.build().text.includes(words))) return
        connection.discard()
        throw new Error('dead')
      }
      return work({
        ...connection,
        query: async (statement) => {
          watch([statement])
          return await connection.query(statement)
        },
        send: (statements) => {
          watch(statements)
          return connection.send(statements)
        },
      })
    }),
})
