// Databases for tests: a template that is migrated once, and quick copies of it.
import { join } from 'node:path'
import pg from 'pg'
import { root } from '#config.ts'
import { migrate } from '#db/migrate.ts'
import { installVersionGuard } from './version_guard.ts'

export type Admin = { host: string; port?: number; user: string; password?: string; ssl?: boolean }

const template = 'attune_test_template'
const login = 'attune_test_login'
const login_password = 'only-for-tests'

// Whoever gives a DATABASE_URL for tests gives one that may make databases and roles.
export async function prepareTemplate(target: string | Admin): Promise<Admin> {
  const admin = typeof target === 'string' ? adminOf(target) : plainly(target)
  await asAdmin(admin, async (client) => {
    await client.query(`drop database if exists ${template} with (force)`)
    await client.query(`create database ${template}`)
  })
  await migrate({ ...admin, database: template }, join(root, 'migrations'))
  await guardVersions({ ...admin, database: template })
  await asAdmin(admin, async (client) => {
    await client.query(`
      do $$ begin create role ${login} login noinherit password '${login_password}';
      exception when duplicate_object or unique_violation then null; end $$`)
    await client.query(`grant attune_app, attune_worker to ${login}`)
  })
  return admin
}

async function guardVersions(target: pg.ClientConfig) {
  const client = new pg.Client(target)
  await client.connect()
  await installVersionGuard(client).finally(() => client.end())
}

// A database of its own, for one test file. The server gets in by a login that owns nothing.
export async function makeDatabase() {
  const admin: Admin = JSON.parse(process.env.ATTUNE_TEST_DATABASE ?? 'null')
  if (!admin) throw new Error('Run the tests with "npm test", which starts their database.')
  const database = `attune_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  await asAdmin(admin, (client) => client.query(`create database ${database} template ${template}`))
  const drop = () =>
    asAdmin(admin, (client) => client.query(`drop database ${database} with (force)`))
  return {
    owner: { ...admin, database },
    app: { ...admin, user: login, password: login_password, database },
    drop,
  }
}

// An empty database, and an owner that is no superuser and can read past no policy.
export async function makeEmptyDatabase() {
  const admin: Admin = JSON.parse(process.env.ATTUNE_TEST_DATABASE!)
  const database = `attune_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const owner = `${database}_owner`
  await asAdmin(admin, async (client) => {
    await client.query(`create role ${owner} login createrole password '${login_password}'`)
    await client.query(`grant attune_app, attune_worker to ${owner} with admin option`)
    await client.query(`grant set on parameter app.practitioner to ${owner}`)
    await client.query(`create database ${database} owner ${owner}`)
  })
  const inside = new pg.Client({ ...admin, database })
  await inside.connect()
  await inside.query(`alter schema public owner to ${owner}`)
  await inside.end()
  const drop = () =>
    asAdmin(admin, async (client) => {
      await client.query(`drop database ${database} with (force)`)
      await client.query(`revoke set on parameter app.practitioner from ${owner}`)
      await client.query(`drop role ${owner}`)
    })
  return {
    admin: { ...admin, database },
    owner: { ...admin, user: owner, password: login_password, database },
    app: { ...admin, user: login, password: login_password, database },
    drop,
  }
}

// The address of a database, for those who take it as a setting.
export const urlOf = ({ host, port, user, password, database }: pg.ClientConfig) =>
  `postgres://${user}:${password ?? ''}@localhost:${port ?? 5432}/${database}` +
  `?host=${encodeURIComponent(host!)}`

const plainly = ({ host, user, password }: Admin): Admin => ({
  host,
  user,
  ...(password !== undefined && { password }),
})

function adminOf(url: string): Admin {
  const { hostname, port, username, password, searchParams } = new URL(url)
  return {
    host: searchParams.get('host') ?? hostname,
    ...(port && { port: Number(port) }),
    user: decodeURIComponent(username),
    ...(password && { password: decodeURIComponent(password) }),
    ...(searchParams.get('sslmode') === 'require' && { ssl: true }),
  }
}

// Copying a template needs it to be idle, so those who copy at once take turns.
async function asAdmin(admin: Admin, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ ...admin, database: 'postgres' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7433002)')
    await work(client)
  } finally {
    await client.end()
  }
}
