// Databases whose tables Citus distributes are refused wherever the service meets one: at the
// start, when it migrates, when DATABASE_URL changes, and by "attune doctor".
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { checkDatabase } from '#cli/doctor_database.ts'
import { requireLogin } from '#db/login_check.ts'
import { migrate } from '#db/migrate.ts'
import { requireMigrated } from '#db/schema_check.ts'
import { countDistributedTables } from '#db/server_check.ts'
import { readConfig, root } from '#settings/config.ts'
import { makeDatabase, urlOf } from './database.ts'
import { distributeTable, undistributeTables } from './distributed_tables.ts'

const folder = join(root, 'migrations')
const { owner, app, drop } = await makeDatabase()
after(drop)

const refused = { reason: 'database_distributed', exit_code: 67, message: /2 tables .* by Citus/ }

async function count() {
  const client = new pg.Client(app)
  await client.connect()
  return await countDistributedTables(client).finally(() => client.end())
}

test('a database without distributed tables is accepted', async () => {
  assert.equal(await count(), 0)
  await requireMigrated(app, folder)
  await requireLogin(urlOf(app), 'production')
})

test('a database with Citus that manages no table of Attune is accepted', async (t) => {
  await distributeTable(owner, 'pg_catalog.pg_class')
  t.after(() => undistributeTables(owner))
  assert.equal(await count(), 0)
  await requireMigrated(app, folder)
})

test('distributed tables are refused', async (t) => {
  await distributeTable(owner, 'persons')
  await distributeTable(owner, 'audit_entries')
  t.after(() => undistributeTables(owner))
  assert.equal(await count(), 2)
  await assert.rejects(requireMigrated(app, folder), refused)
  await assert.rejects(migrate(owner, folder), refused)
  await assert.rejects(requireLogin(urlOf(app), 'sandbox'), refused)
  await assert.rejects(requireLogin(urlOf(app), 'production'), refused)
  const findings = await checkDatabase(readConfig({ DATABASE_OWNER_URL: urlOf(owner) }))
  const [found] = findings.filter(({ state }) => state === 'problem')
  assert.match(found!.message, /Citus distributes 2 tables/)
})
