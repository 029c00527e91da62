// Tests external calendars as an account uses them: creating, reading, changing, pausing, deleting,
// and what becomes of calendars that can't be read.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarFile, eventLines } from '#tests/calendar_files.ts'
import { connectedCalendar, readAll } from '#tests/external_calendars.ts'
import { call, createTestAccount, log_lines, sql } from '#tests/harness.ts'
import { resultOf } from '#tests/fresh_practice.ts'

test('A calendar is read in the background, and only its host is shown', async (t) => {
  const { calendar, refreshed, event, at, serve } = await connectedCalendar(t)
  assert.deepEqual(
    [calendar.status, calendar.host, calendar.last_fetched_at, calendar.busy_times_count],
    ['active', 'localhost', null, null],
  )
  serve(event('a', at(5), 'PT1H'), event('b', at(5, '10:30'), 'PT1H'), event('c', at(8), 'P3D'))
  const read = await refreshed()
  assert.equal(read.busy_times_count, 2)
  assert.ok(read.last_fetched_at && read.last_changed_at)
  assert.equal(read.last_error_code, null)
  const { rows } = await sql.query(
    'select starts_at, ends_at from busy_times where external_calendar_id = $1 order by 1',
    [calendar.id],
  )
  assert.equal(rows.length, 4) // Three of them are the days of one.
  assert.equal('url' in read, false)
})

test('The URL and the titles of events are neither returned, logged nor stored', async (t) => {
  const { calendar, refreshed, at, serve, event, ask } = await connectedCalendar(t)
  serve([...event('a', at(5), 'PT1H'), 'SUMMARY:CANARY-TITLE'])
  await refreshed()
  const { text } = await ask('GET', '/v1/external_calendars')
  const stored = await sql.query(
    `select row_to_json(c)::text || (select string_agg(e::text, '') from events e) as text
     from external_calendars c where id = $1`,
    [calendar.id],
  )
  const all = [text, log_lines.join(''), stored.rows[0].text].join('')
  for (const secret of ['secret-path', 'CANARY-TITLE']) assert.equal(all.includes(secret), false)
})

test('An unchanged calendar leaves its version, and a changed one sends an event', async (t) => {
  const { refreshed, event, at, serve, events } = await connectedCalendar(t)
  serve(event('a', at(5), 'PT1H'))
  const first = await refreshed()
  const second = await refreshed()
  assert.equal(second.version, first.version)
  assert.ok(second.last_fetched_at >= first.last_fetched_at)
  serve(event('a', at(6), 'PT1H'))
  const third = await refreshed()
  assert.equal(third.version, first.version + 1)
  const types = (await events(first.id)).map(({ type }) => type)
  assert.deepEqual(types, [
    'external_calendar.created',
    'external_calendar.busy_times_changed',
    'external_calendar.busy_times_changed',
  ])
})

test('Failures are shown and make attempts rarer, and a day of them makes it stale', async (t) => {
  const { calendar, refreshed, event, at, serve, fail, advance, busy, events } =
    await connectedCalendar(t)
  serve(event('a', at(5), 'PT1H'))
  await refreshed()
  fail(404)
  const failed = await refreshed()
  assert.deepEqual([failed.status, failed.last_error_code], ['active', 'not_found'])
  const waits = async () =>
    (
      await sql.query(
        'select failures, poll_after - now() > $2 as waits from external_calendars where id = $1',
        [calendar.id, '12 minutes'],
      )
    ).rows[0]
  assert.deepEqual(await waits(), { failures: 1, waits: true })
  await advance('P2D')
  const stale = await refreshed()
  assert.deepEqual([stale.status, stale.busy_times_count], ['stale', 1])
  assert.ok(stale.stale_at)
  assert.equal((await busy()).length, 1) // The last known busy times stay.
  serve(event('a', at(5), 'PT1H'))
  const recovered = await refreshed()
  assert.deepEqual([recovered.status, recovered.last_error_code], ['active', null])
  const types = (await events(calendar.id)).map(({ type }) => type.split('.')[1])
  assert.deepEqual(types, ['created', 'busy_times_changed', 'stale', 'active'])
})

test('A calendar can be paused, resumed and deleted', async (t) => {
  const { path, refreshed, event, at, serve, busy, ask } = await connectedCalendar(t)
  serve(event('a', at(5), 'PT1H'))
  await refreshed()
  const paused = await ask('PATCH', path, { paused: true })
  assert.deepEqual([paused.body.status, paused.body.busy_times_count], ['paused', null])
  assert.deepEqual(await busy(), [])
  assert.equal(await readAll(), 0)
  assert.deepEqual(resultOf(await ask('POST', `${path}/refresh`)), [409, 'invalid_transition'])
  assert.equal((await ask('PATCH', path, { paused: true })).body.version, paused.body.version)
  assert.equal((await ask('PATCH', path, { paused: false })).body.status, 'active')
  assert.equal(await readAll(), 1)
  assert.equal((await busy()).length, 1)
  const removed = await ask('DELETE', path)
  assert.deepEqual([removed.status, removed.body.status], [200, 'deleted'])
  assert.deepEqual(await busy(), [])
  const { rows } = await sql.query('select url from external_calendars where id = $1', [
    removed.body.id,
  ])
  assert.equal(rows[0].url, null)
  assert.deepEqual(resultOf(await ask('PATCH', path, { name: 'x' })), [409, 'invalid_transition'])
  assert.deepEqual(resultOf(await ask('DELETE', path)), [409, 'invalid_transition'])
})

