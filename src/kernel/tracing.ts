// What traces need from a tracer. Without one (the default), nothing is recorded.
import type { ObserveRoundTrip } from '#db/round_trip.ts'

export type SpanKind = 'server' | 'client' | 'internal'
export type SpanName = [name: string, kind: SpanKind]

// Only facts about the service: no IDs of persons, no paths, queries or bodies.
export type SpanFacts = Record<string, string | number | boolean | undefined>

export type Span = {
  traceparent: string // W3C trace context, for what is called during the span.
  run<T>(work: () => T): T // Database round trips of work become part of the span.
  end(facts: SpanFacts, options?: { name?: string; failed?: boolean }): void
}

export type Tracing = {
  // A trace that a caller began continues, if its traceparent is valid.
  start(name: string, kind: SpanKind, traceparent?: string | undefined): Span
  observe: ObserveRoundTrip
  current(): { trace_id?: string; span_id?: string } // For log lines.
}

// Runs work in a span, if there is a tracer.
export async function traced<T>(
  tracing: Tracing | undefined,
  [name, kind]: SpanName,
  work: (span?: Span) => Promise<T>,
  facts: SpanFacts = {},
): Promise<T> {
  if (!tracing) return await work()
  const span = tracing.start(name, kind)
  try {
    const result = await span.run(() => work(span))
    span.end(facts)
    return result
  } catch (error) {
    span.end(facts, { failed: true })
    throw error
  }
}
