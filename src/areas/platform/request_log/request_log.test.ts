// Request logs: filters, redaction, limits and retention.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import pino from 'pino'
import { connect } from '#db/connect.ts'
import { requestLog } from '#http/operations/request_log.ts'
import { newId } from '#kernel/ids.ts'
import { deleteExpired } from '#jobs/delete_expired.ts'
import { appConfig, call, db, createTestAccount, createPractitioner, sql } from '#tests/harness.ts'
import { request_log, startServer } from '#tests/harness.ts'

const mark = 'CANARY5512'

async function logsOf(key: string, query = '') {
  await request_log.flush()
  const { body, text, status } = await call('GET', `/v1/request_logs${query}`, undefined, { key })
  assert.equal(status, 200, text)
  return body.data as any[]
}

test('Requests are found by ID, API key, status, path, time and idempotency key', async () => {
  const { key, key_id } = await createTestAccount()
  const before = new Date(Date.now() - 1_000).toISOString()
  const id = await createPractitioner({ key, idempotency_key: 'booking-7' })
  const missing = await call('GET', '/v1/sessions/ses_none', undefined, { key })
  const all = await logsOf(key)
  assert.deepEqual(
    all.map(({ method, path, status }) => [method, path, status]),
    [
      ['GET', '/v1/sessions/[redacted]', 404],
      ['POST', '/v1/practitioners', 200],
    ],
  )
  const name = `maya_${'Lindqvist'.padEnd(22, 'x')}`
  await call('GET', `/v1/sessions/${name}`, undefined, { key })
  const [shaped] = await logsOf(key)
  assert.equal(
    shaped.path,
    '/v1/sessions/[redacted]',
    'text that only looks like an ID is redacted',
  )
  await sql.query('delete from request_logs where id = $1', [shaped.id])
  const [refused, made] = all
  assert.equal(refused.id, missing.headers['request-id'])
  assert.equal(refused.error_code, 'resource_not_found')
  assert.equal(made.api_key_id, key_id)
  assert.equal(made.idempotency_key, 'booking-7')
  const found = async (query: string) => (await logsOf(key, `?${query}`)).map((row) => row.id)
  assert.deepEqual(await found('status=404'), [refused.id])
  assert.deepEqual(await found('status=4xx'), [refused.id])
  assert.deepEqual(await found('status=2xx'), [made.id])
  assert.deepEqual(await found('path=/v1/practitioners'), [made.id])
  assert.deepEqual(await found('idempotency_key=booking-7'), [made.id])
  assert.deepEqual(await found('error_code=resource_not_found'), [refused.id])
  assert.deepEqual(await found(`api_key_id=${key_id}`), [refused.id, made.id])
  assert.deepEqual(await found('api_key_id=key_other'), [])
  assert.deepEqual(await found(`created_at[gte]=${before}`), [refused.id, made.id])
  assert.deepEqual(await found(`created_at[lt]=${before}`), [])
  const { body: one } = await call('GET', `/v1/request_logs/${made.id}`, undefined, { key })
  assert.deepEqual(one, made)
  await call('GET', `/v1/practitioners/${id}`, undefined, { key })
  const paths = (await logsOf(key)).map(({ path }) => path)
  assert.ok(paths.includes(`/v1/practitioners/${id}`), 'our IDs are shown')
  assert.equal((await call('GET', '/v1/request_logs?status=9', undefined, { key })).status, 400)
})

test('A log contains no query, no body and no name in a path', async () => {
  const { key, account } = await createTestAccount()
  const options = { key, headers: { 'user-agent': mark, referer: mark } }
  await call('GET', `/v1/practitioners?language=${mark}`, undefined, options)
  await call('GET', `/v1/${mark}/${mark}`, undefined, options)
  await call('GET', `/v1/sessions/${mark}/cancel`, undefined, options)
  await call('POST', '/v1/practitioners', { name: { given: mark }, biography: mark }, options)
  await call('GET', `/v1/sessions/${'x/'.repeat(500)}`, undefined, options)
  const logs = await logsOf(key)
  assert.equal(logs.length, 5)
  assert.equal(JSON.stringify(logs).includes(mark), false)
  const { rows } = await sql.query(
    `select row_to_json(l)::text as line from request_logs l where account = $1`,
    [account],
  )
  assert.ok(rows.every(({ line }) => !line.includes(mark) && !line.includes(key)))
})

