// A PostgreSQL that the faults harness starts and stops. Commits are on disk, and it can be killed
// at any moment, like a machine by a power cut.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Postgres } from '#db/embedded.ts'
import { ensureDatabase } from '#db/embedded_access.ts'
import { createCluster } from '#db/embedded_cluster.ts'
import {
  processOptions,
  findEmbeddedPaths,
  makeSocketFolder,
  type EmbeddedPaths,
} from '#db/embedded_paths.ts'
import { readOrCreateSecret } from '#settings/home.ts'

const user = 'postgres'
const wait_seconds = 60

export type Cluster = Awaited<ReturnType<typeof startCluster>>

export async function startCluster(home: string) {
  const place = findEmbeddedPaths(home)
  const data_dir = join(place.folder, 'data')
  const password = readOrCreateSecret(home, 'postgres_password', 24).toString('base64url')
  await createCluster(place, data_dir, password)
  const host = makeSocketFolder(place.user)
  const log = join(host, 'log')
  const control = (...words: string[]) => runControl(place, data_dir, ['-l', log, ...words])

  const options = `-c listen_addresses= -c unix_socket_directories=${host} -c max_wal_size=2GB`
  await control('start', '-o', options)
  const watcher = stopWhenWeDie(place, data_dir)
  const ways = await ensureDatabase({ host, user, password } as Postgres, home)
  await requireDurable(ways.owner)

  async function stop() {
    await control('stop', '-m', 'immediate').catch(() => {})
    watcher.kill('SIGKILL')
    rmSync(host, { recursive: true, force: true })
  }
  const restart = () => control('restart', '-m', 'immediate')
  return { ...ways, socket: join(host, '.s.PGSQL.5432'), restart, stop }
}

// Its output goes to a file: the server it leaves behind would hold a pipe open forever.
async function runControl(place: EmbeddedPaths, data_dir: string, words: string[]) {
  const program = join(place.programs, 'bin/pg_ctl')
  const options = ['-D', data_dir, '-w', '-t', String(wait_seconds), ...words]
  const child = spawn(program, options, { ...processOptions(place.user), stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`pg_ctl ${words.join(' ')} ended with ${code}.`)
}

// A server started by pg_ctl outlives its parent, so another process must stay to end it.
function stopWhenWeDie(place: EmbeddedPaths, data_dir: string) {
  const script = 'read -r _; exec "$1" stop -D "$2" -m immediate'
  const program = join(place.programs, 'bin/pg_ctl')
  const watcher = spawn('/bin/sh', ['-c', script, 'attune-watch', program, data_dir], {
    ...processOptions(place.user),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  return watcher
}

// With these off, a run would prove nothing.
async function requireDurable(owner: pg.ClientConfig) {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      const { rows } = await client.query(`show ${setting}`)
      if (rows[0][setting] !== 'on') throw new Error(`${setting} is not on.`)
    }
  } finally {
    await client.end()
  }
}
