// Long work in slices: what runs between them, in which order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapInSlices } from './time_slices.ts'

// Keeps the thread busy for longer than a slice.
function spin() {
  const until = performance.now() + 3
  while (performance.now() < until);
}

test('the results are those of map, in order, and failures are passed on', async () => {
  const items = Array.from({ length: 500 }, (_, i) => i)
  assert.deepEqual(
    await mapInSlices(items, (item, at) => item * 2 + at),
    items.map((item, at) => item * 2 + at),
  )
  await assert.rejects(
    mapInSlices([1], () => {
      throw new Error('broken')
    }),
    /broken/,
  )
})

test('between two slices the event loop goes round, however many works are under way', async () => {
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
    mapInSlices([1, 2, 3, 4], () => {
      items_since++
      spin()
    })
  await Promise.all(Array.from({ length: 10 }, work))
  over = true
  assert.ok(rounds >= 40, `${rounds} rounds for 40 items that fill a slice each`)
  assert.ok(longest <= 2, `${longest} items without a pause`)
})
