// What callers send stays out of logs and error messages. Markers are put wherever a caller can
// send text, and searched for wherever the service writes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, expectFailedRequest, log_lines, sql } from './harness.ts'

const mark = 'CANARY7391'

test('no value, path, query or key is logged or repeated in a response', async () => {
  const { key } = await createTestAccount()
  const options = { key, headers: { 'user-agent': mark, 'x-strange': mark } }
  const answers = [
    await call('POST', '/v1/practitioners', { name: { given: mark }, profession: mark }, options),
    await call('POST', '/v1/sessions', { practitioner_id: mark, starts_at: mark }, options),
    await call('GET', `/v1/sessions/${mark}`, undefined, options),
    await call('GET', `/v1/practitioners?language=${mark}`, undefined, options),
    await call('GET', `/v1/practitioners?cursor=${mark}`, undefined, options),
    await call('GET', `/v1/${mark}`, undefined, options),
    await call('POST', '/v1/api_keys', undefined, { ...options, raw: `{"${mark}` }),
    await call('GET', '/v1/sessions', undefined, { key: `sk_test_${mark}` }),
    await call('GET', '/v1/sessions', undefined, { key, headers: { 'on-behalf-of': mark } }),
  ]
  for (const { status, text } of answers) {
    assert.ok(status >= 400)
    assert.equal(text.includes(mark), false, text)
  }
  const all = log_lines.join('')
  assert.ok(log_lines.length >= answers.length)
  assert.equal(all.includes(mark), false)
  assert.equal(all.includes(key), false)
})

test('an exception is logged without its message, which may contain a value', async () => {
  await sql.query('alter table practitioners add constraint fails check (biography <> $$x$$)')
  await sql.query(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'Failing row contains %', new.biography; end $$`)
  await sql.query(
    'create trigger fail before insert on practitioners for each row execute function fail()',
  )
  const body = { name: { given: 'A', family: 'B' }, profession: 'other', biography: mark }
  const create = () => call('POST', '/v1/practitioners', body)
  const { status, text } = await expectFailedRequest(create)
  await sql.query('drop trigger fail on practitioners')
  assert.equal(status, 500)
  assert.equal(text.includes(mark), false)
  const line = log_lines.find((entry) => entry.includes('a request failed'))!
  assert.match(line, /P0001/)
  assert.equal(log_lines.join('').includes(mark), false)
})

test('an event contains no field values', async () => {
  const body = { name: { given: mark, family: mark }, profession: 'other', biography: mark }
  const { body: made } = await call('POST', '/v1/practitioners', body)
  await call('PATCH', `/v1/practitioners/${made.id}`, { biography: `${mark} again` })
  const { rows } = await sql.query('select row_to_json(e)::text as text from events e')
  assert.ok(rows.length >= 2)
  for (const { text } of rows) assert.equal(text.includes(mark), false)
})
