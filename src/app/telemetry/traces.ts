// Traces: a span for each request, scheduled job and webhook delivery, with its database round
// trips inside. A caller's trace continues.
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Span, Tracing } from '#kernel/tracing.ts'

export type Target = { url: string; headers: Record<string, string>; timeoutMillis: number }

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
const failure = { code: SpanStatusCode.ERROR }

export function exportTraces(target: Target, resource: Resource, share: number) {
  // The share also applies to traces that callers began: they don't decide how much is recorded.
  const ratio = new TraceIdRatioBasedSampler(share)
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({
      root: ratio,
      remoteParentSampled: ratio,
      remoteParentNotSampled: new AlwaysOffSampler(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(target) })],
  })
  const tracer = provider.getTracer('attune')
  const current = new AsyncLocalStorage<Context>()

  const start: Tracing['start'] = (name, kind, traceparent) => {
    const span = tracer.startSpan(name, { kind: kinds[kind] }, contextIn(traceparent))
    return spanOf(span, current)
  }

  // Those of background work that looks for something to do belong to no span.
  const observe: Tracing['observe'] = (statements) => {
    const parent = current.getStore()
    if (!parent) return () => {}
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.batch.size': statements }
    const span = tracer.startSpan('database', { kind: SpanKind.CLIENT, attributes }, parent)
    return (error) => {
      const { code } = (error ?? {}) as { code?: unknown }
      if (error) span.setStatus(failure)
      if (typeof code === 'string') span.setAttribute('db.response.status_code', code)
      span.end()
    }
  }

  const tracing: Tracing = { start, observe, current: () => idsOf(current.getStore()) }
  return { tracing, stop: () => provider.shutdown() }
}

function spanOf(span: OtelSpan, current: AsyncLocalStorage<Context>): Span {
  const { traceId, spanId, traceFlags } = span.spanContext()
  const flags = traceFlags.toString(16).padStart(2, '0')
  const context = trace.setSpan(ROOT_CONTEXT, span)
  return {
    traceparent: `00-${traceId}-${spanId}-${flags}`,
    run: (work) => current.run(context, work),
    end(facts, { name, failed } = {}) {
      if (name) span.updateName(name)
      for (const [key, value] of Object.entries(facts)) {
        if (value !== undefined) span.setAttribute(key, value)
      }
      if (failed) span.setStatus(failure)
      span.end()
    },
  }
}

// A later version than 00 may have more parts.
const header = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/

function contextIn(traceparent: string | undefined) {
  const [, traceId, spanId, flags] = header.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags!, 16) & TraceFlags.SAMPLED
  const remote = { traceId, spanId, traceFlags, isRemote: true }
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
}

function idsOf(context: Context | undefined) {
  const found = context && trace.getSpanContext(context)
  return found ? { trace_id: found.traceId, span_id: found.spanId } : {}
}
