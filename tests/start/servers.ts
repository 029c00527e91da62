// PostgreSQL servers for tests that need their own: the embedded one, and every other installation
// found on this machine.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { processOptions, findEmbeddedPaths, changeOwner } from '#db/embedded_paths.ts'
import { launch } from '#db/embedded_process.ts'
import { temporaryHome } from './process.ts'

const debian = '/usr/lib/postgresql'

// Folders of PostgreSQL 15 or newer in Debian's layout.
export const installedServers = (existsSync(debian) ? readdirSync(debian) : [])
  .filter((version) => Number(version) >= 15 && existsSync(join(debian, version, 'bin/initdb')))
  .map((version) => ({
    name: `PostgreSQL ${version} of this machine`,
    programs: join(debian, version),
  }))

export type Server = {
  host: string
  admin: pg.Client
  url(user: string, database: string): string
  stop(): Promise<void>
}

// A fresh cluster: it has no roles yet but the administrator's.
export async function startServer(programs?: string): Promise<Server> {
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
  const settings = { fsync: 'off', max_connections: '60' }
  const { ready, log: result } = await launch(place, data_dir, join(folder, 'log'), settings)
  if (!ready) throw new Error(result)
  const admin = new pg.Client({ host: ready.host, user: 'postgres', database: 'postgres' })
  await admin.connect()
  const stop = async () => {
    await admin.end()
    await ready.stop()
    remove()
  }
  const url = (user: string, database: string) =>
    `postgres://${user}@localhost/${database}?host=${encodeURIComponent(ready.host)}`
  return { host: ready.host, admin, url, stop }
}
