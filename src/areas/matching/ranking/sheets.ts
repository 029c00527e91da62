// Pools memory for rankings. Allocating large buffers per request means zeroing them and extra work
// for the garbage collector.

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

// The memory isn't cleared.
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

// Don't use the memory after returning it.
export function giveBack({ memory }: Pick<Sheet, 'memory'>) {
  if (kept.length < most_kept) kept.push(memory)
}
