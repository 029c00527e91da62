// The checks of "attune doctor" that need no whole process: weak settings and the state of the
// database server.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { test } from 'node:test'
import { checkDatabase } from '#cli/doctor_database.ts'
import { checkEncryptionKey, checkLogin } from '#cli/doctor_login.ts'
import { checkPort } from '#cli/doctor_port.ts'
import { serverFindings, type ServerState } from '#cli/doctor_server.ts'
import { checkWeakSettings } from '#cli/doctor_settings.ts'
import type { Finding } from '#cli/finding.ts'
import { readConfig } from '#settings/config.ts'
import { urlOf } from './database.ts'
import {
  appConfig,
  createPractitioner,
  createTestAccount,
  ownerConfig,
  secrets,
  sql,
} from './harness.ts'
import { createPerson } from './person_examples.ts'

const { user, password = '', host, port = 5432, database } = ownerConfig
const login = `${user}:${encodeURIComponent(password)}`
const url = `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
const examine = async () => await checkDatabase(readConfig({ DATABASE_OWNER_URL: url }))
const stateOf = (findings: Finding[], check: string) =>
  findings.find((finding) => finding.check === check)?.state

test('a healthy server has no findings, and a backlog of every kind is a problem', async () => {
  const { account, key } = await createTestAccount()
  await createPractitioner({ key })
  const healthy = await examine()
  for (const check of ['replication', 'connections', 'vacuum', 'partitions', 'clock', 'work']) {
    assert.equal(stateOf(healthy, check), 'ok', `${check}: ${JSON.stringify(healthy)}`)
  }
  await sql.query("update events set recorded_at = now() - interval '1 hour'")
  await sql.query(
    `insert into scheduled_jobs (account, object_id, job, due_at, real_time)
     values ($1, 'ses_1', 'session.remind', now() - interval '1 hour', true)`,
    [account],
  )
  const work = (await examine()).find(({ check }) => check === 'work')!
  assert.equal(work.state, 'problem')
  assert.match(work.message, /\d+ events, 1 scheduled jobs wait/)
})

test('a table whose last partition ends soon is a problem', async (t) => {
  t.after(() => sql.query('drop table ending'))
  await sql.query(`
    create table ending (at timestamptz) partition by range (at);
    create table ending_now partition of ending for values from ('2020-01-01') to ('2020-02-01')`)
  const found = (await examine()).find(({ check }) => check === 'partitions')!
  assert.equal(found.state, 'problem')
  assert.match(found.message, /ending/)
  await sql.query(`
    create table ending_later partition of ending for values from ('2020-02-01') to ('2999-01-01')`)
  assert.equal(stateOf(await examine(), 'partitions'), 'ok')
})

const stored_key = secrets.encryption_key.toString('base64')
const usual = () => ({ DATABASE_OWNER_URL: url, DATABASE_URL: urlOf(appConfig) })

test('a login that is a superuser or that does not work is reported', async () => {
  const check = (settings: Record<string, string>) => checkLogin(readConfig(settings))
  assert.equal(stateOf(await check(usual()), 'login'), 'ok')
  const superuser = { ...usual(), DATABASE_URL: url }
  const [weak] = await check(superuser)
  assert.equal(weak!.state, 'warning')
  assert.match(weak!.message, /is a superuser/)
  const secret = () => randomBytes(32).toString('base64')
  const production = { ATTUNE_ENVIRONMENT: 'production', ATTUNE_PEPPER: secret() }
  const strict = { ...superuser, ...production, ATTUNE_ENCRYPTION_KEY: secret() }
  assert.equal(stateOf(await check(strict), 'login'), 'problem')
  const [away] = await check({ ...usual(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  assert.equal(away!.state, 'problem')
  assert.match(away!.message, /isn't reachable/)
})

test('a key that does not open the database is a problem', async () => {
  await createPerson({}, await createTestAccount())
  const pepper = randomBytes(32).toString('base64')
  const check = (ATTUNE_ENCRYPTION_KEY: string, settings = usual()) =>
    checkEncryptionKey(readConfig({ ...settings, ATTUNE_PEPPER: pepper, ATTUNE_ENCRYPTION_KEY }))
  assert.equal(stateOf(await check(stored_key), 'encryption key'), 'ok')
  const other = randomBytes(32).toString('base64')
  assert.equal(stateOf(await check(other), 'encryption key'), 'problem')
  const nowhere = { ...usual(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  assert.equal(stateOf(await check(stored_key, nowhere), 'encryption key'), 'not checked')
})

test('a port that another program uses is a problem that names its process', async (t) => {
  const other = net.createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  t.after(() => other.close())
  const { port: taken } = other.address() as net.AddressInfo
  const check = () => checkPort(readConfig({ PORT: String(taken), HOST: '127.0.0.1' }))
  const [found] = await check()
  assert.equal(found!.state, 'problem')
  if (process.platform === 'linux') assert.match(found!.message, new RegExp(`${process.pid}`))
  other.close()
  await once(other, 'close')
  assert.equal(stateOf(await check(), 'port'), 'ok')
})

const server: ServerState = {
  standby: false,
  replicas: 0,
  lag_seconds: null,
  idle_slots: [],
  connections: 10,
  max_connections: 100,
  xid_age: 1_000,
  ending_partitions: [],
}
const cases: [Partial<ServerState>, string, Finding['state']][] = [
  [{ standby: true }, 'replication', 'problem'],
  [{ replicas: 1, lag_seconds: 2 }, 'replication', 'ok'],
  [{ replicas: 1, lag_seconds: null }, 'replication', 'ok'],
  [{ replicas: 2, lag_seconds: 31 }, 'replication', 'warning'],
  [{ idle_slots: ['old'] }, 'replication', 'warning'],
  [{ connections: 81 }, 'connections', 'warning'],
  [{ xid_age: 1_500_000_000 }, 'vacuum', 'problem'],
]

test('replication, connections and transaction IDs have limits', () => {
  for (const [change, check, state] of cases) {
    const findings = serverFindings({ ...server, ...change })
    assert.equal(stateOf(findings, check), state, JSON.stringify(change))
  }
})

const production = {
  ATTUNE_ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://attune:secret@db.example.com/attune',
  ATTUNE_PEPPER: 'pepper',
  ATTUNE_ENCRYPTION_KEY: 'key',
}
const strong = {
  ...production,
  DATABASE_URL: `${production.DATABASE_URL}?sslmode=verify-full`,
  AUDIT_HEADS_URL: 'https://heads.example.com',
  METRICS_PORT: '9464',
  SECURITY_CONTACT: 'mailto:security@example.com',
}

test('weak settings of production are named with their fix, and strong ones are not', () => {
  const weak = (settings: Record<string, string>) =>
    checkWeakSettings(readConfig(settings)).filter(({ state }) => state !== 'ok')
  assert.deepEqual(weak({}), [])
  assert.deepEqual(weak(strong), [])
  const fixes = weak(production).map(({ fix }) => fix)
  for (const setting of ['DATABASE_URL', 'AUDIT_HEADS_URL', 'METRICS_PORT', 'SECURITY_CONTACT']) {
    assert.ok(
      fixes.some((fix) => fix!.includes(setting)),
      setting,
    )
  }
  const each = { LOG_LEVEL: 'debug', RATE_LIMIT_PER_SECOND: '0' }
  for (const [name, value] of Object.entries(each)) {
    const [found, ...others] = weak({ ...strong, [name]: value })
    assert.ok(found!.fix!.includes(name))
    assert.deepEqual(others, [])
  }
  const plain = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.com:4318' }
  assert.equal(weak(plain).length, 1)
  assert.equal(weak({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }).length, 0)
})
