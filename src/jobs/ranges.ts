// Stores sets of integers as sorted, disjoint ranges: compact for consecutive numbers.

export type Range = [first: number, last: number]

export function addRange(ranges: Range[], [first, last]: Range): void {
  let from = ranges.length
  while (from > 0 && ranges[from - 1]![1] >= first - 1) from--
  let to = from
  while (to < ranges.length && ranges[to]![0] <= last + 1) to++
  const merged = ranges.slice(from, to)
  const lowest = Math.min(first, ...merged.map(([low]) => low))
  const highest = Math.max(last, ...merged.map(([, high]) => high))
  ranges.splice(from, to - from, [lowest, highest])
}

// The parts of a range that the set doesn't contain.
export function gapsIn(ranges: Range[], [first, last]: Range): Range[] {
  const gaps: Range[] = []
  let next = first
  for (const [low, high] of ranges) {
    if (low > next && next <= last) gaps.push([next, Math.min(low - 1, last)])
    next = Math.max(next, high + 1)
  }
  if (next <= last) gaps.push([next, last])
  return gaps
}
