// Traces, metrics and logs for an OpenTelemetry collector. None of them has health data.
import assert from 'node:assert/strict'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLog } from '#app/log.ts'
import { startTelemetry } from '#app/telemetry/telemetry.ts'
import { connect } from '#db/connect.ts'
import { serverMetrics } from '#http/operations/metrics.ts'
import { deliverer } from '#jobs/deliver.ts'
import { relayAll } from '#jobs/relay.ts'
import { readConfig, root } from '#settings/config.ts'
import { telemetryOf } from '#settings/monitoring.ts'
import {
  appConfig,
  call,
  createPractitioner,
  createTestAccount,
  db,
  log,
  outside,
  secrets,
  startServer,
} from './harness.ts'
import { type OtlpSpan, startCollector } from './otlp_receiver.ts'
import { createPerson } from './person_examples.ts'
import { startReceiver } from './webhook_receiver.ts'

const caller_trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const caller_span = '00f067aa0ba902b7'
const traceparent = `00-${caller_trace}-${caller_span}-01`

const settingsOf = (endpoint: string) => ({
  endpoint,
  headers: { 'x-collector-key': 'secret' },
  service_name: 'attune',
  sampled_share: 1,
  metrics_every_ms: 100_000,
})
const about = { version: '0.0.0', environment: 'sandbox' }

async function tracedServer(share = 1) {
  const collector = await startCollector()
  const settings = { ...settingsOf(collector.endpoint), sampled_share: share }
  const telemetry = startTelemetry(settings, about)
  const { tracing } = telemetry
  const database = { size: 4, wait_limit_ms: 20_000, observe: tracing.observe }
  const port = await startServer({ tracing, database })
  return { port, telemetry, ...collector }
}

