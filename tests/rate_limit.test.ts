// The limits of an account: told on every answer, kept in two buckets, and refused with a wait.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rateLimiter } from '#http/rate_limit.ts'
import { inAccount } from '#in_account.ts'
import { setLimits } from '#resources/account/account.ts'
import { call, db, makeAccount, secrets, startServer } from './harness.ts'

test('each answer to a known key tells the policy and what is left', async () => {
  const port = await startServer({ limits: { per_second: 25, per_minute: 750 } })
  const { key } = await makeAccount()
  const { headers } = await call('GET', '/v1/sessions', undefined, { key, port })
  assert.equal(headers['ratelimit-policy'], '"burst";q=25;w=1, "sustained";q=750;w=60')
  assert.equal(headers.ratelimit, '"burst";r=24;t=1, "sustained";r=749;t=60')
  const refused = await call('GET', '/v1/nothing', undefined, { key, port })
  assert.match(refused.headers.ratelimit!, /"sustained";r=74[89]/)
  const stranger = await call('GET', '/v1/sessions', undefined, { key: null, port })
  assert.equal(stranger.headers.ratelimit, undefined)
})

test('past the limit it is 429 with Retry-After, for that account alone', async () => {
  const port = await startServer({ limits: { per_second: 0, per_minute: 3 } })
  const [one, other] = [await makeAccount(), await makeAccount()]
  const ask = (key: string) => call('GET', '/v1/sessions', undefined, { key, port })
  for (let i = 0; i < 3; i++) assert.equal((await ask(one.key)).status, 200)
  const { status, headers, body } = await ask(one.key)
  assert.equal(status, 429)
  assert.equal(body.error.code, 'rate_limited')
  assert.match(headers.ratelimit!, /^"sustained";r=0;t=\d+$/)
  const t = Number(/t=(\d+)/.exec(headers.ratelimit!)![1])
  assert.ok(Number(headers['retry-after']) >= t && t >= 1)
  assert.equal((await ask(other.key)).status, 200)
})

test('an account may have limits of its own, and 0 is off', async () => {
  const port = await startServer({ limits: { per_second: 1, per_minute: 1 } })
  const { account, key } = await makeAccount()
  await inAccount(db, secrets, account, (call) =>
    setLimits(call, { rate_limit_per_second: 0, rate_limit_per_minute: 0 }),
  )
  for (let i = 0; i < 5; i++) {
    const { status, headers } = await call('GET', '/v1/sessions', undefined, { key, port })
    assert.equal(status, 200)
    assert.equal(headers.ratelimit, undefined)
  }
})

test('a bucket fills again with time, and never beyond its size', () => {
  let now = 0
  const take = rateLimiter(() => now)
  const limits = { per_second: 2, per_minute: 100 }
  const allowed = () => take('acct', limits).refusal === undefined
  assert.deepEqual([allowed(), allowed(), allowed()], [true, true, false])
  now += 500
  assert.deepEqual([allowed(), allowed()], [true, false])
  now += 60_000
  assert.deepEqual([allowed(), allowed(), allowed()], [true, true, false])
})
