// Tests participants: no double bookings, group capacity and consent.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantConsent, createPerson } from '#tests/person_examples.ts'
import { prepareForRoute } from '#tests/examples.ts'
import { call, createTestAccount, createPractitioner, sql } from '#tests/harness.ts'

async function person() {
  const { id } = await createPerson()
  await grantConsent(id)
  return id
}
const book = async (fields: object = {}, request = {}) =>
  await call(
    'POST',
    '/v1/sessions',
    {
      practitioner_id: await createPractitioner(request),
      starts_at: '2031-01-01T10:00:00Z',
      ...fields,
    },
    request,
  )
const step = (id: string, name: string, body?: object) =>
  call('POST', `/v1/sessions/${id}/${name}`, body)
const codeOf = ({ body }: { body: any }) => body.error?.code
const seats = async (id: string) =>
  (await sql.query('select person_id from session_participants where session_id = $1', [id]))
    .rowCount

test('A person can be booked only with a consent', async () => {
  const { id: person_id } = await createPerson()
  assert.equal(codeOf(await book({ person_id })), 'consent_required')
  await grantConsent(person_id)
  const { status, body } = await book({ person_id })
  assert.equal(status, 200)
  assert.equal(body.person_id, person_id)
  assert.equal(body.seats_taken, 1)
  assert.deepEqual(
    body.participants.map((one: any) => one.person_id),
    [person_id],
  )
  assert.equal((await call('GET', `/v1/persons/${person_id}`)).body.status, 'active')
})

test("A person can't be in two sessions at once, even with different practitioners", async () => {
  const person_id = await person()
  assert.equal((await book({ person_id })).status, 200)
  const other = await book({ person_id, starts_at: '2031-01-01T10:49:00Z' })
  assert.equal(other.status, 409)
  assert.equal(codeOf(other), 'person_double_booked')
  const { status, body } = await book({ person_id, starts_at: '2031-01-01T10:50:00Z' })
  assert.equal(status, 200)
  assert.equal(
    codeOf(await step(body.id, 'reschedule', { starts_at: '2031-01-01T10:20:00Z' })),
    'person_double_booked',
  )
})

