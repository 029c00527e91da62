// Webhook endpoints that hang delay no other endpoint, of their own account or of another.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deliverer } from '#jobs/deliver.ts'
import { relayAll } from '#jobs/relay.ts'
import {
  call,
  createPractitioner,
  createTestAccount,
  db,
  log,
  outside,
  secrets,
  sql,
} from './harness.ts'
import { startReceiver } from './webhook_receiver.ts'

const event_count = 20
const works = { db, secrets, outside, log, allows: { private_webhooks: true } }

async function subscribe(key: string, urls: string[]) {
  for (const url of urls) {
    const body = { url, event_types: ['practitioner.created'] }
    assert.equal((await call('POST', '/v1/webhook_endpoints', body, { key })).status, 200)
  }
}

async function createEvents(key: string) {
  for (let i = 0; i < event_count; i++) await createPractitioner({ key })
  while (!(await relayAll(db))) continue
}

const endedAttempts = async (of: string) => {
  const { rows } = await sql.query(
    `select count(*)::int as count
    from webhook_attempts as attempt
    join webhook_endpoints as endpoint on endpoint.account = attempt.account
      and endpoint.id = attempt.endpoint_id
    where endpoint.url like $1`,
    [`${of}%`],
  )
  return rows[0].count as number
}

// Delivers until this many have arrived, or until an attempt at an endpoint that hangs has ended.
async function deliverWhileHanging(
  deliveries: ReturnType<typeof deliverer>,
  healthy: { got: unknown[] },
  goal: number,
  hanging_url: string,
) {
  const before = await endedAttempts(hanging_url)
  while (healthy.got.length < goal && (await endedAttempts(hanging_url)) === before) {
    if ((await deliveries.takeSome()) === 0) await deliveries.oneDone(100)
  }
  assert.equal(healthy.got.length, goal, 'arrived while the others hung')
}

for (const hanging_count of [30, 300]) {
  test(`${hanging_count} endpoints that hang don't delay another of their account`, async () => {
    const hanging = await startReceiver(() => 'hang')
    const healthy = await startReceiver()
    const { key } = await createTestAccount()
    const urls = Array.from({ length: hanging_count }, (_, place) => `${hanging.url}/${place}`)
    await subscribe(key, [...urls, healthy.url])
    await createEvents(key)
    const deliveries = deliverer({
      ...works,
      sending: { timeout_ms: 120_000, connect_timeout_ms: 120_000 },
    })
    await deliverWhileHanging(deliveries, healthy, event_count, hanging.url)
    const each = Map.groupBy(hanging.got, ({ path }) => path)
    for (const [path, got] of each) assert.equal(got.length, 1, `attempts at a time: ${path}`)

    // The same when they are known to fail, and for another account.
    hanging.closeConnections()
    await deliveries.idle()
    assert.equal(await endedAttempts(hanging.url), hanging.got.length)
    const other = await createTestAccount()
    await subscribe(other.key, [healthy.url])
    await createEvents(key)
    await createEvents(other.key)
    await deliverWhileHanging(deliveries, healthy, 3 * event_count, hanging.url)
    hanging.closeConnections()
    await deliveries.idle()
  })
}
