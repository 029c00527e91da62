// What a request costs before its key is known, and what a refused one costs: its body isn't read,
// and the database isn't queried if the response is already known.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import tls from 'node:tls'
import type { Database } from '#db/connect.ts'
import { newSecret } from '#crypto/secret_key.ts'
import { routes } from '#areas/index.ts'
import { ca, call, createTestAccount, port, sql, startServer } from './harness.ts'

let turns = 0
const counted = (db: Database): Database => ({
  ...db,
  use(work) {
    turns++
    return db.use(work)
  },
})
const counting = await startServer({ through: counted })
const limited = await startServer({ limits: { per_minute: 20, unknown_keys_per_minute: 3 } })
const unknownKey = () => newSecret('sk', 'sandbox')

// Sends the head of a request that promises a long body, and none of the body.
async function sendHead(key: string, path: string, framing = 'Content-Length: 900000') {
  const socket = tls.connect({ port, host: '127.0.0.1', servername: 'localhost', ca })
  await once(socket, 'secureConnect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n` +
      `Content-Type: application/json\r\n${framing}\r\n\r\n`,
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString().split(' ', 2)[1]
}

test('an unknown key is refused before a byte of a long body is read', async () => {
  for (const framing of ['Content-Length: 900000', 'Transfer-Encoding: chunked']) {
    assert.equal(await sendHead(unknownKey(), '/v1/persons', framing), '401')
    assert.equal(await sendHead(unknownKey(), '/v1/no_such_path', framing), '401')
  }
})

test('a key without the scope and an unknown path are refused before the body is read', async () => {
  const { key } = await createTestAccount(['sessions:read'])
  assert.equal(await sendHead(key, '/v1/persons'), '403')
  assert.equal(await sendHead(key, '/v1/x12_documents'), '403')
})

test('validation errors are returned only to callers with a valid key', async () => {
  for (const raw of [
    '{',
    JSON.stringify({ unknown: 1 }),
    JSON.stringify({ x: 'x'.repeat(30_000) }),
  ]) {
    const outsider = await call('POST', '/v1/persons', undefined, { raw, key: unknownKey() })
    assert.equal(outsider.status, 401)
    assert.equal((await call('POST', '/v1/persons', undefined, { raw })).status, 400)
  }
})

test('a malformed key needs no database connection, whatever its body', async () => {
  const key = unknownKey()
  const mistyped = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a')
  const before = turns
  for (const raw of ['{}', `{"x":"${'x'.repeat(900_000)}"}`]) {
    const options = { key: mistyped, port: counting, raw }
    assert.equal((await call('POST', '/v1/persons', undefined, options)).status, 401)
  }
  assert.equal(turns, before)
})

test('an unknown key needs one round trip, and a write with a long body one more than a short one', async () => {
  const { key } = await createTestAccount()
  const cost = async (request: { key: string; raw: string }) => {
    const before = turns
    await call('POST', '/v1/api_keys', undefined, { ...request, port: counting })
    return turns - before
  }
  const long = JSON.stringify({ name: 'Long' }).padEnd(20_000)
  assert.equal(await cost({ key: unknownKey(), raw: '{}' }), 1)
  assert.equal(await cost({ key: unknownKey(), raw: long }), 1)
  assert.equal(await cost({ key, raw: JSON.stringify({ name: 'Short' }) }), 1)
  assert.equal(await cost({ key, raw: long }), 2)
})

test('a request with a long body counts once against the limits', async () => {
  const { key } = await createTestAccount()
  const raw = JSON.stringify({ name: 'Long' }).padEnd(20_000)
  const { status, headers } = await call('POST', '/v1/api_keys', undefined, {
    key,
    port: limited,
    raw,
  })
  assert.equal(status, 200)
  assert.match(headers.ratelimit!, /^"sustained";r=19;/)
})

test('a revoked key over its rate limit gets 401', async () => {
  const { key, key_id } = await createTestAccount()
  const ask = async () =>
    (await call('GET', '/v1/sessions', undefined, { key, port: limited })).status
  while ((await ask()) !== 429);
  const { status } = await call('POST', `/v1/api_keys/${key_id}/revoke`, {}, { key })
  assert.equal(status, 200)
  let answer = await ask()
  for (; answer === 429; answer = await ask());
  assert.equal(answer, 401)
})

test('unknown keys count against their IP address, and valid keys from there still pass', async () => {
  const ask = (key: string) => call('GET', '/v1/sessions', undefined, { key, port: limited })
  const known = await createTestAccount()
  assert.equal((await ask(known.key)).status, 200)
  const answered: string[] = []
  const flood = Array.from({ length: 60 }, async () => {
    const { status, body } = await ask(unknownKey())
    answered.push(status === 429 ? body.error.violated_policies.join() : String(status))
  })
  const fresh = await createTestAccount()
  for (let i = 0; i < 5; i++) assert.equal((await ask(known.key)).status, 200)
  await Promise.all(flood)
  assert.deepEqual([...new Set(answered)].sort(), ['401', 'unknown-keys'])
  assert.equal((await ask(fresh.key)).status, 200)
})

test("an account whose requests all wait for the database doesn't block another account", async () => {
  const at = await startServer({ database: { size: 4, wait_limit_ms: 60_000 } })
  const [stuck, quiet] = [await createTestAccount(), await createTestAccount()]
  const ask = (key: string, path: string) => call('GET', path, undefined, { key, port: at })
  assert.equal((await ask(stuck.key, '/v1')).status, 200)
  assert.equal((await ask(quiet.key, '/v1')).status, 200)
  const holder = await sql.connect()
  await holder.query('begin')
  await holder.query('lock table practitioners in access exclusive mode')
  let answered = 0
  const waiting = Array.from({ length: 12 }, () =>
    ask(stuck.key, '/v1/practitioners').then(() => answered++),
  )
  const blocked = `select count(*)::integer as many from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  while ((await sql.query(blocked)).rows[0].many < 3);
  assert.equal((await ask(quiet.key, '/v1')).status, 200)
  assert.ok(answered < 6, `${answered} of those before it were answered first`)
  await holder.query('rollback')
  holder.release()
  await Promise.all(waiting)
})

test('routes that search, merge, export, erase or import declare their cost', () => {
  const expensive = /\/(slots|merge|export|erase|assign|import|explain)$|\/v1\/ledger_proof$/
  for (const { name, path, cost = 1 } of routes) {
    assert.ok(Number.isInteger(cost) && cost >= 1 && cost <= 20, name)
    if (expensive.test(path) || name === 'matchings.create') assert.ok(cost > 1, name)
  }
})
