// For those who run the server: alive, ready, and what it counts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, startServer } from './harness.ts'

const bare = { key: null }

test('it says that it lives and that it is ready, without a key', async () => {
  assert.deepEqual((await call('GET', '/healthz', undefined, bare)).body, { status: 'ok' })
  assert.deepEqual((await call('GET', '/readyz', undefined, bare)).body, { status: 'ready' })
})

test('metrics count by route, never by path', async () => {
  const port = await startServer()
  await call('GET', '/v1/sessions/ses_secret', undefined, { port })
  await call('GET', '/v1/sessions', undefined, { port, key: null })
  const { text, headers } = await call('GET', '/metrics', undefined, { ...bare, port })
  assert.match(headers['content-type']!, /^text\/plain/)
  assert.match(
    text,
    /attune_requests_total\{method="GET",route="\/v1\/sessions\/:id",status="404"\} 1/,
  )
  assert.match(text, /attune_requests_total\{method="GET",route="unknown",status="401"\} 1/)
  assert.match(text, /attune_database_connections /)
  assert.doesNotMatch(text, /ses_secret/)
})

test('HEAD is answered as GET, without a body', async () => {
  const { status, text, headers } = await call('HEAD', '/v1/sessions')
  assert.deepEqual([status, text], [200, ''])
  assert.ok(Number(headers['content-length']) > 0)
})
