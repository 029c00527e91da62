// Tests locations on a fresh account: hours at several places, rooms that are booked once at a
// time, also in races, time zones, and what a session copies.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { createLocation, createService, troy } from '#tests/booking_examples.ts'
import { aroundClockChange } from '#tests/dates.ts'
import { freshPractice, resultOf } from '#tests/fresh_practice.ts'
import { call, createPractitioner, createTestAccount, sql } from '#tests/harness.ts'
import { createToken } from '#tests/person_examples.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const hours = (start_time: string, end_time: string, fields: object = {}) => ({
  days,
  start_time,
  end_time,
  ...fields,
})

async function practiceAt(fields: object = {}) {
  const practice = await freshPractice()
  const location_id = await createLocation(fields, practice)
  const slots = async (query: string) => {
    const { body } = await practice.ask('GET', `${practice.own}/slots?${query}`)
    return body.data?.map((slot: any) => [slot.starts_at.slice(11, 16), slot.location_id]) ?? body
  }
  return { ...practice, location_id, slots }
}

test('A session copies the place, jurisdiction and time zone of its location', async () => {
  const { location_id, at, book, ask, read } = await practiceAt()
  const booked = await book(at(2), { location_id, room_id: 'room_1' })
  const { format, place, time_zone, room_id } = booked.body
  assert.deepEqual([format, time_zone, room_id], ['in_person', 'America/New_York', 'room_1'])
  const address = '9 River Street, Troy, NY 12180'
  assert.deepEqual(place, { name: 'Troy', address, jurisdiction: 'US-NY' })
  const change = { name: 'Moved', address: { ...troy, line1: '2 Elm Street' } }
  await ask('PATCH', `/v1/locations/${location_id}`, change)
  assert.deepEqual((await read(booked)).place, place)
  const both = await book(at(3), { location_id, place: { name: 'Elsewhere' } })
  assert.deepEqual([both.status, both.body.error.param], [400, 'place'])
  const { body } = await ask('GET', `/v1/sessions?location_id=${location_id}`)
  assert.deepEqual(
    body.data.map(({ id }: any) => id),
    [booked.body.id],
  )
})

test('A location needs known rooms, and is known only in its account', async () => {
  const { location_id, at, book, ask, own } = await practiceAt()
  const { key } = await createTestAccount()
  const foreign = await createLocation({}, { key })
  for (const fields of [
    { location_id: foreign },
    { location_id: 'loc_none' },
    { location_id, room_id: 'room_9' },
  ]) {
    assert.deepEqual(resultOf(await book(at(2), fields)), [404, 'resource_not_found'])
  }
  assert.equal((await book(at(2), { room_id: 'room_1' })).status, 400)
  assert.equal((await ask('GET', `/v1/locations/${foreign}`)).status, 404)
  assert.equal((await ask('GET', `${own}/slots?location_id=${foreign}`)).status, 404)
  const rules = [hours('09:00', '17:00', { location_id: foreign })]
  const availability = await ask('PATCH', `${own}/availability`, { rules })
  assert.deepEqual(
    [availability.status, availability.body.error.param],
    [404, 'rules[0].location_id'],
  )
  const twice = {
    rooms: [
      { id: 'a', name: 'A' },
      { id: 'a', name: 'B' },
    ],
  }
  const doubled = await ask('PATCH', `/v1/locations/${location_id}`, twice)
  assert.deepEqual([doubled.status, doubled.body.error.param], [400, 'rooms[1].id'])
})

