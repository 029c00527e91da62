// Memory and caches that all rankings of a process share. Created once, with the indexes.
// Allocating large buffers per request means zeroing them and extra work for the garbage collector.

export type Workspace = {
  buffers: ArrayBuffer[] // Not in use.
  dates: Map<string, string> // Local dates, by time zone and quarter hour.
  day_starts: Map<string, number> // By time zone and day.
  waits: Map<number, Int32Array> // Contributions per minute of waiting, by weight.
  timestamps: Map<number, string> // Formatted.
}

export const createWorkspace = (): Workspace => ({
  buffers: [],
  dates: new Map(),
  day_starts: new Map(),
  waits: new Map(),
  timestamps: new Map(),
})

export type Sheet = {
  memory: ArrayBuffer
  places: Uint32Array
  base: Int32Array
  merit: Int32Array
  wait: Int32Array
  counts: Uint16Array
}

const bytes_each = 4 * 4 + 2
const min_bytes = 4_096
const max_buffers = 16

// The memory isn't cleared.
export function takeSheet({ buffers }: Workspace, size: number): Sheet {
  const needed = size * bytes_each
  const at = buffers.findIndex(({ byteLength }) => byteLength >= needed)
  const memory = buffers.splice(at, at < 0 ? 0 : 1)[0] ?? new ArrayBuffer(bufferSize(needed))
  return {
    memory,
    places: new Uint32Array(memory, 0, size),
    base: new Int32Array(memory, 4 * size, size),
    merit: new Int32Array(memory, 8 * size, size),
    wait: new Int32Array(memory, 12 * size, size),
    counts: new Uint16Array(memory, 16 * size, size),
  }
}

const bufferSize = (bytes: number) => 2 ** Math.ceil(Math.log2(Math.max(min_bytes, bytes)))

// Don't use the memory after returning it.
export function returnSheet({ buffers }: Workspace, { memory }: Pick<Sheet, 'memory'>) {
  if (buffers.length < max_buffers) buffers.push(memory)
}

// Returns the cached value or computes it. Clears the cache when it is full.
export function memoize<Key, Value>(
  cache: Map<Key, Value>,
  max_size: number,
  key: Key,
  compute: () => Value,
): Value {
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  if (cache.size >= max_size) cache.clear()
  const value = compute()
  cache.set(key, value)
  return value
}