test('Another time zone or URL is applied with the next fetch', async (t) => {
  const { path, refreshed, serve, at, busy, ask, refuse } = await connectedCalendar(t)
  const day = at(5).slice(0, 10).replaceAll('-', '')
  serve(eventLines('day', `DTSTART;VALUE=DATE:${day}`))
  await refreshed()
  assert.deepEqual(await busy(), [at(5, '00:00')])
  await ask('PATCH', path, { time_zone: 'Asia/Tokyo' })
  await readAll()
  assert.deepEqual(await busy(), [at(4, '15:00')])
  const moved = await ask('PATCH', path, { url: refuse })
  assert.equal(moved.body.host, '127.0.0.1')
  await readAll()
  assert.equal((await ask('GET', path)).body.last_error_code, 'unreachable')
  assert.deepEqual(await busy(), [at(4, '15:00')])
})

test('Two workers read a calendar once', async (t) => {
  const { calendar, serve, event, at, requests, ask, path } = await connectedCalendar(t)
  serve(event('a', at(5), 'PT1H'))
  const done = await Promise.all([readAll(), readAll(), readAll()])
  assert.equal(
    done.reduce((sum, many) => sum + many, 0),
    1,
  )
  assert.equal(requests(), 1)
  assert.equal((await ask('GET', path)).body.busy_times_count, 1)
  const limited = await ask('POST', `${path}/refresh`)
  assert.deepEqual(resultOf(limited), [429, 'rate_limited'])
  assert.ok(Number(limited.headers['retry-after']) > 0)
  assert.equal(calendar.version, 1)
})

test("The calendar of an archived practitioner isn't read", async (t) => {
  const { path, own, practitioner_id, requests, ask, url } = await connectedCalendar(t)
  await ask('POST', `${own}/archive`, { sessions: 'keep' })
  assert.equal(await readAll(), 0)
  assert.equal(requests(), 0)
  const refused = [422, 'practitioner_archived']
  assert.deepEqual(resultOf(await ask('POST', `${path}/refresh`)), refused)
  const request = { practitioner_id, url }
  assert.deepEqual(resultOf(await ask('POST', '/v1/external_calendars', request)), refused)
})

test('A calendar is visible to its account, and to its practitioner only', async (t) => {
  const { path, ask, practitioner_id, key, url } = await connectedCalendar(t)
  const other = await createTestAccount()
  assert.equal((await call('GET', path, undefined, { key: other.key })).status, 404)
  assert.equal((await call('DELETE', path, undefined, { key: other.key })).status, 404)
  const colleague = (
    await ask('POST', '/v1/practitioners', {
      name: { given: 'Ben', family: 'Ito' },
      profession: 'psychologist',
    })
  ).body.id
  const as = (id: string) => ({ 'on-behalf-of': id })
  assert.equal((await ask('GET', path, undefined, as(practitioner_id))).status, 200)
  assert.equal((await ask('GET', path, undefined, as(colleague))).status, 404)
  const request = { practitioner_id, url }
  const foreign = await ask('POST', '/v1/external_calendars', request, as(colleague))
  assert.deepEqual([foreign.status, foreign.body.error.param], [403, 'practitioner_id'])
  const { body } = await call('GET', '/v1/external_calendars', undefined, { key })
  assert.equal(body.data.length, 1)
})

test('URLs that can not be fetched are refused, and webcal means https', async (t) => {
  const { practitioner_id, ask } = await connectedCalendar(t)
  const create = (url: string) =>
    ask('POST', '/v1/external_calendars', { practitioner_id, url, name: 'Other' })
  for (const url of ['ftp://localhost/a', 'not a url', 'https://u:p@localhost/', 'file:///a']) {
    const { status, body } = await create(url)
    assert.deepEqual([status, body.error.param], [400, 'url'], url)
    assert.equal(body.error.message.includes(url), false)
  }
  const webcal = await create('webcal://calendars.example.com/busy.ics')
  assert.deepEqual([webcal.status, webcal.body.host], [200, 'calendars.example.com'])
  assert.ok((await readAll()) > 0)
  const read = await ask('GET', `/v1/external_calendars/${webcal.body.id}`)
  assert.ok(read.body.busy_times_count > 390)
})

test('A practitioner has at most twenty calendars', async (t) => {
  const { practitioner_id, ask, url } = await connectedCalendar(t)
  const create = () => ask('POST', '/v1/external_calendars', { practitioner_id, url })
  for (let made = 1; made < 20; made++) assert.equal((await create()).status, 200)
  const { status, body } = await create()
  assert.deepEqual([status, body.error.param], [400, 'practitioner_id'])
})

test('A calendar that changes while it is read is read again', async (t) => {
  const { path, serve, event, at, ask, busy, meanwhile, requests } = await connectedCalendar(t)
  serve(event('a', at(5), 'PT1H'))
  meanwhile(() => ask('PATCH', path, { time_zone: 'Asia/Tokyo' }))
  await readAll()
  assert.equal(requests(), 2)
  assert.equal((await busy()).length, 1)
  meanwhile(() => ask('DELETE', path))
  await ask('PATCH', path, { time_zone: 'Asia/Seoul' })
  await readAll()
  assert.deepEqual(await busy(), [])
})

test('A response that is no calendar keeps the busy times', async (t) => {
  const { refreshed, serve, respond, event, at, busy } = await connectedCalendar(t)
  serve(event('a', at(5), 'PT1H'))
  await refreshed()
  respond('<!doctype html><title>Sign in</title>')
  assert.equal((await refreshed()).last_error_code, 'not_a_calendar')
  assert.equal((await busy()).length, 1)
  respond(calendarFile())
  assert.equal((await refreshed()).busy_times_count, 0)
  assert.deepEqual(await busy(), [])
})