test('Slots name the location of the hours they are in, and no session spans two', async () => {
  const { location_id: troy_id, at, book, ask, publish, slots, key } = await practiceAt()
  const albany_id = await createLocation({ name: 'Albany', rooms: [] }, { key })
  const rules = [
    hours('09:00', '11:00', { location_id: troy_id }),
    hours('11:00', '13:00', { location_id: albany_id }),
    hours('14:00', '15:00'),
  ]
  await publish({ rules, slot_step_minutes: 30, default_duration_minutes: 60 })
  const day = `from=${at(2, '00:00')}&to=${at(3, '00:00')}`
  assert.deepEqual(await slots(`${day}&format=in_person`), [
    ['09:00', troy_id],
    ['09:30', troy_id],
    ['10:00', troy_id],
    ['11:00', albany_id],
    ['11:30', albany_id],
    ['12:00', albany_id],
    ['14:00', null],
  ])
  // Telehealth is possible wherever the practitioner is.
  const remote = await slots(day)
  assert.deepEqual(remote[3], ['10:30', null])
  assert.deepEqual(await slots(`${day}&location_id=${albany_id}`), [
    ['11:00', albany_id],
    ['11:30', albany_id],
    ['12:00', albany_id],
    ['14:00', albany_id],
  ])
  const spanning = await book(at(2, '10:30'), { format: 'in_person' })
  assert.deepEqual(resultOf(spanning), [422, 'outside_availability'])
  const elsewhere = await book(at(2, '09:00'), { location_id: albany_id })
  assert.deepEqual(resultOf(elsewhere), [422, 'outside_availability'])
  const booked = await book(at(2, '11:00'), { format: 'in_person' })
  assert.deepEqual([booked.body.location_id, booked.body.place.name], [albany_id, 'Albany'])
  assert.equal((await book(at(2, '09:30'))).body.location_id, null)
  const series = { practitioner_id: booked.body.practitioner_id, count: 2, format: 'in_person' }
  const { body } = await ask('POST', '/v1/session_series', { ...series, starts_at: at(3, '12:00') })
  const { body: sessions } = await ask('GET', `/v1/sessions?series_id=${body.id}`)
  assert.deepEqual(
    sessions.data.map((session: any) => session.location_id),
    [albany_id, albany_id],
  )
})

test('A location can be archived once no availability names it', async () => {
  const { location_id, at, book, ask, publish, own } = await practiceAt()
  await publish({ rules: [hours('09:00', '17:00', { location_id })] })
  const path = `/v1/locations/${location_id}`
  const used = await ask('PATCH', path, { archived: true })
  assert.deepEqual(resultOf(used), [409, 'location_in_use'])
  await publish({ overrides: [{ date: at(9).slice(0, 10), windows: [hour(location_id)] }] })
  assert.deepEqual(resultOf(await ask('PATCH', path, { archived: true })), [409, 'location_in_use'])
  await publish({ overrides: [] })
  assert.equal((await ask('PATCH', path, { archived: true })).body.archived, true)
  assert.deepEqual(resultOf(await book(at(2), { location_id })), [422, 'location_archived'])
  const rules = [hours('09:00', '17:00', { location_id })]
  const named = await ask('PATCH', `${own}/availability`, { rules })
  assert.deepEqual(resultOf(named), [422, 'location_archived'])
})

const hour = (location_id: string) => ({ start_time: '09:00', end_time: '10:00', location_id })

test('Practitioners who book one room at one time in a race: one gets it', async () => {
  const { location_id, at, ask, key } = await practiceAt()
  const practitioners = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createPractitioner({ key })))
  const bookings = await Promise.all(
    practitioners.map((practitioner_id, number) =>
      ask(
        'POST',
        '/v1/sessions',
        { practitioner_id, starts_at: at(2), location_id, room_id: 'room_1' },
        number % 2 ? { 'on-behalf-of': practitioner_id } : {},
      ),
    ),
  )
  const results = bookings.map((booking) => resultOf(booking).join(' '))
  assert.deepEqual(results.toSorted(), ['200 scheduled', ...Array(5).fill('409 room_taken')])
  const { rows } = await sql.query(
    `select id from sessions where location_id = $1 and status = 'scheduled'`,
    [location_id],
  )
  assert.equal(rows.length, 1)
})

test('Sessions that move into one room in a race, and bookings of it, never overlap', async () => {
  const { location_id, at, ask, key } = await practiceAt()
  const practitioners = await Promise.all([1, 2, 3, 4].map(() => createPractitioner({ key })))
  const bookAt = (practitioner_id: string, starts_at: string, room_id: string) =>
    ask('POST', '/v1/sessions', { practitioner_id, starts_at, location_id, room_id })
  const sessions = []
  for (const [number, id] of practitioners.slice(0, 2).entries()) {
    sessions.push(await bookAt(id, at(2, `1${number}:00`), 'room_1'))
  }
  const other = await bookAt(practitioners[2]!, at(3, '15:00'), 'room_2')
  const change = (id: string, body: object) => ask('PATCH', `/v1/sessions/${id}`, body)
  const moves = await Promise.all([
    ...sessions.map(({ body }) =>
      ask('POST', `/v1/sessions/${body.id}/reschedule`, { starts_at: at(3, '15:00') }),
    ),
    change(other.body.id, { room_id: 'room_1' }),
    bookAt(practitioners[3]!, at(3, '15:10'), 'room_1'),
  ])
  const results = moves.map((move) => resultOf(move).join(' '))
  assert.deepEqual(results.toSorted(), ['200 scheduled', ...Array(3).fill('409 room_taken')])
})

