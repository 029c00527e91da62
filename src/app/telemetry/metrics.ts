// Sends the same metrics that Prometheus would scrape, at an interval.
import type { Attributes, HrTime } from '@opentelemetry/api'
import { ValueType } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import type { MetricValues } from '#http/operations/metrics.ts'
import type { Target } from './traces.ts'

type Metric = MetricValues[number]
type Value = { value: number; labels: Record<string, string | number>; metricName?: string }

export function exportMetrics(
  target: Target,
  resource: Resource,
  every_ms: number,
  read: () => Promise<MetricValues>,
) {
  const startTime = timeOf(performance.timeOrigin)
  async function collect() {
    const endTime = timeOf(performance.timeOrigin + performance.now())
    const found = (await read()).map((metric) => metricOf(metric, { startTime, endTime }))
    const metrics = found.filter((metric) => metric !== undefined)
    const scopeMetrics = [{ scope: { name: 'attune' }, metrics }]
    return { resourceMetrics: { resource, scopeMetrics }, errors: [] }
  }
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(target),
    exportIntervalMillis: every_ms,
    exportTimeoutMillis: Math.min(every_ms, target.timeoutMillis),
    metricProducers: [{ collect }],
  })
  const provider = new MeterProvider({ resource, readers: [reader] })
  return () => provider.shutdown()
}

type Times = { startTime: HrTime; endTime: HrTime }

function metricOf(metric: Metric, times: Times): MetricData | undefined {
  const { name, help: description } = metric
  const values = metric.values as Value[]
  const type = String(metric.type)
  const shared = {
    descriptor: { name, description, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const dataPoints = values.map(({ value, labels }) => ({ ...times, attributes: labels, value }))
  if (type === 'gauge') return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints }
  if (type === 'counter') {
    return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
  }
  if (type !== 'histogram') return undefined
  const points = histogramsOf(name, values, times)
  return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: points }
}

// Prometheus counts cumulatively: a bucket includes the smaller ones.
function histogramsOf(name: string, values: Value[], times: Times): DataPoint<Histogram>[] {
  const series = Map.groupBy(values, ({ labels }) => JSON.stringify({ ...labels, le: undefined }))
  return [...series].map(([labels, parts]) => {
    const find = (part: string) => parts.find(({ metricName }) => metricName === `${name}_${part}`)
    const buckets = parts.filter(({ labels: { le } }) => le !== undefined)
    const sums = buckets.map(({ value }) => value)
    const counts = sums.map((sum, index) => sum - (sums[index - 1] ?? 0))
    const boundaries = buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite)
    const value = {
      buckets: { boundaries, counts },
      sum: find('sum')?.value ?? 0,
      count: find('count')?.value ?? 0,
    }
    return { ...times, attributes: JSON.parse(labels) as Attributes, value }
  })
}

const timeOf = (ms: number): HrTime => [Math.trunc(ms / 1000), Math.round((ms % 1000) * 1e6)]
