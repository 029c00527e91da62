// attune backup and attune restore: the embedded database in one file, and back.
import { existsSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Config } from '#config.ts'
import { readSecrets } from '#secrets.ts'
import { backUp, DamagedBackup, type Header, readHeader, restoreRows } from '#db/backup.ts'
import { migrate } from '#db/migrate.ts'
import { openHome, writePrivately } from '#home.ts'
import { type Command, type Table, UsageError } from './command.ts'
import { progress } from './progress.ts'
import { migrations, withEmbedded, withStarted } from './reach.ts'

const secretNames = ['pepper', 'encryption_key'] as const

export const copyCommands: Command[] = [
  {
    name: 'backup',
    takes: '<file>',
    does: 'Write the embedded database to a file, also while the service runs.',
    examples: ['backup attune-2027-03-01.backup'],
    async run(config, { words: [file] }) {
      requireEmbedded(config, 'pg_dump')
      if (existsSync(file!)) throw new UsageError(`${file} is there already.`)
      try {
        const bar = progress('Backing up', 1)
        const counts = await withEmbedded(config, ({ owner }) =>
          backUp(owner, resolve(file!), secretsOf(config), bar.at),
        )
        bar.end()
        return asTable(counts)
      } catch (error) {
        if (existsSync(file!)) rmSync(file!)
        throw error
      }
    },
  },
  {
    name: 'restore',
    takes: '<file>',
    does: 'Fill an empty home from a backup.',
    examples: ['restore attune-2027-03-01.backup'],
    async run(config, { words: [file] }) {
      requireEmbedded(config, 'pg_restore')
      if (!existsSync(file!)) throw new UsageError(`There is no file ${file}.`)
      if (statSync(file!).isDirectory()) throw new UsageError(`${file} is a folder.`)
      return await reading(() => restore(config, file!))
    },
  },
]

async function restore(config: Config, file: string) {
  const header = await readHeader(file)
  openHome(config.home)
  restoreSecrets(config, header)
  return await withStarted(config, async ({ owner }) => {
    await migrate(owner, migrations, header.migrations.at(-1)!.name)
    await requireEmpty(owner)
    const bar = progress('Restoring', 1)
    const counts = await restoreRows(owner, file, bar.at)
    bar.end()
    await migrate(owner, migrations)
    return asTable(counts)
  })
}

// What is wrong with the file is a sentence, not a fault of ours. Nothing was restored then.
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof DamagedBackup) throw new UsageError(`${message} Nothing was restored.`)
    const garbled = code?.startsWith('Z_') || error instanceof SyntaxError
    throw garbled ? new UsageError('The backup is damaged. Nothing was restored.') : error
  }
}

const asTable = (counts: Record<string, number>): Table =>
  Object.entries(counts).map(([table, rows]) => ({ table, rows }))

function requireEmbedded({ database_url }: Config, tool: string) {
  if (!database_url) return
  throw new UsageError(`This is for the embedded database; for DATABASE_URL use ${tool}.`)
}

// Without what they were hashed and sealed with, the rows would be of no use. Secrets that come
// from the settings stay there.
function secretsOf(config: Config): Header['secrets'] {
  const secrets = readSecrets(config)
  return Object.fromEntries(
    secretNames
      .filter((name) => !config[name])
      .map((name) => [name, secrets[name].toString('base64')]),
  )
}

function restoreSecrets(config: Config, { secrets }: Header) {
  for (const name of secretNames) {
    const kept = secrets[name]
    if (!kept || config[name]) continue
    const file = join(config.home, name)
    if (existsSync(file) && readSecrets(config)[name].toString('base64') !== kept) {
      throw new UsageError(`${config.home} has secrets of its own. Restore into an empty home.`)
    }
    writePrivately(file, `${kept}\n`)
  }
}

async function requireEmpty(owner: pg.ClientConfig) {
  const client = new pg.Client(owner)
  await client.connect()
  const { rowCount } = await client.query('select from accounts limit 1')
  await client.end()
  if (rowCount) throw new UsageError('This home holds data already. Restore into an empty home.')
}
