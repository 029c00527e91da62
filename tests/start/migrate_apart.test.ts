// MIGRATE=off: the service and its commands use a database that "attune migrate" has migrated, with
// a login that can't change it, and refuse one that doesn't fit.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { root } from '#settings/config.ts'
import { readMigrations } from '#db/migration_files.ts'
import { requireMigrated } from '#db/schema_check.ts'
import { makeEmptyDatabase, urlOf } from '../database.ts'
import { attune, freePort, startService, temporaryHome } from './process.ts'

const folder = join(root, 'migrations')
const last = readMigrations(folder).at(-1)!
const { home, remove } = temporaryHome()
const { owner, app, drop } = await makeEmptyDatabase()
after(async () => {
  await drop()
  remove()
})

const settings = { ATTUNE_HOME: home, DATABASE_URL: urlOf(app), MIGRATE: 'off' }

async function asOwner(text: string, values: unknown[] = []) {
  const client = new pg.Client(owner)
  await client.connect()
  const { rows } = await client.query(text, values).finally(() => client.end())
  return rows
}

const refuses = (reason: string, message: RegExp) =>
  assert.rejects(requireMigrated(app, folder), { reason, message })

test('a database that was never migrated is refused and stays empty', async () => {
  const service = startService(settings)
  assert.equal(await service.exited, 66, service.output())
  assert.match(service.output(), /lacks the migration 0001_\w+\.sql, and MIGRATE is off/)
  const [found] = await asOwner("select count(*)::int from pg_tables where schemaname = 'public'")
  assert.equal(found.count, 0)
})

test('"attune migrate" migrates, and the service starts without the owner', async () => {
  const migrated = await attune(['migrate'], { ...settings, DATABASE_OWNER_URL: urlOf(owner) })
  assert.equal(migrated.code, 0, migrated.output)
  assert.match(migrated.output, new RegExp(last.name))
  const service = startService({ ...settings, PORT: String(await freePort()) })
  await service.ready()
  const listed = await attune(['accounts', 'list'], settings)
  assert.equal(listed.code, 0, listed.output)
  service.child.kill('SIGTERM')
  assert.equal(await service.exited, 0, service.output())
})

test('a database that is behind is refused, for commands too', async () => {
  await asOwner('delete from migrations where name = $1', [last.name])
  await refuses('database_behind', new RegExp(`lacks the migration ${last.name}`))
  const listed = await attune(['accounts', 'list'], settings)
  assert.equal(listed.code, 66, listed.output)
  const add = 'insert into migrations (name, digest, compatible) values ($1, $2, true)'
  await asOwner(add, [last.name, last.digest])
  await requireMigrated(app, folder)
})

test('a database that is ahead is accepted only if the migrations are compatible', async () => {
  const add = 'insert into migrations (name, digest, compatible) values ($1, $2, $3)'
  await asOwner(add, ['9998_addition.sql', 'any', true])
  await requireMigrated(app, folder)
  await asOwner(add, ['9999_removal.sql', 'any', false])
  await refuses('migration_changed', /9999_removal\.sql.*isn't marked compatible/)
})
