// Tests how long an offer stays open.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offerDeadline } from './response_time.ts'

const zone = 'America/New_York'
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant()
const deadline = (now: string, starts: string, notice_minutes = 120) =>
  offerDeadline(at(now), { starts_at: at(starts).toString(), notice_minutes }, zone)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString()

test('The sooner the session begins, the sooner the offer ends', () => {
  assert.equal(deadline('2027-03-01T09:00', '2027-03-20T09:00'), '2027-03-01T21:00:00')
  assert.equal(deadline('2027-03-01T09:00', '2027-03-05T09:00'), '2027-03-01T15:00:00')
  assert.equal(deadline('2027-03-01T09:00', '2027-03-02T10:00'), '2027-03-01T12:00:00')
  assert.equal(deadline('2027-03-01T09:00', '2027-03-01T17:00'), '2027-03-01T10:00:00')
})

test('The time stops at night, also when clocks change', () => {
  assert.equal(deadline('2027-03-01T20:00', '2027-03-05T20:00'), '2027-03-02T13:00:00')
  assert.equal(deadline('2027-03-01T23:30', '2027-03-05T23:30'), '2027-03-02T14:00:00')
  assert.equal(deadline('2027-03-02T03:00', '2027-03-05T20:00'), '2027-03-02T14:00:00')
  // Clocks go forward on March 14.
  assert.equal(deadline('2027-03-13T20:00', '2027-03-18T20:00'), '2027-03-14T13:00:00')
})

test('An offer ends before the notice that the person needs', () => {
  assert.equal(deadline('2027-03-01T22:00', '2027-03-02T09:00', 60), '2027-03-02T08:00:00')
  assert.equal(deadline('2027-03-01T09:00', '2027-03-01T11:30', 120), '2027-03-01T09:30:00')
})
