// Tests what busy times of external calendars block: slots, bookings by accounts and by persons,
// reschedules, series and matchings, and not the practitioner's own sessions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { calendarUid } from '#kernel/ids.ts'
import { createIndexes } from '#areas/matching/matching/indexes.ts'
import { connectedCalendar, readAll } from '#tests/external_calendars.ts'
import { eventLines } from '#tests/calendar_files.ts'
import { resultOf } from '#tests/fresh_practice.ts'
import { createFindablePractitioner } from '#tests/matching_examples.ts'
import { call, createTestAccount, db } from '#tests/harness.ts'
import { createPerson, createToken, grantConsent } from '#tests/person_examples.ts'

db.caches.of(createIndexes).budget_ms = 60_000 // However busy the machine is.

test('Busy times block slots and bookings, and the account can override them', async (t) => {
  const { refreshed, serve, event, at, ask, own, publish, book } = await connectedCalendar(t)
  await publish({ slot_step_minutes: 60, default_duration_minutes: 60 })
  serve(event('a', at(5), 'PT90M'))
  await refreshed()
  const listed = async (path: string) => {
    const { body } = await ask('GET', `${path}from=${at(5, '08:00')}&to=${at(5, '13:00')}`)
    const { data } = body.object === 'slots' ? body : body.data[0]
    return data.map(({ starts_at }: any) => starts_at)
  }
  const open = [at(5, '08:00'), at(5, '09:00'), at(5, '12:00')]
  assert.deepEqual(await listed(`${own}/slots?`), open)
  assert.deepEqual(await listed('/v1/slots?'), open)
  const refused = await book(at(5, '11:00'))
  assert.deepEqual(resultOf(refused), [422, 'outside_availability'])
  assert.equal(refused.body.error.alternatives[0].starts_at, at(5, '12:00'))
  const overridden = await book(at(5, '11:00'), { override_availability: true })
  assert.deepEqual([overridden.status, overridden.body.availability_overridden], [200, true])
  assert.equal((await book(at(5, '09:00'))).status, 200)
})

test('Buffers around a session must be free, too', async (t) => {
  const { refreshed, serve, event, at, publish, book } = await connectedCalendar(t)
  await publish({ slot_step_minutes: 15, buffer_before_minutes: 15, buffer_after_minutes: 15 })
  serve(event('a', at(5), 'PT1H'))
  await refreshed()
  const fits = async (time: string) => (await book(at(5, time), { duration_minutes: 45 })).status
  assert.deepEqual([await fits('09:15'), await fits('11:00')], [422, 422])
  assert.deepEqual([await fits('09:00'), await fits('11:15')], [200, 200])
})

test('Without published availability, busy times are the only ones that block', async (t) => {
  const { refreshed, serve, event, at, book } = await connectedCalendar(t)
  serve(event('a', at(5), 'PT1H'))
  await refreshed()
  assert.deepEqual(resultOf(await book(at(5, '10:30'))), [422, 'outside_availability'])
  assert.equal((await book(at(5, '11:00'))).status, 200)
  assert.deepEqual(resultOf(await book(at(5, '11:15'))), [409, 'slot_taken'])
  const overridden = await book(at(5, '09:55'), { override_availability: true })
  assert.deepEqual([overridden.status, overridden.body.availability_overridden], [200, true])
  assert.equal((await book(at(200))).status, 200)
})

test("A person can't book or move over a busy time", async (t) => {
  const { refreshed, serve, event, at, publish, person, practitioner_id, key } =
    await connectedCalendar(t)
  await publish({ slot_step_minutes: 60, default_duration_minutes: 60 })
  serve(event('a', at(5), 'PT1H'))
  await refreshed()
  const token = await createToken({ person_id: await person() }, tokenScopes.person, { key })
  const send = (path: string, body: object) => call('POST', path, body, { key: token })
  const refused = await send('/v1/sessions', { practitioner_id, starts_at: at(5) })
  assert.deepEqual(resultOf(refused), [422, 'outside_availability'])
  const booked = await send('/v1/sessions', { practitioner_id, starts_at: at(6) })
  assert.equal(booked.status, 200, booked.text)
  const moved = await send(`/v1/sessions/${booked.body.id}/reschedule`, { starts_at: at(5) })
  assert.deepEqual(resultOf(moved), [422, 'outside_availability'])
  const { body } = await call(
    'GET',
    `/v1/practitioners/${practitioner_id}/slots?from=${at(5, '09:00')}&to=${at(5, '12:00')}`,
    undefined,
    { key: token },
  )
  const starts = body.data.map(({ starts_at }: any) => starts_at)
  assert.deepEqual(starts, [at(5, '09:00'), at(5, '11:00')])
  assert.equal((await call('GET', '/v1/external_calendars', undefined, { key: token })).status, 403)
})

