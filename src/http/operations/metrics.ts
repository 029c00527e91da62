// Prometheus metrics of the server. Labeled by route, never by path, because a path may hold an ID.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Database } from '#db/connect.ts'

const day_ms = 86_400_000

type Count = { labels: Record<string, string | number>; many: number }

export type Metrics = ReturnType<typeof serverMetrics>
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

export function serverMetrics(db: Database) {
  const registry = new Registry()
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
  gauge('attune_processes', 'Processes that serve requests.', () => 1)
  gauge('attune_database_connections', 'Database connections in use.', () => db.load().in_use)
  gauge('attune_database_waiting', 'Requests waiting for a connection.', () => db.load().waiting)
  gauge(
    'attune_database_turned_away',
    'Requests that timed out waiting for a connection.',
    () => db.load().turned_away,
  )

  function count(method: string, route: string, status: number) {
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
  return { count, time, gauge, values, text: () => registry.metrics(), content_type }
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
