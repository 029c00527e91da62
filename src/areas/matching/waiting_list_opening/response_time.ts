// How long an offer stays open: less the sooner the session begins. The time doesn't run at night
// where the person lives, so nobody loses an offer while asleep.

// An offer that closes sooner can't be answered.
export const shortest_minutes = 16

// Hours of the day, by how many hours are left until the session.
const response_hours = [
  { ahead: 168, hours: 12 },
  { ahead: 48, hours: 6 },
  { ahead: 24, hours: 3 },
  { ahead: 0, hours: 1 },
]
const [morning, evening] = [new Temporal.PlainTime(8), new Temporal.PlainTime(21)]

type Offered = { starts_at: string; notice_minutes: number }

export function offerDeadline(
  now: Temporal.Instant,
  { starts_at, notice_minutes }: Offered,
  zone: string,
): Temporal.Instant {
  const starts = Temporal.Instant.from(starts_at)
  const ahead = now.until(starts).total('hours')
  const { hours } = response_hours.find((each) => ahead >= each.ahead) ?? response_hours.at(-1)!
  const latest = starts.subtract({ minutes: notice_minutes })
  const answered = addDaytime(now, hours, zone)
  return Temporal.Instant.compare(answered, latest) < 0 ? answered : latest
}

function addDaytime(now: Temporal.Instant, hours: number, zone: string) {
  let at = now.toZonedDateTimeISO(zone)
  let left_minutes = hours * 60
  for (;;) {
    const opens = at.withPlainTime(morning)
    const closes = at.withPlainTime(evening)
    if (Temporal.ZonedDateTime.compare(at, opens) < 0) at = opens
    const today = Math.max(0, at.until(closes).total('minutes'))
    if (left_minutes <= today) return at.add({ seconds: Math.round(left_minutes * 60) }).toInstant()
    left_minutes -= today
    at = at.add({ days: 1 }).withPlainTime(morning)
  }
}
