// Durations as people type them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UsageError } from './command.ts'
import { durationText, isoDuration } from './duration.ts'

test('a duration in shorthand is converted to ISO 8601', () => {
  const cases = {
    '1d': 'P1D',
    '2h30m': 'PT2H30M',
    '1d12h': 'P1DT12H',
    '90s': 'PT90S',
    '2w': 'P14D',
    '1w1d': 'P8D',
    '14D': 'P14D',
    '0d': 'PT0S',
    P14D: 'P14D',
    p1m: 'P1M',
    PT36H: 'PT36H',
  }
  for (const [text, iso] of Object.entries(cases)) assert.equal(isoDuration(text), iso)
})

test('anything else is refused with examples', () => {
  for (const text of ['', 'tomorrow', '1', 'd', '1y', '30m2h', '-1d', '1.5h', '1d ']) {
    assert.throws(() => isoDuration(text), UsageError, text)
  }
})

test('minutes are written as days, hours and minutes', () => {
  assert.deepEqual([1, 60, 61, 1_440, 3_001].map(durationText), [
    '1 minute',
    '1 hour',
    '1 hour 1 minute',
    '1 day',
    '2 days 2 hours 1 minute',
  ])
})
