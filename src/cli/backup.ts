// attune backup and attune restore: back up the embedded database to a file and restore it.
import { existsSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backUp } from '#db/backup.ts'
import { type Counts, DamagedBackup, checkBackup } from '#db/backup_file.ts'
import { NotEmpty } from '#db/restore.ts'
import type { Config } from '#settings/config.ts'
import { readSecrets } from '#app/secrets.ts'
import { fingerprintsOf, requireSameSecrets, secretsInHome } from './backup_secrets.ts'
import { type Arguments, type Table, UsageError } from './command.ts'
import { progress } from './progress.ts'
import { withEmbedded } from './database_access.ts'
import { restoreDatabase, restoreHome } from './restore.ts'

export async function backUpHome(config: Config, { words: [file] }: Arguments): Promise<Table> {
  if (config.database_url) {
    throw new UsageError('"attune backup" backs up the embedded database only. Use pg_dump.')
  }
  if (existsSync(file!)) throw new UsageError(`${file} already exists.`)
  const bar = progress('Backing up', 1)
  try {
    const counts = await withEmbedded(config, ({ owner }) => {
      const { environment } = config
      const fingerprints = fingerprintsOf(readSecrets(config))
      const origin = { environment, secrets: secretsInHome(config), fingerprints }
      const files = config.file_store.type === 'disk' ? join(config.home, 'files') : undefined
      return backUp(owner, resolve(file!), origin, bar.at, files)
    })
    bar.end()
    return asTable(counts)
  } catch (error) {
    if (existsSync(file!)) rmSync(file!)
    throw error
  }
}

export async function restore(config: Config, { words: [file] }: Arguments): Promise<Table> {
  if (!existsSync(file!)) throw new UsageError(`${file}: file not found.`)
  if (statSync(file!).isDirectory()) throw new UsageError(`${file}: is a directory.`)
  return await explainErrors(async () => {
    const header = await checkBackup(file!)
    requireSameSecrets(config, header)
    const bar = progress('Restoring', 1)
    const restoreInto = config.database_url ? restoreDatabase : restoreHome
    const counts = await restoreInto(config, header, file!, bar.at)
    bar.end()
    return asTable(counts)
  })
}

// A file or target that can't be used is the caller's to fix; anything else is ours.
async function explainErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const known = error instanceof DamagedBackup || error instanceof NotEmpty
    if (known) throw new UsageError(`${message} Nothing was restored.`)
    // Of zlib; of PostgreSQL, for rows that break a type or a constraint; of JSON.
    const damaged = /^(Z_|22|23)/.test(code ?? '') || error instanceof SyntaxError
    throw damaged ? new UsageError('The backup is damaged. Nothing was restored.') : error
  }
}

const asTable = (counts: Counts): Table =>
  Object.entries(counts).map(([table, rows]) => ({ table, rows }))
