// Tests series: the same local time across clock changes, all or nothing, and partial changes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, createPractitioner, sql } from '#tests/harness.ts'
import { occurrences } from './session_series.ts'

const ms = (text: string) => Temporal.Instant.from(text).epochMilliseconds

// A first time, and the same wall time a week later, across a change of the clocks.
const across: [string, string, string][] = [
  ['America/New_York', '2027-03-08T09:00:00-05:00', '2027-03-15T09:00:00-04:00'],
  ['America/New_York', '2027-11-01T09:00:00-04:00', '2027-11-08T09:00:00-05:00'],
  ['Europe/London', '2027-03-22T09:00:00+00:00', '2027-03-29T09:00:00+01:00'],
  ['Europe/London', '2027-10-25T09:00:00+01:00', '2027-11-01T09:00:00+00:00'],
  ['Australia/Lord_Howe', '2027-09-27T09:00:00+10:30', '2027-10-04T09:00:00+11:00'],
  ['Australia/Lord_Howe', '2027-03-29T09:00:00+11:00', '2027-04-05T09:00:00+10:30'],
  ['Pacific/Auckland', '2027-09-20T09:00:00+12:00', '2027-09-27T09:00:00+13:00'],
  ['Pacific/Auckland', '2027-03-29T09:00:00+13:00', '2027-04-05T09:00:00+12:00'],
  ['Asia/Kathmandu', '2027-03-08T09:00:00+05:45', '2027-03-15T09:00:00+05:45'],
  // In the hour that is leapt over it moves along; in the hour that comes twice, the first.
  ['America/New_York', '2027-03-07T02:30:00-05:00', '2027-03-14T03:30:00-04:00'],
  ['America/New_York', '2027-10-31T01:30:00-04:00', '2027-11-07T01:30:00-04:00'],
]
for (const [zone, first, second] of across) {
  test(`a week after ${first} in ${zone} is ${second}`, () => {
    assert.deepEqual(occurrences(ms(first), zone, 1, 2), [ms(first), ms(second)])
  })
}

test('After a skipped hour, a series returns to its own local time', () => {
  const times = occurrences(ms('2027-03-07T02:30:00-05:00'), 'America/New_York', 1, 3)
  assert.equal(times[2], ms('2027-03-21T02:30:00-04:00'))
})

// 2055 has the days of the week, and the changes of the clocks, of 2027; it is long to come.
async function practice(time_zone = 'America/New_York', terms?: object) {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const practitioner_id = await createPractitioner({ key })
  await ask('PATCH', `/v1/practitioners/${practitioner_id}`, { time_zone })
  if (terms) await ask('PATCH', `/v1/practitioners/${practitioner_id}/availability`, terms)
  const add = (starts_at: string, more: object) =>
    ask('POST', '/v1/session_series', { practitioner_id, starts_at, ...more })
  const book = (starts_at: string) => ask('POST', '/v1/sessions', { practitioner_id, starts_at })
  const members = async (id: string) =>
    (await ask('GET', `/v1/sessions?series_id=${id}&limit=100`)).body.data.sort(
      (one: any, other: any) => one.series_index - other.series_index,
    ) as any[]
  const count = async () =>
    (await sql.query('select from sessions where practitioner_id = $1', [practitioner_id])).rowCount
  return { ask, practitioner_id, add, book, members, count }
}

test('A year of weekly sessions stays at nine in New York', async () => {
  const { add, members } = await practice()
  const { status, body, text } = await add('2055-01-04T14:00:00Z', { count: 52 })
  assert.equal(status, 200, text)
  assert.equal(body.session_ids.length, 52)
  const sessions = await members(body.id)
  assert.deepEqual(
    sessions.map(({ id }) => id),
    body.session_ids,
  )
  for (const { starts_at } of sessions) {
    const wall = Temporal.Instant.from(starts_at).toZonedDateTimeISO('America/New_York')
    assert.equal(wall.toPlainTime().toString(), '09:00:00')
    assert.equal(wall.dayOfWeek, 1)
  }
  assert.equal((await add('2055-01-04T16:00:00Z', { count: 53 })).status, 400)
})

