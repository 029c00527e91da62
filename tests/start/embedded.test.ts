// The embedded PostgreSQL: what it survives, and what it leaves behind.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Postgres } from '#db/embedded.ts'
import { findEmbedded, startEmbedded } from '#db/embedded.ts'
import { openHome } from '#settings/home.ts'

const as_root = process.getuid?.() === 0
const usual_tmpdir = tmpdir()
let template: string
let folder: string
let home: string
let killAtEnd = (): boolean => false

// To make a database takes a second, to copy one no time at all.
before(async () => {
  template = makeFolder()
  openHome(join(template, 'home'))
  await (await startEmbedded(join(template, 'home'))).stop()
})
after(() => fs.rmSync(template, { recursive: true }))

beforeEach(() => {
  home = join(makeFolder(), 'home')
  execFileSync('cp', ['-a', join(template, 'home'), home])
})

afterEach(async () => {
  killAtEnd()
  // A test that fails must not leave its PostgreSQL running: to start is to stop the leftover.
  if (await findEmbedded(home)) await (await startEmbedded(home)).stop()
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

function makeFolder(): string {
  folder = fs.mkdtempSync(join(usual_tmpdir, `attune it's "here", `))
  fs.chmodSync(folder, 0o755)
  process.env.TMPDIR = folder // sockets go there too, so that none is overlooked
  return folder
}

function emptyHome(): void {
  fs.rmSync(home, { recursive: true })
  openHome(home)
}

async function ask({ host, user, password }: Postgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ host, user, password, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

const readLog = (): string => fs.readFileSync(join(home, 'postgres.log'), 'utf8')

async function until(what: () => unknown): Promise<void> {
  for (let tries = 0; !(await what()); tries++) {
    assert(tries < 20_000, `never came true: ${what}`)
    await sleep(5)
  }
}

function startInAnotherProcess() {
  const module = JSON.stringify(import.meta.resolve('#db/embedded.ts'))
  const script = `
    const { startEmbedded } = await import(${module})
    await startEmbedded(process.argv[1])
    console.log('started')`
  const main = spawn(process.execPath, ['--input-type=module', '-e', script, home])
  killAtEnd = () => main.kill('SIGKILL')
  return main
}

test('committed data survives every kind of kill', async () => {
  const main = startInAnotherProcess()
  await once(main.stdout, 'data')
  const found = (await findEmbedded(home))!
  await ask(found, `create table kept as select 'one' as word`)
  await found.stop()
  assert.deepEqual(await ask(found, 'select word from kept'), ['one'], 'a found one is not stopped')

  main.kill('SIGKILL')
  const second = await startEmbedded(home)
  assert.deepEqual(await ask(second, 'select word from kept'), ['one'])

  // A statement that is busy outlives its postmaster, and must be waited for.
  const busy = ask(second, 'select count(*) from generate_series(1, 8000000)').catch(() => {})
  const isBusy = `select 1 from pg_stat_activity
    where query like 'select count(*) from generate_series%' and state = 'active'`
  await until(async () => (await ask(second, isBusy)).length > 0)
  process.kill(second.pid, 'SIGKILL')
  const third = await startEmbedded(home)
  await busy
  assert.match(readLog(), /pre-existing shared memory/)
  assert.deepEqual(await ask(third, 'select word from kept'), ['one'])
  assert.equal(await second.exited, null)
  await third.stop()
})

test('PostgreSQL stops after its parent process is killed', async () => {
  const main = startInAnotherProcess()
  await once(main.stdout, 'data')
  const { host } = (await findEmbedded(home))!
  main.kill('SIGKILL')
  await until(async () => !(await findEmbedded(home)) && !fs.existsSync(host))
})

test('a PostgreSQL left running is stopped by the next start', async () => {
  const main = startInAnotherProcess()
  await once(main.stdout, 'data')
  main.kill('SIGSTOP') // alive, so its watcher does nothing
  const db = await startEmbedded(home)
  assert.match(readLog(), /is shut down\n.*starting/)
  main.kill('SIGKILL')
  await db.stop()
})

test("a PostgreSQL whose connections don't end is stopped all the same", async () => {
  const main = startInAnotherProcess()
  await once(main.stdout, 'data')
  const found = (await findEmbedded(home))!
  await ask(found, `create table kept as select 'one' as word`)
  const client = new pg.Client({ ...found, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  process.kill(rows[0].pid, 'SIGSTOP') // It receives no signal any more, but a kill.
  main.kill('SIGKILL')
  const db = await startEmbedded(home)
  assert.deepEqual(await ask(db, 'select word from kept'), ['one'])
  await db.stop()
  await client.end().catch(() => {})
})

test("a killed start doesn't block the next one", async () => {
  emptyHome()
  const main = startInAnotherProcess()
  await until(() => fs.globSync('postgres/new-*/data/PG_VERSION', { cwd: home }).length > 0)
  main.kill('SIGKILL')
  const db = await startEmbedded(home)
  assert.deepEqual(await ask(db, 'select 1'), [1])
  assert.deepEqual(fs.readdirSync(join(home, 'postgres')), ['data'])
  await db.stop()
})

test('the embedded PostgreSQL is local, durable and logs no values', async () => {
  const db = await startEmbedded(home, { work_mem: '5MB' })
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'])
    assert.deepEqual(await ask(db, `show ${name}`), ['on'], name)
  assert.deepEqual(await ask(db, 'show listen_addresses'), [''])
  assert.deepEqual(await ask(db, 'show work_mem'), ['5MB'])
  assert.deepEqual(await ask(db, 'select distinct datlocale from pg_database'), ['C.UTF-8'])
  await assert.rejects(ask({ ...db, password: 'wrong' }, 'select 1'), /authentication failed/)

  await ask(db, 'create table person (email text unique)')
  const twice = `insert into person values ('secret@example.com'), ('secret@example.com')`
  await assert.rejects(ask(db, twice), /duplicate key/)
  await assert.rejects(ask(db, `select 'secret@example.com'::int`), /invalid input/)

  assert.match(readLog(), /ready to accept connections/)
  assert.doesNotMatch(readLog(), /secret/)
  assert.equal(fs.statSync(join(home, 'postgres.log')).mode & 0o777, 0o600)

  await db.stop()
  assert.equal(await db.exited, 0)
  assert.deepEqual(fs.readdirSync(folder), ['home'])
})

test('a process ID that belongs to another program is ignored', async () => {
  const db = await startEmbedded(home)
  await db.stop()
  const outsider = spawn('sleep', ['60'], { uid: fs.statSync(db.data_dir).uid })
  const host = join(folder, 'attune-gone')
  const lines = [outsider.pid, db.data_dir, 1_700_000_000, 5432, host, '', '1 2', 'ready   ', '']
  fs.writeFileSync(join(db.data_dir, 'postmaster.pid'), lines.join('\n'))
  assert.equal(await findEmbedded(home), undefined)
  await (await startEmbedded(home)).stop()
  assert.equal(outsider.exitCode ?? outsider.signalCode, null)
  outsider.kill()
})

test("only PostgreSQL's own files say where it runs", async () => {
  const db = await startEmbedded(home)
  fs.writeFileSync(join(home, 'postgres.json'), '{"host": "/tmp/att')
  const { host, pid } = (await findEmbedded(home))!
  assert.deepEqual({ host, pid }, { host: db.host, pid: db.pid })
  await db.stop()
  fs.rmSync(join(home, 'postgres.json'))
  for (const text of ['', 'x', '\n\n', '{"pid": ']) {
    fs.writeFileSync(join(db.data_dir, 'postmaster.pid'), text)
    assert.equal(await findEmbedded(home), undefined, text)
  }
  fs.rmSync(join(db.data_dir, 'postmaster.pid'))
})

test("a failed start reports PostgreSQL's message and leaves no folder behind", async () => {
  const start = startEmbedded(home, { shared_buffers: 'much' })
  const message = /invalid value for parameter "shared_buffers": "much"/
  await assert.rejects(start, { reason: 'embedded_database_failed', message })
  assert.deepEqual(fs.readdirSync(folder), ['home'])
  fs.rmSync(join(home, 'postgres_password'))
  await assert.rejects(startEmbedded(home), /postgres_password is missing/)
})

test("the database gets its own folder if the unprivileged user can't enter the home", async (t) => {
  if (!as_root) return t.skip('only root runs PostgreSQL as somebody else')
  emptyHome()
  fs.chmodSync(folder, 0o700)
  const db = await startEmbedded(home)
  t.after(() => fs.rmSync(join(db.data_dir, '../..'), { recursive: true }))
  assert.match(db.data_dir, /^\/var\/lib\/attune-\w{12}\/postgres\/data$/)
  await ask(db, 'create table kept (word text)')
  await db.stop()
  assert.equal(fs.statSync(folder).mode & 0o777, 0o700)
  fs.chmodSync(folder, 0o755) // it stays where it is, even if the home can be reached again
  const again = await startEmbedded(home)
  assert.equal(again.data_dir, db.data_dir)
  assert.deepEqual(await ask(again, 'select count(*)::int from kept'), [0])
  await again.stop()
})
