// API keys: secrets, rotation and revocation across servers, IP address limits, unused keys.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runScheduledJobs } from '#jobs/clock.ts'
import {
  call,
  db,
  log,
  createTestAccount,
  own_account,
  outside,
  secrets,
  sql,
  startServer,
} from '#tests/harness.ts'

const other = await startServer()
const make = async (fields: object, key = own_account.key) =>
  await call('POST', '/v1/api_keys', { name: 'Test', ...fields }, { key })

test('The secret of a key is returned once, never in a list', async () => {
  const { body: made } = await make({ scopes: ['sessions:read'] })
  assert.match(made.secret, /^rk_test_[0-9A-Za-z]{38}$/)
  const { text } = await call('GET', '/v1/api_keys')
  assert.ok(text.includes(made.id))
  assert.equal(text.includes(made.secret), false)
  assert.equal(text.includes('hash'), false)
})

test('After a rotation under load, the old key fails on every server', async () => {
  const { key, key_id } = await createTestAccount()
  let rotated_at = Infinity
  let stop = false
  const late: number[] = []
  const counts: Record<number, number> = {}
  async function hammer(port?: number) {
    while (!stop) {
      const began = performance.now()
      const options = { key, ...(port && { port }) }
      const { status } = await call('GET', '/v1/practitioners', undefined, options)
      counts[status] = (counts[status] ?? 0) + 1
      if (began > rotated_at) late.push(status)
    }
  }
  const hammers = Array.from({ length: 16 }, (_, i) => hammer(i % 2 ? other : undefined))
  while ((counts[200] ?? 0) < 100) await new Promise((resolve) => setTimeout(resolve, 5))
  const { status, body } = await call('POST', `/v1/api_keys/${key_id}/rotate`, {}, { key })
  rotated_at = performance.now()
  while (late.length < 200) await new Promise((resolve) => setTimeout(resolve, 5))
  stop = true
  await Promise.all(hammers)
  assert.equal(status, 200)
  assert.deepEqual([...new Set(late)], [401])
  const fresh = await call('GET', '/v1', undefined, { key: body.secret, port: other })
  assert.equal(fresh.status, 200)
})

test('A key revoked on one server fails on another', async () => {
  const { body } = await make({})
  const options = { key: body.secret, port: other }
  assert.equal((await call('GET', '/v1', undefined, options)).status, 200)
  assert.equal((await call('POST', `/v1/api_keys/${body.id}/revoke`)).status, 200)
  assert.equal((await call('GET', '/v1', undefined, options)).status, 401)
})

test('A key with allowed_ips works only from those addresses', async () => {
  const { body: here } = await make({ allowed_ips: ['127.0.0.0/8', '2001:db8::1'] })
  assert.equal((await call('GET', '/v1', undefined, { key: here.secret })).status, 200)
  const { body: there } = await make({ allowed_ips: ['203.0.113.0/24'] })
  const refused = await call('GET', '/v1', undefined, { key: there.secret })
  assert.equal(refused.status, 403)
  assert.equal(refused.body.error.code, 'permission_denied')
  const write = await call('POST', '/v1/practitioners', {}, { key: there.secret })
  assert.equal(write.status, 403)
})

test('An invalid IP address is rejected with its index', async () => {
  for (const text of ['localhost', '1.2.3', '1.2.3.4/33', '::/129', '1.2.3.4/', '1.2.3.4/8/8']) {
    const { status, body } = await make({ allowed_ips: ['127.0.0.1', text] })
    assert.equal(status, 400, text)
    assert.equal(body.error.param, 'allowed_ips[1]')
  }
  assert.equal((await make({ allowed_ips: [] })).status, 400)
})

test('A key with allowed_ips cannot create a key for other addresses', async () => {
  const { body } = await make({ allowed_ips: ['127.0.0.0/8'] })
  const wider = [undefined, ['10.0.0.0/8'], ['127.0.0.0/7'], ['127.0.0.1', '::1'], null]
  for (const allowed_ips of wider) {
    const refused = await make({ allowed_ips }, body.secret)
    assert.equal(refused.status, 403, JSON.stringify(allowed_ips))
    assert.equal(refused.body.error.param, 'allowed_ips')
  }
  assert.equal((await make({ allowed_ips: ['127.0.0.1'] }, body.secret)).status, 200)
  const rotated = await call('POST', `/v1/api_keys/${body.id}/rotate`)
  assert.deepEqual(rotated.body.allowed_ips, ['127.0.0.0/8'])
})

test('A secret key sent by a web page is rejected, except by our own pages', async () => {
  const from = (origin: string) => call('GET', '/v1', undefined, { headers: { origin } })
  const refused = await from('https://app.example.com')
  assert.equal(refused.status, 403)
  assert.equal(refused.body.error.code, 'origin_refused')
  assert.equal(refused.headers['access-control-allow-origin'], undefined)
  assert.equal((await from('https://localhost:8443')).status, 200)
})

async function countUnused(key_id: string) {
  const { rowCount } = await sql.query(
    `select from events where object_id = $1 and type = 'api_key.unused'`,
    [key_id],
  )
  return rowCount
}

// Makes a key look created so many days ago and never used.
const ageUse = (key_id: string, days: number) =>
  sql.query(
    `update api_keys
     set created_at = now() - $2 * interval '1 day', last_used_at = null where id = $1`,
    [key_id, days],
  )

async function checkUse(key_id: string, key: string) {
  await sql.query(
    "update scheduled_jobs set due_at = now() - interval '1 s' where object_id = $1",
    [key_id],
  )
  await runScheduledJobs({ db, secrets, outside, log })
  return (await call('GET', `/v1/api_keys/${key_id}`, undefined, { key })).body
}

test('A key that is unused for 180 days gets a warning', async () => {
  const { key, account } = await createTestAccount()
  const { id: key_id } = (await make({}, key)).body // Never used.
  await ageUse(key_id, 179)
  assert.deepEqual((await checkUse(key_id, key)).warnings, [])
  await ageUse(key_id, 181)
  const [warning] = (await checkUse(key_id, key)).warnings
  assert.equal(warning.code, 'unused')
  assert.equal(await countUnused(key_id), 1)
  const { rows: due } = await sql.query(
    `select due_at > now() + interval '179 days' as later from scheduled_jobs
     where account = $1 and object_id = $2 and job = 'api_key.check_use'`,
    [account, key_id],
  )
  assert.deepEqual(due, [{ later: true }])
})

test('A key that stays unused sends one event, and another after its next use', async () => {
  const { key } = await createTestAccount()
  const { id: key_id } = (await make({}, key)).body
  await ageUse(key_id, 181)
  const warned = await checkUse(key_id, key)
  await ageUse(key_id, 361)
  const checked_again = await checkUse(key_id, key)
  assert.deepEqual(checked_again.warnings, warned.warnings)
  assert.equal(checked_again.version, warned.version)
  assert.equal(await countUnused(key_id), 1)
  await sql.query(`update api_keys set warnings = '[]' where id = $1`, [key_id]) // As a use does.
  await ageUse(key_id, 181)
  assert.equal((await checkUse(key_id, key)).warnings.length, 1)
  assert.equal(await countUnused(key_id), 2)
})
