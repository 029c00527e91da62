// Writes the calendar invitation in an email (RFC 5545, RFC 5546): one UID per session, with a
// sequence that rises, so that calendars move or remove the appointment. Times are in UTC.
import { calendarUid } from '#kernel/ids.ts'
import { calendarStamp, escapeText, fold } from '#areas/sessions/calendar_feed/icalendar.ts'
import type { Appointment } from './schema.ts'

type Invitation = {
  session_id: string
  appointment: Appointment
  canceled: boolean
  brand: string
  summary: string
  to: string
  at: string // When it is written.
}

export function writeInvitation(invitation: Invitation, organizer: string) {
  const { session_id, appointment, canceled, brand, summary, to, at } = invitation
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Attune//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${canceled ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${calendarUid(session_id)}`,
    `SEQUENCE:${appointment.sequence}`,
    `DTSTAMP:${calendarStamp(at)}`,
    `DTSTART:${calendarStamp(appointment.starts_at)}`,
    `DTEND:${calendarStamp(appointment.ends_at)}`,
    `SUMMARY:${escapeText(summary)}`,
    `ORGANIZER;CN=${quoted(brand)}:mailto:${organizer}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION:mailto:${to}`,
    `STATUS:${canceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${canceled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('')
}

// A parameter can't contain quotation marks, even escaped.
const quoted = (text: string) => `"${text.replaceAll(/["\r\n]/g, '')}"`
