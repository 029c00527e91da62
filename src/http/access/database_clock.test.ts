import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseClock } from './database_clock.ts'

const start_ms = Date.parse('2026-01-01T00:00:00.000Z')

// A database whose clock shows start_ms when ours shows 0.
function watched() {
  let now = 1_000
  const clock = databaseClock(() => now)
  const pass = (ms: number) => (now += ms)
  // A request that takes so long until the database reads its clock, and so long back.
  const request = (there_ms: number, back_ms: number, set_ms = 0) => {
    const sent_at = now
    pass(there_ms)
    const answer = new Date(start_ms + now + set_ms).toISOString()
    pass(back_ms)
    clock.note(answer, sent_at)
  }
  return { ...clock, pass, request, real: () => start_ms + now }
}

test('nothing is estimated until a request was quick enough', () => {
  const { estimate, request, real } = watched()
  assert.equal(estimate(), undefined)
  request(100, 100)
  assert.equal(estimate(), undefined)
  request(2, 3)
  assert.ok(estimate()! >= real() && estimate()! <= real() + 6)
})

test('the estimate never steps back, also while it becomes more accurate', () => {
  const { estimate, pass, request, real } = watched()
  request(50, 5)
  let last = estimate()!
  assert.ok(last >= real() + 50)
  for (const there_ms of [20, 2, 0, 0, 0]) {
    request(there_ms, 1)
    assert.ok(estimate()! >= last, 'not older than what was created before')
    last = estimate()!
    pass(2)
    assert.ok(estimate()! > last, 'and newer, two milliseconds later')
    last = estimate()!
  }
  pass(200)
  assert.ok(estimate()! - real() <= 2, 'it has met the real time')
})

test('a clock that was set back is followed at once', () => {
  const { estimate, request, real } = watched()
  request(50, 5)
  request(1, 1, -3_600_000)
  assert.ok(Math.abs(estimate()! - (real() - 3_600_000)) <= 4)
})
