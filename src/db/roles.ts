// Creates the database roles the service uses and grants them to its login users. An owner with
// CREATEROLE can do this. Without it, an administrator must do it first, and the error message says
// which statements to run.
import pg from 'pg'
import { StartupError } from '#settings/startup_error.ts'

export const service_roles = ['attune_app', 'attune_worker'] as const

const all_roles = service_roles.join(', ')

// Creates missing roles and grants them to the owner.
export async function prepareRoles(client: pg.Client) {
  const { rows } = await client.query('select rolname from pg_roles where rolname = any ($1)', [
    service_roles,
  ])
  const existing = rows.map(({ rolname }) => rolname)
  for (const role of service_roles) if (!existing.includes(role)) await createRole(client, role)
  const { rows: users } = await client.query('select current_user as name')
  await ensureMember(client, users[0].name)
}

// Prepares a separate login user, if DATABASE_URL and DATABASE_OWNER_URL differ.
export async function prepareLogin(client: pg.Client, login: string) {
  await ensureMember(client, login)
  const { rows } = await client.query(
    `select name from unnest($1::text[]) as name
     where not has_schema_privilege(name, 'public', 'usage')`,
    [[login, ...service_roles]],
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  throw missing(
    `${names} can't use the "public" schema`,
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
    if (code === '42710' || code === '23505') return // Created concurrently for another database.
    if (code !== '42501') throw error
    const remedy = service_roles.map((each) => `create role ${each} nologin;`).join(' ')
    throw missing(
      `The role ${role} doesn't exist, and the owner lacks the CREATEROLE attribute`,
      `${remedy} grant ${all_roles} to ${await quotedUser(client)};`,
    )
  }
}

// Since PostgreSQL 16, SET and INHERIT are options of the grant. The service sets its role in each
// transaction and must not inherit privileges.
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
        "and the owner can't grant the roles",
      `grant ${all_roles} to ${name};`,
    )
  }
}

const quotedUser = async (client: pg.Client) =>
  pg.escapeIdentifier((await client.query('select current_user as name')).rows[0].name)

export const missing = (what: string, remedy: string) =>
  new StartupError('database_permission', `${what}. As a database administrator, run: ${remedy}`)
