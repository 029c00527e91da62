// Tests booking rules as pure functions: windows, time zones, clock changes and error codes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  bookingErrorCode,
  type BookingErrorCode,
  type Entry,
  opensAt,
  slotsIn,
  type Terms,
} from './bookable.ts'
import { merge } from '#kernel/spans.ts'
import { type Service, windowsBetween } from './windows.ts'

const ms = (text: string) => Temporal.Instant.from(text).epochMilliseconds
const every = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
const rule = (start_time: string, end_time: string, more = {}) => ({
  days: [...every],
  start_time,
  end_time,
  ...more,
})
const terms = (time_zone: string, changes: Partial<Terms> = {}): Terms => ({
  time_zone,
  rules: [rule('09:00', '12:00')],
  overrides: [],
  time_off: [],
  slot_step_minutes: 60,
  min_notice_minutes: 0,
  horizon_days: 730,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  max_per_day: null,
  crisis_skips_limits: false,
  ...changes,
})
const service: Service = { format: 'telehealth', type: 'individual' }
const situation = (given: Terms | null, changes = {}) => ({
  terms: given,
  service,
  duration_minutes: 60,
  calendar: [] as Entry[],
  now: ms('2026-11-15T00:00:00Z'),
  latest: Infinity,
  ...changes,
})
const entry = (from: string, until: string): Entry => ({
  from: ms(from),
  until: ms(until),
  starts: ms(from),
})

// The slots of one day of a zone, as wall times with their offset.
function slotsOn(date: string, given: Terms, changes = {}) {
  const day = Temporal.PlainDate.from(date)
  const zone = given.time_zone
  const from = day.toZonedDateTime(zone).epochMilliseconds
  const until = day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds
  return slotsIn(situation(given, changes), { from, until }).map((at) =>
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(zone)
      .toString({ timeZoneName: 'never', smallestUnit: 'minute' })
      .slice(11),
  )
}

// The night the clocks change, in both directions, in zones that do it each in their own way.
const nights: [string, string, string[]][] = [
  ['America/New_York', '2027-03-14', ['00:00-05:00', '01:00-05:00', '03:00-04:00']],
  [
    'America/New_York',
    '2027-11-07',
    ['00:00-04:00', '01:00-04:00', '01:00-05:00', '02:00-05:00', '03:00-05:00'],
  ],
  ['Europe/London', '2027-03-28', ['00:00+00:00', '02:00+01:00', '03:00+01:00']],
  [
    'Europe/London',
    '2027-10-31',
    ['00:00+01:00', '01:00+01:00', '01:00+00:00', '02:00+00:00', '03:00+00:00'],
  ],
  // Half an hour, not an hour: what is left at the end of the window is too short for a slot.
  ['Australia/Lord_Howe', '2027-10-03', ['00:00+10:30', '01:00+10:30', '02:30+11:00']],
  [
    'Australia/Lord_Howe',
    '2027-04-04',
    ['00:00+11:00', '01:00+11:00', '01:30+10:30', '02:30+10:30'],
  ],
  ['Pacific/Auckland', '2027-09-26', ['00:00+12:00', '01:00+12:00', '03:00+13:00']],
  [
    'Pacific/Auckland',
    '2027-04-04',
    ['00:00+13:00', '01:00+13:00', '02:00+13:00', '02:00+12:00', '03:00+12:00'],
  ],
  // No change, but an offset of five hours and three quarters.
  ['Asia/Kathmandu', '2027-03-14', ['00:00+05:45', '01:00+05:45', '02:00+05:45', '03:00+05:45']],
]
for (const [zone, date, slots] of nights) {
  test(`from midnight to four on ${date} in ${zone} there are ${slots.length} hours`, () => {
    assert.deepEqual(slotsOn(date, terms(zone, { rules: [rule('00:00', '04:00')] })), slots)
  })
}

const days: [string, string, string, string][] = [
  ['America/New_York', '2027-03-13', '09:00-05:00', '2027-03-14'],
  ['America/New_York', '2027-11-06', '09:00-04:00', '2027-11-07'],
  ['Europe/London', '2027-03-27', '09:00+00:00', '2027-03-28'],
  ['Europe/London', '2027-10-30', '09:00+01:00', '2027-10-31'],
  ['Australia/Lord_Howe', '2027-10-02', '09:00+10:30', '2027-10-03'],
  ['Pacific/Auckland', '2027-09-25', '09:00+12:00', '2027-09-26'],
]
for (const [zone, before, first, after] of days) {
  test(`nine o'clock stays nine o'clock in ${zone} from ${before} to ${after}`, () => {
    assert.equal(slotsOn(before, terms(zone))[0], first)
    const next = slotsOn(after, terms(zone))
    assert.equal(next[0]!.slice(0, 5), '09:00')
    assert.notEqual(next[0], first)
    assert.equal(next.length, 3)
  })
}

const onSkippedHour = (start: string, end: string) =>
  slotsOn(
    '2027-03-14',
    terms('America/New_York', { rules: [rule(start, end)], slot_step_minutes: 15 }),
    { duration_minutes: 15 },
  )

