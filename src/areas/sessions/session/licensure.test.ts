// Tests that the person's location decides which license is required, and when it is checked.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inDays } from '#tests/dates.ts'
import { call, db, log, createTestAccount, outside, secrets, sql } from '#tests/harness.ts'
import { runScheduledJobs } from '#jobs/clock.ts'

const name = { given: 'Ada', family: 'Okafor' }
const license = {
  jurisdiction: 'US-CA',
  title: 'LP',
  number: 'PSY1',
  attested: { status: 'active', expires_on: '2039-12-31' },
}

async function setUp() {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: object) => call(method, path, body, { key })
  const made = await ask('POST', '/v1/practitioners', {
    name,
    profession: 'psychologist',
    licenses: [license],
  })
  assert.equal(made.status, 200, made.text)
  const { id } = made.body
  await sql.query("update practitioners set status = 'verified' where id = $1", [id])
  const book = (jurisdiction: string | null, starts_at: string) =>
    ask('POST', '/v1/sessions', {
      practitioner_id: id,
      starts_at,
      ...(jurisdiction && { person_location: { jurisdiction } }),
    })
  const work = async () => {
    for (let i = 0; i < 4; i++) await runScheduledJobs({ db, secrets, outside, log }, () => true)
  }
  return { ask, id, book, work }
}

test("A suspended practitioner can't be booked, and existing sessions are flagged", async () => {
  const { ask, id, book, work } = await setUp()
  const there = await book('US-CA', '2031-01-01T10:00:00Z')
  const anywhere = await book(null, '2031-01-02T10:00:00Z')
  assert.equal(there.status, 200, there.text)
  assert.equal(there.body.at_risk, false)
  await work()

  const suspended = await ask('POST', `/v1/practitioners/${id}/suspend`, {
    reason: 'Complaint',
  })
  assert.equal(suspended.status, 200, suspended.text)
  const refused = await book('US-CA', '2031-01-03T10:00:00Z')
  assert.equal(refused.status, 422)
  assert.equal(refused.body.error.code, 'practitioner_not_eligible')

  await work()
  const flagged = (await ask('GET', `/v1/sessions/${there.body.id}`)).body
  assert.deepEqual([flagged.at_risk, flagged.status], [true, 'scheduled'])
  const other = (await ask('GET', `/v1/sessions/${anywhere.body.id}`)).body
  assert.deepEqual([other.at_risk, other.at_risk_reason], [true, 'practitioner_suspended'])

  await ask('POST', `/v1/practitioners/${id}/reinstate`)
  await work()
  assert.equal((await ask('GET', `/v1/sessions/${there.body.id}`)).body.at_risk, false)
  const { rows } = await sql.query(
    "select type from events where object_id = $1 and type <> 'session.created' order by position",
    [there.body.id],
  )
  assert.deepEqual(
    rows.map(({ type }) => type),
    ['session.put_at_risk', 'session.cleared'],
  )
})

test("Check-in checks the license again for the person's current location", async () => {
  const { ask, id, book } = await setUp()
  const { body } = await book(null, inDays(16, '10:00:00'))
  await ask('POST', '/v1/test_clock/advance', { to: inDays(16, '09:55:00') })
  await sql.query("update practitioners set status = 'suspended' where id = $1", [id])
  const step = `/v1/sessions/${body.id}/check_in`
  const refused = await ask('POST', step, { person_location: { jurisdiction: 'US-CA' } })
  assert.equal(refused.body.error.code, 'practitioner_not_eligible')
  await sql.query("update practitioners set status = 'unverified' where id = $1", [id])
  const there = await ask('POST', step, { person_location: { jurisdiction: 'US-CA' } })
  assert.equal(there.status, 200, there.text)
})

// The license of the one who is set up ends with 2039.
test("A session can't be rescheduled to a date without a license", async () => {
  const { ask, book } = await setUp()
  const { body } = await book('US-CA', '2031-01-01T10:00:00Z')
  const move = (starts_at: string) =>
    ask('POST', `/v1/sessions/${body.id}/reschedule`, { starts_at })
  const refused = await move('2040-02-01T10:00:00Z')
  assert.deepEqual([refused.status, refused.body.error?.code], [422, 'practitioner_not_eligible'])
  assert.equal((await move('2039-02-01T10:00:00Z')).status, 200)
})

