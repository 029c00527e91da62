// Schedules checks of personal representatives' authority: consents they signed end when their
// authority does. Runs on the end date, and whenever the underlying data changes.
import type { Call } from '#kernel/call.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import type { Row } from '#kernel/record.ts'
import { dayOf } from '#areas/persons/consent_decision/minority.ts'
import type { PersonChange } from './schema.ts'

export const lookAtAuthority = { name: 'person.look_at_authority' }

// Authority depends on these fields, and on whether the person is a minor where they live.
const telling = ['relationships', 'birth_date', 'addresses', 'time_zone'] as const

export const tellsOfAuthority = (asked: PersonChange) =>
  telling.some((field) => asked[field] !== undefined)

type Relationship = { period?: { end?: string | null } | null }

// Runs on the day after the last day of authority, in the person's time zone.
export function planAuthority(call: Call, { id, time_zone, relationships }: Row) {
  const today = dayOf(call.now, time_zone).toString()
  const ends = (relationships as Relationship[]).flatMap(({ period }) => period?.end ?? [])
  const [next] = ends.filter((end) => end >= today).sort()
  if (!next) return
  const day = Temporal.PlainDate.from(next).add({ days: 1 })
  scheduleJob(call, lookAtAuthority, id, day.toZonedDateTime(time_zone ?? 'UTC').toInstant())
}

// A change takes effect immediately.
export const reviewAuthority = (call: Call, { id }: Row) =>
  scheduleJob(call, lookAtAuthority, id, call.now)
