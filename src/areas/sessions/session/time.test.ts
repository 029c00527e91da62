// Tests that invalid start times are rejected with an explanation.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createPractitioner, sql } from '#tests/harness.ts'

const form = (practitioner_id: string, starts_at: string) =>
  call('POST', '/v1/sessions', undefined, {
    raw: `practitioner_id=${practitioner_id}&${starts_at}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const practitioner_id = await createPractitioner()

const wrong: [string, unknown, RegExp][] = [
  ['29 February of a common year', '2031-02-29T10:00:00Z', /day that doesn't exist/],
  ['31 April', '2031-04-31T10:00:00Z', /day that doesn't exist/],
  ['a thirteenth month', '2031-13-01T10:00:00Z', /invalid month/],
  ['24:00', '2031-01-01T24:00:00Z', /invalid hour. Hours go from 00 to 23/],
  ['minute 60', '2031-01-01T10:60:00Z', /invalid minute/],
  ['second 60', '2031-01-01T10:00:60Z', /Leap seconds/],
  ['a missing offset', '2031-01-01T10:00:00', /no UTC offset/],
  ['a missing time', '2031-01-01', /no time, only a date/],
  ['missing seconds', '2031-01-01T10:00Z', /no seconds/],
  ['a space for T', '2031-01-01 10:00:00Z', /no `T` between/],
  ['an epoch as text', '1925028000', /a number, not a timestamp/],
  ['an epoch', 1925028000, /must be a timestamp string/],
  ['nothing', '', /empty/],
  ['two values', ['2031-01-01T10:00:00Z', '2031-01-01T11:00:00Z'], /must be a timestamp string/],
  ['a zone in brackets', '2031-01-01T10:00:00Z[Etc/UTC]', /brackets/],
  ['a word', 'tomorrow', /isn't a valid timestamp/],
]
for (const [what, starts_at, says] of wrong) {
  test(`${what} is refused with a reason, and without the value`, async () => {
    const { status, body, text } = await call('POST', '/v1/sessions', {
      practitioner_id,
      starts_at,
    })
    assert.equal(status, 400)
    assert.equal(body.error.code, 'validation_failed')
    assert.equal(body.error.param, 'starts_at')
    assert.match(body.error.message, says)
    if (typeof starts_at === 'string' && starts_at) assert.equal(text.includes(starts_at), false)
  })
}

test('A plus sent as a space in a form is explained, and duplicate form values are rejected', async () => {
  const spaced = await form(practitioner_id, 'starts_at=2031-01-01T10:00:00+00:00')
  assert.equal(spaced.status, 400)
  assert.equal(spaced.body.error.param, 'starts_at')
  assert.match(spaced.body.error.message, /%2B/)
  const twice = 'starts_at=2031-01-01T10:00:00Z&starts_at=2031-01-01T11:00:00Z'
  const two = await form(practitioner_id, twice)
  assert.equal(two.status, 400)
  assert.equal(two.body.error.param, 'starts_at')
  const right = await form(practitioner_id, 'starts_at=2031-01-01T10:00:00%2B00:00')
  assert.equal(right.status, 200)
})

test("A past time is rejected and doesn't use up the idempotency key", async () => {
  const request = { idempotency_key: 'first-too-early' }
  const past = { practitioner_id, starts_at: '2020-01-01T10:00:00Z' }
  const refused = await call('POST', '/v1/sessions', past, request)
  assert.equal(refused.status, 422)
  assert.equal(refused.body.error.code, 'starts_at_in_past')
  const later = { practitioner_id, starts_at: '2033-01-01T10:00:00Z' }
  const booked = await call('POST', '/v1/sessions', later, request)
  assert.equal(booked.status, 200)
  assert.equal(booked.headers['idempotent-replayed'], undefined)
  const { rowCount } = await sql.query('select from sessions where id = $1', [booked.body.id])
  assert.equal(rowCount, 1)
})

test('The length is sent in minutes or as the end time, and both must agree', async () => {
  const book = (fields: object) =>
    call('POST', '/v1/sessions', { practitioner_id, starts_at: '2034-01-01T10:00:00Z', ...fields })
  const refused: [object, RegExp][] = [
    [{ ends_at: '2034-01-01T10:00:00Z' }, /must be after `starts_at`/],
    [{ ends_at: '2034-01-01T10:01:00Z' }, /5 minutes to 24 hours/],
    [{ ends_at: '2034-01-01T10:30:30Z' }, /whole minutes/],
    [{ ends_at: '2034-01-03T10:00:00Z' }, /5 minutes to 24 hours/],
    [{ ends_at: '2034-01-01T11:00:00Z', duration_minutes: 50 }, /agree/],
  ]
  for (const [fields, says] of refused) {
    const { status, body } = await book(fields)
    assert.equal(status, 400, JSON.stringify(fields))
    assert.equal(body.error.param, 'ends_at')
    assert.match(body.error.message, says)
  }
  const { body } = await book({ ends_at: '2034-01-01T11:30:00+00:00', duration_minutes: 90 })
  assert.equal(body.duration_minutes, 90)
  assert.equal(body.ends_at, '2034-01-01T11:30:00.000Z')
})
