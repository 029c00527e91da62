// Splits work that keeps the process's one thread busy into slices of a millisecond, with a pause
// as long between them: however many such works are under way, they take half of the thread, and
// in most rounds of the event loop everybody else is served without waiting for a slice.
const slice_ms = 1
const pause_ms = 1

const waiting: (() => void)[] = []
let begun_at = 0 // When the slice began that runs now.
let pumping = false

// Gives the thread to others, and resolves when this work's next slice begins.
function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (!pumping) setTimeout(pump, pause_ms)
    pumping = true
  })
}

function pump() {
  const next = waiting.shift()
  begun_at = performance.now()
  next?.()
  pumping = waiting.length > 0
  // The slice that was just given begins after this function returns.
  if (pumping) setTimeout(pump, slice_ms + pause_ms)
}

// As items.map(each), in slices. Each item should take no longer than a slice.
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  each: (item: Item, at: number) => Result,
): Promise<Awaited<Result>[]> {
  const results: Awaited<Result>[] = []
  await nextSlice()
  for (const [at, item] of items.entries()) {
    if (performance.now() - begun_at > slice_ms) await nextSlice()
    results.push(await each(item, at))
  }
  return results
}