test('A conflict in the last week rejects the whole series', async () => {
  const { add, book, count } = await practice('Etc/UTC')
  await book('2055-03-22T09:30:00Z')
  const { status, body } = await add('2055-03-01T09:00:00Z', { count: 4 })
  assert.equal(status, 409)
  assert.equal(body.error.code, 'series_conflict')
  assert.deepEqual(body.error.conflicts, [
    { starts_at: '2055-03-22T09:00:00.000Z', code: 'slot_taken' },
  ])
  assert.equal(await count(), 1)
})

test('With on_conflict skip, the rest is booked and the skipped dates are returned', async () => {
  const { add, book, members } = await practice('Etc/UTC')
  await book('2055-03-15T09:30:00Z')
  const request = { count: 4, every_weeks: 2, on_conflict: 'skip' }
  const { body } = await add('2055-03-01T09:00:00Z', request)
  assert.deepEqual(body.skipped, [{ starts_at: '2055-03-15T09:00:00.000Z', code: 'slot_taken' }])
  assert.equal(body.session_ids.length, 3)
  assert.deepEqual(
    (await members(body.id)).map(({ series_index }) => series_index),
    [0, 2, 3],
  )
  await book('2055-03-03T09:00:00Z')
  const none = await add('2055-03-03T09:00:00Z', { count: 1, on_conflict: 'skip' })
  assert.equal(none.body.error.code, 'series_conflict')
})

test('Each session of a series has the same checks as a single one', async () => {
  const days = ['monday']
  const rules = [{ days, start_time: '09:00', end_time: '12:00' }]
  const off = Temporal.Now.plainDateISO('UTC').add({ days: 30 })
  const monday = off.subtract({ days: off.dayOfWeek - 1 })
  const overrides = [{ date: monday.add({ days: 7 }).toString(), windows: [] }]
  const terms = { rules, overrides, slot_step_minutes: 60, buffer_after_minutes: 10 }
  const { add } = await practice('Etc/UTC', terms)
  const starts_at = `${monday}T09:00:00Z`
  const { body } = await add(starts_at, { count: 4 })
  const codes = body.error.conflicts.map(({ code }: any) => code)
  assert.deepEqual(codes.slice(0, 1), ['outside_availability'])
  const skipping = await add(starts_at, { count: 3, on_conflict: 'skip' })
  assert.equal(skipping.status, 200)
  assert.equal(skipping.body.session_ids.length, 2)
})

test('A series can be canceled in part or in whole', async () => {
  const { add, ask, members } = await practice()
  const { body: series } = await add('2055-03-01T14:00:00Z', { count: 5 })
  const cancel = (body: object) => ask('POST', `/v1/session_series/${series.id}/cancel`, body)
  const [, second, , fourth] = series.session_ids
  const statuses = async () => (await members(series.id)).map(({ status }) => status[0]).join('')
  assert.equal((await cancel({ scope: 'this' })).status, 400)
  assert.equal((await cancel({ scope: 'this', session_id: 'ses_other' })).status, 404)
  const one = await cancel({ scope: 'this', session_id: second, reason: 'Away' })
  assert.equal(one.body.version, 2)
  assert.equal(await statuses(), 'scsss')
  await cancel({ scope: 'following', session_id: fourth })
  assert.equal(await statuses(), 'scscc')
  await cancel({ scope: 'all' })
  assert.equal(await statuses(), 'ccccc')
  assert.equal((await cancel({ scope: 'all' })).body.version, 4)
  assert.equal((await members(series.id))[1].reason, 'Away')
})

