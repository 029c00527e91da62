// A request with an idempotency key runs once, however often and however fast it is retried.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#kernel/ids.ts'
import { deleteExpired } from '#jobs/delete_expired.ts'
import {
  call,
  db,
  createTestAccount,
  createPractitioner,
  own_account,
  sql,
  startServer,
} from './harness.ts'
import { storedKey } from './harness.ts'

const booking = async () => ({
  practitioner_id: await createPractitioner(),
  starts_at: '2031-01-01T10:00:00Z',
})

const sessionsOf = async (practitioner_id: string) =>
  (await sql.query('select from sessions where practitioner_id = $1', [practitioner_id])).rowCount

test('fifty concurrent retries on two servers create one session and get equal responses', async () => {
  const other = await startServer()
  const [request, idempotency_key] = [await booking(), newId('key')]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      call('POST', '/v1/sessions', request, { idempotency_key, ...(i % 2 && { port: other }) }),
    ),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
  const first = answers.filter(({ headers }) => !headers['idempotent-replayed'])
  assert.equal(first.length, 1)
  assert.equal(await sessionsOf(request.practitioner_id), 1)
})

test('the same body as JSON and as a form is the same request', async () => {
  const [request, idempotency_key] = [{ ...(await booking()), duration_minutes: 30 }, newId('key')]
  const first = await call('POST', '/v1/sessions', request, { idempotency_key })
  const raw = new URLSearchParams(request as never).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const again = await call('POST', '/v1/sessions', undefined, { raw, headers, idempotency_key })
  assert.equal(again.status, 200)
  assert.equal(again.text, first.text)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.equal(again.headers.etag, first.headers.etag)
})

test('a quoted key is the same as a bare one', async () => {
  const [request, key] = [await booking(), newId('key')]
  const first = await call('POST', '/v1/sessions', request, { idempotency_key: key })
  const again = await call('POST', '/v1/sessions', request, { idempotency_key: `"${key}"` })
  assert.equal(again.text, first.text)
})

test('a key used for another request is refused', async () => {
  const idempotency_key = newId('key')
  await call('POST', '/v1/sessions', await booking(), { idempotency_key })
  const other = await call('POST', '/v1/sessions', await booking(), { idempotency_key })
  assert.equal(other.status, 422)
  assert.equal(other.body.error.code, 'idempotency_key_reused')
})

test('a refused request leaves its idempotency key free for the corrected request', async () => {
  const idempotency_key = newId('key')
  const wrong = { ...(await booking()), starts_at: '2001-01-01T10:00:00Z' }
  const first = await call('POST', '/v1/sessions', wrong, { idempotency_key })
  const corrected = await call('POST', '/v1/sessions', await booking(), { idempotency_key })
  assert.equal(first.status, 422)
  assert.equal(corrected.status, 200)
})

test('an idempotency key belongs to the account, whichever credential repeats it', async () => {
  const [request, idempotency_key] = [await booking(), newId('key')]
  const first = await call('POST', '/v1/sessions', request, { idempotency_key })
  const { body } = await call('POST', '/v1/api_keys', { name: 'Another' })
  const again = await call('POST', '/v1/sessions', request, { idempotency_key, key: body.secret })
  assert.equal(again.text, first.text)
})

test('the same key in another account is another key', async () => {
  const theirs = await createTestAccount()
  const idempotency_key = newId('key')
  const practitioner = { name: { given: 'B', family: 'C' }, profession: 'other' }
  const one = await call('POST', '/v1/practitioners', practitioner, { idempotency_key })
  const two = await call('POST', '/v1/practitioners', practitioner, {
    idempotency_key,
    key: theirs.key,
  })
  assert.notEqual(one.body.id, two.body.id)
})

test('a replay without the scope is refused', async () => {
  const [request, idempotency_key] = [await booking(), newId('key')]
  await call('POST', '/v1/sessions', request, { idempotency_key })
  const reader = { name: 'Reader', scopes: ['sessions:read'] }
  const { body } = await call('POST', '/v1/api_keys', reader)
  const again = await call('POST', '/v1/sessions', request, { idempotency_key, key: body.secret })
  assert.equal(again.status, 403)
})

test("a secret that is shown once isn't shown in a replay", async () => {
  const idempotency_key = newId('key')
  const first = await call('POST', '/v1/api_keys', { name: 'Once' }, { idempotency_key })
  const again = await call('POST', '/v1/api_keys', { name: 'Once' }, { idempotency_key })
  assert.match(first.body.secret, /^sk_test_/)
  assert.equal(again.body.id, first.body.id)
  assert.equal(again.body.secret, undefined)
})

test('after 30 days the stored response is deleted, and a replay returns the current object', async () => {
  const [request, idempotency_key] = [await booking(), newId('key')]
  const first = await call('POST', '/v1/sessions', request, { idempotency_key })
  await call('POST', `/v1/sessions/${first.body.id}/cancel`)
  await sql.query(
    "update idempotency_keys set created_at = now() - interval '31 days' where key = $1",
    [storedKey(idempotency_key)],
  )
  assert.equal((await deleteExpired(db)).answers, 1)
  const again = await call('POST', '/v1/sessions', request, { idempotency_key })
  assert.equal(again.status, 200)
  assert.equal(again.body.id, first.body.id)
  assert.equal(again.body.status, 'canceled')
  assert.equal(await sessionsOf(request.practitioner_id), 1)
})

test('a concurrent retry that waits longer than five seconds is refused with Retry-After', async () => {
  const [request, idempotency_key] = [await booking(), newId('key')]
  const client = await sql.connect()
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${own_account.account} ${storedKey(idempotency_key)}`,
  ])
  const refused = await call('POST', '/v1/sessions', request, { idempotency_key })
  await client.query('rollback')
  client.release()
  assert.equal(refused.status, 503)
  assert.equal(refused.body.error.code, 'idempotency_key_in_use')
  assert.equal(refused.headers['retry-after'], '1')
  assert.equal((await call('POST', '/v1/sessions', request, { idempotency_key })).status, 200)
})

test('a stored response is encrypted in the database', async () => {
  const idempotency_key = newId('key')
  await call('POST', '/v1/api_keys', { name: 'A name to look for' }, { idempotency_key })
  const { rows } = await sql.query('select response from idempotency_keys where key = $1', [
    storedKey(idempotency_key),
  ])
  assert.equal(rows[0].response.includes('A name to look for'), false)
})

for (const key of ['', ' ', 'a b', 'ä', 'x'.repeat(256), '"']) {
  test(`an Idempotency-Key of ${JSON.stringify(key.slice(0, 12))} is refused or used unchanged`, async () => {
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
    const { status, body } = await call('POST', '/v1/api_keys', { name: 'x' }, { headers })
    assert.equal(status, key === '"' ? 200 : 400)
    if (status === 400) assert.equal(body.error.param, 'Idempotency-Key')
  })
}
