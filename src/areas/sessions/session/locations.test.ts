// Tests where care takes place, on a fresh account: what a refused step leaves behind, whose
// location counts and until when, and the jurisdiction of in-person care.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#tests/harness.ts'
import { freshPractice, resultOf } from '#tests/fresh_practice.ts'

const there = (jurisdiction: string) => ({ person_location: { jurisdiction } })
const newYork = there('US-NY')
const newJersey = there('US-NJ')
const refused = [422, 'practitioner_not_eligible']
const unlocated = [422, 'location_required']

// A practice whose practitioner is licensed in New York only.
async function setUp(profile: object = {}) {
  const practice = await freshPractice(profile)
  const verified = { board_status: 'active', issued_on: '2010-01-01', encumbered: false }
  await sql.query(
    "update practitioners set status = 'verified', licenses = $2::jsonb where id = $1",
    [practice.practitioner_id, JSON.stringify([{ id: 'lic_1', jurisdiction: 'US-NY', verified }])],
  )
  return practice
}

for (const verb of ['check_in', 'start'] as const) {
  test(`A location that a refused ${verb} contradicts has to be confirmed again`, async () => {
    const { book, step, person, inMinutes, read, ask } = await setUp()
    const person_id = await person()
    const session = await book(inMinutes(20), { person_id, ...newYork })
    assert.deepEqual(resultOf(await step(session, verb, newJersey)), refused)
    assert.equal((await read(session)).version, session.body.version)
    const bare = await step(session, 'start')
    assert.deepEqual(resultOf(bare), unlocated)
    assert.equal(bare.body.error.param, 'person_location')
    const entries = await ask(
      'GET',
      `/v1/audit_entries?object_id=${session.body.id}&action=session.location_contradicted`,
    )
    const [{ outcome, fields, person_id: about }] = entries.body.data
    assert.deepEqual([outcome, fields, about], ['denied', ['person_location'], person_id])
    assert.equal((await step(session, 'start', newYork)).status, 200)
    assert.equal((await step(session, 'complete')).status, 200)
  })
}

test('A session in progress whose person turns out to be elsewhere needs a location to complete', async () => {
  const { book, step, person, inMinutes, advance } = await setUp()
  const person_id = await person()
  const never_started = await book(inMinutes(20), { person_id, ...newYork })
  await advance('PT30M')
  assert.deepEqual(resultOf(await step(never_started, 'complete', newJersey)), refused)
  assert.deepEqual(resultOf(await step(never_started, 'complete')), unlocated)
  assert.equal((await step(never_started, 'complete', newYork)).status, 200)

  const started = await book(inMinutes(120), { person_id, ...newYork })
  await advance('PT80M')
  await step(started, 'start')
  assert.deepEqual(resultOf(await step(started, 'complete', newJersey)), refused)
  assert.deepEqual(resultOf(await step(started, 'complete')), unlocated)
  const overridden = await step(started, 'complete', { override_checks: true })
  assert.deepEqual([overridden.status, overridden.body.checks_overridden], [200, true])
})

test('The same location again, and a refusal without one, contradict nothing', async () => {
  const { book, step, person, at, advance } = await setUp()
  const person_id = await person()
  const session = await book(at(2), { person_id, ...newYork })
  assert.deepEqual(resultOf(await step(session, 'check_in', newYork)), [422, 'too_early'])
  assert.deepEqual(resultOf(await step(session, 'start')), [422, 'too_early'])
  await advance('PT72H')
  assert.equal((await step(session, 'complete')).status, 200)
})

test('The location of one person never counts for another', async () => {
  const { ask, book, step, person, inMinutes } = await setUp()
  const [first, second] = [await person(), await person()]
  const session = await book(inMinutes(20), { person_id: first, ...newYork })
  const path = `/v1/sessions/${session.body.id}`
  const changed = await ask('PATCH', path, { person_id: second })
  assert.deepEqual([changed.status, changed.body.person_location], [200, null])
  assert.deepEqual(resultOf(await step(session, 'start')), unlocated)
  await ask('PATCH', path, { person_id: null })
  assert.equal((await step(session, 'check_in')).status, 200)

  const group = await book(inMinutes(120), {
    ...newYork,
    type: 'group',
    person_id: first,
    participants: [{ person_id: second }],
  })
  const left = await step(group, 'remove_participant', { person_id: first })
  assert.equal(left.body.person_location, null)
})

