// Quiet hours in the person's time zone, also over the changes of daylight saving time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterQuietHours, quietAt, reminderTime } from './quiet_hours.ts'

const zone = 'America/New_York'
const night = { start: '21:00', end: '08:00' }
const at = (time: string) => Temporal.Instant.from(time)
const local = (time: Temporal.Instant) =>
  time.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
const shown = (time: string, hours: { start: string; end: string } | null = night) =>
  local(afterQuietHours(at(time), zone, hours, null))

test('a message waits until the end of the quiet hours, and no other does', () => {
  assert.equal(shown('2027-01-15T03:00:00Z'), '2027-01-15T08:00')
  assert.equal(shown('2027-01-15T12:59:00Z'), '2027-01-15T08:00')
  assert.equal(shown('2027-01-15T13:00:00Z'), '2027-01-15T08:00')
  assert.equal(shown('2027-01-15T17:30:00Z'), '2027-01-15T12:30')
  assert.equal(shown('2027-01-15T03:00:00Z', null), '2027-01-14T22:00')
})

test('quiet hours within a day, and the same time twice, are understood', () => {
  const noon = { start: '12:00', end: '14:00' }
  assert.equal(shown('2027-01-15T18:00:00Z', noon), '2027-01-15T14:00')
  assert.equal(shown('2027-01-15T03:00:00Z', noon), '2027-01-14T22:00')
  assert.equal(
    quietAt(at('2027-01-15T18:00:00Z'), zone, { start: '08:00', end: '08:00' }),
    undefined,
  )
})

test('the end of the night is by the local clock when it changes', () => {
  assert.equal(shown('2027-03-14T03:00:00Z'), '2027-03-14T08:00')
  assert.equal(
    afterQuietHours(at('2027-03-14T03:00:00Z'), zone, night, null).toString(),
    '2027-03-14T12:00:00Z',
  )
  assert.equal(
    afterQuietHours(at('2027-11-07T03:00:00Z'), zone, night, null).toString(),
    '2027-11-07T13:00:00Z',
  )
})

test('what can not wait until the session is sent at once, and its reminder before the night', () => {
  const [now, starts] = [at('2027-01-15T03:00:00Z'), at('2027-01-15T12:00:00Z')]
  assert.equal(afterQuietHours(now, zone, night, starts), now)
  assert.equal(local(reminderTime(starts, 2, zone, night)), '2027-01-14T20:30')
  assert.equal(local(reminderTime(at('2027-01-15T14:00:00Z'), 2, zone, night)), '2027-01-15T08:00')
  assert.equal(local(reminderTime(at('2027-01-15T20:00:00Z'), 2, zone, night)), '2027-01-15T13:00')
})