test('Reschedules and series keep to busy times, unless they override them', async (t) => {
  const { refreshed, serve, event, at, book, step, ask, practitioner_id } =
    await connectedCalendar(t)
  serve(event('a', at(12), 'PT1H'))
  await refreshed()
  const booked = await book(at(3))
  const move = (fields = {}) => step(booked, 'reschedule', { starts_at: at(12), ...fields })
  assert.deepEqual(resultOf(await move()), [422, 'outside_availability'])
  const series = (fields = {}) =>
    ask('POST', '/v1/session_series', { practitioner_id, starts_at: at(5), count: 3, ...fields })
  const refused = await series()
  assert.equal(refused.status, 409)
  assert.deepEqual(refused.body.error.conflicts, [
    { starts_at: at(12), code: 'outside_availability' },
  ])
  assert.equal((await series({ on_conflict: 'skip' })).body.session_ids.length, 2)
  const moved = await move({ override_availability: true })
  assert.deepEqual([moved.status, moved.body.availability_overridden], [200, true])
})

test("A practitioner's own sessions in the calendar block nothing, others do", async (t) => {
  const { refreshed, serve, at, book, busy, publish, own, ask } = await connectedCalendar(t)
  await publish({ slot_step_minutes: 60, default_duration_minutes: 60 })
  const session = await book(at(5))
  const other = await connectedCalendar(t)
  const elsewhere = await other.book(at(6))
  const copyOf = ({ body }: typeof session, uid = calendarUid(body.id)) =>
    eventLines(
      uid,
      `DTSTART:${body.starts_at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
      'DURATION:PT1H',
    )
  serve(copyOf(session), copyOf(elsewhere))
  await refreshed()
  assert.deepEqual(await busy(), [at(6)])
  // The session moves, and its copy in the calendar stays for a while.
  const slots = `${own}/slots?from=${at(5, '09:00')}&to=${at(5, '12:00')}`
  const moved = await ask('POST', `/v1/sessions/${session.body.id}/reschedule`, {
    starts_at: at(5, '09:00'),
  })
  assert.equal(moved.status, 200, moved.text)
  const { data } = (await ask('GET', slots)).body
  assert.deepEqual(
    data.map(({ starts_at }: any) => starts_at),
    [at(5), at(5, '11:00')],
  )
})

test('Matchings offer no busy times, also after the calendar changes', async () => {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: object) => call(method, path, body, { key })
  const { location } = await createFindablePractitioner({ key })
  const { id: person_id } = await createPerson({}, { key })
  await grantConsent(person_id, {}, { key })
  const match = async () =>
    (await ask('POST', '/v1/matchings', { person_id, location })).body.candidates[0]
  const { practitioner_id, earliest_slots } = await match()
  const url = 'https://calendars.example.com/busy.ics' // Every day from 12:00 to 13:00 UTC.
  const created = await ask('POST', '/v1/external_calendars', { practitioner_id, url })
  assert.equal(created.status, 200, created.text)
  await readAll()
  const isAtLunch = ({ starts_at, ends_at }: any) =>
    starts_at.slice(11) < '13:00' && ends_at.slice(11) > '12:00'
  const slots = `/v1/practitioners/${practitioner_id}/slots`
  const { data } = (await ask('GET', slots)).body
  assert.ok(data.length > 0)
  assert.equal(data.some(isAtLunch), false)
  const after = await match()
  assert.deepEqual(
    after.earliest_slots.map(({ starts_at }: any) => starts_at),
    data.slice(0, earliest_slots.length).map(({ starts_at }: any) => starts_at),
  )
})