test('A series is shifted by local time across clock changes', async () => {
  const { add, ask, members } = await practice()
  const { body: series } = await add('2055-03-01T14:00:00Z', { count: 4 })
  const move = (body: object) => ask('POST', `/v1/session_series/${series.id}/reschedule`, body)
  const walls = async () =>
    (await members(series.id)).map(({ starts_at }) =>
      Temporal.Instant.from(starts_at)
        .toZonedDateTimeISO('America/New_York')
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' })
        .slice(5),
    )
  // From Monday at nine to Tuesday at ten; the clocks change in between.
  const all = await move({ scope: 'all', starts_at: '2055-03-02T15:00:00Z' })
  assert.equal(all.status, 200, all.text)
  assert.deepEqual(await walls(), ['03-02T10:00', '03-09T10:00', '03-16T10:00', '03-23T10:00'])
  const [, , third] = series.session_ids
  const some = { scope: 'following', session_id: third, starts_at: '2055-03-17T14:00:00Z' }
  assert.equal((await move(some)).status, 200)
  assert.deepEqual(await walls(), ['03-02T10:00', '03-09T10:00', '03-17T10:00', '03-24T10:00'])
  const sole = { scope: 'this', session_id: third, starts_at: '2055-03-18T14:00:00Z' }
  await move(sole)
  assert.deepEqual(await walls(), ['03-02T10:00', '03-09T10:00', '03-18T10:00', '03-24T10:00'])
  const { body } = await move(sole)
  assert.equal(body.version, 4)
})

test('A series can be rescheduled onto its own times in both directions', async () => {
  const { add, ask, members } = await practice('Etc/UTC')
  const { body: series } = await add('2055-03-08T09:00:00Z', { count: 4 })
  const move = (starts_at: string) =>
    ask('POST', `/v1/session_series/${series.id}/reschedule`, { scope: 'all', starts_at })
  for (const starts_at of ['2055-03-15T09:00:00Z', '2055-03-08T09:00:00Z']) {
    const { status, text } = await move(starts_at)
    assert.equal(status, 200, text)
    assert.equal((await members(series.id))[0].starts_at, starts_at.replace('Z', '.000Z'))
  }
})

test('A series can be rescheduled onto its own times after one session was moved', async () => {
  const { ask, add, members } = await practice('Etc/UTC')
  const { body: series } = await add('2055-03-01T09:00:00Z', { count: 3 })
  const [first] = await members(series.id)
  const alone = await ask('POST', `/v1/sessions/${first.id}/reschedule`, {
    starts_at: '2055-03-15T10:00:00Z',
  })
  assert.equal(alone.status, 200, alone.text)
  const { status, text } = await ask('POST', `/v1/session_series/${series.id}/reschedule`, {
    scope: 'all',
    session_id: first.id,
    starts_at: '2055-03-15T11:00:00Z',
  })
  assert.equal(status, 200, text)
  const back = await ask('POST', `/v1/session_series/${series.id}/reschedule`, {
    scope: 'all',
    session_id: first.id,
    starts_at: '2055-03-15T10:00:00Z',
  })
  assert.equal(back.status, 200, back.text)
  assert.deepEqual(
    (await members(series.id)).map(({ starts_at }) => starts_at),
    ['2055-03-15T10:00:00.000Z', '2055-03-08T09:00:00.000Z', '2055-03-15T09:00:00.000Z'],
  )
})

test("If one session can't be rescheduled, none is", async () => {
  const { add, ask, book, members } = await practice('Etc/UTC')
  const { body: series } = await add('2055-03-01T09:00:00Z', { count: 3 })
  await book('2055-03-16T09:30:00Z')
  const before = await members(series.id)
  const { status, body } = await ask('POST', `/v1/session_series/${series.id}/reschedule`, {
    scope: 'all',
    starts_at: '2055-03-02T09:00:00Z',
  })
  assert.equal(status, 409)
  assert.equal(body.error.conflicts.length, 1)
  assert.deepEqual(await members(series.id), before)
})

test('A series can be booked over expired holds', async () => {
  const { key, account } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const hold = { practitioner_id, starts_at: '2055-03-08T09:00:00Z', hold: true }
  await call('POST', '/v1/sessions', hold, { key })
  await sql.query('update accounts set clock_offset_ms = 3600000 where account = $1', [account])
  const request = { practitioner_id, starts_at: '2055-03-01T14:00:00Z', count: 2 }
  assert.equal((await call('POST', '/v1/session_series', request, { key })).status, 200)
  const same = { ...request, starts_at: '2055-03-01T09:00:00Z' }
  assert.equal((await call('POST', '/v1/session_series', same, { key })).status, 200)
})

