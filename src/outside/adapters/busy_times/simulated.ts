// Calendars of the sandbox, to try external calendars without a server: every URL of one host.
// `/busy.ics` has a meeting from 12:00 to 13:00 UTC every day, `/missing.ics` and other paths have
// no calendar.
import { BusyTimesFault } from '#outside/ports/busy_times.ts'
import type { Fetched } from './fetch_calendar.ts'

const host = 'calendars.example.com'
const event = [
  'BEGIN:VEVENT',
  'UID:lunch@calendars.example.com',
  'DTSTART:20260101T120000Z',
  'DTEND:20260101T130000Z',
  'RRULE:FREQ=DAILY',
  'SUMMARY:Lunch',
  'END:VEVENT',
]
const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Attune//Sandbox//EN',
    ...lines,
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const files: Readonly<Record<string, string>> = {
  '/busy.ics': calendar(...event),
  '/empty.ics': calendar(),
}

export const isSimulated = (address: string) => new URL(address).hostname === host

export function simulateCalendar(address: string): Fetched {
  const text = files[new URL(address).pathname]
  if (text === undefined) throw new BusyTimesFault('not_found')
  return { validators: {}, text }
}