test('Canceling frees the room, and an expired hold of another practitioner does too', async () => {
  const { location_id, at, book, ask, step, advance, key } = await practiceAt()
  const room = { location_id, room_id: 'room_1' }
  const other = await createPractitioner({ key })
  const take = (practitioner_id: string, fields: object = {}) =>
    ask('POST', '/v1/sessions', { practitioner_id, starts_at: at(2), ...room, ...fields })
  const first = await book(at(2), room)
  assert.deepEqual(resultOf(await take(other)), [409, 'room_taken'])
  await step(first, 'cancel')
  const held = await take(other, { hold: true, hold_minutes: 1 })
  assert.deepEqual(resultOf(held), [200, 'held'])
  assert.deepEqual(resultOf(await book(at(2), room)), [409, 'room_taken'])
  await sql.query(
    `update sessions set hold_expires_at = held_at + interval '1 second' where id = $1`,
    [held.body.id],
  )
  await advance('PT1M')
  assert.equal((await book(at(2), room)).status, 200)
})

test('Slots with a room are those at which it is free, also on behalf of a practitioner', async () => {
  const { location_id, at, ask, publish, slots, own, key, practitioner_id } = await practiceAt()
  await publish({ rules: [hours('09:00', '12:00')], slot_step_minutes: 60 })
  const other = await createPractitioner({ key })
  const taken = { practitioner_id: other, starts_at: at(2, '10:10'), duration_minutes: 20 }
  const booked = await ask('POST', '/v1/sessions', { ...taken, location_id, room_id: 'room_1' })
  const query = `from=${at(2, '00:00')}&to=${at(3, '00:00')}&location_id=${location_id}`
  assert.deepEqual((await slots(`${query}&room_id=room_1`)).length, 2)
  assert.deepEqual((await slots(`${query}&room_id=room_2`)).length, 3)
  const headers = { 'on-behalf-of': practitioner_id }
  const path = `${own}/slots?${query}&room_id=room_1`
  assert.equal((await ask('GET', path, undefined, headers)).body.data.length, 2)
  assert.equal((await ask('GET', `${own}/slots?room_id=room_1`)).status, 400)
  await ask('POST', `/v1/sessions/${booked.body.id}/cancel`)
  assert.deepEqual((await slots(`${query}&room_id=room_1`)).length, 3)
})

test('A series skips or reports the dates at which its room is taken', async () => {
  const { location_id, at, ask, practitioner_id, key } = await practiceAt()
  const room = { location_id, room_id: 'room_1' }
  const other = await createPractitioner({ key })
  await ask('POST', '/v1/sessions', { practitioner_id: other, starts_at: at(9), ...room })
  const request = { practitioner_id, starts_at: at(2), count: 3, ...room }
  const refused = await ask('POST', '/v1/session_series', request)
  assert.deepEqual(refused.body.error.conflicts, [{ starts_at: at(9), code: 'room_taken' }])
  const skipped = await ask('POST', '/v1/session_series', { ...request, on_conflict: 'skip' })
  assert.equal(skipped.body.session_ids.length, 2)
  const all = { scope: 'all', starts_at: at(2, '10:30') }
  await ask('POST', '/v1/sessions', { practitioner_id: other, starts_at: at(16, '11:00'), ...room })
  const path = `/v1/session_series/${skipped.body.id}/reschedule`
  const moved = await ask('POST', path, all)
  assert.deepEqual(
    moved.body.error.conflicts.map(({ code }: any) => code),
    ['room_taken'],
  )
  assert.equal((await ask('POST', path, { ...all, starts_at: at(2, '09:00') })).status, 200)
})

