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

// Both expect sorted, disjoint spans, as merge() returns them.
export const overlaps = (spans: Span[], from: number, until: number) =>
  (lastBefore(spans, until)?.until ?? -Infinity) > from

export function covers(spans: Span[], from: number, until: number) {
  const span = lastBefore(spans, from + 1)
  return span !== undefined && span.until >= until
}

function lastBefore(spans: Span[], moment: number): Span | undefined {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.from < moment) low = middle + 1
    else high = middle
  }
  return spans[low - 1]
}
