// Random bytes for IDs and nonces, drawn from a pool: asking the system for a few bytes at a time
// costs ten times as much. Bytes are removed from the pool as they are used. Secrets have a pool of
// their own, so that none is in memory before it exists.
import { randomFillSync } from 'node:crypto'

export function createPool(size: number) {
  const pool = Buffer.alloc(size)
  let next = size
  return () => {
    if (next === size) {
      randomFillSync(pool)
      next = 0
    }
    const byte = pool[next]!
    pool[next++] = 0
    return byte
  }
}

export const pooledByte = createPool(4_096)

export function pooledBytes(length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  for (let at = 0; at < length; at++) bytes[at] = pooledByte()
  return bytes
}
