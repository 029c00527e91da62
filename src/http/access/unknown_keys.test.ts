// Unknown keys: the budget of an address, and that its other callers aren't affected.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#catalogue/api_error.ts'
import { delayOf, delays } from './delays.ts'
import { unknownKeys } from './unknown_keys.ts'

function open(per_minute: number) {
  let now = 0
  const waits: number[] = []
  const release: (() => void)[] = []
  const hold = delays((ms) => {
    waits.push(ms)
    return new Promise<void>((resolve) => release.push(resolve))
  })
  const keys = unknownKeys(per_minute, hold, () => now)
  return { ...keys, waits, release, pass: (ms: number) => void (now += ms) }
}

test('Lookups from an address over its budget wait longer and longer, up to a limit', async () => {
  const { beforeLookup, waits, release } = open(3)
  for (let i = 0; i < 3; i++) await beforeLookup('192.0.2.1')
  assert.deepEqual(waits, [])
  const delayed = Array.from({ length: 12 }, () => beforeLookup('192.0.2.1'))
  assert.deepEqual(
    waits,
    Array.from({ length: 12 }, (_, nth) => delayOf(nth)),
  )
  assert.ok(waits.every((ms, i) => i === 0 || ms >= waits[i - 1]!) && waits[0]! < waits[5]!)
  assert.ok(Math.max(...waits) <= 2_000)
  release.forEach((go) => go())
  await Promise.all(delayed)
})

test('Only a limited number of lookups per address wait, and the others get 429', async () => {
  const { beforeLookup, waits, release } = open(1)
  await beforeLookup('192.0.2.1')
  const request = Array.from({ length: 500 }, () =>
    beforeLookup('192.0.2.1').then(
      () => undefined,
      (error: ApiError) => error,
    ),
  )
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(waits.length, 50)
  release.forEach((go) => go())
  const refused = (await Promise.all(request)).filter((error) => error !== undefined)
  assert.equal(refused.length, 450)
  assert.equal(refused[0]!.code, 'rate_limited')
  assert.deepEqual(refused[0]!.extras.violated_policies, ['unknown-keys'])
  await beforeLookup('192.0.2.2')
})

test("A known key doesn't use up the budget, and a minute without lookups restores it", async () => {
  const { beforeLookup, giveBack, waits, pass } = open(2)
  for (let i = 0; i < 100; i++) {
    await beforeLookup('192.0.2.1')
    giveBack('192.0.2.1')
  }
  await beforeLookup('192.0.2.1')
  await beforeLookup('192.0.2.1')
  void beforeLookup('192.0.2.1')
  assert.deepEqual(waits, [delayOf(0)])
  pass(60_000)
  await beforeLookup('192.0.2.1')
  assert.equal(waits.length, 1)
})

test('The addresses of one IPv6 network share a budget', async () => {
  const { beforeLookup, waits } = open(1)
  await beforeLookup('2001:db8:1:2::1')
  void beforeLookup('2001:db8:1:2:aaaa::9')
  assert.equal(waits.length, 1)
  await beforeLookup('2001:db8:1:3::1')
})
