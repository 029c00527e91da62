// Tests that the first and the last day of a validity period count.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayAfter, firstDayWithout, isValidOn } from './valid_dates.ts'

const [day, before, after] = ['2028-02-29', '2028-02-28', '2028-03-01']

for (const [first, last, valid] of [
  [null, null, true],
  [day, day, true],
  [before, after, true],
  [null, day, true],
  [null, before, false],
  [day, null, true],
  [after, null, false],
  [undefined, after, true],
  [after, before, false],
] as const) {
  test(`${first} to ${last} is ${valid ? '' : 'not '}valid on ${day}`, () => {
    assert.equal(isValidOn(day, first, last), valid)
  })
}

test('The day after crosses months and leap days, and the last day there is has none', () => {
  assert.deepEqual([dayAfter(before), dayAfter(day), dayAfter(after, -1)], [day, after, day])
  assert.deepEqual([firstDayWithout(null), firstDayWithout(day)], [null, after])
  assert.equal(firstDayWithout('9999-12-31'), null)
})
