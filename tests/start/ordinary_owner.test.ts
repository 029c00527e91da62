// The service on a PostgreSQL whose owner is an ordinary user: no superuser, with CREATEROLE or with
// roles an administrator created beforehand. On the embedded server, and on any other found here.
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { readConfig, root } from '#settings/config.ts'
import { migrate } from '#db/migrate.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { createAccount } from '#areas/platform/account/account.ts'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import { startService } from '#app/service.ts'
import type { StartupReason } from '#settings/startup_error.ts'
import { ask, temporaryHome } from './process.ts'
import { installedServers, type Server, startServer } from './servers.ts'

const migrations = join(root, 'migrations')
const ATTUNE_ENCRYPTION_KEY = Buffer.alloc(32, 'key').toString('base64')

const servers = [{ name: 'the embedded PostgreSQL', programs: undefined }, ...installedServers]
for (const { name, programs } of servers) describe(name, () => ordinaryOwner(programs))

if (installedServers.length === 0)
  test('an installed PostgreSQL works too', { skip: 'no /usr/lib/postgresql/*/bin here' }, () => {})

function ordinaryOwner(programs?: string) {
  let server: Server
  before(async () => void (server = await startServer(programs)))
  after(() => server.stop())

  const prepare = (owner: string, app = owner, database = owner) =>
    prepareDatabase(server.url(owner, database), server.url(app, database), migrations)

  const errors = (work: Promise<unknown>, reason: StartupReason, says: RegExp) =>
    assert.rejects(work, (error: Error & { reason?: string }) => {
      assert.equal(error.reason, reason, error.message)
      assert.match(error.message, says)
      return true
    })

  async function asUser(user: string, database: string, text: string): Promise<any[]> {
    const client = new pg.Client({ connectionString: server.url(user, database) })
    await client.connect()
    try {
      const found = await client.query(text)
      return found.rows
    } finally {
      await client.end()
    }
  }

  test('an owner without CREATEROLE gets a message with the roles to create', async () => {
    await server.admin.query('create role plain login')
    await server.admin.query('create database plain owner plain')
    const says = /create role attune_app nologin;.*grant attune_app, attune_worker to "plain";/
    await errors(prepare('plain'), 'database_permission', says)
    const [tables] = await asUser(
      'plain',
      'plain',
      "select count(*)::int from pg_tables where schemaname = 'public'",
    )
    assert.equal(tables.count, 0, 'nothing was created')
  })

  test('an owner with CREATEROLE migrates, and lets another user serve', async () => {
    await server.admin.query('create role db_owner login createrole')
    await server.admin.query('create role serves login noinherit')
    await server.admin.query('create database db_owner owner db_owner')
    await smoke({
      DATABASE_OWNER_URL: server.url('db_owner', 'db_owner'),
      DATABASE_URL: server.url('serves', 'db_owner'),
    })
    const [user] = await asUser(
      'postgres',
      'db_owner',
      `
      select bool_or(rolsuper or rolbypassrls) as strong from pg_roles
      where rolname in ('db_owner', 'serves', 'attune_app', 'attune_worker')`,
    )
    assert.equal(user.strong, false)
  })

  test('an owner with CREATEROLE migrates and serves alone', () =>
    smoke({ DATABASE_URL: server.url('db_owner', 'db_owner') }))

  test('the owner sees every row in migrations and none outside of them', async () => {
    const sees = (count: string) => asUser('db_owner', 'db_owner', count)
    const [stray] = await sees('select count(*)::int from persons')
    assert.equal(stray.count, 0)
    const folder = withMigration(`
      alter table practitioners add foreign key (account) references accounts;
      do $$ begin
        if (select count(*) from persons) = 0 then raise 'no rows'; end if;
      end $$;`)
    await migrate(server.url('db_owner', 'db_owner'), folder)
    rmSync(folder, { recursive: true })
  })

  test('a failed migration is reported with its reason and rolled back', async () => {
    const folder = withMigration('create table half (id int); create role strong superuser;')
    const name = 'partly'
    await server.admin.query('create database partly owner db_owner')
    const work = migrate(server.url('db_owner', name), folder)
    await errors(work, 'migration_failed', /9000_extra\.sql failed.*(superuser|permission denied)/)
    const [table] = await asUser('db_owner', name, "select to_regclass('half') as half")
    assert.equal(table.half, null)
    rmSync(folder, { recursive: true })
  })

  test('no CREATEROLE is needed if the roles exist', async () => {
    const grants = /grant attune_app, attune_worker to "plain";/
    await errors(prepare('plain'), 'database_permission', grants)
    await server.admin.query('grant attune_app, attune_worker to plain')
    await server.admin.query('create role plain_serves login noinherit')
    const login =
      /"plain_serves" isn't a member.*grant attune_app, attune_worker to "plain_serves";/
    await errors(prepare('plain', 'plain_serves'), 'database_permission', login)
    await server.admin.query('grant attune_app, attune_worker to plain_serves')
    await smoke({
      DATABASE_OWNER_URL: server.url('plain', 'plain'),
      DATABASE_URL: server.url('plain_serves', 'plain'),
    })
  })

  test('a user without a database gets a message with the missing grants', async () => {
    await server.admin.query('create database shared')
    const schema = /grant usage, create on schema public to plain;/
    await errors(prepare('plain', 'plain', 'shared'), 'database_permission', schema)
    await asUser('postgres', 'shared', 'grant usage, create on schema public to plain')
    const extension = /grant create on database shared to plain;/
    await errors(prepare('plain', 'plain', 'shared'), 'database_permission', extension)
    await server.admin.query('grant create on database shared to plain')
    assert.ok((await prepare('plain', 'plain', 'shared')).length > 0)
  })

  test('a missing database or user is reported in one sentence', async () => {
    await errors(prepare('plain', 'plain', 'nowhere'), 'database_permission', /doesn't exist/)
    await errors(prepare('plain', 'nobody_here', 'plain'), 'database_permission', /log in/)
  })
}

// The migrations as they are, and one more.
function withMigration(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'attune-migrations-'))
  cpSync(migrations, folder, { recursive: true })
  writeFileSync(join(folder, '9000_extra.sql'), text)
  return folder
}

