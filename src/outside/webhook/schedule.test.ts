// Tests the retry schedule: which responses end it, the delays, and that it ends.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { full_limit_ms, nextAttempt, schedules, timeLimit } from './schedule.ts'
import type { FailureReason, Outcome } from './send.ts'

type Answer = Extract<Outcome, { kind: 'answered' }>

const answered = (status: number, more: Partial<Answer> = {}): Outcome => ({
  kind: 'answered',
  status,
  excerpt: '',
  retry_after_seconds: null,
  control: null,
  duration_ms: 1,
  ...more,
})
const failed = (reason: FailureReason): Outcome => ({
  kind: 'failed',
  reason,
  code: '',
  duration_ms: 1,
})
const next = (outcome: Outcome, attempts_made = 1, chance = 0.5) =>
  nextAttempt({ attempts_made, outcome, environment: 'production', random: () => chance })

const waits = (outcome: Outcome, attempts_made: number) =>
  [0, 0.5, 1].map((chance) => {
    const step = next(outcome, attempts_made, chance)
    return step.kind === 'retry' ? step.after_seconds : step.kind
  })

test('Production makes ten attempts in 75 h 35 min 5 s, the sandbox four in 11 min 5 s', () => {
  const total = (list: readonly number[]) => list.reduce((sum, wait) => sum + wait)
  assert.equal(schedules.production.length, 10)
  assert.equal(total(schedules.production), 75 * 3600 + 35 * 60 + 5)
  assert.equal(schedules.sandbox.length, 4)
  assert.equal(total(schedules.sandbox), 11 * 60 + 5)
})

test('A delay is as planned or up to 20% longer, and the last attempt is not retried', () => {
  for (const environment of ['production', 'sandbox'] as const) {
    const plan = schedules[environment]
    for (const [made, planned] of plan.entries()) {
      for (const chance of [0, 0.25, 0.5, 1]) {
        const attempt = { attempts_made: made, outcome: answered(500), environment }
        const after_seconds = Math.round(planned * (1 + 0.2 * chance))
        const step = nextAttempt({ ...attempt, random: () => chance })
        assert.deepEqual(step, { kind: 'retry', after_seconds })
      }
    }
    for (const attempts_made of [plan.length, plan.length + 1]) {
      const attempt = { attempts_made, outcome: answered(500), environment, random: Math.random }
      assert.deepEqual(nextAttempt(attempt), { kind: 'exhausted' })
    }
  }
})

test('Only a 2xx status counts as delivered', () => {
  for (const status of [200, 201, 202, 204, 299]) assert.equal(next(answered(status)).kind, 'done')
  for (const status of [301, 302, 307, 400, 401, 404, 422, 500, 503, 599]) {
    assert.equal(next(answered(status)).kind, 'retry', String(status))
  }
  const reasons = ['timeout', 'refused_address', 'dns', 'connection', 'tls', 'too_large'] as const
  for (const reason of reasons) assert.equal(next(failed(reason)).kind, 'retry', reason)
})

test('410 and `webhook-delivery: disable` disable the endpoint on any attempt', () => {
  for (const made of [1, 10]) {
    const gone = next(answered(410), made)
    assert.ok(gone.kind === 'disable' && !gone.delivered && /410/.test(gone.reason))
    for (const status of [200, 500]) {
      const request = next(answered(status, { control: 'disable' }), made)
      assert.ok(request.kind === 'disable' && /webhook-delivery/.test(request.reason))
      assert.equal(request.delivered, status === 200)
    }
  }
})

test('`abort-message` stops the retries of a message, and has no effect once it is delivered', () => {
  assert.deepEqual(next(answered(500, { control: 'abort' })), { kind: 'abort' })
  assert.deepEqual(next(answered(200, { control: 'abort' })), { kind: 'done' })
})

test('An overloaded receiver gets at least a minute', () => {
  const overloads = [answered(429), answered(502), answered(504), failed('timeout')]
  for (const outcome of overloads) {
    assert.deepEqual(waits(outcome, 1), [60, 66, 72])
    assert.deepEqual(waits(outcome, 2), [300, 330, 360])
  }
  assert.deepEqual(waits(answered(500), 1), [5, 6, 6])
  assert.deepEqual(waits(failed('connection'), 1), [5, 6, 6])
})

test('Retry-After is honored between the planned delay and twice that', () => {
  const request = (retry_after_seconds: number) => answered(503, { retry_after_seconds })
  assert.deepEqual(waits(request(0), 2), [300, 300, 300])
  assert.deepEqual(waits(request(400), 2), [400, 440, 480])
  assert.deepEqual(waits(request(590), 2), [590, 600, 600])
  assert.deepEqual(waits(request(999_999_999), 2), [600, 600, 600])
  assert.deepEqual(waits(answered(429, { retry_after_seconds: 90 }), 1), [90, 99, 108])
  assert.deepEqual(waits(answered(429, { retry_after_seconds: 3600 }), 1), [120, 120, 120])
})

test('The time limit only shrinks while an endpoint keeps failing, but for every fourth attempt', () => {
  const now = '2027-03-01T12:00:00.000Z'
  const limitAfter = (failing_minutes: number, attempt: number) => {
    const since = Temporal.Instant.from(now).subtract({ seconds: 60 * failing_minutes })
    return timeLimit({ attempt, failing_since: since.toString(), now })
  }
  assert.equal(timeLimit({ attempt: 1, failing_since: null, now }), full_limit_ms)
  for (const attempt of [1, 2, 3, 5, 6, 7, 9]) {
    const limits = [0, 0.9, 1, 29, 30, 24 * 60].map((minutes) => limitAfter(minutes, attempt))
    assert.deepEqual(limits, [15_000, 15_000, 10_000, 10_000, 5_000, 5_000])
  }
  for (const attempt of [4, 8]) assert.equal(limitAfter(24 * 60, attempt), full_limit_ms)
  // A clock that was set back makes no limit longer or shorter than these.
  assert.equal(limitAfter(-60, 1), full_limit_ms)
})
