// The settings of metrics, OpenTelemetry and the log, as part of settings.ts.
import type { Setting } from './settings.ts'
import { bad, listOf, protocolOf, type Reader, wholeNumber } from './values.ts'

export const monitoring = {
  METRICS_PORT: {
    summary:
      'Port of a separate listener that serves /metrics over plain HTTP on METRICS_HOST. Without ' +
      'METRICS_PORT and METRICS_TOKEN, no metrics are served.',
    example: '9464',
  },
  METRICS_HOST: {
    summary:
      'Address the metrics listener binds to. An address other than loopback requires ' +
      'METRICS_TOKEN.',
    fallback: '127.0.0.1',
  },
  METRICS_TOKEN: {
    secret: true,
    summary: 'Bearer token for /metrics, 32 characters or more. If set, PORT also serves /metrics.',
    example: '(openssl rand -hex 32)',
  },
  LOG_LEVEL: {
    summary: 'Minimum level of log entries: trace, debug, info, warn, error or silent.',
    fallback: 'info',
  },
  LOG_FILE: {
    summary:
      'Log file; "-" is standard output. Default: attune.log in ATTUNE_HOME in the sandbox, ' +
      'standard output in production.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    summary:
      'Base URL of an OpenTelemetry collector that accepts OTLP over HTTP. If set, traces, ' +
      'metrics and logs are sent there.',
    example: 'http://collector:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    secret: true,
    summary: 'Headers for the collector, as name=value pairs separated by commas.',
    example: 'api-key=(token)',
  },
  OTEL_SERVICE_NAME: { summary: 'Name of this service in traces.', fallback: 'attune' },
  OTEL_TRACES_SAMPLER_ARG: {
    summary: 'Share of traces that are recorded, from 0 to 1.',
    fallback: '1',
  },
  OTEL_METRIC_EXPORT_INTERVAL: {
    summary: 'Milliseconds between two exports of metrics to the collector.',
    fallback: '60000',
  },
  LOG_REQUEST_SAMPLE: {
    summary:
      'Log one of this many successful requests. Failed requests (status 500 or higher) are ' +
      'always logged. 0 logs no successful requests.',
    fallback: '10',
  },
  LOG_FILE_MAX_MB: {
    summary:
      'Size in megabytes at which a log file is replaced. The one before is kept with the ' +
      'ending ".1". 0 never replaces it.',
    fallback: '100',
  },
} as const satisfies Record<string, Setting>

export type TelemetrySettings = {
  endpoint: string
  headers: Record<string, string>
  service_name: string
  sampled_share: number
  metrics_every_ms: number
}

// Undefined if no collector is set.
export function telemetryOf(read: Reader): TelemetrySettings | undefined {
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (!endpoint) return undefined
  if (!/^https?:$/.test(protocolOf(endpoint))) {
    throw bad('OTEL_EXPORTER_OTLP_ENDPOINT', 'must be an http:// or https:// URL')
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: headersIn(read('OTEL_EXPORTER_OTLP_HEADERS')),
    service_name: read('OTEL_SERVICE_NAME')!,
    sampled_share: share(read('OTEL_TRACES_SAMPLER_ARG')!),
    metrics_every_ms: wholeNumber('OTEL_METRIC_EXPORT_INTERVAL', read, 100, 3_600_000)!,
  }
}

function headersIn(text: string | undefined) {
  const pairs = listOf(text).map((pair) => /^([\w-]+)=(.+)$/.exec(pair))
  if (pairs.includes(null)) {
    throw bad('OTEL_EXPORTER_OTLP_HEADERS', 'must be name=value pairs, separated by commas')
  }
  return Object.fromEntries(pairs.map((pair) => [pair![1]!, decoded(pair![2]!)]))
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function share(text: string) {
  const number = Number(text)
  if (number >= 0 && number <= 1) return number
  throw bad('OTEL_TRACES_SAMPLER_ARG', 'must be a number from 0 to 1')
}
