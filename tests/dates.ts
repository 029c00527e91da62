// Dates relative to the day of the test run. A fixed date is in the past at some time: then a claim
// for it is too late, and nothing can be booked on it.
import { example_created_at } from '#docs/example.ts'

export const today = Temporal.Now.plainDateISO('UTC')

export const daysAgo = (days: number) => today.subtract({ days }).toString()

// A time of that day, for what is still to come.
export const inDays = (days: number, time: string) => `${today.add({ days })}T${time}Z`

// Hours before the first slot in New York. In the middle of the day, at five to ten, the slot at
// ten would go by between being listed and being booked.
export const night = inDays(1, '06:00:00')

// Two in the afternoon, a week apart, before and after a clock is changed.
export function aroundClockChange(time_zone: string) {
  const soonest = today.add({ days: 10 }).toZonedDateTime(time_zone)
  const change = soonest.getTimeZoneTransition('next')!.toPlainDate()
  const at = (days: number) =>
    change.add({ days }).toZonedDateTime({ timeZone: time_zone, plainTime: '14:00' })
  return { before: at(-4), after: at(3) }
}

// The dates in schema examples are relative to one moment. Dates after it are moved a year ahead of
// today, so that they stay in the future if a test advances the clock by weeks. Earlier dates stay
// in the past.
const begins = Temporal.Instant.from(example_created_at)
const first_day = begins.toZonedDateTimeISO('UTC').toPlainDate()
const weeks = 52 + Math.ceil(begins.until(`${today}T00:00:00Z`).total('hours') / (7 * 24))

export function moveToFuture(example: any): any {
  if (Array.isArray(example)) return example.map(moveToFuture)
  if (example && typeof example === 'object')
    return Object.fromEntries(
      Object.entries(example).map(([name, one]) => [name, moveToFuture(one)]),
    )
  if (typeof example !== 'string') return example
  if (/^\d{4}-\d\d-\d\d$/.test(example)) return moveDay(example)
  if (!/^\d{4}-\d\d-\d\dT.*Z$/.test(example)) return example
  const at = Temporal.Instant.from(example)
  if (Temporal.Instant.compare(at, begins) < 0) return example
  return at.add({ hours: weeks * 7 * 24 }).toString({ fractionalSecondDigits: 3 })
}

function moveDay(example: string) {
  const day = Temporal.PlainDate.from(example)
  const is_past = Temporal.PlainDate.compare(day, first_day) < 0
  return is_past ? example : day.add({ weeks }).toString()
}
