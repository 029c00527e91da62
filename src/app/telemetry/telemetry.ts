// Sends traces, metrics and logs to an OpenTelemetry collector. Loaded only if one is set.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { diag, DiagLogLevel } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import type { Tracing } from '#kernel/tracing.ts'
import type { MetricValues } from '#http/operations/metrics.ts'
import type { TelemetrySettings } from '#settings/monitoring.ts'
import { exportLogs, type LogExport } from './logs.ts'
import { exportMetrics } from './metrics.ts'
import { exportTraces } from './traces.ts'

export type Telemetry = {
  tracing: Tracing
  logs: LogExport
  sendMetrics(read: () => Promise<MetricValues>): void
  onExportFailure(report: () => void): void
  stop(): Promise<void> // Sends what is left, within seconds.
}

export type ServiceName = { version: string; environment: string }

const stop_limit_ms = 3_000
const report_every_ms = 60_000

export function startTelemetry(settings: TelemetrySettings, about: ServiceName): Telemetry {
  const resource = resourceFromAttributes({
    'service.name': settings.service_name,
    'service.version': about.version,
    'service.instance.id': randomUUID(),
    'deployment.environment.name': about.environment,
  })
  const target = (path: string) => ({
    url: `${settings.endpoint}/v1/${path}`,
    headers: settings.headers,
    timeoutMillis: 5_000,
  })
  const traces = exportTraces(target('traces'), resource, settings.sampled_share)
  const logs = exportLogs(target('logs'), resource)
  const stops = [traces.stop, logs.stop]
  return {
    tracing: traces.tracing,
    logs,
    sendMetrics(read) {
      stops.push(exportMetrics(target('metrics'), resource, settings.metrics_every_ms, read))
    },
    onExportFailure,
    async stop() {
      const stopped = Promise.allSettled(stops.map((stop) => stop()))
      await Promise.race([stopped, sleep(stop_limit_ms, undefined, { ref: false })])
    },
  }
}

// The library's own words can contain what a collector responded, so they are not logged. A
// collector that is away would be reported every few seconds.
function onExportFailure(report: () => void) {
  let reported_at = -Infinity
  const error = () => {
    if (performance.now() - reported_at < report_every_ms) return
    reported_at = performance.now()
    report()
  }
  const ignore = () => {}
  const logger = { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true })
}
