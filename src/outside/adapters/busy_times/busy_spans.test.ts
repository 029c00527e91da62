// Tests which times of a calendar are busy: files of three vendors, clock changes, recurrence rules
// compared with another library, and hostile input.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import rrule from 'rrule'
import {
  apple_busy,
  apple_file,
  calendarFile,
  eventLines,
  google_busy,
  google_file,
  outlook_busy,
  outlook_file,
  showSpans,
} from '#tests/calendar_files.ts'
import { busySpansOf } from './busy_spans.ts'
import { parseCalendar } from './parse.ts'
import { windows_zones } from './windows_zones.ts'

const span = { from: Date.UTC(2027, 1, 1), until: Date.UTC(2028, 2, 1) }
const home = 'America/New_York'
const busyIn = (text: string, zone = home) => showSpans(busySpansOf(text, zone, span).spans)
const busyFor = (...lines: string[]) => busyIn(calendarFile(...eventLines('one', ...lines)))

test('The busy times of calendars by Google, Outlook and Apple are found', () => {
  assert.deepEqual(busyIn(google_file), google_busy)
  assert.deepEqual(busyIn(outlook_file), outlook_busy)
  assert.deepEqual(busyIn(apple_file), apple_busy)
})

test('Line ends, letter case, folding and broken lines make no difference', () => {
  assert.deepEqual(busyIn(google_file.replaceAll('\r\n', '\n')), google_busy)
  assert.deepEqual(busyIn(google_file.replaceAll('UID:', 'no colon here\r\nUID:')), google_busy)
  const lower = google_file.replaceAll(/^(BEGIN|END|DTSTART|RRULE)\b/gm, (word) =>
    word.toLowerCase(),
  )
  assert.deepEqual(busyIn(lower), google_busy)
  const folded = google_file.replaceAll('DTEND', 'DT\r\n END').replaceAll('RRULE', 'RR\r\n\tULE')
  assert.deepEqual(busyIn(folded), google_busy)
})