test('A location given before the person is named is theirs', async () => {
  const { ask, book, person, inMinutes } = await setUp()
  const session = await book(inMinutes(20), newYork)
  const path = `/v1/sessions/${session.body.id}`
  const named = await ask('PATCH', path, { person_id: await person() })
  assert.equal(named.body.person_location.jurisdiction, 'US-NY')
})

test('A check-in counts for its day, a location from booking for every day', async () => {
  const { book, step, person, inMinutes, at } = await setUp()
  const person_id = await person()
  const session = await book(inMinutes(20), { person_id, ...newYork })
  assert.equal((await step(session, 'check_in', newYork)).status, 200)
  await step(session, 'reopen')
  const moved = await step(session, 'reschedule', { starts_at: at(3) })
  assert.deepEqual([moved.status, moved.body.person_location], [200, null])

  const booked = await book(at(5), { person_id, ...newYork })
  const later = await step(booked, 'reschedule', { starts_at: at(6) })
  assert.equal(later.body.person_location.jurisdiction, 'US-NY')
})

test('Check-in needs no location if no person attends', async () => {
  const { book, step, inMinutes } = await setUp()
  const session = await book(inMinutes(20))
  assert.equal((await step(session, 'check_in')).body.status, 'checked_in')
  assert.equal((await step(session, 'start')).body.status, 'started')
})

test('In-person care starts only where its jurisdiction is known', async () => {
  const { ask, book, step, person, inMinutes, advance, practitioner_id, own } = await setUp()
  const visit = { person_id: await person(), format: 'in_person' }
  const newark = { place: { name: 'Newark', address: '1 Broad Street, Newark, NJ 07102' } }
  assert.deepEqual(resultOf(await book(inMinutes(20), { ...visit, ...newark })), refused)

  const session = await book(inMinutes(20), visit)
  assert.equal(session.status, 200)
  const bare = await step(session, 'start')
  assert.deepEqual(resultOf(bare), unlocated)
  assert.equal(bare.body.error.param, 'place.jurisdiction')
  const path = `/v1/sessions/${session.body.id}`
  assert.deepEqual(resultOf(await ask('PATCH', path, newark)), refused)
  assert.equal((await ask('PATCH', path, { place: { name: 'Room 2' } })).status, 200)
  assert.deepEqual(resultOf(await step(session, 'start')), unlocated)
  await ask('PATCH', path, { place: { name: 'Room 2', address: '1 Main Street, Albany, NY' } })
  assert.equal((await step(session, 'start')).status, 200)

  const locate = (...states: string[]) =>
    ask('PATCH', own, { practice_locations: states.map((jurisdiction) => ({ jurisdiction })) })
  const next = await book(inMinutes(120), visit)
  await sql.query("update practitioners set status = 'verified' where id = $1", [practitioner_id])
  await locate('US-NJ')
  assert.deepEqual(resultOf(await book(inMinutes(240), visit)), refused)
  assert.equal((await book(inMinutes(360))).status, 200)
  await locate('US-NY', 'US-NJ')
  assert.equal((await book(inMinutes(240), visit)).status, 200)
  await locate('US-NY', 'US-NY')
  await advance('PT100M')
  assert.equal((await step(next, 'start')).status, 200)
})

test('A refused dry run leaves no trace of the location it gave', async () => {
  const { ask, book, step, person, inMinutes } = await setUp()
  const session = await book(inMinutes(20), { person_id: await person(), ...newYork })
  const rehearsed = await ask('POST', `/v1/sessions/${session.body.id}/start`, newJersey, {
    'Dry-Run': 'true',
  })
  assert.deepEqual(resultOf(rehearsed), refused)
  assert.equal((await step(session, 'start')).status, 200, 'the location still counts')
})
