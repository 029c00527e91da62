// Splits long computations on the process's one thread into slices of a millisecond, with a pause
// of the same length in between. Together they take at most half of the thread, so that other
// requests rarely wait for a slice. The app context has one for all requests.
const slice_ms = 1
const usual_pause_ms = 1

export type TimeSlices = {
  // As items.map(each), in slices. Each item should take no longer than a slice.
  map<Item, Result>(
    items: readonly Item[],
    each: (item: Item, at: number) => Result,
  ): Promise<Awaited<Result>[]>
  // Between two steps of a computation that isn't a map.
  turn(): Promise<void>
  // How long computations have waited for their next slice: what others needed of the thread.
  waitedMs(): number
}

// Without a pause, a computation only lets everything that waits for the thread run between two
// slices: for work that waits for the database most of the time anyway.
export function createTimeSlices({ pause_ms = usual_pause_ms } = {}): TimeSlices {
  const waiting: (() => void)[] = []
  let started_at = 0 // When the current slice started.
  let pumping = false
  let waited_ms = 0

  // Yields the thread, and resolves when the next slice of this computation starts.
  async function nextSlice(): Promise<void> {
    const asked_at = performance.now()
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (!pumping) pumpAfter(pause_ms)
      pumping = true
    })
    waited_ms += performance.now() - asked_at
  }

  function pump() {
    const next = waiting.shift()
    started_at = performance.now()
    next?.()
    pumping = waiting.length > 0
    // The slice that was just given starts after this function returns.
    if (pumping) pumpAfter(pause_ms && slice_ms + pause_ms)
  }

  const pumpAfter = (ms: number) => (ms === 0 ? setImmediate(pump) : setTimeout(pump, ms))

  async function turn() {
    if (performance.now() - started_at > slice_ms) await nextSlice()
  }

  return {
    async map(items, each) {
      const results: Awaited<ReturnType<typeof each>>[] = []
      await nextSlice()
      for (const [at, item] of items.entries()) {
        await turn()
        results.push(await each(item, at))
      }
      return results
    },
    turn,
    waitedMs: () => waited_ms,
  }
}