test('Each session of a series is checked on its own date, on booking and on rescheduling', async () => {
  const { ask, id } = await setUp()
  const request = {
    practitioner_id: id,
    starts_at: '2039-12-20T10:00:00Z',
    count: 3,
    person_location: { jurisdiction: 'US-CA' },
  }
  const add = (more: object) => ask('POST', '/v1/session_series', { ...request, ...more })
  const refused = await add({})
  assert.equal(refused.status, 409, refused.text)
  const late = { starts_at: '2040-01-03T10:00:00.000Z', code: 'practitioner_not_eligible' }
  assert.deepEqual(refused.body.error.conflicts, [late])
  const { body: series } = await add({ on_conflict: 'skip' })
  assert.equal(series.session_ids.length, 2)
  const moved = await ask('POST', `/v1/session_series/${series.id}/reschedule`, {
    scope: 'all',
    starts_at: '2039-12-27T10:00:00Z',
  })
  assert.deepEqual(moved.body.error.conflicts, [late])
})

test("A suspended practitioner can't start a session, and a checked-in session is flagged too", async () => {
  const { ask, id, book, work } = await setUp()
  const { now } = (await ask('GET', '/v1/test_clock')).body
  const soon = Temporal.Instant.from(now).add({ minutes: 20 }).round('minute')
  const later = soon.add({ hours: 2 })
  const [one, other] = [await book('US-CA', soon.toString()), await book(null, later.toString())]
  const step = (session: typeof one, name: string) =>
    ask('POST', `/v1/sessions/${session.body.id}/${name}`, {
      ...(name === 'check_in' && { person_location: { jurisdiction: 'US-CA' } }),
    })
  assert.equal((await step(one, 'check_in')).status, 200)
  await work()
  await ask('POST', `/v1/practitioners/${id}/suspend`, { reason: 'Complaint' })
  await work()
  const { body } = await ask('GET', `/v1/sessions/${one.body.id}`)
  assert.deepEqual([body.at_risk, body.status], [true, 'checked_in'])
  const refused = await step(one, 'start')
  assert.deepEqual([refused.status, refused.body.error?.code], [422, 'practitioner_not_eligible'])
  await ask('POST', '/v1/test_clock/advance', { by: 'PT2H' })
  assert.equal((await step(other, 'start')).status, 422)
})

test("The license must be valid on the local date of the person's location", async () => {
  const { id, book } = await setUp()
  await sql.query(
    `update practitioners set time_zone = 'Asia/Tokyo', licenses = jsonb_set(licenses, '{0,verified}',
       '{"board_status": "active", "issued_on": "2010-01-01", "expires_on": "2030-12-31",
         "encumbered": false}')
     where id = $1`,
    [id],
  )
  // New Year in California comes eight hours after that of UTC.
  assert.equal((await book('US-CA', '2031-01-01T07:00:00Z')).status, 200)
  const late = await book('US-CA', '2031-01-01T08:30:00Z')
  assert.equal(late.body.error.code, 'practitioner_not_eligible')
})

for (const [place, known] of Object.entries({
  'US-XX': false,
  'US-ca': false,
  US: true,
  DE: true,
})) {
  test(`${place} is ${known ? 'accepted' : 'rejected'} as a jurisdiction`, async () => {
    const { ask, id, book } = await setUp()
    const { status, body } = await book(place, '2031-01-03T10:00:00Z')
    if (!known) assert.deepEqual([status, body.error.param], [400, 'person_location.jurisdiction'])
    else assert.notEqual(status, 400)
    // States issue licenses, so eligibility needs a state and not only a country.
    const request = await ask('GET', `/v1/practitioners/${id}/eligibility?jurisdiction=${place}`)
    assert.deepEqual([request.status, request.body.error.param], [400, 'jurisdiction'])
    assert.match(request.body.error.message, /ISO 3166-2 subdivision code, for example `US-CA`/)
  })
}
