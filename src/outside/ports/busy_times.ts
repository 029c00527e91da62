// Interface of an outside calendar: when a practitioner is busy, and nothing about what for.
// iCalendar URLs are the first implementation. Google Calendar (freeBusy.query) and Microsoft Graph
// (getSchedule) fit it too: their sync tokens are validators.
import type { Span } from '#kernel/spans.ts'

// What a later response is compared with, to notice that nothing changed.
export type Validators = {
  etag?: string
  last_modified?: string
  digest?: string
  time_zone?: string
}

export type BusyTimesQuery = {
  address: string
  time_zone: string // Of times that name none.
  span: Span
  validators: Validators | null // Null: read the calendar even if it didn't change.
}

// Overlapping busy times are merged. Events that Attune wrote are apart, by session: the calendar
// of a practitioner often contains the practitioner's feed.
export type BusyTimesRead = {
  kind: 'read'
  validators: Validators
  spans: Span[]
  sessions: { id: string; spans: Span[] }[]
}
type Unchanged = { kind: 'unchanged'; validators: Validators }
export type BusyTimes = { read(query: BusyTimesQuery): Promise<BusyTimesRead | Unchanged> }

export const busy_times_faults = [
  'unreachable',
  'timeout',
  'address_refused',
  'access_denied',
  'not_found',
  'http_error',
  'too_large',
  'not_a_calendar',
  'too_complex',
] as const
export type BusyTimesFaultCode = (typeof busy_times_faults)[number]

// The calendar can't be read now. Every fault is worth another attempt.
export class BusyTimesFault extends Error {
  readonly code: BusyTimesFaultCode
  readonly retry_after_seconds: number | null

  constructor(code: BusyTimesFaultCode, retry_after_seconds: number | null = null) {
    super(`The calendar can't be read (${code}).`)
    this.code = code
    this.retry_after_seconds = retry_after_seconds
  }
}
