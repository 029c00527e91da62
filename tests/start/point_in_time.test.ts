// Point-in-time recovery with pgBackRest, as docs/guides/backups.md describes it: after a mistake,
// the database is restored to the moment before it, and the proofs hold.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openAdapters } from '#app/adapters.ts'
import { startService } from '#app/service.ts'
import { createAccount } from '#areas/platform/account/account.ts'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import { proofsOf } from '#cli/proofs.ts'
import { connect } from '#db/connect.ts'
import { changeOwner, processOptions } from '#db/embedded_paths.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { readConfig } from '#settings/config.ts'
import { ask, temporaryHome } from './process.ts'
import { installedServers, type Server, startServer } from './servers.ts'

const program = '/usr/bin/pgbackrest'
const installed = installedServers.at(-1)
const skip =
  existsSync(program) && installed
    ? false
    : 'pgBackRest or PostgreSQL is missing: apt-get install pgbackrest postgresql'
if (skip) console.log(`SKIPPED: ${skip}`)

// Runs pgBackRest as the user of the server.
function backRest({ folder, data_dir, host, place }: Server) {
  const file = join(folder, 'pgbackrest.conf')
  const paths = ['repo', 'log', 'lock', 'spool'].map((name) => join(folder, `pgbackrest_${name}`))
  for (const path of paths) {
    mkdirSync(path)
    changeOwner(place.user, path)
  }
  const [repo, log, lock, spool] = paths
  writeFileSync(
    file,
    `[global]
repo1-path=${repo}
log-path=${log}
lock-path=${lock}
spool-path=${spool}
repo1-retention-full=2
start-fast=y
[attune]
pg1-path=${data_dir}
pg1-socket-path=${host}
pg1-user=postgres
`,
  )
  const words = [`--config=${file}`, '--stanza=attune']
  const command = `${program} "${words.join('" "')}" archive-push %p`
  const run = (...more: string[]) =>
    execFileSync(program, [...words, ...more], { ...processOptions(place.user), stdio: 'pipe' })
  return { run, command }
}

test('a database is restored to the moment before a mistake', { skip }, async () => {
  const server = await startServer(installed!.programs, { archive_mode: 'on' })
  after(server.stop)
  const { run, command } = backRest(server)
  run('stanza-create')
  await server.admin.query(`alter system set archive_command = '${command}'`)
  await server.admin.query('select pg_reload_conf()')
  run('check')

  await server.admin.query('create role db_owner login createrole')
  await server.admin.query('create database practice owner db_owner')
  const { home, remove } = temporaryHome()
  const closing: (() => Promise<void>)[] = []
  const DATABASE_URL = server.url('db_owner', 'practice')
  const config = readConfig({ ATTUNE_HOME: home, PORT: '0', SEED: 'off', DATABASE_URL })
  const service = await startService(config, (close) => closing.unshift(close))
  const close = async () => {
    for (const one of closing.splice(0)) await one()
  }
  after(async () => {
    await close()
    remove()
  })
  const { secret: api_key } = await inAccount(service, newId('acct'), async (call) => {
    await createAccount(call, 'Practice')
    return await createKey(call, { name: 'Test' })
  })
  const { port, ca_file } = service
  const target = { base_url: `https://localhost:${port}/v1`, ca_file: ca_file!, api_key }
  const createPerson = async (given: string) => {
    const names = [{ use: 'official', given, family: 'Lindqvist' }]
    assert.equal((await ask(target, '/persons', { names })).status, 200)
  }
  await createPerson('Maya')
  run('backup', '--type=full')
  const second = () => Math.floor(Date.now() / 1_000)
  const ended = second()
  while (second() === ended) await sleep(50) // pgBackRest compares whole seconds.
  await createPerson('Nadia') // Only in the archived log.
  await close()
  const proven = async (url: string) => {
    const db = connect({ url, size: 2, connect_limit_ms: 20_000 })
    const { secrets } = service
    const context = { db, secrets, outside: openAdapters({ db, secrets }, config) }
    return await proofsOf(context).finally(db.close)
  }
  const before = await proven(DATABASE_URL)

  const moment = (await server.admin.query('select clock_timestamp()::text as now')).rows[0].now
  const mistake = await server.connectTo('practice')
  await mistake.query('drop table persons cascade')
  await mistake.query('select pg_switch_wal()')
  await mistake.end()
  const archived = 'select last_archived_wal >= pg_walfile_name($1) as yes from pg_stat_archiver'
  const { rows } = await server.admin.query('select pg_current_wal_lsn()::text as position')
  await server.admin.query('select pg_switch_wal()')
  while (!(await server.admin.query(archived, [rows[0].position])).rows[0].yes) await sleep(100)

  const restored_dir = join(server.folder, 'restored')
  mkdirSync(restored_dir, { mode: 0o700 })
  changeOwner(server.place.user, restored_dir)
  const until = [`--type=time`, `--target=${moment}`, '--target-action=promote']
  run('restore', `--pg1-path=${restored_dir}`, ...until)
  const restored = await server.launchCopy(restored_dir, { archive_mode: 'off' })
  after(restored.stop)
  const recovering = 'select pg_is_in_recovery() as yes'
  while ((await restored.admin.query(recovering)).rows[0].yes) await sleep(100)
  assert.deepEqual(await proven(restored.url('db_owner', 'practice')), before)
  const copy = await restored.connectTo('practice')
  const count = await copy.query('select count(*)::int as many from persons')
  await copy.end()
  assert.equal(count.rows[0].many, 2)
})
