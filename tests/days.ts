// Days around that on which a test begins. A day that is written down is in the past some time, and
// then a claim of it comes too late, and nothing can be booked on it.
import { example_created_at } from '#docs/example.ts'

export const today = Temporal.Now.plainDateISO('UTC')

export const daysAgo = (days: number) => today.subtract({ days }).toString()

// A time of that day, for what is still to come.
export const inDays = (days: number, time: string) => `${today.add({ days })}T${time}Z`

// The examples of the schemas tell a story that begins on one day. It is told as of today, at the
// same hours of the same days of the week, so that what is to come in it is still to come.
const began_on = Temporal.PlainDate.from(example_created_at.slice(0, 10))
const hours = Math.ceil(began_on.until(today).total('days') / 7) * 7 * 24

export function asOfToday(example: any): any {
  if (Array.isArray(example)) return example.map(asOfToday)
  if (example && typeof example === 'object')
    return Object.fromEntries(Object.entries(example).map(([name, one]) => [name, asOfToday(one)]))
  if (typeof example !== 'string' || !/^\d{4}-\d\d-\d\dT.*Z$/.test(example)) return example
  return Temporal.Instant.from(example).add({ hours }).toString({ fractionalSecondDigits: 3 })
}