test('Requests with a revoked key are logged, so that its owner sees them', async () => {
  const { key } = await createTestAccount()
  const { body: other } = await call('POST', '/v1/api_keys', { name: 'Old' }, { key })
  await call('POST', `/v1/api_keys/${other.id}/revoke`, undefined, { key })
  await call('GET', '/v1', undefined, { key: other.secret })
  const [log] = await logsOf(key, `?api_key_id=${other.id}`)
  assert.equal(log.status, 401)
})

test('Using a key sets last_used_at and clears its warning', async () => {
  const { key, key_id } = await createTestAccount()
  const read = async () =>
    (await call('GET', `/v1/api_keys/${key_id}`, undefined, { key })).body as any
  assert.equal((await read()).last_used_at, null)
  await request_log.flush()
  const warnings = JSON.stringify([{ code: 'unused', message: 'x' }])
  await sql.query('update api_keys set warnings = $1 where id = $2', [warnings, key_id])
  const used = await read()
  assert.match(used.last_used_at, /Z$/)
  assert.equal(used.warnings[0].code, 'unused')
  await request_log.flush()
  const again = await read()
  assert.deepEqual(again.warnings, [])
  assert.equal(again.version, used.version)
})

test('Requests from other addresses do not count as use, and their logs are limited', async () => {
  const { key, account } = await createTestAccount()
  const elsewhere = { name: 'Elsewhere', allowed_ips: ['203.0.113.0/24'] }
  const { body: made } = await call('POST', '/v1/api_keys', elsewhere, { key })
  const answers = await Promise.all(
    Array.from({ length: 70 }, () => call('GET', '/v1', undefined, { key: made.secret })),
  )
  assert.ok(answers.every(({ status }) => status === 403))
  await request_log.flush()
  const { body } = await call('GET', `/v1/api_keys/${made.id}`, undefined, { key })
  assert.equal(body.last_used_at, null)
  const { rows } = await sql.query(
    'select count(*)::int as many from request_logs where account = $1 and status = 403',
    [account],
  )
  assert.deepEqual(rows, [{ many: 60 }])
})

test('Reading request logs is not logged', async () => {
  const { key } = await createTestAccount()
  await logsOf(key)
  await logsOf(key)
  assert.deepEqual(await logsOf(key), [])
})

const entry = (account: string, status = 200) => ({
  account,
  id: newId('req'),
  method: 'GET',
  path: '/v1',
  status,
  error_code: null,
  api_key_id: null,
  scoped_token_id: null,
  member_id: null,
  idempotency_key: null,
  client: null,
  duration_ms: 1,
  out_of_place: false,
})

test('Without a database, logs wait up to a limit; further logs are dropped and counted', async () => {
  const away = connect({ url: { ...appConfig, port: 1, host: '127.0.0.1' }, size: 1 })
  const log = requestLog({ db: away, log: pino({ level: 'silent' }) })
  const { account } = await createTestAccount()
  for (let i = 0; i < 12_000; i++) log.add(entry(account))
  await log.flush()
  const { waiting, dropped } = log.load()
  assert.ok(waiting <= 10_000)
  assert.equal(waiting + dropped, 12_000)
  await log.stop()
  await away.close()
})

test('A flood of rejected requests leaves sixty logs a minute', async () => {
  const { key, account } = await createTestAccount()
  const port = await startServer({ limits: { per_second: 0, per_minute: 5 } })
  const before = request_log.load().dropped
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => call('GET', '/v1', undefined, { key, port })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 5)
  await request_log.flush()
  const { rows } = await sql.query(
    `select status, count(*)::int as many from request_logs where account = $1 group by 1 order by 1`,
    [account],
  )
  assert.deepEqual(rows, [
    { status: 200, many: 5 },
    { status: 429, many: 60 },
  ])
  assert.equal(request_log.load().dropped - before, 135)
})

test('A log is kept for 30 days and deleted within the week after', async () => {
  const { account } = await createTestAccount()
  const log = requestLog({ db, log: pino({ level: 'silent' }) })
  for (let i = 0; i < 3; i++) log.add(entry(account))
  await log.stop()
  const age = (days: number) =>
    sql.query(
      `update request_logs set created_at = now() - $2 * interval '1 day' where account = $1`,
      [account, days],
    )
  await age(29)
  assert.equal((await deleteExpired(db)).logs, 0)
  await age(38)
  assert.equal((await deleteExpired(db)).logs, 3)
})
