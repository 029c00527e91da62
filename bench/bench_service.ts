// Runs the server under load in its own process, with its own home and database and without limits.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Quickstart } from '#cli/quickstart_file.ts'
import { readConfig, root } from '#settings/config.ts'
import { readSecrets } from '#app/secrets.ts'
import { findEmbedded } from '#db/embedded.ts'
import { ensureDatabase } from '#db/embedded_access.ts'
import { ownCertificate } from '#http/transport/certificate.ts'

export type BenchService = Awaited<ReturnType<typeof startHouse>>

// From this checkout, unless another one is measured beside it.
export async function startHouse(changes: Record<string, string> = {}, checkout = root) {
  const home = mkdtempSync(join(tmpdir(), 'attune-bench-'))
  const port = await freePort()
  const settings = {
    ATTUNE_HOME: home,
    SEED: 'off',
    ATTUNE_ENVIRONMENT: 'sandbox',
    DATABASE_URL: '',
    PORT: String(port),
    RATE_LIMIT_PER_SECOND: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_PER_ADDRESS: '0',
    UNKNOWN_KEYS_PER_MINUTE: '0',
    ...changes,
  }
  async function open() {
    const server = spawn(process.execPath, ['src/main.ts'], {
      cwd: checkout,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await untilItSays(server, 'Press Ctrl-C to stop')
    const postgres = (await findEmbedded(home))!
    const { app, owner } = await ensureDatabase(postgres, home)
    const database = new pg.Client(owner)
    await database.connect()
    const processes = { node: server.pid!, postgres: postgres.pid }
    return { server, app, owner, database, processes }
  }

  let opened = await open()
  const { api_key } = JSON.parse(readFileSync(join(home, 'quickstart.json'), 'utf8')) as Quickstart
  // The measured bookings are spread over centuries, so that they hardly ever meet.
  const set = 'update accounts set max_days_ahead = 400000 returning account'
  const { rows } = await opened.database.query(set)
  const secrets = readSecrets(readConfig(settings))
  const certificate = await ownCertificate(join(home, 'tls'))

  async function close() {
    await opened.database.end()
    await stopProcess(opened.server)
  }
  return {
    home,
    port,
    key: api_key!,
    account: rows[0].account as string,
    secrets,
    certificate,
    persons: [] as string[], // Their IDs: see seed_persons.ts.
    get app() {
      return opened.app
    },
    get owner() {
      return opened.owner
    },
    get processes() {
      return opened.processes
    },
    get database() {
      return opened.database
    },
    // As after a new release: in-memory state is rebuilt from the database.
    async restart() {
      await close()
      opened = await open()
    },
    async stop() {
      await close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export function untilItSays(child: ChildProcess, words: string) {
  return new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout!.on('data', (bytes) => {
      output += bytes
      if (output.includes(words)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`A process ended with ${code} at its start.`)))
  })
}

export async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

export function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
