// iCalendar files shaped like those of Google, Outlook and Apple, for tests of external calendars.

export const calendarFile = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')

export const eventLines = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20260101T000000Z',
  ...lines,
  'END:VEVENT',
]

// A private address of Google: UTC for single events, IANA names, a cancelled occurrence.
export const google_file = calendarFile(
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:ada@example.com',
  'X-WR-TIMEZONE:America/New_York',
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'X-LIC-LOCATION:America/New_York',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'DTSTART:19700308T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'DTSTART:19701101T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
  ...eventLines(
    'weekly@google.com',
    'DTSTART;TZID=America/New_York:20270308T090000',
    'DTEND;TZID=America/New_York:20270308T100000',
    'RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20270405T035959Z;BYDAY=MO',
    'EXDATE;TZID=America/New_York:20270315T090000',
    'SUMMARY:Therapy for M. Example',
    'DESCRIPTION:Private\\, long',
    '  and folded',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DURATION:PT9H',
    'END:VALARM',
  ),
  ...eventLines(
    'weekly@google.com',
    'DTSTART;TZID=America/New_York:20270323T110000',
    'DTEND;TZID=America/New_York:20270323T113000',
    'RECURRENCE-ID;TZID=America/New_York:20270322T090000',
  ),
  ...eventLines('once@google.com', 'DTSTART:20270310T170000Z', 'DTEND:20270310T180000Z'),
  ...eventLines(
    'birthday@google.com',
    'DTSTART;VALUE=DATE:20270311',
    'DTEND;VALUE=DATE:20270312',
    'TRANSP:TRANSPARENT',
  ),
  ...eventLines(
    'off@google.com',
    'DTSTART;VALUE=DATE:20270313',
    'DTEND;VALUE=DATE:20270315',
    'TRANSP:OPAQUE',
  ),
)
export const google_busy = [
  '2027-03-08T14:00Z/2027-03-08T15:00Z',
  '2027-03-10T17:00Z/2027-03-10T18:00Z',
  '2027-03-13T05:00Z/2027-03-15T04:00Z',
  '2027-03-23T15:00Z/2027-03-23T15:30Z',
  '2027-03-29T13:00Z/2027-03-29T14:00Z',
]

// Published by Exchange: Windows names, one zone that only the file defines, free and tentative.
export const outlook_file = calendarFile(
  'METHOD:PUBLISH',
  'PRODID:Microsoft Exchange Server 2010',
  'X-WR-CALNAME:Calendar',
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  ...eventLines(
    'daily-eastern',
    'DTSTART;TZID=Eastern Standard Time:20270312T160000',
    'DTEND;TZID=Eastern Standard Time:20270312T170000',
    'RRULE:FREQ=DAILY;UNTIL=20270315T200000Z;INTERVAL=1',
    'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    'TRANSP:OPAQUE',
  ),
  ...eventLines(
    'custom',
    'DTSTART;TZID=Customized Time Zone:20270326T090000',
    'DTEND;TZID=Customized Time Zone:20270326T093000',
    'RRULE:FREQ=DAILY;COUNT=4',
  ),
  ...eventLines(
    'free',
    'DTSTART;TZID="Pacific Standard Time":20270401T090000',
    'DTEND;TZID="Pacific Standard Time":20270401T100000',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
  ),
  ...eventLines(
    'canceled',
    'DTSTART;TZID="Pacific Standard Time":20270402T090000',
    'DTEND;TZID="Pacific Standard Time":20270402T100000',
    'STATUS:CANCELLED',
  ),
)
export const outlook_busy = [
  '2027-03-12T21:00Z/2027-03-12T22:00Z',
  '2027-03-13T21:00Z/2027-03-13T22:00Z',
  '2027-03-14T20:00Z/2027-03-14T21:00Z',
  '2027-03-15T20:00Z/2027-03-15T21:00Z',
  '2027-03-26T08:00Z/2027-03-26T08:30Z',
  '2027-03-27T08:00Z/2027-03-27T08:30Z',
  '2027-03-28T07:00Z/2027-03-28T07:30Z',
  '2027-03-29T07:00Z/2027-03-29T07:30Z',
]

// Apple: floating times, durations, RDATE and a time zone behind a path.
export const apple_file = calendarFile(
  'PRODID:-//Apple Inc.//macOS 26.0//EN',
  ...eventLines('floating', 'DTSTART:20270310T080000', 'DURATION:PT45M'),
  ...eventLines(
    'path',
    'DTSTART;TZID=/freeassociation.sourceforge.net/Tzfile/Europe/London:20270311T100000',
    'DURATION:P1DT1H',
    'RDATE;TZID=Europe/London:20270401T100000,20270403T100000',
  ),
  ...eventLines('moment', 'DTSTART:20270312T100000Z'),
  'BEGIN:VTODO',
  'UID:todo',
  'DTSTART:20270313T100000Z',
  'DURATION:PT5H',
  'END:VTODO',
  'BEGIN:VFREEBUSY',
  'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20270501T100000Z/PT1H,20270502T100000Z/20270502T113000Z',
  'FREEBUSY;FBTYPE=FREE:20270503T100000Z/PT1H',
  'END:VFREEBUSY',
)
export const apple_busy = [
  '2027-03-10T13:00Z/2027-03-10T13:45Z',
  '2027-03-11T10:00Z/2027-03-12T11:00Z',
  '2027-04-01T09:00Z/2027-04-02T10:00Z',
  '2027-04-03T09:00Z/2027-04-04T10:00Z',
  '2027-05-01T10:00Z/2027-05-01T11:00Z',
  '2027-05-02T10:00Z/2027-05-02T11:30Z',
]

const short = (ms: number) => new Date(ms).toISOString().replace(/:\d\d\.\d{3}Z$/, 'Z')
export const showSpans = (spans: { from: number; until: number }[]) =>
  spans.map(({ from, until }) => `${short(from)}/${short(until)}`)
