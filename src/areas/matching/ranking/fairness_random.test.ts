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

// Listings count once an hour. Practitioners who join later are owed what they missed.
async function hourlyFirsts(an_hour: number, seed: number) {
  const directory = directoryOfEquals(many - 1)
  await listsFor(directory, { requests: 2 * an_hour, settle_every: an_hour, seed })
  putListing(directory, equalListing(many))
  const newcomer = directory.ids[many - 1]!
  const hours = 10
  const plan = { requests: hours * an_hour, settle_every: an_hour, seed: seed + 1 }
  const lists = await listsFor(directory, plan)
  return Array.from({ length: hours }, (_, hour) => {
    const some = lists.slice(hour * an_hour, (hour + 1) * an_hour)
    return some.filter(([first]) => first === newcomer).length
  })
}

for (const an_hour of [200, 600]) {
  test(`A newcomer's first positions approach an equal share without swings at ${an_hour} an hour`, async () => {
    const share = an_hour / many
    const noise = 3 * Math.sqrt(share) // Of a fair draw.
    const sums = [0, 0]
    for (const seed of [1, 2, 3]) {
      const firsts = await hourlyFirsts(an_hour, seed * 100)
      const shown = `${firsts.join()} of ${share}`
      for (const count of firsts) {
        assert.ok(count <= Math.E * share + noise, `too many: ${shown}`)
        assert.ok(count >= share / Math.E - noise, `too few: ${shown}`)
      }
      if (an_hour === 600) assert.ok(Math.min(...firsts) > 0, `none: ${shown}`)
      for (const [at, count] of firsts.entries()) sums[at < 3 ? 0 : 1]! += count
    }
    const [early, late] = [sums[0]! / 9, sums[1]! / 21]
    assert.ok(early > share, `what was missed is made up for: ${early} of ${share}`)
    assert.ok(late > 0.7 * share && late < 1.5 * share, `then the share: ${late} of ${share}`)
  })
}

test('A newcomer gets the same first positions from the same seed', async () => {
  assert.deepEqual(await hourlyFirsts(200, 7), await hourlyFirsts(200, 7))
})
