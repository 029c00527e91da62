// Tests changes of a recurring event from one occurrence on (RANGE=THISANDFUTURE).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarFile, eventLines, showSpans } from '#tests/calendar_files.ts'
import { busySpansOf } from './busy_spans.ts'

const span = { from: Date.UTC(2027, 1, 1), until: Date.UTC(2028, 2, 1) }
const busyIn = (text: string) => showSpans(busySpansOf(text, 'America/New_York', span).spans)

test('A change of this and future occurrences moves them all, in local time', () => {
  const master = [
    'DTSTART;TZID=America/New_York:20270302T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=6',
    'EXDATE;TZID=America/New_York:20270330T090000',
  ]
  const later = (moment: string, ...lines: string[]) => [
    `RECURRENCE-ID;RANGE=THISANDFUTURE;${moment}`,
    ...lines,
  ]
  const busyWith = (...overrides: string[][]) =>
    busyIn(calendarFile(...[master, ...overrides].flatMap((each) => eventLines('series', ...each))))
  const on = (month_day: string, start: string, end: string) =>
    `2027-${month_day}T${start}Z/2027-${month_day}T${end}Z`
  const [second, fourth] = ['20270309T090000', '20270323T090000']
  const zone = 'TZID=America/New_York'
  const moved = later(`${zone}:${second}`, `DTSTART;${zone}:20270310T110000`, 'DURATION:PT2H')
  const shifted = [
    on('03-02', '14:00', '15:00'),
    on('03-10', '16:00', '18:00'),
    on('03-17', '15:00', '17:00'), // Clocks went forward on March 14.
    on('03-24', '15:00', '17:00'),
    on('04-07', '15:00', '17:00'),
  ]
  assert.deepEqual(busyWith(moved), shifted)
  const by_day = [...moved.slice(1), 'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20270309']
  assert.deepEqual(busyWith(by_day), shifted)
  const in_utc = [...moved.slice(1), 'RECURRENCE-ID;range=thisandfuture:20270309T140000Z']
  assert.deepEqual(busyWith(in_utc), shifted)
  // A later change wins, an exception stays an exception, and a cancellation ends the series.
  const single = [
    `RECURRENCE-ID;${zone}:20270316T090000`,
    `DTSTART:20270316T220000Z`,
    'DURATION:PT1H',
  ]
  assert.deepEqual(busyWith(moved, single).slice(1, 3), [
    on('03-10', '16:00', '18:00'),
    on('03-16', '22:00', '23:00'),
  ])
  const ended = later(`${zone}:${fourth}`, `DTSTART;${zone}:${fourth}`, 'STATUS:CANCELLED')
  assert.deepEqual(busyWith(ended, moved), shifted.slice(0, 3))
  const back = later(`${zone}:${fourth}`, `DTSTART;${zone}:${fourth}`, 'DURATION:PT30M')
  assert.deepEqual(busyWith(back, moved), [
    ...shifted.slice(0, 3),
    on('03-23', '13:00', '13:30'),
    on('04-06', '13:00', '13:30'),
  ])
})

test('A change of future occurrences moves them into the period that is read', () => {
  const lines = [
    ...eventLines('far', 'DTSTART:20260105T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;COUNT=2'),
    ...eventLines(
      'far',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20260105T090000Z',
      'DTSTART:20260205T090000Z',
      'DURATION:PT1H',
    ),
    ...eventLines('days', 'DTSTART;VALUE=DATE:20270601', 'RRULE:FREQ=DAILY;COUNT=3'),
    ...eventLines(
      'days',
      'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20270602',
      'DTSTART;VALUE=DATE:20270603',
      'DURATION:P1D',
    ),
  ]
  assert.deepEqual(busyIn(calendarFile(...lines)), [
    '2027-02-05T09:00Z/2027-02-05T10:00Z',
    '2027-06-01T04:00Z/2027-06-02T04:00Z',
    '2027-06-03T04:00Z/2027-06-05T04:00Z',
  ])
})