test('A window entirely within a skipped hour has no slots', () => {
  assert.deepEqual(onSkippedHour('02:00', '03:00'), [])
  assert.deepEqual(onSkippedHour('02:15', '02:45'), [])
  assert.deepEqual(onSkippedHour('02:30', '04:00'), ['03:30-04:00', '03:45-04:00'])
})

test('A window that ends within a skipped hour ends when the hour is skipped', () => {
  const last = ['01:30-05:00', '01:45-05:00']
  for (const end of ['02:00', '02:15', '02:30', '02:59', '03:00']) {
    assert.deepEqual(onSkippedHour('01:30', end), last, end)
  }
  const overnight = terms('America/New_York', { rules: [rule('22:00', '02:30')] })
  assert.deepEqual(slotsOn('2027-03-14', overnight), [
    '00:00-05:00',
    '01:00-05:00',
    '22:00-04:00',
    '23:00-04:00',
  ])
  // Nothing past the gap can be booked either.
  const night = terms('America/New_York', { rules: [rule('00:00', '02:30')] })
  const past_gap = bookingErrorCode(situation(night), ms('2027-03-14T07:00:00Z'))
  assert.equal(past_gap, 'outside_availability')
})

test("The machine's time zone doesn't matter", () => {
  const before = process.env.TZ
  process.env.TZ = 'Asia/Tokyo'
  try {
    assert.deepEqual(slotsOn('2027-11-07', terms('America/New_York')).slice(0, 1), ['09:00-05:00'])
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})

test('Overlapping and adjacent windows are merged, without lost or duplicate slots', () => {
  const both = terms('Asia/Kathmandu', { rules: [rule('09:00', '11:30'), rule('11:00', '13:00')] })
  assert.deepEqual(
    slotsOn('2027-03-01', both).map((slot) => slot.slice(0, 5)),
    ['09:00', '10:00', '11:00', '12:00'],
  )
  const touching = terms('Asia/Kathmandu', {
    rules: [rule('09:00', '10:30'), rule('10:30', '12:00')],
  })
  assert.equal(slotsOn('2027-03-01', touching).length, 3)
})

test('A window and a session can pass midnight', () => {
  const late = terms('America/New_York', { rules: [rule('22:00', '02:00', { days: ['monday'] })] })
  assert.deepEqual(slotsOn('2027-03-01', late), ['22:00-05:00', '23:00-05:00'])
  assert.deepEqual(slotsOn('2027-03-02', late), ['00:00-05:00', '01:00-05:00'])
  const always = terms('America/New_York', { rules: [rule('00:00', '24:00')] })
  assert.equal(slotsOn('2027-03-01', always, { duration_minutes: 90 }).length, 24)
})

test("An override replaces a day in the practitioner's time zone, not in UTC", () => {
  const auckland = terms('Pacific/Auckland', {
    overrides: [
      { date: '2027-03-02', windows: [] },
      { date: '2027-03-03', windows: [{ start_time: '18:00', end_time: '19:00' }] },
    ],
  })
  assert.equal(slotsOn('2027-03-01', auckland).length, 3)
  assert.deepEqual(slotsOn('2027-03-02', auckland), [])
  assert.deepEqual(slotsOn('2027-03-03', auckland), ['18:00+13:00'])
})

test("The daily limit counts days in the practitioner's time zone", () => {
  const limited = terms('Pacific/Auckland', { max_per_day: 1 })
  // Nine on 2 March in Auckland is still 1 March in UTC.
  const calendar = [entry('2027-03-01T20:00:00Z', '2027-03-01T21:00:00Z')]
  assert.deepEqual(slotsOn('2027-03-02', limited, { calendar }), [])
  assert.equal(slotsOn('2027-03-01', limited, { calendar }).length, 3)
  assert.equal(
    bookingErrorCode(situation(limited, { calendar }), ms('2027-03-01T22:00:00Z')),
    'at_capacity',
  )
})

test('A completed session blocks no time and still counts toward the daily limit', () => {
  const over = { ...entry('2027-03-01T14:00:00Z', '2027-03-01T14:00:00Z') }
  const open = terms('America/New_York')
  assert.equal(slotsOn('2027-03-01', open, { calendar: [over] }).length, 3)
  const limited = terms('America/New_York', { max_per_day: 1 })
  assert.equal(slotsOn('2027-03-01', limited, { calendar: [over] }).length, 0)
})

test('Buffers apply on both sides, to new and to existing sessions', () => {
  const buffered = terms('Etc/UTC', { buffer_before_minutes: 10, buffer_after_minutes: 10 })
  const check = (calendar: Entry[]) =>
    bookingErrorCode(situation(buffered, { calendar }), ms('2027-03-01T10:00:00Z'))
  assert.equal(check([entry('2027-03-01T09:00:00Z', '2027-03-01T09:50:00Z')]), undefined)
  assert.equal(check([entry('2027-03-01T09:00:00Z', '2027-03-01T09:51:00Z')]), 'slot_taken')
  assert.equal(check([entry('2027-03-01T11:10:00Z', '2027-03-01T12:00:00Z')]), undefined)
  assert.equal(check([entry('2027-03-01T11:09:00Z', '2027-03-01T12:00:00Z')]), 'slot_taken')
})

const at = (text: string, given: Terms, changes = {}) =>
  bookingErrorCode(situation(given, changes), ms(text))
const utc = (changes: Partial<Terms> = {}) => terms('Etc/UTC', changes)

test('An error that depends on the time says when booking becomes possible', () => {
  const new_york = terms('America/New_York', { horizon_days: 30, min_notice_minutes: 600 })
  const now = ms('2027-02-01T12:00:00Z')
  const opens = (code: BookingErrorCode, starts: string) => {
    const at = opensAt(new_york, code, ms(starts), now)
    return at && new Date(at).toISOString()
  }
  assert.equal(opens('too_short_notice', '2027-02-01T15:00:00Z'), '2027-02-01T22:00:00.000Z')
  // The window opens at midnight where the practitioner is, across a change of the clocks too.
  const starts = '2027-03-20T15:00:00Z'
  const opens_at = opens('beyond_booking_window', starts)!
  assert.equal(opens_at, '2027-02-18T05:00:00.000Z')
  const codeAt = (time: number) =>
    bookingErrorCode({ ...situation(new_york), now: time }, ms(starts))
  assert.equal(codeAt(ms(opens_at) - 1), 'beyond_booking_window')
  assert.notEqual(codeAt(ms(opens_at)), 'beyond_booking_window')
  assert.equal(opens('slot_taken', starts), undefined)
})

test('Each rule has its own error code', () => {
  assert.equal(at('2027-03-01T09:00:00Z', utc()), undefined)
  assert.equal(at('2026-11-14T09:00:00Z', utc()), 'starts_at_in_past')
  assert.equal(at('2027-03-01T08:00:00Z', utc()), 'outside_availability')
  assert.equal(at('2027-03-01T11:30:00Z', utc()), 'outside_availability')
  assert.equal(at('2027-03-01T09:30:00Z', utc()), 'outside_availability')
  const time_off = [{ starts_at: '2027-03-01T09:59:00Z', ends_at: '2027-03-01T10:30:00Z' }]
  assert.equal(at('2027-03-01T09:00:00Z', utc({ time_off })), 'outside_availability')
  assert.equal(at('2027-03-01T11:00:00Z', utc({ time_off })), undefined)
  const hasty = utc({ min_notice_minutes: 600 })
  assert.equal(at('2026-11-15T09:00:00Z', hasty), 'too_short_notice')
  assert.equal(at('2026-11-15T10:00:00Z', hasty), undefined)
  assert.equal(at('2026-11-17T09:00:00Z', utc({ horizon_days: 1 })), 'beyond_booking_window')
  assert.equal(at('2026-11-16T11:00:00Z', utc({ horizon_days: 1 })), undefined)
})

test('A rule can be limited to formats, types and dates', () => {
  const rules = [
    rule('09:00', '12:00', { formats: ['in_person'] }),
    rule('14:00', '16:00', { types: ['intake'], effective_from: '2027-03-02' }),
    rule('18:00', '19:00', { effective_until: '2027-03-01' }),
  ]
  const count = (date: string, format: string, type: string) =>
    slotsOn(date, utc({ rules }), { service: { format, type } }).length
  assert.equal(count('2027-03-01', 'in_person', 'individual'), 4)
  assert.equal(count('2027-03-01', 'telehealth', 'intake'), 1)
  assert.equal(count('2027-03-02', 'telehealth', 'intake'), 2)
  assert.equal(count('2027-03-02', 'phone', 'individual'), 0)
})

test('Without published availability, only past and booked times are rejected', () => {
  const calendar = [entry('2027-03-01T09:00:00Z', '2027-03-01T10:00:00Z')]
  const check = (text: string) => bookingErrorCode(situation(null, { calendar }), ms(text))
  assert.equal(check('2027-03-01T10:00:00Z'), undefined)
  assert.equal(check('2027-03-01T08:00:00Z'), undefined)
  assert.equal(check('2027-03-01T08:01:00Z'), 'slot_taken')
  assert.equal(check('2020-03-01T08:01:00Z'), 'starts_at_in_past')
  assert.deepEqual(slotsIn(situation(null), { from: 0, until: 1e12 }), [])
})

test('A maximum number of slots returns the earliest ones', () => {
  const span = { from: ms('2027-03-01T09:30:00Z'), until: ms('2027-03-09T00:00:00Z') }
  const all = slotsIn(situation(utc()), span)
  assert.deepEqual(slotsIn(situation(utc()), span, 3), all.slice(0, 3))
  assert.deepEqual(all, all.toSorted())
  assert.equal(windowsBetween(utc(), service, span).length, 10)
  assert.deepEqual(merge([]), [])
})
