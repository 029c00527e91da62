// Callers over a limit are refused from memory for a moment, and with growing delays if they
// continue.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { no_limits } from '#settings/limits.ts'
import { checkBeforeBody } from './before_body.ts'
import type { Entry } from './authorize.ts'
import { knownKeys, refuses_for_ms } from './known_keys.ts'
import { rateLimiter } from './rate_limit.ts'

const limits = { per_second: 0, per_minute: 2 }
const address = '192.0.2.1'
const caller = { account: 'acct_1', credential: 'key_1', is_token: false, address, limits }

function open() {
  let now = 0
  const held: number[] = []
  const known_keys = knownKeys(() => now)
  const limiter = rateLimiter(no_limits, undefined, () => now)
  const context = {
    // Whatever else is asked for, the database among it, is not there and so fails the test.
    admission: { known_keys, limiter, hold: async (_: string, nth: number) => held.push(nth) },
    addressOf: () => requested.from,
  }
  const requested = { from: address, hash: 'hash' }
  const check = () => {
    const request = { key_hash: requested.hash, headers: {} }
    return checkBeforeBody(context as never, request as never, {} as never)
  }
  const use = () => limiter.take(known_keys.confirm('hash', caller, {} as Entry).caller)
  return { check, use, held, asked: requested, pass: (ms: number) => void (now += ms) }
}

test('A caller over its limit is refused without a query, and the response names the policy', async () => {
  const { check, use } = open()
  use()
  assert.equal(check(), undefined)
  use()
  await assert.rejects(check()!, {
    code: 'rate_limited',
    extras: {
      violated_policies: ['sustained'],
      retry_after_seconds: 30,
      headers: {
        'ratelimit-policy': '"sustained";q=2;w=60',
        ratelimit: '"sustained";r=0;t=30',
      },
    },
  })
})

test('A cached refusal lasts no longer than the shortest Retry-After', async () => {
  const { check, use, pass } = open()
  use()
  use()
  pass(refuses_for_ms - 1)
  await assert.rejects(check()!)
  pass(1)
  assert.equal(check(), undefined)
  assert.ok(refuses_for_ms <= 1_000)
})

test('A cached refusal applies only to the address where the key was confirmed', () => {
  const { check, use, asked: request } = open()
  use()
  use()
  request.from = '192.0.2.2'
  assert.equal(check(), undefined)
})

test('A caller that continues after several refusals gets slower and slower responses', async () => {
  const { check, use, held } = open()
  use()
  use()
  for (let i = 0; i < 9; i++) await assert.rejects(check()!)
  assert.deepEqual(held, [0, 1, 2, 3])
})
