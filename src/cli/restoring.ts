// Restores a backup all or nothing: a new home is built beside its place and renamed when it is
// complete; an external database is filled in one transaction.
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '#config.ts'
import type { BackupHeader, Counts, Progress } from '#db/backup_file.ts'
import { removeOutside } from '#db/embedded_place.ts'
import { restoreRows } from '#db/restore.ts'
import { claimHome, flushFolder, openHome } from '#home.ts'
import { restoreSecrets } from './backup_secrets.ts'
import { UsageError } from './command.ts'
import { migrations, withPostgres } from './reach.ts'

type Restore = (
  config: Config,
  header: BackupHeader,
  file: string,
  progress: Progress,
) => Promise<Counts>

export const restoreHome: Restore = async (config, header, file, progress) => {
  requireUnused(config.home)
  const aside = `${config.home}.restoring`
  openHome(aside)
  await claimHome(aside) // Two restores into one home take turns, and the second finds it in use.
  try {
    clear(aside)
    restoreSecrets({ ...config, home: aside }, header)
    const fill = ({ owner }: { owner: Parameters<typeof restoreRows>[0] }) =>
      restoreRows(owner, header, file, migrations, progress)
    const counts = await withPostgres(aside, fill)
    removeOutside(aside, { keep_data: true })
    moveTo(config.home, aside)
    return counts
  } catch (error) {
    removeOutside(aside, { keep_data: false })
    fs.rmSync(aside, { recursive: true, force: true })
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
    return await restoreRows(config.database_owner_url!, header, file, migrations, progress)
  } catch (error) {
    removeSecrets()
    if (!had_home) fs.rmSync(config.home, { recursive: true, force: true })
    throw error
  }
}

function requireUnused(home: string) {
  if (!fs.existsSync(home)) return
  if (fs.readdirSync(home).length > 0) {
    throw new UsageError(`${home} is not empty. Set ATTUNE_HOME to a new directory.`)
  }
  // A mount point can't be replaced. Better to know before the work than after it.
  const probe = `${home}.replaceable`
  try {
    fs.renameSync(home, probe)
    fs.renameSync(probe, home)
  } catch (cause) {
    const sentence = `${home} can't be replaced. Set ATTUNE_HOME to a new directory inside it.`
    throw new UsageError(sentence, { cause })
  }
}

// An earlier restore that was killed leaves its unfinished home; our claim on it stays.
function clear(aside: string) {
  removeOutside(aside, { keep_data: false })
  for (const name of fs.readdirSync(aside)) {
    if (name !== 'main.sock') fs.rmSync(join(aside, name), { recursive: true, force: true })
  }
}

// A rename replaces a directory only if that one is empty, so nothing is ever overwritten.
function moveTo(home: string, aside: string) {
  fs.rmSync(join(aside, 'main.sock'), { force: true })
  fs.renameSync(aside, home)
  flushFolder(dirname(home))
}
