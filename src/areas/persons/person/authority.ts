// Schedules checks of personal representatives' authority: consents they signed end when their
// authority does. Runs on the end date, and whenever the underlying data changes.
import type { Call } from '#kernel/call.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { dayOf } from '#areas/persons/consent_decision/minority.ts'
import type { PersonChange, PersonRow } from './schema.ts'

export const authorityJob = { name: 'person.check_authority' }

// Authority depends on these fields, and on whether the person is a minor where they live.
const authority_fields = ['relationships', 'birth_date', 'addresses', 'time_zone'] as const

export const affectsAuthority = (body: PersonChange) =>
  authority_fields.some((field) => body[field] !== undefined)

// Runs on the day after the last day of authority, in the person's time zone.
export function planAuthority(call: Call, { id, time_zone, relationships }: PersonRow) {
  const today = dayOf(call.now, time_zone).toString()
  const ends = relationships.flatMap(({ period }) => period?.end ?? [])
  const [next] = ends.filter((end) => end >= today).sort()
  if (!next) return
  const day = Temporal.PlainDate.from(next).add({ days: 1 })
  scheduleJob(call, authorityJob, id, day.toZonedDateTime(time_zone ?? 'UTC').toInstant())
}

// A change takes effect immediately.
export const scheduleAuthorityReview = (call: Call, { id }: PersonRow) =>
  scheduleJob(call, authorityJob, id, call.now)
