// Databases for tests: a template that is migrated once, and copies of it.
import { join } from 'node:path'
import pg from 'pg'
import { root } from '#settings/config.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { installVersionGuard } from './version_guard.ts'

export type Admin = { host: string; port?: number; user: string; password?: string; ssl?: boolean }

const template = 'attune_test_template'
const template_owner = 'attune_test_owner'
export const login = 'attune_test_login'
export const login_password = 'only-for-tests'

// A DATABASE_URL for tests names a user that may create databases and roles. The template itself is
// migrated by an ordinary owner, as in production, so that no migration comes to need a superuser.
export async function prepareTemplate(target: string | Admin): Promise<Admin> {
  const admin = typeof target === 'string' ? adminOf(target) : plainly(target)
  await asAdmin(admin, async (client) => {
    await ensureLogin(client, template_owner, 'createrole')
    await ensureLogin(client, login, 'noinherit')
    await client.query(`grant ${template_owner} to current_user`)
    await client.query(`drop database if exists ${template} with (force)`)
    await client.query(`create database ${template} owner ${template_owner}`)
  })
  const owner = { ...admin, user: template_owner, password: login_password, database: template }
  const app = { ...admin, user: login, password: login_password, database: template }
  await prepareDatabase(owner, app, join(root, 'migrations'))
  await guardVersions({ ...admin, database: template })
  return admin
}

async function guardVersions(target: pg.ClientConfig) {
  const client = new pg.Client(target)
  await client.connect()
  await installVersionGuard(client).finally(() => client.end())
}

const ensureLogin = (client: pg.Client, name: string, options: string) =>
  client.query(`
    do $$ begin create role ${name} login ${options} password '${login_password}';
    exception when duplicate_object or unique_violation then null; end $$`)

// A database of its own, for one test file. The server uses a login that owns nothing.
export async function makeDatabase() {
  const admin: Admin = JSON.parse(process.env.ATTUNE_TEST_DATABASE ?? 'null')
  if (!admin) throw new Error('Run the tests with "npm test", which starts their database.')
  const database = `attune_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  await asAdmin(admin, (client) =>
    client.query(
      // Copying files takes a fifth of the time that copying through the log does.
      `create database ${database} template ${template} strategy file_copy owner ${template_owner}`,
    ),
  )
  const drop = () =>
    asAdmin(admin, (client) => client.query(`drop database ${database} with (force)`))
  // Through PgBouncer, if there is one (see scripts/pgbouncer/).
  const pooler: Pick<Admin, 'host' | 'port'> = JSON.parse(process.env.ATTUNE_TEST_POOLER ?? '{}')
  return {
    owner: { ...admin, database },
    app: { ...admin, ...pooler, user: login, password: login_password, database },
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
    await client.query(`create database ${database} owner ${owner}`)
  })
  const inside = new pg.Client({ ...admin, database })
  await inside.connect()
  await inside.query(`alter schema public owner to ${owner}`)
  await inside.end()
  const drop = () =>
    asAdmin(admin, async (client) => {
      await client.query(`drop database ${database} with (force)`)
      await client.query(`drop role ${owner}`)
    })
  return {
    admin: { ...admin, database },
    owner: { ...admin, user: owner, password: login_password, database },
    app: { ...admin, user: login, password: login_password, database },
    drop,
  }
}

// The URL of a database, for settings.
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

// A template must be idle to be copied, so concurrent copies take turns.
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