const factsOf = ({ attributes }: OtlpSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

test('a request is one span named by its route, with its database round trips inside', async () => {
  const { port, telemetry, spans, bodies } = await tracedServer()
  const { key } = await createTestAccount()
  const id = await createPractitioner({ key })
  const options = { port, key, headers: { traceparent } }
  await call('GET', `/v1/practitioners/${id}?expand=caseload`, undefined, { port, key })
  assert.equal((await call('GET', `/v1/practitioners/${id}`, undefined, options)).status, 200)
  await telemetry.stop()

  const continued = spans().filter(({ traceId }) => traceId === caller_trace)
  const [request] = continued.filter(({ kind }) => kind === 2)
  assert.equal(request!.name, 'GET /v1/practitioners/:id')
  assert.equal(request!.parentSpanId, caller_span)
  const facts = factsOf(request!)
  assert.equal(facts['http.route'], '/v1/practitioners/:id')
  assert.equal(Number(facts['http.response.status_code']), 200)
  assert.match(String(facts['attune.request_id']), /^req_/)
  const trips = continued.filter(({ name }) => name === 'database')
  assert.ok(trips.length >= 1)
  for (const trip of trips) assert.equal(trip.parentSpanId, request!.spanId)
  assert.ok(bodies.every(({ headers }) => headers['x-collector-key'] === 'secret'))
})

test('a span has no name, no ID and no query of a person, also when the request fails', async () => {
  const { port, telemetry, spans, bodies } = await tracedServer()
  const { key } = await createTestAccount()
  const names = [{ use: 'official', given: 'Wilhelmina', family: 'Zzyzx' }]
  const person = await createPerson({ names }, { port, key })
  await call('GET', `/v1/persons/${person.id}`, undefined, { port, key })
  await call('GET', `/v1/sessions?person_id=${person.id}`, undefined, { port, key })
  await call('POST', '/v1/persons', { name: 'Zzyzx' }, { port, key })
  await call('GET', '/v1/nothing/Zzyzx', undefined, { port, key })
  await telemetry.stop()
  const requests = spans().filter(({ kind }) => kind === 2)
  assert.equal(requests.length, 5)
  for (const { text } of bodies) {
    for (const secret of ['Wilhelmina', 'Zzyzx', person.id]) assert.ok(!text.includes(secret))
  }
  const errors = requests.map((span) => factsOf(span)['error.type']).filter(Boolean)
  assert.deepEqual(errors, ['validation_failed', 'resource_not_found'])
})

test('a body that arrives in parts keeps its span', async () => {
  const { port, telemetry, spans } = await tracedServer()
  const { key } = await createTestAccount()
  const headers = { traceparent }
  const body = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
  await call('POST', '/v1/practitioners', body, { port, key, headers })
  await telemetry.stop()
  const trips = spans().filter(({ name }) => name === 'database')
  assert.ok(trips.length >= 2)
  for (const trip of trips) assert.equal(trip.traceId, caller_trace)
})

test('a traceparent that is not valid starts a new trace', async () => {
  const { port, telemetry, spans } = await tracedServer()
  const zeros = `00-${'0'.repeat(32)}-${caller_span}-01`
  const invalid = ['nonsense', zeros, `ff-${caller_trace}-${caller_span}-01`, `${traceparent}0`]
  for (const each of invalid) {
    await call('GET', '/healthz', undefined, { port, headers: { traceparent: each } })
  }
  await telemetry.stop()
  const traces = spans().map(({ traceId, parentSpanId }) => [traceId, parentSpanId || undefined])
  assert.equal(new Set(traces.map(([id]) => id)).size, invalid.length)
  for (const [id, parent] of traces) {
    assert.notEqual(id, caller_trace)
    assert.equal(parent, undefined)
  }
})

test('a caller cannot have more traces recorded than the share that is set', async () => {
  const { port, telemetry, spans } = await tracedServer(0)
  await call('GET', '/healthz', undefined, { port, headers: { traceparent } })
  await telemetry.stop()
  assert.deepEqual(spans(), [])
})

test('a webhook carries the trace context of its delivery', async () => {
  const { telemetry, spans } = await tracedServer()
  const { tracing } = telemetry
  const receiver = await startReceiver()
  const { key } = await createTestAccount()
  const endpoint = { url: receiver.url, event_types: ['practitioner.*'] }
  await call('POST', '/v1/webhook_endpoints', endpoint, { key })
  await createPractitioner({ key })
  while (!(await relayAll(db))) continue
  const own = connect({ url: appConfig, size: 2, observe: tracing.observe })
  const allows = { private_webhooks: true }
  const { takeSome, idle } = deliverer({ db: own, secrets, outside, log, allows, tracing })
  for (let taken = 1; taken > 0; await idle()) taken = await takeSome()
  await own.close()
  await telemetry.stop()
  const [span] = spans().filter(({ name }) => name === 'webhook delivery')
  const { request } = JSON.parse(receiver.got[0]!.body)
  assert.equal(factsOf(span!)['attune.request_id'], request.id)
  assert.equal(receiver.got[0]!.headers.traceparent, `00-${span!.traceId}-${span!.spanId}-01`)
  const inside = spans().filter(({ parentSpanId }) => parentSpanId === span!.spanId)
  assert.ok(inside.length > 0, 'Recording the attempt is part of it.')
})

test('the collector gets the metrics that Prometheus would scrape', async () => {
  const { endpoint, metrics: received } = await startCollector()
  const telemetry = startTelemetry(settingsOf(endpoint), about)
  const metrics = serverMetrics(db)
  metrics.count('GET', '/v1/sessions', 200)
  for (const duration_ms of [3, 3, 40, 20_000]) metrics.time('GET', '/v1/sessions', duration_ms)
  telemetry.sendMetrics(metrics.values)
  await telemetry.stop()
  const byName = new Map(received().map((metric) => [metric.name, metric]))
  const [point] = byName.get('attune_request_seconds').histogram.dataPoints
  assert.equal(Number(point.count), 4)
  assert.deepEqual(point.bucketCounts.map(Number), [0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
  const [sum] = byName.get('attune_requests_total').sum.dataPoints
  assert.equal(Number(sum.asDouble ?? sum.asInt), 1)
  assert.equal(byName.get('attune_requests_total').sum.isMonotonic, true)
  assert.ok(byName.get('attune_database_connections').gauge)
})

test('log lines reach the collector with their trace, and the log file as before', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'attune-log-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const { endpoint, logs } = await startCollector()
  const telemetry = startTelemetry(settingsOf(endpoint), about)
  const log_file = join(folder, 'attune.log')
  const closing: (() => Promise<void>)[] = []
  const settings = { log_level: 'info' as const, log_file, log_file_max_bytes: 0 }
  const own = openLog(settings, (end) => closing.push(end), telemetry)
  const span = telemetry.tracing.start('test', 'internal')
  span.run(() => own.warn({ code: 'ECONNRESET' }, 'database connection lost'))
  for (const close of closing) await close()
  await telemetry.stop()
  const [record] = logs()
  assert.equal(record.body.stringValue, 'database connection lost')
  assert.equal(record.severityText, 'warn')
  assert.equal(record.traceId, span.traceparent.split('-')[1])
  while (!readFileSync(log_file, 'utf8').includes('ECONNRESET')) await sleep(5)
})

test('a collector that is away or refuses stops nothing and is reported once', async () => {
  const { endpoint } = await startCollector(400)
  for (const each of [endpoint, 'http://127.0.0.1:9']) {
    let reports = 0
    const telemetry = startTelemetry(settingsOf(each), about)
    telemetry.onExportFailure(() => reports++)
    telemetry.tracing.start('one', 'internal').end({})
    telemetry.logs.write('{"level":30,"time":"2026-01-01T00:00:00Z","msg":"one"}\n')
    await telemetry.stop()
    assert.ok(reports <= 1)
  }
})

test('only one file loads the packages of OpenTelemetry, and only if a collector is set', () => {
  const files = globSync('src/**/*.ts', { cwd: root })
  for (const file of files.filter((name) => !name.startsWith('src/app/telemetry/'))) {
    const text = readFileSync(join(root, file), 'utf8')
    assert.ok(!text.includes("'@opentelemetry/"), file)
    const values = text.match(/^import (?!type ).*telemetry\/telemetry\.ts'/gm)
    assert.equal(values, null, file)
  }
  assert.equal(readConfig({}).telemetry, undefined)
})

test('settings of telemetry that make no sense are rejected by name', () => {
  const names = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'nothing',
    OTEL_TRACES_SAMPLER_ARG: '2',
    OTEL_METRIC_EXPORT_INTERVAL: 'often',
  }
  const defaults: Record<string, string> = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_SERVICE_NAME: 'attune',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
  }
  assert.equal(telemetryOf((name) => defaults[name])!.endpoint, 'http://collector:4318')
  for (const [name, value] of Object.entries(names)) {
    const read = (asked: string) => (asked === name ? value : defaults[asked])
    assert.throws(() => telemetryOf(read), new RegExp(name))
  }
})
