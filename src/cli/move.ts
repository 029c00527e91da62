// attune move: copies the embedded database into an external one and proves that the copy is
// complete. The service must be stopped, and can't start meanwhile. The embedded database isn't
// changed, and the copy is one transaction, so a move that failed can be repeated.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readSecrets } from '#app/secrets.ts'
import { backUp } from '#db/backup.ts'
import { checkBackup, type Counts } from '#db/backup_file.ts'
import { countRows } from '#db/count_rows.ts'
import type { DatabaseLogins } from '#db/embedded_access.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { NotEmpty, restoreRows } from '#db/restore.ts'
import { isDatabaseUrl } from '#settings/values.ts'
import type { Config } from '#settings/config.ts'
import { fingerprintsOf, secretsInHome } from './backup_secrets.ts'
import { type Arguments, Failure, type Table, text, UsageError } from './command.ts'
import { connectAndRun, migrations, withStarted } from './database_access.ts'
import { proofsOf } from './proofs.ts'
import { progress } from './progress.ts'

const fault_exit_code = 2 // Not 1, the exit code of a crash.
const patience = { hold_limit_ms: 600_000 }
const file_name = 'move.backup' // In the home, which only this process uses.

export async function move(config: Config, args: Arguments): Promise<Table> {
  const to = targetIn(config, args)
  return await withStarted(config, async (source) => {
    const counts = await copy(config, source, to)
    return await prove(config, source, to, counts)
  })
}

function targetIn(config: Config, args: Arguments) {
  if (config.database_url) {
    throw new UsageError('"attune move" moves the embedded database. Unset DATABASE_URL first.')
  }
  const to = text(args, 'to') ?? ''
  if (isDatabaseUrl(to)) return to
  throw new UsageError('Pass --to with the URL of an empty PostgreSQL database: postgres://…')
}

// Through a file, because the copy is checked as a whole before anything is written.
async function copy(config: Config, source: DatabaseLogins, to: string): Promise<Counts> {
  const file = join(config.home, file_name)
  rmSync(file, { force: true }) // Of a move that was killed.
  try {
    const reading = progress('Reading', 1)
    const { environment } = config
    const fingerprints = fingerprintsOf(readSecrets(config))
    const origin = { environment, secrets: secretsInHome(config), fingerprints }
    const counts = await backUp(source.owner, file, origin, reading.at)
    reading.end()
    const writing = progress('Writing', 1)
    await restoreRows(to, await checkBackup(file), file, migrations, writing.at)
    writing.end()
    await prepareDatabase(to, to, migrations)
    return counts
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error
    throw new UsageError('The database in --to is not empty. Nothing was changed.')
  } finally {
    rmSync(file, { force: true })
  }
}

// Row by row count, and the proofs of the audit log and the ledger, which must be the same.
async function prove(config: Config, source: DatabaseLogins, to: string, counts: Counts) {
  const copied = await countRows(to)
  const faults = Object.entries(counts)
    .filter(([table, rows]) => copied[table] !== rows)
    .map(([check, rows]) => ({ check, found: `${copied[check] ?? 0} of ${rows} rows` }))
  const before = await connectAndRun(config, source.app, proofsOf, patience)
  const after = await connectAndRun(config, to, proofsOf, patience)
  for (const [check, found] of Object.entries(before)) {
    if (after[check] !== found) faults.push({ check, found: `${after[check]}, was: ${found}` })
  }
  if (faults.length > 0) {
    const sentence = "The copy isn't complete. Don't use it; the embedded database is unchanged."
    throw new Failure(sentence, fault_exit_code, { table: faults })
  }
  const rows = Object.values(counts).reduce((sum, many) => sum + many, 0)
  const tables = Object.keys(counts).length
  return [
    { check: 'rows', found: `${rows} in ${tables} tables` },
    ...Object.entries(after).map(([check, found]) => ({ check, found })),
    { check: 'next', found: 'Set DATABASE_URL, keep ATTUNE_HOME, and start the service.' },
  ]
}