test('Of many concurrent bookings of one series, one succeeds completely', async () => {
  const { add, count } = await practice()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => add('2055-03-01T14:00:00Z', { count: 6 })),
  )
  assert.deepEqual(
    answers
      .map(({ status }) => status)
      .sort()
      .slice(0, 2),
    [200, 409],
  )
  assert.equal(answers.filter(({ status }) => status === 409).length, 9)
  assert.equal(await count(), 6)
})

test('A series beyond the year 9999 is rejected', async () => {
  const { add, ask, count } = await practice('Etc/UTC')
  const { status, body } = await add('9999-01-01T00:00:00Z', { count: 52, every_weeks: 12 })
  assert.deepEqual([status, body.error.param], [400, 'starts_at'])
  assert.equal(await count(), 0)
  const { body: series } = await add('2031-01-06T10:00:00Z', { count: 3 })
  const late = { scope: 'all', starts_at: '9999-12-28T10:00:00Z' }
  const moved = await ask('POST', `/v1/session_series/${series.id}/reschedule`, late)
  assert.deepEqual([moved.status, moved.body.error.param], [400, 'starts_at'])
})

test("A series can't be rescheduled into the past, even with an override", async () => {
  const open = { rules: [{ days: ['monday'], start_time: '00:00', end_time: '24:00' }] }
  const { add, ask, members } = await practice('Etc/UTC', { ...open, horizon_days: 730 })
  const { now } = (await ask('GET', '/v1/test_clock')).body
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').toPlainDate()
  const monday = today.add({ days: 8 - today.dayOfWeek })
  const { body: series, text } = await add(`${monday}T10:00:00Z`, { count: 3 })
  assert.ok(series.id, text)
  const before = await members(series.id)
  // The last one goes to tomorrow, and the others as far: into the days that are over.
  const { status, body } = await ask('POST', `/v1/session_series/${series.id}/reschedule`, {
    scope: 'all',
    session_id: before[2].id,
    starts_at: `${today.add({ days: 1 })}T12:00:00Z`,
    override_availability: true,
  })
  assert.equal(status, 409)
  assert.deepEqual(
    body.error.conflicts.map(({ code }: any) => code),
    ['starts_at_in_past', 'starts_at_in_past'],
  )
  assert.deepEqual(await members(series.id), before)
})

test("A series of an archived practitioner can't be rescheduled", async () => {
  const { add, ask, practitioner_id } = await practice('Etc/UTC')
  const { body: series } = await add('2031-01-06T10:00:00Z', { count: 3 })
  await ask('PATCH', `/v1/practitioners/${practitioner_id}`, { archived: true })
  const later = { scope: 'all', starts_at: '2031-01-07T10:00:00Z' }
  const { status, body } = await ask('POST', `/v1/session_series/${series.id}/reschedule`, later)
  assert.deepEqual([status, body.error.code], [422, 'practitioner_archived'])
})

test("A session that can't be rescheduled alone can't be rescheduled in its series", async () => {
  const { ask, add } = await practice()
  const { body: series } = await add('2055-02-01T14:00:00Z', { count: 4 })
  const [, second] = series.session_ids
  await ask('POST', `/v1/sessions/${second}/cancel`)
  const starts_at = '2055-02-09T15:00:00Z'
  const alone = await ask('POST', `/v1/sessions/${second}/reschedule`, { starts_at })
  assert.deepEqual([alone.status, alone.body.error.code], [409, 'invalid_transition'])
  for (const scope of ['this', 'following', 'all']) {
    const body = { scope, session_id: second, starts_at }
    const moved = await ask('POST', `/v1/session_series/${series.id}/reschedule`, body)
    assert.deepEqual([moved.status, moved.body.error?.code], [409, 'invalid_transition'], scope)
  }
})
