// Tests that practitioners with equal scores get equal exposure, from the first request.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  directoryOfEquals,
  equalListing,
  firstsIn,
  giniOf,
  listsFor,
} from '#tests/equal_practitioners.ts'
import { putListing } from './put.ts'

const many = 40
const requests = 600
const fair = 0.2

for (const settle_every of [1, 10, 60, 300, 600]) {
  test(`Equal practitioners share first positions if listings count every ${settle_every} requests`, async () => {
    const directory = directoryOfEquals(many)
    const lists = await listsFor(directory, { requests, settle_every })
    const gini = giniOf(firstsIn(lists, directory.ids))
    assert.ok(gini < fair, `Gini coefficient ${gini}`)
  })
}

test('Equal practitioners share first positions in a rush after a few counted listings', async () => {
  const directory = directoryOfEquals(many)
  await listsFor(directory, { requests: 7, settle_every: 6 })
  const lists = await listsFor(directory, { requests, settle_every: requests, seed: 18 })
  const gini = giniOf(firstsIn(lists, directory.ids))
  assert.ok(gini < 2 * fair, `Gini coefficient ${gini}`)
})

test('The same seeds give the same lists, whatever the order of insertion', async () => {
  const plan = { requests: 20, settle_every: 5 }
  const one = directoryOfEquals(many)
  const other = directoryOfEquals(0)
  for (let at = many - 1; at >= 0; at--) putListing(other, equalListing(at))
  assert.deepEqual(await listsFor(one, plan), await listsFor(other, plan))
})

for (const before of [0, 200]) {
  test(`A new practitioner is listed within ten requests, after ${before} without them`, async () => {
    const directory = directoryOfEquals(many)
    await listsFor(directory, { requests: before, settle_every: 100 })
    putListing(directory, equalListing(many))
    const lists = await listsFor(directory, { requests: 10, settle_every: 100, seed: 18 })
    const id = directory.ids[many]!
    assert.ok(lists.some((list) => list.includes(id)))
  })
}