// Starts the service with such settings, and uses it a little.
async function smoke(settings: Record<string, string>) {
  const { home, remove } = temporaryHome()
  const closing: (() => Promise<void>)[] = []
  const config = readConfig({
    ATTUNE_HOME: home,
    PORT: '0',
    SEED: 'off',
    ATTUNE_ENCRYPTION_KEY,
    ...settings,
  })
  try {
    const service = await startService(config, (c) => closing.unshift(c))
    const { port, ca_file } = service
    const account = newId('acct')
    const { secret: api_key } = await inAccount(service, account, async (call) => {
      await createAccount(call, 'Practice')
      return await createKey(call, { name: 'Test' })
    })
    const target = { base_url: `https://localhost:${port}/v1`, ca_file: ca_file!, api_key }
    const name = { given: 'Ada', family: 'Okafor' }
    const practitioner = await ask(target, '/practitioners', { name, profession: 'psychologist' })
    assert.equal(practitioner.status, 200, JSON.stringify(practitioner.body))
    const person = await ask(target, '/persons', {
      names: [{ use: 'official', given: 'Maya', family: 'Lindqvist' }],
    })
    assert.equal(person.status, 200, JSON.stringify(person.body))
    const behalf = { 'on-behalf-of': practitioner.body.id }
    const outsider = await ask(target, `/persons/${person.body.id}`, undefined, behalf)
    assert.equal(outsider.status, 403, JSON.stringify(outsider.body))
    const { body } = await ask(target, '/practitioners')
    assert.equal(body.data.length, 1)
  } finally {
    for (const close of closing) await close()
    remove()
  }
}
