// The request summary: its counts, its intervals and whose requests it counts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, request_log, sql } from '#tests/harness.ts'

async function summaryOf(key: string, query = '') {
  await request_log.flush()
  const { body, text, status } = await call('GET', `/v1/request_summary${query}`, undefined, {
    key,
  })
  assert.equal(status, 200, text)
  return body as any
}

test('an account without requests gets 24 empty intervals', async () => {
  const { key } = await createTestAccount()
  const summary = await summaryOf(key)
  assert.equal(summary.object, 'request_summary')
  assert.equal(summary.intervals.length, 24)
  assert.deepEqual([summary.requests, summary.median_ms, summary.p95_ms], [0, 0, 0])
  assert.equal(summary.complete, true)
})

test('requests are counted by outcome and interval, of the own account only', async () => {
  const { key, account } = await createTestAccount()
  const { key: other } = await createTestAccount()
  await call('GET', '/v1/practitioners', undefined, { key })
  await call('GET', '/v1/sessions/ses_none', undefined, { key })
  await call('GET', '/v1/practitioners', undefined, { key: other })
  await request_log.flush()
  await sql.query(
    `update request_logs set created_at = now() - interval '270 minutes', duration_ms = 400
     where account = $1 and status = 404`,
    [account],
  )
  const day = await summaryOf(key)
  assert.deepEqual([day.requests, day.client_errors, day.server_errors], [2, 1, 0])
  assert.equal(day.p95_ms, 400)
  const filled = day.intervals.flatMap(({ requests, client_errors }: any, at: number) =>
    requests ? [{ at, requests, client_errors }] : [],
  )
  assert.deepEqual(
    filled.map(({ requests, client_errors }: any) => [requests, client_errors]),
    [
      [1, 1],
      [1, 0],
    ],
  )
  assert.ok(filled[0].at >= 18 && filled[0].at <= 19, 'four and a half hours ago')
  const hour = await summaryOf(key, '?hours=1')
  assert.deepEqual([hour.requests, hour.client_errors], [1, 0])
  assert.equal(
    Date.parse(hour.intervals[1].starts_at) - Date.parse(hour.intervals[0].starts_at),
    150_000,
  )
})

test('the period is limited, and another scope is not enough', async () => {
  const { key } = await createTestAccount()
  for (const hours of [0, 721, 'all']) {
    const { status } = await call('GET', `/v1/request_summary?hours=${hours}`, undefined, { key })
    assert.equal(status, 400, String(hours))
  }
  const restricted = { name: 'Restricted', scopes: ['events:read'] }
  const { body } = await call('POST', '/v1/api_keys', restricted, { key })
  const { status } = await call('GET', '/v1/request_summary', undefined, { key: body.secret })
  assert.equal(status, 403)
})
