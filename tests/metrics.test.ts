// Metrics of background work, readiness, and the files for Prometheus and Grafana.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import tls from 'node:tls'
import { serverMetrics } from '#http/operations/metrics.ts'
import { backlog } from '#jobs/backlog.ts'
import { backlogMetrics } from '#jobs/backlog_metrics.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { relayAll } from '#jobs/relay.ts'
import { connect, type Database } from '#db/connect.ts'
import { root } from '#settings/config.ts'
import {
  appConfig,
  ca,
  call,
  createPractitioner,
  createTestAccount,
  db,
  log,
  secrets,
  sql,
  startServer,
  stopServer,
} from './harness.ts'

function scrapeOf(database: Database) {
  const metrics = serverMetrics(database)
  backlogMetrics(metrics, database)
  return { metrics, scrape: async () => valuesIn(await metrics.text()) }
}

const valuesIn = (text: string) =>
  new Map(
    [...text.matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm)].map(([, name, value]) => [
      name!,
      Number(value),
    ]),
  )

test('a scrape shows what waits for background work, and nothing once it is done', async () => {
  while (!(await relayAll(db))) continue
  await linkAllEntries({ db, secrets, log })
  const { key, account } = await createTestAccount()
  const endpoint = { url: 'http://127.0.0.1:9/', event_types: ['practitioner.*'] }
  await call('POST', '/v1/webhook_endpoints', endpoint, { key })
  await createPractitioner({ key })
  const before = await scrapeOf(db).scrape()
  assert.equal(before.get('attune_database_up'), 1)
  assert.ok(before.get('attune_relay_events')! > 0)
  assert.ok(before.get('attune_relay_lag_seconds')! > 0)
  assert.ok(before.get('attune_audit_entries_unlinked')! > 0)
  assert.ok(before.get('attune_audit_chain_lag_seconds')! > 0)
  assert.equal(before.get('attune_webhook_deliveries_due'), 0)

  while (!(await relayAll(db))) continue
  await linkAllEntries({ db, secrets, log })
  await sql.query(
    `insert into scheduled_jobs (account, object_id, job, due_at, real_time)
     values ($1, 'ses_1', 'session.remind', now() - interval '10 minutes', true)`,
    [account],
  )
  const after = await scrapeOf(db).scrape()
  assert.equal(after.get('attune_relay_events'), 0)
  assert.equal(after.get('attune_relay_lag_seconds'), 0)
  assert.equal(after.get('attune_audit_entries_unlinked'), 0)
  assert.equal(after.get('attune_webhook_deliveries_due'), 1)
  assert.equal(after.get('attune_webhook_deliveries_pending'), 1)
  assert.ok(after.get('attune_webhook_delivery_lag_seconds')! > 0)
  assert.equal(after.get('attune_jobs_overdue'), 1)
  assert.ok(after.get('attune_jobs_lag_seconds')! > 599)

  // Nothing is delivered to a disabled endpoint, so nothing is late.
  await sql.query("update webhook_endpoints set status = 'disabled' where account = $1", [account])
  await sql.query('delete from scheduled_jobs where account = $1', [account])
  assert.equal((await scrapeOf(db).scrape()).get('attune_webhook_deliveries_due'), 0)
})

test('the database is queried only when the metrics are scraped, and once in several scrapes', async () => {
  let queries = 0
  const counting: Database = {
    ...db,
    use: (work) => {
      queries++
      return db.use(work)
    },
  }
  const { metrics, scrape } = scrapeOf(counting)
  metrics.count('GET', '/v1/sessions', 200)
  assert.equal(queries, 0)
  await Promise.all([scrape(), scrape()])
  await scrape()
  assert.equal(queries, 1)
})