test('A weekly event keeps its local time in the weeks of clock changes in two zones', () => {
  const weekly = (zone: string, start: string) =>
    busyFor(`DTSTART;TZID=${zone}:${start}`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3')
  assert.deepEqual(weekly('America/New_York', '20270309T090000'), [
    '2027-03-09T14:00Z/2027-03-09T15:00Z',
    '2027-03-16T13:00Z/2027-03-16T14:00Z',
    '2027-03-23T13:00Z/2027-03-23T14:00Z',
  ])
  assert.deepEqual(weekly('Europe/London', '20271026T090000'), [
    '2027-10-26T08:00Z/2027-10-26T09:00Z',
    '2027-11-02T09:00Z/2027-11-02T10:00Z',
    '2027-11-09T09:00Z/2027-11-09T10:00Z',
  ])
})

test('A skipped local time shifts forward, and a repeated one means the first', () => {
  const daily = (start: string) =>
    busyFor(`DTSTART;TZID=${home}:${start}`, 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=2')
  assert.deepEqual(daily('20270313T023000'), [
    '2027-03-13T07:30Z/2027-03-13T08:00Z',
    '2027-03-14T07:30Z/2027-03-14T08:00Z',
  ])
  assert.deepEqual(daily('20271106T013000'), [
    '2027-11-06T05:30Z/2027-11-06T06:00Z',
    '2027-11-07T05:30Z/2027-11-07T06:00Z',
  ])
})

test('An all-day event lasts as long as the local day', () => {
  assert.deepEqual(busyFor('DTSTART;VALUE=DATE:20270314'), ['2027-03-14T05:00Z/2027-03-15T04:00Z'])
  const everyYear = ['DTSTART;VALUE=DATE:20201107', 'RRULE:FREQ=YEARLY']
  assert.deepEqual(busyFor(...everyYear), ['2027-11-07T04:00Z/2027-11-08T05:00Z'])
})

test('A moved or canceled occurrence takes the place of the original, whatever names it', () => {
  const master = [
    'DTSTART;TZID=America/New_York:20270503T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=4',
  ]
  const overrides = [
    ['RECURRENCE-ID:20270503T130000Z', 'DTSTART:20270503T200000Z', 'DURATION:PT1H'],
    ['RECURRENCE-ID;VALUE=DATE:20270504', 'DTSTART:20270504T200000Z', 'STATUS:CANCELLED'],
    [
      'RECURRENCE-ID;TZID=Europe/London:20270505T140000',
      'DTSTART:20270505T200000Z',
      'DURATION:PT1H',
      'TRANSP:TRANSPARENT',
    ],
  ]
  const lines = [master, ...overrides].flatMap((each) => eventLines('series', ...each))
  const expected = ['2027-05-03T20:00Z/2027-05-03T21:00Z', '2027-05-06T13:00Z/2027-05-06T14:00Z']
  assert.deepEqual(busyIn(calendarFile(...lines)), expected)
  const orphan = calendarFile(...eventLines('series', ...overrides[0]!))
  assert.deepEqual(busyIn(orphan), expected.slice(0, 1))
})

test('Events that Attune wrote are apart, by session', () => {
  const id = 'ses_4Jv0hTq8kYb2Wm6Zc1Rx9N'
  const lines = ['DTSTART:20270310T100000Z', 'DURATION:PT1H']
  const { spans, sessions } = busySpansOf(
    calendarFile(...eventLines(`${id}@attune`, ...lines), ...eventLines('ses_1@attune', ...lines)),
    home,
    span,
  )
  assert.equal(spans.length, 1)
  assert.deepEqual(
    sessions.map((each) => [each.id, showSpans(each.spans)]),
    [[id, ['2027-03-10T10:00Z/2027-03-10T11:00Z']]],
  )
})

test('Every Windows name stands for a zone that exists', () => {
  assert.ok(Object.keys(windows_zones).length > 130)
  for (const [name, zone] of Object.entries(windows_zones)) {
    const at = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    assert.ok(at.offset, name)
  }
})

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const some = <T>(values: T[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength })
const random_rule = fc
  .record(
    {
      freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 5 }),
      end: fc.oneof(
        fc.integer({ min: 1, max: 200 }).map((count) => `COUNT=${count}`),
        fc.constantFrom('20270501T000000Z', '20280101T120000Z').map((until) => `UNTIL=${until}`),
      ),
      byday: some(weekdays),
      bymonth: some([1, 2, 3, 6, 11, 12]),
      bymonthday: some([1, 15, 28, 29, 30, 31, -1]),
      wkst: fc.constantFrom('MO', 'SU'),
    },
    { requiredKeys: ['freq', 'interval'] },
  )
  .map(({ freq, interval, end, byday, bymonth, bymonthday, wkst }) =>
    [
      `FREQ=${freq}`,
      `INTERVAL=${interval}`,
      end,
      byday && `BYDAY=${byday.join(',')}`,
      bymonth && `BYMONTH=${bymonth.join(',')}`,
      bymonthday && freq !== 'WEEKLY' && `BYMONTHDAY=${bymonthday.join(',')}`,
      wkst && `WKST=${wkst}`,
    ]
      .filter(Boolean)
      .join(';'),
  )
const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

test('Random recurrence rules have the occurrences that another library finds', () => {
  const day_ms = 86_400_000
  const starts = fc.integer({ min: -3_000, max: 300 }).map((day) => span.from + day * day_ms + 36e5)
  fc.assert(
    fc.property(random_rule, starts, (rule, start) => {
      const text = `DTSTART:${stamp(start)}`
      const other = rrule.rrulestr(`${text}\nRRULE:${rule}`)
      const inSpan = (ms: number) => ms >= span.from && ms < span.until
      // The first occurrence is the start, also if the rule excludes it.
      const expected = new Set(
        [
          start,
          ...other.between(new Date(span.from), new Date(span.until), true).map(Number),
        ].filter(inSpan),
      )
      const lines = eventLines('random', text, 'DURATION:PT1M', `RRULE:${rule}`)
      const { spans } = busySpansOf(calendarFile(...lines), 'UTC', span)
      const found = spans.map(({ from }) => from)
      assert.deepEqual(
        found,
        [...expected].sort((one, next) => one - next),
        `${text} ${rule}`,
      )
    }),
    { numRuns: 60 },
  )
})

