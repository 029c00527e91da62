// Rate limits that several servers count together in Valkey or Redis, and what happens while the
// store is away.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { storedLimits } from '#http/access/stored_limits.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { redisLimitStore } from '#outside/adapters/limit_store/redis.ts'
import { setLimits } from '#areas/platform/account/account.ts'
import { readConfig } from '#settings/config.ts'
import { no_limits } from '#settings/limits.ts'
import { redisServer, skip } from './redis_server.ts'
import {
  call,
  createTestAccount,
  db,
  log,
  log_lines,
  outside,
  secrets,
  startServer,
} from './harness.ts'

const limits = { per_second: 0, per_minute: 4 }
const token = 'a-token-of-at-least-thirty-two-characters'
const quick = { join_ms: 200, retry_ms: 50 }

// A server of another machine: nothing but the store connects it with the others.
async function machine(redis_port: number) {
  const store = await redisLimitStore(`redis://127.0.0.1:${redis_port}`, 1_000)
  const stored = storedLimits({ store, limits: { ...no_limits, ...limits }, log }, quick)
  after(stored.close)
  await stored.join()
  const port = await startServer({ limits, stored, metrics_token: () => token })
  return { port, stored }
}

const ask = (key: string, port: number, path = '/v1/sessions') =>
  call('GET', path, undefined, { key, port })

async function until(isTrue: () => boolean) {
  while (!isTrue()) await sleep(20)
}

test(
  'two machines with one store allow what one allows, whatever comes first',
  { skip },
  async () => {
    const redis = await redisServer()
    const ports = [(await machine(redis.port)).port, (await machine(redis.port)).port]
    const { key } = await createTestAccount()
    const first = await ask(key, ports[0]!)
    assert.equal(first.headers['ratelimit-policy'], '"sustained";q=4;w=60')
    assert.equal(first.headers.ratelimit, '"sustained";r=3;t=60')
    const second = await ask(key, ports[1]!)
    assert.equal(second.headers.ratelimit, '"sustained";r=2;t=60')
    const burst = await Promise.all([...ports, ...ports, ...ports].map((port) => ask(key, port)))
    assert.equal(burst.filter(({ status }) => status === 200).length, 2)
    for (const port of ports) {
      const { status, body, headers } = await ask(key, port)
      assert.equal(status, 429)
      assert.deepEqual(body.error.violated_policies, ['sustained'])
      assert.ok(Number(headers['retry-after']) >= 1)
    }
    const { key: other } = await createTestAccount()
    assert.equal((await ask(other, ports[0]!)).status, 200)
  },
)

test('keys that are revoked, unknown or used elsewhere take nothing', { skip }, async () => {
  const redis = await redisServer()
  const { port } = await machine(redis.port)
  const { key, account } = await createTestAccount()
  await inAccount({ db, secrets, outside }, account, (own) =>
    setLimits(own, { rate_limit_per_second: 0, rate_limit_per_minute: 3 }),
  )
  const restricted = { name: 'Elsewhere', allowed_ips: ['192.0.2.1'] }
  const second = await call('POST', '/v1/api_keys', restricted, { key })
  for (let i = 0; i < 3; i++) assert.equal((await ask(second.body.secret, port)).status, 403)
  assert.equal((await ask(`${key}x`, port)).status, 401)
  const { headers, status } = await ask(key, port)
  assert.equal(status, 200)
  assert.equal(headers.ratelimit, '"sustained";r=2;t=60')
  await call('POST', `/v1/api_keys/${second.body.id}/revoke`, undefined, { key })
  assert.equal((await ask(second.body.secret, port)).status, 401)
  assert.equal((await ask(key, port)).headers.ratelimit, '"sustained";r=1;t=60')
})

test('while the store is away, each process allows its share and says so', { skip }, async () => {
  const redis = await redisServer()
  const machines = [await machine(redis.port), await machine(redis.port)]
  await until(() => machines.every(({ stored }) => stored.load().processes === 2))
  const lines = log_lines.length
  await redis.kill()
  const { key } = await createTestAccount()
  for (const { port } of machines) {
    const answers = []
    for (let i = 0; i < 3; i++) answers.push(await ask(key, port))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 429],
    )
    assert.match(answers[0]!.headers['ratelimit-policy']!, /q=2;/)
    const ready = await call('GET', '/readyz', undefined, { key: null, port })
    assert.equal(ready.status, 200)
    const headers = { authorization: `Bearer ${token}` }
    const { text } = await call('GET', '/metrics', undefined, { key: null, headers, port })
    assert.match(text, /attune_rate_limit_store_away 1/)
    assert.match(text, /attune_rate_limit_store_bypassed [1-9]/)
  }
  const reports = () => log_lines.slice(lines).filter((line) => line.includes('rate limit store'))
  assert.equal(reports().filter((line) => line.includes('store away')).length, 2, 'One line each.')

  await redis.start()
  await until(() => machines.every(({ stored }) => !stored.load().away))
  assert.equal(reports().filter((line) => line.includes('is back')).length, 2)
  const { headers } = await ask((await createTestAccount()).key, machines[0]!.port)
  assert.match(headers['ratelimit-policy']!, /q=4;/)
})

test(
  'a store that hangs fails no request, and is used again once it answers',
  { skip },
  async () => {
    const redis = await redisServer()
    const { port, stored } = await machine(redis.port)
    const { key } = await createTestAccount()
    assert.equal((await ask(key, port)).status, 200)
    redis.pause()
    const answers = await Promise.all(Array.from({ length: 3 }, () => ask(key, port)))
    assert.ok(answers.every(({ status }) => status === 200))
    assert.equal(stored.load().away, true)
    redis.resume()
    await until(() => !stored.load().away)
    const { headers } = await ask((await createTestAccount()).key, port)
    assert.equal(headers.ratelimit, '"sustained";r=3;t=60')
  },
)

test('the service starts without the store and uses it once it is there', { skip }, async () => {
  const redis = await redisServer()
  await redis.kill()
  const { port, stored } = await machine(redis.port)
  const { key } = await createTestAccount()
  assert.equal((await ask(key, port)).status, 200)
  await redis.start()
  await until(() => !stored.load().away)
  assert.equal((await ask(key, port)).headers.ratelimit, '"sustained";r=3;t=60')
})

test('a store that is no Redis URL is refused at the start', () => {
  const read = (RATE_LIMIT_STORE: string) => readConfig({ RATE_LIMIT_STORE }).rate_limit_store
  assert.equal(read('memory'), undefined)
  assert.equal(read('redis://cache:6379/2'), 'redis://cache:6379/2')
  for (const wrong of ['http://cache', 'redis://', 'cache:6379']) {
    assert.throws(() => read(wrong), /The setting RATE_LIMIT_STORE must be memory, or a redis:/)
  }
})