test('backlogs are read from indexes of what waits, never from whole tables', async () => {
  const { text, values } = backlog.build()
  const client = await sql.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(`explain ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    assert.doesNotMatch(plan, /Seq Scan on (events|webhook_deliveries|scheduled_jobs|audit)/)
    await client.query('rollback')
  } finally {
    client.release()
  }
})

test('without a database the other metrics are still served', async () => {
  const away = connect({ url: { ...appConfig, port: 9 }, size: 1, connect_limit_ms: 500 })
  const found = await scrapeOf(away).scrape()
  await away.close()
  assert.equal(found.get('attune_database_up'), 0)
  assert.equal(found.has('attune_jobs_overdue'), false)
  assert.equal(found.get('attune_processes'), 1)
})

test('a wait for a connection is counted, and so is one that times out', async () => {
  const small = connect({ url: appConfig, size: 1, wait_limit_ms: 30 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const holding = small.use(() => promise)
  await assert.rejects(small.use(async () => {}))
  resolve()
  await holding
  const found = await scrapeOf(small).scrape()
  await small.close()
  assert.equal(found.get('attune_database_timed_out_total'), 1)
  assert.equal(found.get('attune_database_waits_total'), 1)
  assert.ok(found.get('attune_database_wait_seconds_total')! >= 0.03)
})

test('a failed round of work and a request that was shed are counted', async () => {
  const { metrics, scrape } = scrapeOf(db)
  metrics.noteWork('relay', false)
  metrics.noteWork('relay', true)
  metrics.count('GET', '/v1/sessions', 503, 'overloaded')
  const found = await scrape()
  assert.equal(found.get('attune_work_failures_total{work="relay"}'), 1)
  assert.ok(found.get('attune_work_age_seconds{work="relay"}')! >= 0)
  assert.equal(found.get('attune_requests_shed_total'), 1)
})

test('a service whose database lacks a migration is alive but not ready', async (t) => {
  const { rows } = await sql.query('select * from migrations order by name desc limit 1')
  const [{ name, digest, compatible }] = rows
  await sql.query('delete from migrations where name = $1', [name])
  t.after(() =>
    sql.query('insert into migrations (name, digest, compatible) values ($1, $2, $3)', [
      name,
      digest,
      compatible,
    ]),
  )
  const port = await startServer()
  assert.equal((await call('GET', '/healthz', undefined, { key: null, port })).status, 200)
  const { status, body } = await call('GET', '/readyz', undefined, { key: null, port })
  assert.deepEqual([status, body.error.code], [503, 'database_unavailable'])
})

test('a server that stops is not ready for a connection that was open before', async () => {
  const port = await startServer()
  const socket = tls.connect({ port, host: '127.0.0.1', servername: 'localhost', ca })
  await once(socket, 'secureConnect')
  const stopped = stopServer(port)
  socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  let text = ''
  for await (const part of socket.setEncoding('utf8')) text += part
  await stopped
  assert.match(text, /^HTTP\/1\.1 503 /)
})

// The metrics that a server and a worker have, with what Prometheus adds.
async function knownMetrics() {
  const port = await startServer({ metrics_token: () => 'a'.repeat(32) })
  const headers = { authorization: `Bearer ${'a'.repeat(32)}` }
  const { text } = await call('GET', '/metrics', undefined, { port, key: null, headers })
  const all = text + (await serviceText())
  const names = [...all.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!],
  )
  return new Set([...names, 'up'])
}

const promtool = (...words: string[]) =>
  spawnSync('promtool', words, { cwd: join(root, 'deploy/prometheus'), encoding: 'utf8' })
const skip = promtool('--version').status === 0 ? false : 'promtool is missing'

test('Prometheus accepts the alerts, and they fire when they should', { skip }, () => {
  for (const words of [
    ['check', 'rules', 'alerts.yaml'],
    ['test', 'rules', 'alerts_test.yaml'],
  ]) {
    const { status, stdout, stderr } = promtool(...words)
    assert.equal(status, 0, stdout + stderr)
  }
})

const serviceText = () => scrapeOf(db).metrics.text()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const namedIn = (expression: string) =>
  [...expression.matchAll(/\b(?:attune|nodejs|process)_\w+|\bup\b/g)].map(([name]) => name)

test('the dashboard and the alerts name only metrics that exist', async () => {
  const known = await knownMetrics()
  const { panels } = JSON.parse(read('deploy/grafana/attune.json'))
  const shown = panels.flatMap(({ targets = [] }: any) => targets.map(({ expr }: any) => expr))
  const alerts = read('deploy/prometheus/alerts.yaml')
  const conditions = [...alerts.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*))/g)]
  assert.ok(shown.length > 20 && conditions.length > 10)
  const used = [...shown, ...conditions.map(([, block, line]) => block ?? line!)].flatMap(namedIn)
  assert.deepEqual(
    used.filter((name) => !known.has(name)),
    [],
  )
})

test('the guide describes every metric of the service', async () => {
  const guide = read('docs/guides/monitoring.md')
  for (const name of await knownMetrics()) {
    if (!name.startsWith('attune_')) continue
    const documented = name.replace(/_(bucket|sum|count)$/, '')
    assert.ok(guide.includes(`\`${documented}\``), `${documented} is not in the guide`)
  }
})

test('every alert has its runbook, and every runbook its alert', () => {
  const alerts = [...read('deploy/prometheus/alerts.yaml').matchAll(/- alert: (\w+)[^]*?#(\w+)\n/g)]
  const names = alerts.map(([, name]) => name!)
  for (const [, name, anchor] of alerts) assert.equal(anchor, name!.toLowerCase())
  const sections = [...read('docs/guides/runbooks.md').matchAll(/^## (\w+)$/gm)]
  assert.deepEqual(sections.map(([, name]) => name!).toSorted(), names.toSorted())
  assert.ok(existsSync(join(root, 'deploy/prometheus/alerts_test.yaml')))
})
