// Tests the pool of random bytes: none is given out twice, also where the pool is filled again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pooledBase62, randomBase62 } from './base62.ts'
import { pooledBytes } from './random_pool.ts'

test('no bytes are given out twice', () => {
  const drawn = Array.from({ length: 2_000 }, () => pooledBytes(12).toString('hex'))
  assert.equal(new Set(drawn).size, drawn.length)
})

test('every byte is about equally likely, and none is one that was removed', () => {
  const bytes = pooledBytes(256 * 400)
  const counts = Array.from({ length: 256 }, () => 0)
  for (const byte of bytes) counts[byte]!++
  // Six standard deviations: 1 in a million runs fails by chance.
  for (const [byte, count] of counts.entries()) {
    assert.ok(Math.abs(count - 400) < 6 * 20, `byte ${byte}: ${count} of about 400`)
  }
})

test('more bytes than the pool holds are all random', () => {
  const bytes = pooledBytes(10_000)
  for (let at = 0; at < bytes.length; at += 100) {
    assert.ok(bytes.subarray(at, at + 100).some((byte) => byte !== 0))
  }
})

test('every digit of IDs and secrets is about equally likely', () => {
  for (const draw of [pooledBase62, randomBase62]) {
    const counts = new Map<string, number>()
    for (const digit of draw(62 * 400)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
    assert.equal(counts.size, 62)
    for (const [digit, count] of counts) {
      assert.ok(Math.abs(count - 400) < 6 * 20, `digit ${digit}: ${count} of about 400`)
    }
  }
})
