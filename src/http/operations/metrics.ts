// Prometheus metrics of the server. Labeled by route, never by path, because a path may hold an ID.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { performance } from 'node:perf_hooks'
import type { Database } from '#db/connect.ts'
import { workMetrics } from './work_metrics.ts'

const day_ms = 86_400_000

type Count = { labels: Record<string, string | number>; many: number }

export type Metrics = ReturnType<typeof serverMetrics>
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

export function serverMetrics(db: Database) {
  const registry = new Registry()
  const service = new Registry()
  const registers = [registry]
  collectDefaults(registry)

  // Counted here and exported when scraped: a flood of rejected requests must be cheap.
  const counts = new Map<string, Count>()
  new Counter({
    name: 'attune_requests_total',
    help: 'Completed requests, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset()
      for (const { labels, many } of counts.values()) this.inc(labels, many)
    },
  })
  const seconds = new Histogram({
    name: 'attune_request_seconds',
    help: 'Duration of admitted requests in seconds, by method and route.',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  // From a number that only grows.
  function counter(name: string, help: string, read: () => number) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }
  gauge('attune_processes', 'Processes that serve requests.', () => 1)
  gauge('attune_database_connections', 'Database connections in use.', () => db.load().in_use)
  gauge('attune_database_waiting', 'Requests waiting for a connection.', () => db.load().waiting)
  const pool = 'attune_database'
  const { load } = db
  counter(`${pool}_timed_out_total`, 'Waits that timed out.', () => load().turned_away)
  counter(`${pool}_waits_total`, 'Requests that waited for a connection.', () => load().waits)
  counter(`${pool}_wait_seconds_total`, 'Time they waited.', () => load().waited_ms / 1000)
  const shed = 'Requests rejected with the error overloaded.'
  counter('attune_requests_shed_total', shed, () => shed_count)
  utilizationGauge(registry)

  let shed_count = 0
  function count(method: string, route: string, status: number, error_code?: string) {
    if (error_code === 'overloaded') shed_count++
    const name = `${status} ${method} ${route}`
    getOrCreate(counts, name, () => ({ labels: { method, route, status }, many: 0 })).many++
  }

  // Cached by name, because looking up a histogram by its labels costs more than observing.
  const histograms = new Map<string, Histogram.Internal<string>>()
  function time(method: string, route: string, duration_ms: number) {
    const make = () => seconds.labels(method, route)
    getOrCreate(histograms, `${method} ${route}`, make).observe(duration_ms / 1000)
  }
  const { contentType: content_type } = registry
  const values = () => registry.getMetricsAsJSON()
  return {
    count,
    time,
    gauge,
    counter,
    noteWork: workMetrics(registry),
    values,
    // What the database has for the whole service, which is not added up over processes.
    service,
    allValues: async () => [...(await values()), ...(await service.getMetricsAsJSON())],
    text: async () => (await registry.metrics()) + (await service.metrics()),
    content_type,
  }
}

// The share of time in which the event loop was busy, since the last scrape.
function utilizationGauge(register: Registry) {
  let before = performance.eventLoopUtilization()
  new Gauge({
    name: 'attune_event_loop_utilization',
    help: 'Share of time in which the event loop was busy since the last scrape.',
    registers: [register],
    aggregator: 'average',
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, before).utilization)
      before = now
    },
  })
}

// Without the statistics of the event loop's delay, which would wake an idle process a hundred
// times a second. What a scrape itself finds stays: nodejs_eventloop_lag_seconds.
function collectDefaults(registry: Registry) {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: day_ms })
  for (const part of ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99']) {
    registry.removeSingleMetric(`nodejs_eventloop_lag_${part}_seconds`)
  }
}

function getOrCreate<Value>(map: Map<string, Value>, name: string, make: () => Value) {
  let value = map.get(name)
  if (!value) map.set(name, (value = make()))
  return value
}
