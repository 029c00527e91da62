// Memory for rankings, used again: what is as large as a ranking of thousands, taken anew for each,
// has to be cleared, and makes the collector look through all that is kept.

export type Sheet = {
  memory: ArrayBuffer
  places: Uint32Array
  base: Int32Array
  merit: Int32Array
  wait: Int32Array
  counts: Uint16Array
}

const bytes_each = 4 * 4 + 2
const least = 4_096
const most_kept = 16
const kept: ArrayBuffer[] = []

// What is on it is whatever was written there before.
export function takeSheet(size: number): Sheet {
  const needed = size * bytes_each
  const at = kept.findIndex(({ byteLength }) => byteLength >= needed)
  const memory = kept.splice(at, at < 0 ? 0 : 1)[0] ?? new ArrayBuffer(roomFor(needed))
  return {
    memory,
    places: new Uint32Array(memory, 0, size),
    base: new Int32Array(memory, 4 * size, size),
    merit: new Int32Array(memory, 8 * size, size),
    wait: new Int32Array(memory, 12 * size, size),
    counts: new Uint16Array(memory, 16 * size, size),
  }
}

const roomFor = (bytes: number) => 2 ** Math.ceil(Math.log2(Math.max(least, bytes)))

// Whoever gives it back looks at it no more.
export function giveBack({ memory }: Pick<Sheet, 'memory'>) {
  if (kept.length < most_kept) kept.push(memory)
}
