// Sends each log line to the collector, with the trace it belongs to.
import { type AnyValue, ROOT_CONTEXT, SeverityNumber, trace, TraceFlags } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import type { Target } from './traces.ts'

export type LogExport = { write(line: string): void; stop(): Promise<void> }

type Line = {
  level: number
  time: string
  msg?: string
  trace_id?: string
  span_id?: string
  [field: string]: unknown
}

const severities: Record<number, [SeverityNumber, string]> = {
  10: [SeverityNumber.TRACE, 'trace'],
  20: [SeverityNumber.DEBUG, 'debug'],
  30: [SeverityNumber.INFO, 'info'],
  40: [SeverityNumber.WARN, 'warn'],
  50: [SeverityNumber.ERROR, 'error'],
  60: [SeverityNumber.FATAL, 'fatal'],
}

export function exportLogs(target: Target, resource: Resource): LogExport {
  const exporter = new OTLPLogExporter(target)
  const processors = [new BatchLogRecordProcessor({ exporter })]
  const provider = new LoggerProvider({ resource, processors })
  const logger = provider.getLogger('attune')

  function write(text: string) {
    const { level, time, msg, trace_id, span_id, ...fields } = JSON.parse(text) as Line
    const [severityNumber, severityText] = severities[level] ?? [SeverityNumber.UNSPECIFIED, '']
    logger.emit({
      severityNumber,
      severityText,
      timestamp: Date.parse(time),
      body: msg ?? '',
      attributes: fields as Record<string, AnyValue>,
      context: contextOf(trace_id, span_id),
    })
  }
  return { write, stop: () => provider.shutdown() }
}

function contextOf(traceId?: string, spanId?: string) {
  if (!traceId || !spanId) return ROOT_CONTEXT
  const of = { traceId, spanId, traceFlags: TraceFlags.SAMPLED }
  return trace.setSpanContext(ROOT_CONTEXT, of)
}
