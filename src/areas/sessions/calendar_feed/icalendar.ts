// Writes iCalendar (RFC 5545, with the refresh hint of RFC 7986): times in UTC, lines folded at 75
// octets. Shows sessions only as busy time.

import { calendarUid } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'

export type Entry = Pick<
  SessionRow,
  'id' | 'version' | 'status' | 'format' | 'starts_at' | 'ends_at' | 'created_at' | 'updated_at'
>

const formats: Record<Entry['format'], string> = {
  telehealth: 'video',
  in_person: 'in person',
  phone: 'phone',
}

export function writeCalendar(entries: Entry[], detail: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Attune//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Attune',
    'X-WR-CALNAME:Attune',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...entries.flatMap((entry) => writeEntry(entry, detail)),
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('')
}

function writeEntry(entry: Entry, detail: string): string[] {
  const { id, version, status, format, starts_at, ends_at } = entry
  const summary = detail === 'format' ? `Busy (${formats[format]})` : 'Busy'
  const ical_status = isIn(sessionLifecycle, 'off_calendar', status)
    ? 'CANCELLED'
    : isIn(sessionLifecycle, 'tentative', status)
      ? 'TENTATIVE'
      : 'CONFIRMED'
  return [
    'BEGIN:VEVENT',
    `UID:${calendarUid(id)}`,
    `SEQUENCE:${version - 1}`,
    `DTSTAMP:${calendarStamp(entry.updated_at)}`,
    `CREATED:${calendarStamp(entry.created_at)}`,
    `LAST-MODIFIED:${calendarStamp(entry.updated_at)}`,
    `DTSTART:${calendarStamp(starts_at)}`,
    `DTEND:${calendarStamp(ends_at)}`,
    `SUMMARY:${escapeText(summary)}`,
    `STATUS:${ical_status}`,
    `TRANSP:${ical_status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}

// 2027-03-01T17:00:00.000Z becomes 20270301T170000Z.
export const calendarStamp = (time: string) => `${time.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

export const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', '\\n')

// Lines are at most 75 octets; continuation lines start with a space.
export function fold(line: string): string {
  const bytes = Buffer.from(line)
  const parts: string[] = []
  for (let at = 0; at < bytes.length;) {
    let end = Math.min(bytes.length, at + (at === 0 ? 75 : 74))
    while (end < bytes.length && (bytes[end]! & 0xc0) === 0x80) end--
    parts.push(bytes.subarray(at, end).toString())
    at = end
  }
  return `${parts.join('\r\n ')}\r\n`
}
