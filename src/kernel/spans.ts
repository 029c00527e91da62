// Time spans in milliseconds.

export type Span = { from: number; until: number } // End exclusive.

// Sorted by start. Those that overlap or touch become one.
export function merge(spans: Span[]): Span[] {
  const merged: Span[] = []
  for (const { from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else merged.push({ from, until })
  }
  return merged
}

// Spans that are longer become several. Only the parts that overlap the bounds are returned; where
// they begin doesn't depend on the bounds.
export const split = (spans: Span[], most_ms: number, bounds: Span): Span[] =>
  spans.flatMap(({ from, until }) => {
    const first = from + Math.max(0, Math.floor((bounds.from - from) / most_ms)) * most_ms
    const last = Math.min(until, bounds.until)
    return Array.from({ length: Math.max(0, Math.ceil((last - first) / most_ms)) }, (_, part) => ({
      from: first + part * most_ms,
      until: Math.min(until, first + (part + 1) * most_ms),
    }))
  })
