// Logins of the embedded database: the owner, which migrates, and a plain login that owns nothing,
// which serves. Both are created on first use.
import pg from 'pg'
import { readOrCreateSecret } from '#settings/home.ts'
import type { Postgres } from './embedded.ts'

const database = 'attune'
const login = 'attune_login'

export type DatabaseLogins = { app: pg.ClientConfig; owner: pg.ClientConfig }

export async function ensureDatabase(postgres: Postgres, home: string): Promise<DatabaseLogins> {
  const logins = loginsOf(postgres, home)
  await ensureLogins(logins)
  return logins
}

export function loginsOf({ host, user, password }: Postgres, home: string) {
  const login_password = readOrCreateSecret(home, 'login_password', 24).toString('base64url')
  const owner = { host, user, password, database }
  const app = { host, user: login, password: login_password, database }
  return { owner, app }
}

export async function ensureLogins({ owner, app }: ReturnType<typeof loginsOf>) {
  if (!(await isPrepared(app))) await prepare(owner, app.password)
}

// As any start but the first finds it.
async function isPrepared(app: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(app)
  try {
    await client.connect()
    const { rows } = await client.query(`
      select not rolinherit and pg_has_role('attune_app', 'member')
        and pg_has_role('attune_worker', 'member') as prepared
      from pg_roles where rolname = current_user`)
    return rows[0].prepared
  } catch {
    return false // The owner finds out why, or creates what is missing.
  } finally {
    await client.end().catch(() => {})
  }
}

async function prepare(owner: pg.ClientConfig, login_password: string) {
  const admin = new pg.Client({ ...owner, database: 'postgres' })
  await admin.connect()
  try {
    // One at a time: PostgreSQL refuses to alter a role from two commands at once.
    await admin.query("select pg_advisory_lock(hashtext('attune logins'))")
    for (const role of ['attune_app', 'attune_worker']) await ensureRole(admin, role, 'nologin')
    await ensureRole(admin, login, `login noinherit password '${login_password}'`)
    await admin.query(`grant attune_app, attune_worker to ${login}`)
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await admin.query(`create database ${database}`)
  } finally {
    await admin.end()
  }
}

async function ensureRole(admin: pg.Client, role: string, options: string) {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role])
  await admin.query(`${rowCount ? 'alter' : 'create'} role ${role} with ${options}`)
}
