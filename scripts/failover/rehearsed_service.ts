// Two services behind HAProxy on the cluster of a rehearsal, with an ordinary owner and an ordinary
// login, and optionally PgBouncer and Redis between.
import { readFileSync, writeFileSync } from 'node:fs'
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '#settings/config.ts'
import { databaseUrl, deployed, password, proxy, service_port, services } from './cluster.ts'
import { own, type Programs, waitFor } from './programs.ts'

export type ServiceOptions = { pgbouncer?: string | undefined; redis: boolean; processes: string }
export type Services = Awaited<ReturnType<typeof startServices>>

const pgbouncer_port = 6432
const redis_port = 6379

export async function startServices(programs: Programs, options: ServiceOptions) {
  const { folder } = programs
  const { pgbouncer, redis, processes } = options
  await createUsers()
  if (pgbouncer) await startPgBouncer(programs, pgbouncer)
  if (redis) {
    const words = ['--bind', proxy, '--port', String(redis_port), '--save', '']
    programs.start('redis', 'redis-server', [...words, '--protected-mode', 'no'])
  }
  const random = () => crypto.getRandomValues(Buffer.alloc(32)).toString('base64')
  const shared = {
    DATABASE_OWNER_URL: databaseUrl('attune_owner'),
    DATABASE_URL: databaseUrl('attune_service', 'attune', pgbouncer ? pgbouncer_port : 5432),
    RATE_LIMIT_STORE: redis ? `redis://${proxy}:${redis_port}` : 'memory',
    PROCESSES: processes,
    ATTUNE_PEPPER: random(),
    ATTUNE_ENCRYPTION_KEY: random(),
    SEED: 'off',
    TRUSTED_PROXIES: '127.0.0.0/8',
    PORT: String(service_port),
    PUBLIC_URL: `https://localhost:${service_port}`,
    RATE_LIMIT_PER_SECOND: '100000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_PER_ADDRESS: '0',
    UNKNOWN_KEYS_PER_MINUTE: '0',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  const settingsOf = (address: string) => ({
    ...shared,
    HOST: address,
    ATTUNE_HOME: join(folder, `home-${address}`),
  })
  for (const address of services) {
    const main = [join(root, 'src/main.ts')]
    const log = join(settingsOf(address).ATTUNE_HOME, 'attune.log')
    programs.start(`service-${address}`, process.execPath, main, settingsOf(address))
    await waitFor(`${address} serves (see ${log})`, () => isReady(address))
  }
  const settings = settingsOf(services[0]!)
  const quickstart = JSON.parse(readFileSync(join(settings.ATTUNE_HOME, 'quickstart.json'), 'utf8'))

  // Runs a command of the operator.
  function attune(...words: string[]) {
    const { PATH } = process.env
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'src/cli/attune.ts'), ...words],
      { env: { PATH, HOME: folder, ...settings }, encoding: 'utf8' },
    )
    return { ok: status === 0, output: `${stdout}${stderr}`.trim() }
  }
  const ca = readFileSync(join(folder, 'ca.pem'))
  const reach = { host: proxy, port: service_port, ca, key: quickstart.api_key as string }
  return { settings, reach, attune }
}

// Through HAProxy, which sends connections to standbys too until its first checks are done.
async function createUsers() {
  const statements = [
    `create role attune_owner login createrole password '${password}'`,
    `create role attune_service login noinherit password '${password}'`,
    'create database attune owner attune_owner',
  ]
  for (const statement of statements) {
    await waitFor('HAProxy finds the primary', () =>
      asAdmin((admin) => admin.query(statement).then(() => true)),
    )
  }
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>) {
  const admin = new pg.Client({ connectionString: databaseUrl('postgres', 'postgres') })
  const lost = new Promise<never>((_, reject) => admin.once('error', reject))
  try {
    return await Promise.race([lost, admin.connect().then(() => work(admin))])
  } finally {
    await admin.end()
  }
}

async function startPgBouncer({ folder, start }: Programs, program: string) {
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"attune_service" "${password}"\n`)
  const config = deployed('pgbouncer/pgbouncer.ini')
    .replaceAll('127.0.0.1', proxy)
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('[pgbouncer]', '[pgbouncer]\nunix_socket_dir =')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, config)
  own(folder)
  start('pgbouncer', program, [file])
}

// As HAProxy checks it.
async function isReady(address: string) {
  const words = [
    '-sf',
    '-H',
    'X-Forwarded-Proto: https',
    `http://${address}:${service_port}/readyz`,
  ]
  execFileSync('curl', words, { stdio: 'ignore' })
  return true
}
