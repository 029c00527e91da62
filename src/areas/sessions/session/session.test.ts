// Tests rules specific to sessions. Generic tests cover their routes and lifecycle.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareForRoute } from '#tests/examples.ts'
import { call, createTestAccount, createPractitioner, sql } from '#tests/harness.ts'

const book = async (fields: object = {}) =>
  await call('POST', '/v1/sessions', {
    practitioner_id: await createPractitioner(),
    starts_at: '2031-01-01T10:00:00Z',
    ...fields,
  })

test('A session needs only a practitioner and a time, as JSON or as a form', async () => {
  const { status, body } = await book()
  assert.equal(status, 200)
  assert.equal(body.status, 'scheduled')
  assert.equal(body.duration_minutes, 50)
  assert.equal(body.ends_at, '2031-01-01T10:50:00.000Z')
  assert.equal(body.person_id, null)
  const raw = `practitioner_id=${await createPractitioner()}&starts_at=2031-01-01T10%3A00%3A00Z`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const form = await call('POST', '/v1/sessions', undefined, { raw, headers })
  assert.equal(form.body.starts_at, '2031-01-01T10:00:00.000Z')
})

test('Times are returned in UTC, whatever offset was sent', async () => {
  const { body } = await book({ starts_at: '2031-01-01T10:00:00.5+05:30' })
  assert.equal(body.starts_at, '2031-01-01T04:30:00.500Z')
})

const impossible = [
  '2031-02-29T10:00:00Z',
  '2031-01-01T24:00:00Z',
  '2031-01-01T10:60:00Z',
  '2031-01-01T10:00:60Z',
  '2031-13-01T10:00:00Z',
  '2031-04-31T10:00:00Z',
  '2031-01-01T10:00:00',
  '2031-01-01',
  '1925028000',
  1925028000,
  '',
  null,
  '2031-01-01 10:00:00Z',
  '2031-01-01T10:00Z',
  'tomorrow',
  '2031-01-01T10:00:00+24:00',
  '+002031-01-01T10:00:00Z',
  '20310101T100000Z',
]
for (const starts_at of impossible) {
  test(`${JSON.stringify(starts_at)} is rejected as a start time`, async () => {
    const { status, body } = await book({ starts_at })
    assert.equal(status, 400)
    assert.equal(body.error.code, 'validation_failed')
    assert.equal(body.error.param, 'starts_at')
  })
}

test("A past time can't be booked", async () => {
  const { status, body } = await book({ starts_at: '2020-01-01T10:00:00Z' })
  assert.equal(status, 422)
  assert.equal(body.error.code, 'starts_at_in_past')
})

test('An unknown ID is 404 with the parameter, before the time is checked', async () => {
  const past = { starts_at: '2020-01-01T10:00:00Z' }
  const none = await book({ ...past, practitioner_id: 'prac_nobody' })
  assert.equal(none.status, 404)
  assert.equal(none.body.error.param, 'practitioner_id')
  const person = await book({ ...past, person_id: 'per_nobody' })
  assert.equal(person.status, 404)
  assert.equal(person.body.error.param, 'person_id')
  const theirs = await createTestAccount()
  const foreign = await book({ practitioner_id: await createPractitioner({ key: theirs.key }) })
  assert.equal(foreign.status, 404)
})

test("A practitioner can't be booked twice at one time, but can be booked right after", async () => {
  const practitioner_id = await createPractitioner()
  assert.equal((await book({ practitioner_id })).status, 200)
  const overlapping = await book({ practitioner_id, starts_at: '2031-01-01T10:49:00Z' })
  assert.equal(overlapping.status, 409)
  assert.equal(overlapping.body.error.code, 'slot_taken')
  assert.equal((await book({ practitioner_id, starts_at: '2031-01-01T10:50:00Z' })).status, 200)
})

test('A canceled session frees its time', async () => {
  const practitioner_id = await createPractitioner()
  const { body } = await book({ practitioner_id })
  await call('POST', `/v1/sessions/${body.id}/cancel`, { reason: 'Moved' })
  assert.equal((await book({ practitioner_id })).status, 200)
})

test('Of two hundred concurrent bookings of one slot, one succeeds and the others conflict', async () => {
  const practitioner_id = await createPractitioner()
  const answers = await Promise.all(Array.from({ length: 200 }, () => book({ practitioner_id })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(answers.filter(({ body }) => body.error?.code === 'slot_taken').length, 199)
  const { rowCount } = await sql.query('select from sessions where practitioner_id = $1', [
    practitioner_id,
  ])
  assert.equal(rowCount, 1)
})

test('Of a concurrent start and cancel, one succeeds', async () => {
  const { body } = await book()
  await prepareForRoute('sessions.start', body.id)
  const answers = await Promise.all(
    ['start', 'cancel'].map((step) => call('POST', `/v1/sessions/${body.id}/${step}`)),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
})

test("An archived practitioner can't be booked", async () => {
  const practitioner_id = await createPractitioner()
  await call('PATCH', `/v1/practitioners/${practitioner_id}`, { archived: true })
  const { status, body } = await book({ practitioner_id })
  assert.equal(status, 422)
  assert.equal(body.error.code, 'practitioner_archived')
})

test("Sessions of an archived practitioner can't be rescheduled", async () => {
  const { body: session } = await book()
  await call('PATCH', `/v1/practitioners/${session.practitioner_id}`, { archived: true })
  const path = `/v1/sessions/${session.id}/reschedule`
  const { status, body } = await call('POST', path, { starts_at: '2031-05-01T10:00:00Z' })
  assert.equal(status, 422)
  assert.equal(body.error.code, 'practitioner_archived')
})
