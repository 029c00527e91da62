// Splits long computations on the process's one thread into slices of a millisecond, with a pause
// of the same length in between. Together they take at most half of the thread, so that other
// requests rarely wait for a slice. The app context has one for all requests.
const slice_ms = 1
const pause_ms = 1

export type TimeSlices = {
  // As items.map(each), in slices. Each item should take no longer than a slice.
  map<Item, Result>(
    items: readonly Item[],
    each: (item: Item, at: number) => Result,
  ): Promise<Awaited<Result>[]>
}

export function createTimeSlices(): TimeSlices {
  const waiting: (() => void)[] = []
  let started_at = 0 // When the current slice started.
  let pumping = false

  // Yields the thread, and resolves when the next slice of this computation starts.
  function nextSlice(): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve)
      if (!pumping) setTimeout(pump, pause_ms)
      pumping = true
    })
  }

  function pump() {
    const next = waiting.shift()
    started_at = performance.now()
    next?.()
    pumping = waiting.length > 0
    // The slice that was just given starts after this function returns.
    if (pumping) setTimeout(pump, slice_ms + pause_ms)
  }

  return {
    async map(items, each) {
      const results: Awaited<ReturnType<typeof each>>[] = []
      await nextSlice()
      for (const [at, item] of items.entries()) {
        if (performance.now() - started_at > slice_ms) await nextSlice()
        results.push(await each(item, at))
      }
      return results
    },
  }
}
