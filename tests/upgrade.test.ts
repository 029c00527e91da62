// Upgrades a database of every release: restores its dump, migrates it, and reads every object.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import { kinds, records, routes } from '#areas/index.ts'
import { connect } from '#db/connect.ts'
import { readMigrations } from '#db/migration_files.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { relayAll } from '#jobs/relay.ts'
import { verifyAuditChain } from '#jobs/verify_audit_chain.ts'
import { verifyNotes } from '#jobs/verify_notes.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { root } from '#settings/config.ts'
import { makeEmptyDatabase } from './database.ts'
import { queryFor } from './examples.ts'
import { adapters, call, log, secrets, startServer } from './harness.ts'

const migrations = join(root, 'migrations')
const files = globSync('tests/upgrade/*.sql', { cwd: root }).toSorted()
const dumps = await Promise.all(files.map(async (file) => ({ file, ...(await openEmpty()) })))

async function openEmpty() {
  const { owner, app, admin, drop } = await makeEmptyDatabase()
  const sql = new pg.Client(admin)
  await sql.connect()
  const db = connect({ url: app, size: 4, wait_limit_ms: 20_000 })
  after(async () => {
    await db.close()
    await sql.end()
    await drop()
  })
  return { owner, app, sql, db }
}

const gets = routes.filter(({ method }) => method === 'GET')

test('There is a dump of at least one release', () => assert.ok(dumps.length > 0))

for (const { file, owner, app, sql, db } of dumps) {
  const release = basename(file, '.sql')
  const outside = adapters({ db, secrets })
  const script = readFileSync(join(root, file), 'utf8')

  test(`The dump of ${release} is restored and migrated`, async () => {
    const client = new pg.Client(owner)
    await client.connect()
    await client.query('begin')
    await client.query(script)
    await client.query('commit')
    const { rows } = await client.query('select name from migrations order by name')
    await client.end()
    const applied = await prepareDatabase(owner, app, migrations)
    const names = readMigrations(migrations).map(({ name }) => name)
    assert.deepEqual([...rows.map(({ name }) => name), ...applied], names)
  })

  test(`Every object of ${release} can be read, and every proof of it holds`, async () => {
    const { rows: accounts } = await sql.query(
      'select account from persons group by account order by count(*) desc limit 1',
    )
    const { account } = accounts[0]
    const { secret: key } = await inAccount({ db, secrets, outside }, account, (within) =>
      createKey(within, { name: 'Upgrade test' }),
    )
    await relayAll(db) // The event of the key is visible once it has a number.
    const port = await startServer({ through: () => db })
    const { rows: authors } = await sql.query(
      'select author_id from psychotherapy_notes where account = $1 limit 1',
      [account],
    )
    const failed: string[] = []
    const read = async (path: string) => {
      // Only their author can read these.
      const by_author = path.startsWith('/v1/psychotherapy_notes')
      const headers = by_author ? { headers: { 'on-behalf-of': authors[0].author_id } } : {}
      const { status, text } = await call('GET', path, undefined, { key, port, ...headers })
      if (status !== 200) failed.push(`GET ${path}: ${status} ${text}`)
    }

    for (const route of gets.filter(({ path }) => !path.includes('{'))) {
      await read(route.path + queryFor(route))
    }
    for (const { table } of [...kinds, ...records]) {
      const { rows } = await sql.query(`select id from ${table} where account = $1`, [account])
      const is_new = !script.includes(`create table ${table} (`)
      assert.ok(is_new || rows.length > 0, `${release} has no rows in ${table}`)
      const retrieve = gets.find(({ name }) => name === `${table}.retrieve`)
      for (const { id } of retrieve ? rows : []) await read(retrieve!.path.replace('{id}', id))
    }
    assert.deepEqual(failed, [])

    await linkAllEntries({ db, secrets, log })
    assert.deepEqual((await verifyAuditChain({ db, secrets }, account)).faults, [])
    assert.deepEqual((await verifyNotes({ db, secrets, outside }, account)).failures, [])
  })
}
