// The checks of "attune doctor" that need no whole process: weak settings and the state of the
// database server.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDatabase } from '#cli/doctor_database.ts'
import { serverFindings, type ServerState } from '#cli/doctor_server.ts'
import { checkWeakSettings } from '#cli/doctor_settings.ts'
import type { Finding } from '#cli/finding.ts'
import { readConfig } from '#settings/config.ts'
import { createPractitioner, createTestAccount, ownerConfig, sql } from './harness.ts'

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
