// Restores a backup completely or not at all. A new home is built in a sibling directory and
// renamed when it's complete. An external database is restored in one transaction.
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Config } from '#settings/config.ts'
import type { BackupHeader, Counts, Progress } from '#db/backup_file.ts'
import type { SaveFile } from '#db/backup_stored_files.ts'
import type { DatabaseLogins } from '#db/embedded_access.ts'
import { removeExternalFolder } from '#db/embedded_paths.ts'
import { restoreRows } from '#db/restore.ts'
import { fileStoreOf } from '#outside/adapters/file_store/choose.ts'
import { claimHome, openHome } from '#settings/home.ts'
import { flushFolder } from '#settings/private_file.ts'
import { restoreSecrets } from './backup_secrets.ts'
import { UsageError } from './command.ts'
import { migrations, withPostgres } from './database_access.ts'

// Appended to the name of the home, before random letters, so that no two restores share a
// directory.
const unfinished_suffix = '.restoring-'

type Restore = (
  config: Config,
  header: BackupHeader,
  file: string,
  progress: Progress,
) => Promise<Counts>

export const restoreHome: Restore = async (config, header, file, progress) => {
  requireUnused(config.home)
  const made = fs.mkdirSync(dirname(config.home), { recursive: true })
  await removeUnfinished(config.home)
  const excluded = fs.mkdtempSync(`${config.home}${unfinished_suffix}`)
  try {
    openHome(excluded)
    await claimHome(excluded)
    restoreSecrets({ ...config, home: excluded }, header)
    const fill = ({ owner }: DatabaseLogins) =>
      restoreRows(owner, header, file, migrations, progress, saverOf(config, excluded))
    const counts = await withPostgres(excluded, fill)
    moveTo(config.home, excluded)
    return counts
  } catch (error) {
    remove(excluded)
    if (made) fs.rmSync(made, { recursive: true, force: true })
    throw error
  }
}

export const restoreDatabase: Restore = async (config, header, file, progress) => {
  const had_home = fs.existsSync(config.home)
  openHome(config.home)
  let removeSecrets = () => {}
  try {
    // Before the commit: rows without their secrets would be worse than secrets without rows.
    removeSecrets = restoreSecrets(config, header)
    const save = saverOf(config, config.home)
    return await restoreRows(config.database_owner_url!, header, file, migrations, progress, save)
  } catch (error) {
    removeSecrets()
    if (!had_home) fs.rmSync(config.home, { recursive: true, force: true })
    throw error
  }
}

// Into the store of this deployment. Without one, the files stay in the backup.
function saverOf(config: Config, home: string): SaveFile | undefined {
  const store = fileStoreOf(config.file_store, home)
  return store && ((key, content) => store.put(key, content))
}

function requireUnused(home: string) {
  if (!fs.existsSync(home)) return
  if (fs.readdirSync(home).length > 0) {
    throw new UsageError(`${home} is not empty. Set ATTUNE_HOME to a new directory.`)
  }
  // A mount point can't be replaced. Fail before the work, not after it.
  const probe = `${home}.replaceable`
  try {
    fs.renameSync(home, probe)
    fs.renameSync(probe, home)
  } catch (cause) {
    const sentence = `${home} can't be replaced. Set ATTUNE_HOME to a new directory inside it.`
    throw new UsageError(sentence, { cause })
  }
}

// Removes what a killed restore left. Fails if that restore is still running.
async function removeUnfinished(home: string) {
  const prefix = `${basename(home)}${unfinished_suffix}`
  for (const name of fs.readdirSync(dirname(home)).filter((each) => each.startsWith(prefix))) {
    const left = join(dirname(home), name)
    await claimHome(left)
    remove(left)
  }
}

function remove(excluded: string) {
  removeExternalFolder(excluded, { keep_data: false })
  fs.rmSync(excluded, { recursive: true, force: true })
}

// A rename replaces a directory only if that one is empty, so nothing is ever overwritten.
function moveTo(home: string, excluded: string) {
  removeExternalFolder(excluded, { keep_data: true })
  fs.rmSync(join(excluded, 'main.sock'), { force: true })
  fs.renameSync(excluded, home)
  flushFolder(dirname(home))
}
