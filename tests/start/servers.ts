// PostgreSQL servers for tests that need their own: the embedded one, and every other installation
// found on this machine.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import {
  changeOwner,
  type EmbeddedPaths,
  findEmbeddedPaths,
  processOptions,
} from '#db/embedded_paths.ts'
import { launch, type PostgresProcess } from '#db/embedded_process.ts'
import { temporaryHome } from './process.ts'

const debian = '/usr/lib/postgresql'

// Folders of PostgreSQL 15 or newer in Debian's layout.
export const installedServers = (existsSync(debian) ? readdirSync(debian) : [])
  .filter((version) => Number(version) >= 15 && existsSync(join(debian, version, 'bin/initdb')))
  .map((version) => ({
    name: `PostgreSQL ${version} of this machine`,
    programs: join(debian, version),
  }))

export type Running = {
  host: string
  admin: pg.Client
  url(user: string, database: string): string
  connectTo(database: string): Promise<pg.Client> // As the administrator.
  stop(): Promise<void>
}

export type Server = Running & {
  place: EmbeddedPaths
  folder: string
  data_dir: string
  launchCopy(data_dir: string, changes: Settings): Promise<Running> // A copy of the data.
  replicate(): Promise<Running> // A streaming replica.
}

type Settings = Record<string, string>

// A fresh cluster: it has no roles yet but the administrator's.
export async function startServer(programs?: string, changes: Settings = {}): Promise<Server> {
  const { home, remove } = temporaryHome()
  mkdirSync(home, { recursive: true, mode: 0o755 })
  const found = findEmbeddedPaths(home)
  const place = { ...found, programs: programs ?? found.programs }
  const folder = join(place.folder, 'server')
  mkdirSync(folder)
  changeOwner(place.user, folder)
  const data_dir = join(folder, 'data')
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C']
  execFileSync(join(place.programs, 'bin/initdb'), ['-D', data_dir, '--no-sync', ...options], {
    ...processOptions(place.user),
    stdio: 'ignore',
  })
  const settings = { fsync: 'off', max_connections: '60', ...changes }

  async function launchCopy(copy: string, more: Settings = {}) {
    const own = { ...settings, ...more }
    const { ready, log: failure } = await launch(place, copy, `${copy}.log`, own)
    if (!ready) throw new Error(failure)
    return await running(ready)
  }

  const server = await launchCopy(data_dir)

  async function replicate() {
    const copy = join(folder, 'replica')
    await server.admin.query("select pg_backup_start('replica', true)")
    cpSync(data_dir, copy, { recursive: true })
    const { rows } = await server.admin.query('select labelfile from pg_backup_stop(false)')
    rmSync(join(copy, 'postmaster.pid'))
    writeFileSync(join(copy, 'backup_label'), rows[0].labelfile)
    writeFileSync(join(copy, 'standby.signal'), '')
    const { user } = place
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, copy])
    return await launchCopy(copy, { primary_conninfo: `host=${server.host} user=postgres` })
  }

  const stop = () => server.stop().then(remove)
  return { ...server, place, folder, data_dir, launchCopy, replicate, stop }
}

async function running(ready: PostgresProcess): Promise<Running> {
  async function connectTo(database: string) {
    const client = new pg.Client({ host: ready.host, user: 'postgres', database })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const admin = await connectTo('postgres')
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= admin.end().then(ready.stop))
  const url = (user: string, database: string) =>
    `postgres://${user}@localhost/${database}?host=${encodeURIComponent(ready.host)}`
  return { host: ready.host, admin, url, connectTo, stop }
}
