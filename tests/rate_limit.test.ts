// The rate limits of accounts, keys, scoped tokens and addresses: token buckets, the headers of
// every response, and 429 with Retry-After.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { no_limits } from '#settings/limits.ts'
import { rateLimiter } from '#http/access/rate_limit.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { setLimits } from '#areas/platform/account/account.ts'
import { createToken } from './person_examples.ts'
import { signedInMember } from './sign_in_examples.ts'
import {
  call,
  db,
  createTestAccount,
  createPractitioner,
  outside,
  secrets,
  startServer,
} from './harness.ts'

const port = await startServer({
  limits: {
    per_second: 25,
    per_minute: 750,
    key_percent: 80,
    token_percent: 20,
    address_per_minute: 7500,
  },
})

const ask = (key: string, path = '/v1/sessions', at = port) =>
  call('GET', path, undefined, { key, port: at })

// An account that may ask so often in a minute.
async function makeLimited(per_minute: number) {
  const made = await createTestAccount()
  await inAccount({ db, secrets, outside }, made.account, (call) =>
    setLimits(call, { rate_limit_per_second: 0, rate_limit_per_minute: per_minute }),
  )
  return made
}

test('every response to a valid key has the rate limit policies and the remaining quota', async () => {
  const { key } = await createTestAccount()
  const { headers } = await ask(key)
  assert.equal(
    headers['ratelimit-policy'],
    '"burst";q=25;w=1, "sustained";q=750;w=60, ' +
      '"key-burst";q=20;w=1, "key-sustained";q=600;w=60, "address";q=7500;w=60',
  )
  assert.equal(
    headers.ratelimit,
    '"burst";r=24;t=1, "sustained";r=749;t=60, ' +
      '"key-burst";r=19;t=1, "key-sustained";r=599;t=60, "address";r=7499;t=60',
  )
  const refused = await ask(key, '/v1/nothing')
  assert.match(refused.headers.ratelimit!, /"sustained";r=74[89]/)
  const outsider = await call('GET', '/v1/sessions', undefined, { key: null, port })
  assert.equal(outsider.headers.ratelimit, undefined)
})

test("past the limit an account gets 429 with Retry-After, and other accounts don't", async () => {
  const [one, other] = [await makeLimited(3), await makeLimited(3)]
  for (let i = 0; i < 3; i++) assert.equal((await ask(one.key)).status, 200)
  const { status, headers, body } = await ask(one.key)
  assert.equal(status, 429)
  assert.equal(body.error.code, 'rate_limited')
  assert.deepEqual(body.error.violated_policies, ['sustained', 'key-sustained'])
  assert.match(headers.ratelimit!, /^"sustained";r=0;t=\d+, "key-sustained";r=0;t=\d+, /)
  const t = Number(/t=(\d+)/.exec(headers.ratelimit!)![1])
  assert.ok(Number(headers['retry-after']) >= t && t >= 1)
  assert.equal((await ask(other.key)).status, 200)
})

test('a scoped token has its own limit', async () => {
  const { key } = await makeLimited(20)
  const practitioner_id = await createPractitioner({ key })
  const make = () => createToken({ practitioner_id }, ['sessions:read'], { key })
  const [one, other] = [await make(), await make()]
  const answers = []
  for (let i = 0; i < 8; i++) answers.push(await ask(one))
  assert.equal(answers.filter(({ status }) => status === 200).length, 4)
  const refused = answers.at(-1)!
  assert.equal(refused.status, 429)
  assert.deepEqual(refused.body.error.violated_policies, ['token-sustained'])
  assert.equal((await ask(other)).status, 200)
  const { status, headers } = await ask(key)
  assert.equal(status, 200)
  assert.match(headers.ratelimit!, /^"sustained";r=1[45];/)
})

test("a member's token has the limit of a key: a page sends several requests at once", async () => {
  const { key } = await createTestAccount()
  const { token } = await signedInMember(key)
  const { headers } = await ask(token)
  assert.match(headers['ratelimit-policy']!, /"key-burst";q=20;w=1/)
  assert.doesNotMatch(headers['ratelimit-policy']!, /token-/)
})

test("a key that used up its share doesn't block other keys of the account", async () => {
  const { key } = await makeLimited(10)
  const { body: second } = await call('POST', '/v1/api_keys', { name: 'Second' }, { key })
  const statuses = []
  for (let i = 0; i < 10; i++) statuses.push((await ask(key)).status)
  assert.equal(statuses.filter((status) => status === 200).length, 8)
  assert.equal((await ask(second.secret)).status, 200)
})

test('an IP address has a limit across all accounts', async () => {
  const at = await startServer({ limits: { address_per_minute: 5 } })
  const accounts = [await createTestAccount(), await createTestAccount(), await createTestAccount()]
  const answers = []
  for (const { key } of [...accounts, ...accounts]) answers.push(await ask(key, '/v1/sessions', at))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200, 429],
  )
  assert.deepEqual(answers[5]!.body.error.violated_policies, ['address'])
})

test('an account can have its own limits, and 0 means no limit', async () => {
  const { key } = await makeLimited(0)
  for (let i = 0; i < 5; i++) {
    const { status, headers } = await ask(key)
    assert.equal(status, 200)
    assert.match(headers.ratelimit!, /^"address";r=\d+;t=60$/)
  }
})

test('a bucket refills with time, up to its size', () => {
  let now = 0
  const { take } = rateLimiter(no_limits, undefined, () => now)
  const limits = { per_second: 2, per_minute: 100 }
  const caller = { account: 'a', credential: 'k', is_token: false, address: '192.0.2.1', limits }
  const allowed = () => take(caller).refusal === undefined
  assert.deepEqual([allowed(), allowed(), allowed()], [true, true, false])
  now += 500
  assert.deepEqual([allowed(), allowed()], [true, false])
  now += 60_000
  assert.deepEqual([allowed(), allowed(), allowed()], [true, true, false])
})
