// Long computations in slices: their order, and what runs in between.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTimeSlices } from './time_slices.ts'

const slices = createTimeSlices()

// Keeps the thread busy for longer than a slice.
function spin() {
  const until = performance.now() + 3
  while (performance.now() < until);
}

test('Slices return the results of map in order and pass on errors', async () => {
  const items = Array.from({ length: 500 }, (_, i) => i)
  assert.deepEqual(
    await slices.map(items, (item, at) => item * 2 + at),
    items.map((item, at) => item * 2 + at),
  )
  await assert.rejects(
    slices.map([1], () => {
      throw new Error('broken')
    }),
    /broken/,
  )
})

test('The event loop runs between two slices, regardless of the number of computations', async () => {
  let rounds = 0
  let longest = 0
  let items_since = 0
  let over = false
  const round = () => {
    rounds++
    longest = Math.max(longest, items_since)
    items_since = 0
    if (!over) setImmediate(round)
  }
  setImmediate(round)
  const work = () =>
    slices.map([1, 2, 3, 4], () => {
      items_since++
      spin()
    })
  await Promise.all(Array.from({ length: 10 }, work))
  over = true
  assert.ok(rounds >= 40, `${rounds} rounds for 40 items that fill a slice each`)
  assert.ok(longest <= 2, `${longest} items without a pause`)
})

test('Without a pause, everything that waits for the thread still runs between two slices', async () => {
  const eager = createTimeSlices({ pause_ms: 0 })
  let rounds = 0
  let over = false
  const round = () => {
    rounds++
    if (!over) setImmediate(round)
  }
  setImmediate(round)
  for (let step = 0; step < 20; step++) {
    await eager.turn()
    spin()
  }
  await Promise.all([1, 2].map(() => eager.map([1, 2, 3, 4, 5], spin)))
  over = true
  assert.ok(rounds >= 28, `${rounds} rounds for 30 items that fill a slice each`)
})

test('Slices report how long others needed the thread, and next to nothing if none did', async () => {
  const alone = createTimeSlices({ pause_ms: 0 })
  await alone.map([1, 2, 3], spin)
  const beside = createTimeSlices({ pause_ms: 0 })
  let over = false
  const other = () => {
    spin()
    if (!over) setImmediate(other)
  }
  setImmediate(other)
  await beside.map([1, 2, 3], spin)
  over = true
  assert.ok(beside.waitedMs() >= 9, `${beside.waitedMs()} ms beside three times 3 ms`)
  assert.ok(alone.waitedMs() < beside.waitedMs(), `${alone.waitedMs()} ms alone`)
})
