// Samples of walks: a seed repeats its sample, and enough runs visit everything.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOf } from './sample.ts'

const cases = Array.from({ length: 100 }, (_, at) => `case ${at}`)
const sample = (seed?: string) => sampleOf(cases, (one) => one, seed)

test('a seed draws one of eight, in the order of the cases, and again the same', () => {
  const drawn = sample('1')
  assert.equal(drawn.length, 13)
  assert.deepEqual(
    drawn.toSorted((a, b) => cases.indexOf(a) - cases.indexOf(b)),
    drawn,
  )
  assert.deepEqual(sample('1'), drawn)
  assert.notDeepEqual(sample('2'), drawn)
})

test('another case changes little of what a seed draws', () => {
  const more = sampleOf([...cases, 'another'], (one) => one, '1')
  assert.ok(sample('1').filter((one) => more.includes(one)).length >= 12)
})

test('a hundred seeds draw every case', () => {
  const drawn = new Set(Array.from({ length: 100 }, (_, at) => sample(String(at))).flat())
  assert.equal(drawn.size, cases.length)
})

test('without cases there is no sample', () => {
  assert.deepEqual(sampleOf([], String, '1'), [])
})
