// Tests calendar feeds: secret URLs that show busy times and nothing else.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, log_lines, createTestAccount, createPractitioner, sql } from '#tests/harness.ts'
import { fold } from './icalendar.ts'

const mark = 'CANARY4417'

async function subscribed(request: object = {}, headers?: (id: string) => Record<string, string>) {
  const { key } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const path = `/v1/practitioners/${practitioner_id}/calendar_feeds`
  const options = { key, headers: headers?.(practitioner_id) ?? {} }
  const made = await call('POST', path, request, options)
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const book = async (ahead: number, more: object = {}) => {
    const { body: clock } = await ask('GET', '/v1/test_clock')
    const starts_at = Temporal.Instant.from(clock.now).add({ hours: ahead }).toString()
    return (await ask('POST', '/v1/sessions', { practitioner_id, starts_at, ...more })).body
  }
  const read = (headers = {}) =>
    call('GET', new URL(made.body.url).pathname, undefined, { key: null, headers })
  return { made, ask, book, read, practitioner_id, key }
}

// The properties of each entry, unfolded.
const entriesOf = (text: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map(
      (entry) =>
        new Map(entry.split('\r\n').map((line) => line.split(/:(.*)/) as [string, string])),
    )

test('A calendar shows busy times and nothing else', async () => {
  const { made, book, read } = await subscribed()
  assert.equal(made.status, 200)
  assert.match(made.body.url, /^https:\/\/localhost:8443\/calendars\/[0-9A-Za-z]{32}\.ics$/)
  const session = await book(5, {
    type: 'crisis',
    place: { name: mark },
    metadata: { a: mark },
    procedure_code: '90839',
  })
  const { status, headers, text } = await read()
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'text/calendar; charset=utf-8')
  assert.ok(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:'))
  assert.ok(text.endsWith('END:VCALENDAR\r\n'))
  assert.match(text, /REFRESH-INTERVAL;VALUE=DURATION:PT15M/)
  const [entry] = entriesOf(text)
  assert.equal(entry!.get('UID'), `${session.id}@attune`)
  assert.equal(entry!.get('SUMMARY'), 'Busy')
  assert.equal(entry!.get('STATUS'), 'CONFIRMED')
  assert.equal(entry!.get('SEQUENCE'), '0')
  const start = session.starts_at.slice(0, 19).replaceAll(/[-:]/g, '')
  assert.equal(entry!.get('DTSTART'), `${start}Z`)
  for (const secret of [mark, 'crisis', '90839', 'telehealth', session.practitioner_id]) {
    assert.equal(text.includes(secret), false, secret)
  }
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75)
})

test('A calendar shows rescheduled, held and canceled sessions', async () => {
  const { book, read, ask } = await subscribed()
  const moved = await book(5)
  await ask('POST', `/v1/sessions/${moved.id}/reschedule`, {
    starts_at: Temporal.Instant.from(moved.starts_at).add({ hours: 48 }).toString(),
  })
  const canceled = await book(10)
  await ask('POST', `/v1/sessions/${canceled.id}/cancel`)
  const held = await book(15, { hold: true })
  const { text } = await read()
  const by = new Map(entriesOf(text).map((entry) => [entry.get('UID')!.split('@')[0], entry]))
  assert.equal(by.get(moved.id)!.get('SEQUENCE'), '1')
  assert.equal(by.get(canceled.id)!.get('STATUS'), 'CANCELLED')
  assert.equal(by.get(held.id)!.get('STATUS'), 'TENTATIVE')
  await ask('POST', '/v1/test_clock/advance', { by: 'P31D' })
  assert.equal((await read()).text.includes(canceled.id), false)
})

test('An unchanged calendar returns 304', async () => {
  const { book, read } = await subscribed()
  const first = await read()
  const etag = first.headers.etag!
  assert.equal((await read({ 'if-none-match': etag })).status, 304)
  await book(5)
  assert.equal((await read({ 'if-none-match': etag })).status, 200)
})

test('Only the practitioner can create a feed with more detail', async () => {
  const refused = await subscribed({ detail: 'format' })
  assert.equal(refused.made.status, 403)
  assert.equal(refused.made.body.error.param, 'detail')
  const { book, read } = await subscribed({ detail: 'format' }, (id) => ({ 'on-behalf-of': id }))
  await book(5, { format: 'in_person', type: 'crisis' })
  const [entry] = entriesOf((await read()).text)
  assert.equal(entry!.get('SUMMARY'), 'Busy (in person)')
})

test('A revoked URL returns the same 404 as an unknown one', async () => {
  const { made, read, ask } = await subscribed()
  assert.equal((await read()).status, 200)
  await ask('POST', `/v1/calendar_feeds/${made.body.id}/revoke`)
  const gone = await read()
  const unknown = await call('GET', `/calendars/${'a'.repeat(32)}.ics`, undefined, { key: null })
  const odd = await call('GET', '/calendars/x.ics', undefined, { key: null })
  for (const { status, body } of [gone, unknown, odd]) {
    assert.equal(status, 404)
    assert.equal(body.error.code, 'resource_not_found')
  }
})

test('The URL is returned once, and neither stored nor logged', async () => {
  const { made, ask, key, practitioner_id, read } = await subscribed()
  const token = made.body.url.slice(-36, -4)
  assert.equal('url' in (await ask('GET', `/v1/calendar_feeds/${made.body.id}`)).body, false)
  const options = { key, idempotency_key: 'feed-once' }
  const path = `/v1/practitioners/${practitioner_id}/calendar_feeds`
  const first = await call('POST', path, {}, options)
  const again = await call('POST', path, {}, options)
  assert.equal(again.body.id, first.body.id)
  assert.equal('url' in again.body, false)
  await read()
  assert.equal(log_lines.join('').includes(token), false)
  const { rows } = await sql.query('select row_to_json(f)::text as text from calendar_feeds f')
  for (const { text } of rows) assert.equal(text.includes(token), false)
})

test("A feed shows nothing of another account's calendar", async () => {
  const ours = await subscribed()
  const theirs = await subscribed()
  const session = await theirs.book(5)
  assert.equal((await ours.read()).text.includes(session.id), false)
  assert.equal((await theirs.read()).text.includes(session.id), true)
})

test('Long lines are folded at 75 octets, never inside a character', () => {
  const folded = fold(`SUMMARY:${'ä'.repeat(100)}`)
  assert.ok(folded.endsWith('\r\n'))
  for (const line of folded.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75)
  assert.equal(folded.replaceAll('\r\n ', ''), `SUMMARY:${'ä'.repeat(100)}\r\n`)
})
