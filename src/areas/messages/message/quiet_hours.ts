// Quiet hours: no message is sent at night where the person lives.

export type QuietHours = { start: string; end: string } | null
type Quiet = { from: Temporal.Instant; until: Temporal.Instant }

// The quiet hours that a time is in.
export function quietAt(at: Temporal.Instant, zone: string, hours: QuietHours): Quiet | undefined {
  if (!hours) return undefined
  const [start, end] = [Temporal.PlainTime.from(hours.start), Temporal.PlainTime.from(hours.end)]
  const local = at.toZonedDateTimeISO(zone)
  const time = local.toPlainTime()
  const isBefore = (one: Temporal.PlainTime, other: Temporal.PlainTime) =>
    Temporal.PlainTime.compare(one, other) < 0
  const overnight = isBefore(end, start)
  const inMorning = isBefore(time, end)
  const inEvening = !isBefore(time, start)
  if (overnight ? !inMorning && !inEvening : !(inMorning && inEvening)) return undefined
  const today = local.toPlainDate()
  const first = overnight && inMorning ? today.subtract({ days: 1 }) : today
  const last = overnight ? first.add({ days: 1 }) : first
  const on = (date: Temporal.PlainDate, plainTime: Temporal.PlainTime) =>
    date.toZonedDateTime({ timeZone: zone, plainTime }).toInstant()
  return { from: on(first, start), until: on(last, end) }
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0

// When a message is sent that is due at a time: after the quiet hours. News about a session that
// begins before they end can't wait, and is sent at once.
export function afterQuietHours(
  at: Temporal.Instant,
  zone: string,
  hours: QuietHours,
  starts: Temporal.Instant | null,
) {
  const quiet = quietAt(at, zone, hours)
  if (!quiet) return at
  return starts && !isBefore(quiet.until, starts) ? at : quiet.until
}

// When a reminder is sent: after the quiet hours, or half an hour before them if the session begins
// earlier.
export function reminderTime(
  starts: Temporal.Instant,
  hours_before: number,
  zone: string,
  hours: QuietHours,
) {
  const at = starts.subtract({ hours: hours_before })
  const quiet = quietAt(at, zone, hours)
  if (!quiet) return at
  return isBefore(quiet.until, starts) ? quiet.until : quiet.from.subtract({ minutes: 30 })
}
