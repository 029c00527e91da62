// Makes the embedded PostgreSQL's data folder, once, and frees it from what a killed run left.
import { execFile, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { flushFolder } from '#settings/home.ts'
import { StartupError } from '#settings/startup_error.ts'
import type { Place } from './embedded_place.ts'
import { asAccount, changeOwner } from './embedded_place.ts'

const run = promisify(execFile)
const fast_stop_limit_ms = 60_000
const immediate_stop_limit_ms = 10_000
const no_process = 2_147_483_646 // larger than any process number a system gives out

export async function makeCluster(place: Place, data_dir: string, password: string): Promise<void> {
  removeUnfinished(place.folder)
  if (fs.existsSync(join(data_dir, 'PG_VERSION'))) return
  if (fs.existsSync(data_dir))
    throw new StartupError(
      'embedded_database_failed',
      `${data_dir} exists but holds no database. Move it away, or restore it from a backup.`,
    )
  const fresh = fs.mkdtempSync(join(place.folder, 'new-'))
  changeOwner(place.account, fresh)
  await runInitdb(place, fresh, password)
  fs.renameSync(join(fresh, 'data'), data_dir) // so an interrupted one never looks finished
  flushFolder(place.folder)
  removeUnfinished(place.folder)
}

// An initdb whose parent was killed may still be writing: hence a new name each time, and retries.
function removeUnfinished(folder: string): void {
  for (const name of fs.readdirSync(folder).filter((each) => each.startsWith('new-')))
    fs.rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 })
}

async function runInitdb(place: Place, folder: string, password: string): Promise<void> {
  // Not /dev/stdin: Node gives a child a socket there, and a socket cannot be opened by name.
  const password_file = join(folder, 'password')
  fs.writeFileSync(password_file, password, { mode: 0o600 })
  changeOwner(place.account, password_file)
  const options = [
    `--pgdata=${join(folder, 'data')}`,
    '--username=postgres',
    `--pwfile=${password_file}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The builtin locale sorts alike everywhere and never changes with the system's libraries.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
  try {
    await run(join(place.programs, 'bin/initdb'), options, asAccount(place.account))
  } catch (error) {
    throw failure('The database could not be made', (error as Error).message)
  }
}

// PostgreSQL tells why only in words; LC_ALL=C keeps them English.
export function failure(what: string, said: string): StartupError {
  if (/No space left on device|Disk quota exceeded/.test(said))
    return new StartupError('disk_full', `${what}: no space is left on the disk.\n${said}`)
  return new StartupError('embedded_database_failed', `${what}:\n${said}`)
}

export async function stopLeftover(data_dir: string): Promise<void> {
  const file = join(data_dir, 'postmaster.pid')
  const pid = readPid(file)
  if (pid === undefined) return
  if (isPostmaster(pid, data_dir)) await stopPostmaster(pid, data_dir)
  else if (isAlive(pid)) strikeOut(file)
}

async function stopPostmaster(pid: number, data_dir: string): Promise<void> {
  const gone = () => !isPostmaster(pid, data_dir)
  signal(pid, 'SIGINT')
  if (await waitUntil(gone, fast_stop_limit_ms)) return
  signal(pid, 'SIGQUIT') // at once; what it had not written is recovered from its log
  if (await waitUntil(gone, immediate_stop_limit_ms)) return
  const sentence = `A PostgreSQL that an earlier run left behind (process ${pid}) does not stop.`
  throw new StartupError('embedded_database_failed', sentence)
}

// The number now names a stranger, for which PostgreSQL would refuse to start. The rest of the
// file stays: by its shared memory key PostgreSQL sees whether anyone still works on the data.
function strikeOut(file: string): void {
  const [, ...rest] = fs.readFileSync(file, 'utf8').split('\n')
  fs.writeFileSync(file, [no_process, ...rest].join('\n'))
}

// Signalling a process, or believing a file about it, without asking this would hit strangers.
export function isPostmaster(pid: number, data_dir: string): boolean {
  const ours = ['-D', data_dir]
  if (process.platform !== 'linux') return argumentsFromPs(pid).includes(` ${ours.join(' ')} `)
  try {
    const [program, ...rest] = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return !!program?.endsWith('/postgres') && rest[0] === ours[0] && rest[1] === ours[1]
  } catch {
    return false
  }
}

function argumentsFromPs(pid: number): string {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'args=', '-p', `${pid}`], { encoding: 'utf8' })
  return stdout ?? ''
}

export function readPid(file: string): number | undefined {
  if (!fs.existsSync(file)) return undefined
  const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10)
  return pid > 0 ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  if (isAlive(pid)) process.kill(pid, name)
}

export async function waitUntil(what: () => boolean, limit_ms: number): Promise<boolean> {
  for (const end = performance.now() + limit_ms; performance.now() < end; await sleep(20))
    if (what()) return true
  return what()
}