test('Of many concurrent bookings of one person, one succeeds and none is a server error', async () => {
  const person_id = await person()
  const answers = await Promise.all(Array.from({ length: 12 }, () => book({ person_id })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(answers.filter((a) => codeOf(a) === 'person_double_booked').length, 11)
})

test("A canceled or rescheduled session frees the person's time", async () => {
  const person_id = await person()
  const { body: first } = await book({ person_id })
  await step(first.id, 'cancel')
  const { status, body } = await book({ person_id })
  assert.equal(status, 200)
  await step(body.id, 'reschedule', { starts_at: '2031-01-02T10:00:00Z' })
  assert.equal((await book({ person_id })).status, 200)
  const there = await book({ person_id, starts_at: '2031-01-02T10:30:00Z' })
  assert.equal(codeOf(there), 'person_double_booked')
})

test("A person has one hold per practitioner, and a stale hold doesn't block", async () => {
  const { key, account } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  await grantConsent(person_id, {}, { key })
  const practitioner_id = await createPractitioner({ key })
  const hold = (starts_at: string) =>
    book({ practitioner_id, person_id, starts_at, hold: true }, { key })
  const { body: one } = await hold('2031-01-01T10:00:00Z')
  const { body: two } = await hold('2031-01-01T10:30:00Z')
  assert.equal(two.status, 'held')
  const read = async (id: string) =>
    (await call('GET', `/v1/sessions/${id}`, undefined, { key })).body.status
  assert.equal(await read(one.id), 'released')
  await sql.query('update accounts set clock_offset_ms = 3600000 where account = $1', [account])
  const elsewhere = await book({ person_id, starts_at: '2031-01-01T10:30:00Z' }, { key })
  assert.equal(elsewhere.status, 200)
  assert.equal(await read(two.id), 'expired')
})

test('A group never exceeds its capacity under concurrent requests', async () => {
  const { body: group } = await book({ type: 'group', capacity: 3 })
  assert.equal(group.capacity, 3)
  const people = await Promise.all(Array.from({ length: 6 }, person))
  const add = (person_id: string) => step(group.id, 'add_participant', { person_id })
  const answers = await Promise.all(people.map(add))
  assert.equal(answers.filter(({ status }) => status === 200).length, 3)
  assert.equal(answers.filter((answer) => codeOf(answer) === 'group_full').length, 3)
  assert.equal(await seats(group.id), 3)
  const { body } = await call('GET', `/v1/sessions/${group.id}`)
  assert.equal(body.seats_taken, 3)
  const [inIt] = body.participants.map((one: any) => one.person_id)
  assert.equal((await add(inIt)).body.version, body.version)
  const left = await step(group.id, 'remove_participant', { person_id: inIt })
  assert.equal(left.body.seats_taken, 2)
  const waiting = people.find((one) => !body.participants.some((p: any) => p.person_id === one))!
  assert.equal((await add(waiting)).status, 200)
  const listed = await call('GET', `/v1/sessions?person_id=${waiting}`)
  assert.deepEqual(
    listed.body.data.map(({ id }: any) => id),
    [group.id],
  )
})

test("Two bookings can't create two groups at one time, and a group occupies its participants", async () => {
  const practitioner_id = await createPractitioner()
  const group = { practitioner_id, type: 'group', capacity: 8 }
  const answers = await Promise.all([book(group), book(group)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  const { body } = answers.find(({ status }) => status === 200)!
  const person_id = await person()
  await book({ person_id, starts_at: '2031-01-01T10:30:00Z' })
  const busy = await step(body.id, 'add_participant', { person_id })
  assert.equal(codeOf(busy), 'person_double_booked')
  const other = await person()
  await step(body.id, 'add_participant', { person_id: other })
  const alone = await book({ person_id: other, starts_at: '2031-01-01T10:10:00Z' })
  assert.equal(codeOf(alone), 'person_double_booked')
})

test('A couple is booked together, and both must have consented', async () => {
  const [one, other] = [await person(), (await createPerson()).id]
  const request = { type: 'couple', person_id: one, participants: [{ person_id: other }] }
  const refused = await book(request)
  assert.equal(codeOf(refused), 'consent_required')
  await grantConsent(other)
  const { body } = await book(request)
  assert.equal(body.seats_taken, 2)
  assert.equal(body.person_id, one)
  const many = {
    type: 'group',
    capacity: 2,
    participants: [one, other, 'x'].map((person_id) => ({ person_id })),
  }
  assert.equal((await book({ ...many, starts_at: '2032-01-01T10:00:00Z' })).status, 404)
  const alone = await book({ type: 'individual', capacity: 2 })
  assert.equal(alone.body.error.param, 'capacity')
})

test('The person of a session can be set and changed after booking', async () => {
  const { body: session } = await book()
  const set = (person_id: string | null) =>
    call('PATCH', `/v1/sessions/${session.id}`, { person_id })
  const { id: outsider } = await createPerson()
  assert.equal(codeOf(await set(outsider)), 'consent_required')
  assert.equal((await set('per_nobody')).status, 404)
  const [one, other] = [await person(), await person()]
  assert.equal((await set(one)).body.person_id, one)
  assert.equal((await set(one)).body.version, 2)
  const corrected = await set(other)
  assert.equal(corrected.body.person_id, other)
  assert.equal(corrected.body.seats_taken, 1)
  assert.equal((await book({ person_id: one })).status, 200)
  assert.equal(codeOf(await book({ person_id: other })), 'person_double_booked')
  assert.equal((await set(null)).body.seats_taken, 0)
  await step(session.id, 'cancel')
  assert.equal(codeOf(await set(one)), 'invalid_transition')
})

test('A telehealth session can be booked without a telehealth consent but not started', async () => {
  const person_id = await person()
  const person_location = { jurisdiction: 'US-NY' }
  const { body } = await book({ person_id, person_location })
  await prepareForRoute('sessions.start', body.id)
  const refused = await step(body.id, 'start')
  assert.equal(codeOf(refused), 'consent_required')
  assert.equal(refused.body.error.consent.kind, 'telehealth')
  await grantConsent(person_id, { kind: 'telehealth' })
  assert.equal((await step(body.id, 'start')).body.status, 'started')
  const { body: near } = await book({
    person_id: await person(),
    format: 'in_person',
    place: { name: 'Office', jurisdiction: 'US-NY' },
    starts_at: '2031-03-01T10:00:00Z',
  })
  await prepareForRoute('sessions.start', near.id)
  assert.equal((await step(near.id, 'start')).body.status, 'started')
})

test('A merged person has the sessions of both', async () => {
  const [one, other] = [await person(), await person()]
  const { body: first } = await book({ person_id: one })
  const { body: second } = await book({ person_id: other, starts_at: '2031-01-01T10:30:00Z' })
  const { body: group } = await book({
    type: 'group',
    capacity: 5,
    starts_at: '2031-02-01T10:00:00Z',
  })
  for (const person_id of [one, other]) await step(group.id, 'add_participant', { person_id })
  const merged = await call('POST', `/v1/persons/${one}/merge`, { person_id: other })
  assert.equal(merged.status, 200, merged.text)
  const { body } = await call('GET', `/v1/sessions?person_id=${one}`)
  assert.deepEqual(
    body.data.map(({ id }: any) => id).sort(),
    [first.id, second.id, group.id].sort(),
  )
  for (const { participants, seats_taken } of body.data) {
    assert.deepEqual(
      participants.map((p: any) => p.person_id),
      [one],
    )
    assert.equal(seats_taken, 1)
  }
  const third = await book({ person_id: other, starts_at: '2031-01-01T10:45:00Z' })
  assert.equal(codeOf(third), 'person_double_booked')
})

test("A series is checked against the person's calendar too", async () => {
  const person_id = await person()
  await book({ person_id, starts_at: '2031-01-08T10:30:00Z' })
  const practitioner_id = await createPractitioner()
  const request = { practitioner_id, person_id, starts_at: '2031-01-01T10:00:00Z', count: 3 }
  const { body } = await call('POST', '/v1/session_series', request)
  assert.deepEqual(body.error.conflicts, [
    { starts_at: '2031-01-08T10:00:00.000Z', code: 'person_double_booked' },
  ])
  const skipping = await call('POST', '/v1/session_series', { ...request, on_conflict: 'skip' })
  assert.equal(skipping.body.session_ids.length, 2)
  assert.equal(skipping.body.person_id, person_id)
  assert.equal(
    codeOf(await book({ person_id, starts_at: '2031-01-15T10:30:00Z' })),
    'person_double_booked',
  )
  const move = { scope: 'all', starts_at: '2031-01-01T11:00:00Z' }
  const moved = await call('POST', `/v1/session_series/${skipping.body.id}/reschedule`, move)
  assert.equal(moved.status, 200, moved.text)
  assert.equal((await book({ person_id, starts_at: '2031-01-15T10:00:00Z' })).status, 200)
})

test("A person's conflicts use the practitioner's session length, not the default", async () => {
  const person_id = await person()
  const practitioner_id = await createPractitioner()
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  await call('PATCH', `/v1/practitioners/${practitioner_id}`, { time_zone: 'Etc/UTC' })
  await call('PATCH', `/v1/practitioners/${practitioner_id}/availability`, {
    rules: [{ days, start_time: '09:00', end_time: '17:00' }],
    default_duration_minutes: 120,
  })
  const day = Temporal.Now.plainDateISO('UTC').add({ days: 5 })
  await book({ person_id, starts_at: `${day}T11:30:00Z` })
  const answer = await book({ practitioner_id, person_id, starts_at: `${day}T10:00:00Z` })
  assert.equal(codeOf(answer), 'person_double_booked')
  const free = await book({ practitioner_id, person_id, starts_at: `${day}T13:00:00Z` })
  assert.equal(free.body.duration_minutes, 120)
})

test('A past session that was never completed still blocks its time', async () => {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  await grantConsent(person_id, {}, { key })
  const { body: clock } = await call('GET', '/v1/test_clock', undefined, { key })
  const starts_at = Temporal.Instant.from(clock.now).add({ minutes: 10 }).toString()
  await book({ person_id, starts_at }, { key })
  const { body: other } = await book({ starts_at }, { key })
  await call('POST', '/v1/test_clock/advance', { by: 'PT2H' }, { key })
  const late = await call('PATCH', `/v1/sessions/${other.id}`, { person_id }, { key })
  assert.equal(codeOf(late), 'person_double_booked')
})

test('An individual session has one participant', async () => {
  const { body } = await book({ person_id: await person() })
  const second = { person_id: await person() }
  const refused = await step(body.id, 'add_participant', second)
  assert.deepEqual([refused.status, codeOf(refused)], [409, 'group_full'])
  assert.equal(await seats(body.id), 1)
  const two = [second, { person_id: await person() }]
  const booked = await book({ participants: two, starts_at: '2031-02-01T10:00:00Z' })
  assert.deepEqual([booked.status, booked.body.error.param], [400, 'participants'])
  const { body: family } = await book({ type: 'family', ...second })
  const joined = await step(family.id, 'add_participant', { person_id: await person() })
  assert.equal(joined.body.seats_taken, 2)
})

test('Of many concurrent holds for one person, one remains', async () => {
  const person_id = await person()
  // Already in care: being added as a participant is enough.
  await book({ person_id, starts_at: '2031-02-01T10:00:00Z' })
  const practitioner_id = await createPractitioner()
  const hours = Array.from({ length: 10 }, (_, hour) => `2031-01-01T1${hour}:00:00Z`)
  const answers = await Promise.all(
    hours.map((starts_at) => book({ practitioner_id, person_id, starts_at, hold: true })),
  )
  for (const { status, text } of answers) assert.equal(status, 200, text)
  const { rows } = await sql.query(
    "select status from sessions where practitioner_id = $1 and status = 'held'",
    [practitioner_id],
  )
  assert.equal(rows.length, 1)
})