const faultOf = (text: string, timeout_ms?: number) =>
  parseCalendar({ text, time_zone: home, span }, timeout_ms).then(
    ({ spans }) => spans.length,
    (error) => error.code,
  )

test('A file that is no calendar, and one without events', async () => {
  assert.equal(await faultOf('<!doctype html><title>Sign in</title>'), 'not_a_calendar')
  assert.equal(await faultOf('\0\u0001\uFFFD'.repeat(1_000)), 'not_a_calendar')
  assert.equal(await faultOf(''), 'not_a_calendar')
  assert.equal(await faultOf(calendarFile()), 0)
})

test('Events that cannot be read are left out, and the others count', () => {
  const good = eventLines('good', 'DTSTART:20270310T100000Z', 'DURATION:PT1H')
  const broken = [
    ['DTSTART:tomorrow', 'DURATION:PT1H'],
    ['DTSTART:20270310T100000Z', 'DURATION:an hour'],
    ['DTSTART:20270310T120000Z', 'DTEND:20270310T110000Z'],
    ['DTSTART:20270310T120000Z', 'DURATION:-PT1H'],
    ['DTEND:20270310T120000Z'],
    ['DTSTART:20270310T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=NEVER'],
  ].flatMap((lines, at) => eventLines(`broken-${at}`, ...lines))
  const unclosed = ['BEGIN:VEVENT', 'UID:open', 'DTSTART:20270311T100000Z', 'DURATION:PT1H']
  const text = calendarFile(...broken, ...good, ...unclosed)
  assert.deepEqual(busyIn(text), ['2027-03-10T10:00Z/2027-03-10T11:00Z'])
})

test('Endless rules, and rules that never match, end', async () => {
  const repeated = (rule: string, start = '19700101T000000Z') =>
    faultOf(calendarFile(...eventLines('x', `DTSTART:${start}`, 'DURATION:PT1S', `RRULE:${rule}`)))
  assert.equal(await repeated('FREQ=SECONDLY'), 'too_complex')
  assert.equal(await repeated('FREQ=MINUTELY'), 'too_complex')
  assert.equal(await repeated('FREQ=SECONDLY;COUNT=100000000'), 'too_complex')
  assert.equal(await repeated('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), 0)
  assert.equal(await repeated('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'), 0)
  assert.equal(await repeated('FREQ=HOURLY;INTERVAL=12'), 2 * 394)
})

test('A large calendar is read, and its titles are not needed for it', async () => {
  const title = `SUMMARY:${'x'.repeat(70)}${'\r\n '.concat('y'.repeat(70)).repeat(4)}`
  const lines = Array.from({ length: 10_000 }, (_, at) =>
    eventLines(
      `event-${at}`,
      `DTSTART:${stamp(span.from + at * 3_000_000)}`,
      'DURATION:PT10M',
      title,
    ),
  )
  assert.equal(await faultOf(calendarFile(...lines.flat())), 10_000)
})

test('Parsing ends after its time, and other work goes on meanwhile', async () => {
  const rules = Array.from({ length: 3_000 }, (_, at) =>
    eventLines(
      `rule-${at}`,
      'DTSTART:19800101T000000Z',
      'DURATION:PT1S',
      'RRULE:FREQ=HOURLY;COUNT=900000;BYHOUR=1,2,3;BYSECOND=1,2,3,4,5,6,7,8',
    ),
  )
  let turns = 0
  const ticking = setInterval(() => turns++, 5)
  assert.equal(await faultOf(calendarFile(...rules.flat()), 1_000), 'too_complex')
  clearInterval(ticking)
  assert.ok(turns > 0)
})
