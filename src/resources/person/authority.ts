// The day somebody no longer stands in for a person: what they agreed to for them ends with it.
// That is looked at when it comes, and whenever what it depends on has changed.
import type { Call } from '#call.ts'
import { makeDue } from '#due.ts'
import type { Row } from '#record.ts'
import { dayOf } from '#resources/permission/minority.ts'
import type { PersonChange } from './schema.ts'

export const lookAtAuthority = { name: 'person.look_at_authority' }

// Who stands in for whom depends on these: also on whether the person is a minor where they live.
const telling = ['relationships', 'birth_date', 'addresses', 'time_zone'] as const

export const tellsOfAuthority = (asked: PersonChange) =>
  telling.some((field) => asked[field] !== undefined)

type Relationship = { period?: { end?: string | null } | null }

// Looked at on the day after the last, where the person is.
export function planAuthority(call: Call, { id, time_zone, relationships }: Row) {
  const today = dayOf(call.now, time_zone).toString()
  const ends = (relationships as Relationship[]).flatMap(({ period }) => period?.end ?? [])
  const [next] = ends.filter((end) => end >= today).sort()
  if (!next) return
  const day = Temporal.PlainDate.from(next).add({ days: 1 })
  makeDue(call, lookAtAuthority, id, day.toZonedDateTime(time_zone ?? 'UTC').toInstant())
}

// What has changed counts at once.
export const reviewAuthority = (call: Call, { id }: Row) =>
  makeDue(call, lookAtAuthority, id, call.now)