test('A series at a location keeps its local time across a clock change', async () => {
  const { location_id, ask, practitioner_id } = await practiceAt()
  const { before, after: later } = aroundClockChange('America/New_York')
  const starts_at = before.toInstant().toString({ fractionalSecondDigits: 3 })
  const request = { practitioner_id, starts_at, count: 2, location_id }
  const series = await ask('POST', '/v1/session_series', request)
  assert.deepEqual([series.status, series.body.time_zone], [200, 'America/New_York'])
  const { body } = await ask('GET', `/v1/sessions?series_id=${series.body.id}&order=starts_at`)
  assert.deepEqual(
    body.data.map((session: any) => session.starts_at),
    [starts_at, later.toInstant().toString({ fractionalSecondDigits: 3 })],
  )
})

test("A person's token chooses a location, and can't book rooms or change locations", async () => {
  const { location_id, at, person, practitioner_id, key } = await practiceAt()
  const token = await createToken({ person_id: await person() }, tokenScopes.person, { key })
  const own = (method: string, path: string, body?: object) =>
    call(method, path, body, { key: token })
  const request = { practitioner_id, starts_at: at(2), location_id }
  const roomed = await own('POST', '/v1/sessions', { ...request, room_id: 'room_1' })
  assert.deepEqual([roomed.status, roomed.body.error.param], [403, 'room_id'])
  const booked = await own('POST', '/v1/sessions', request)
  assert.deepEqual([booked.status, booked.body.location_id], [200, location_id])
  assert.equal((await own('GET', '/v1/locations')).body.data.length, 1)
  assert.equal((await own('PATCH', `/v1/locations/${location_id}`, { name: 'Mine' })).status, 403)
})

test('The location and room of a session change until it starts, and a license there is required', async () => {
  const { location_id, at, book, ask, read, key, practitioner_id } = await practiceAt()
  const license = {
    jurisdiction: 'US-NY',
    title: 'LP',
    number: 'PSY1',
    attested: { status: 'active', expires_on: '2039-12-31' },
  }
  await ask('PATCH', `/v1/practitioners/${practitioner_id}`, { licenses: [license] })
  await sql.query("update practitioners set status = 'verified' where id = $1", [practitioner_id])
  const boston = { line1: '1 Beacon Street', city: 'Boston', state: 'MA', postal_code: '02108' }
  const other_id = await createLocation({ name: 'Boston', address: boston }, { key })
  const booked = await book(at(2), { location_id, room_id: 'room_1' })
  assert.equal(booked.status, 200, booked.text)
  const path = `/v1/sessions/${booked.body.id}`
  assert.equal((await ask('PATCH', path, { room_id: 'room_2' })).body.room_id, 'room_2')
  const unlicensed = await ask('PATCH', path, { location_id: other_id })
  assert.deepEqual(resultOf(unlicensed), [422, 'practitioner_not_eligible'])
  assert.equal((await read(booked)).location_id, location_id)
  const custom = await ask('PATCH', path, { place: { name: 'Home', jurisdiction: 'US-NY' } })
  assert.deepEqual([custom.body.location_id, custom.body.room_id], [null, null])
  assert.equal((await ask('PATCH', path, { location_id })).body.place.name, 'Troy')
  const removed = await ask('PATCH', path, { location_id: null })
  const { location_id: none, room_id, place } = removed.body
  assert.deepEqual([none, room_id, place], [null, null, null])
  await ask('POST', `${path}/cancel`)
  assert.deepEqual(resultOf(await ask('PATCH', path, { location_id })), [409, 'invalid_transition'])
})

test('A service at a location keeps both', async () => {
  const { location_id, at, book, key } = await practiceAt()
  const service_id = await createService({ format: 'in_person', duration_minutes: 30 }, { key })
  const { body } = await book(at(2), { service_id, location_id, room_id: 'room_1' })
  assert.deepEqual(
    [body.service_id, body.location_id, body.duration_minutes],
    [service_id, location_id, 30],
  )
  const remote = await createService({ format: 'telehealth' }, { key })
  const seated = await book(at(3), { service_id: remote, location_id, room_id: 'room_1' })
  assert.deepEqual(
    [seated.body.format, seated.body.place, seated.body.room_id],
    ['telehealth', null, 'room_1'],
  )
})
