// Creates the database roles the service runs as, and grants them to the users that log in. An
// ordinary owner can do this with CREATEROLE; without it an administrator does it beforehand, and
// every refusal here says what to run.
import pg from 'pg'
import { StartupError } from '#startup_error.ts'

export const service_roles = ['attune_app', 'attune_worker'] as const

const all_roles = service_roles.join(', ')

// Creates the roles that are missing and makes the owner a member of them.
export async function prepareRoles(client: pg.Client) {
  const { rows } = await client.query('select rolname from pg_roles where rolname = any ($1)', [
    service_roles,
  ])
  const existing = rows.map(({ rolname }) => rolname)
  for (const role of service_roles) if (!existing.includes(role)) await createRole(client, role)
  const { rows: users } = await client.query('select current_user as name')
  await ensureMember(client, users[0].name)
}

// Lets a user of its own serve: DATABASE_URL beside DATABASE_OWNER_URL.
export async function admitLogin(client: pg.Client, login: string) {
  await ensureMember(client, login)
  const { rows } = await client.query(
    `select name from unnest($1::text[]) as name
     where not has_schema_privilege(name, 'public', 'usage')`,
    [[login, ...service_roles]],
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  throw missing(
    `${names} can't use the schema "public"`,
    `grant usage on schema public to ${names};`,
  )
}

async function createRole(client: pg.Client, role: string) {
  try {
    await client.query('savepoint create_role')
    await client.query(`create role ${role} nologin`)
  } catch (error) {
    await client.query('rollback to create_role')
    const { code } = error as { code?: string }
    if (code === '42710' || code === '23505') return // Another database's owner was first.
    if (code !== '42501') throw error
    const remedy = service_roles.map((each) => `create role ${each} nologin;`).join(' ')
    throw missing(
      `The role ${role} doesn't exist and the owner has no CREATEROLE`,
      `${remedy} grant ${all_roles} to ${await quotedUser(client)};`,
    )
  }
}

// Before PostgreSQL 16 every member may set the role. From 16 on that is an option of the grant,
// and so is inheriting: the service sets its role in each transaction and inherits nothing.
async function ensureMember(client: pg.Client, user: string) {
  const newer = Number((await client.query('show server_version_num')).rows[0].server_version_num)
  const options = newer >= 160_000 ? ' with inherit false, set true' : ''
  const { rows } = await client.query(
    `select bool_and(pg_has_role($1, role, $3)) as member from unnest($2::text[]) as role`,
    [user, service_roles, newer >= 160_000 ? 'SET' : 'MEMBER'],
  )
  if (rows[0].member) return
  const name = pg.escapeIdentifier(user)
  try {
    await client.query('savepoint grant_roles')
    await client.query(`grant ${all_roles} to ${name}${options}`)
  } catch (error) {
    await client.query('rollback to grant_roles')
    if ((error as { code?: string }).code !== '42501') throw error
    throw missing(
      `The database user ${name} isn't a member of ${service_roles.join(' and ')}, ` +
        'and the owner may not grant them',
      `grant ${all_roles} to ${name};`,
    )
  }
}

const quotedUser = async (client: pg.Client) =>
  pg.escapeIdentifier((await client.query('select current_user as name')).rows[0].name)

export const missing = (what: string, remedy: string) =>
  new StartupError('database_permission', `${what}. As a database administrator, run: ${remedy}`)
