// Handles the age of majority: representatives of a minor lose their authority on that day. The
// schedule must not reveal the birth date, so the check runs at random times before, and daily in
// the last month.
import { randomInt } from 'node:crypto'
import type { Call } from '#kernel/call.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { personKind } from './lifecycle.ts'
import type { PersonRow } from './schema.ts'
import { dayOf, majorityDay } from '#areas/persons/consent_decision/minority.ts'

const close_days = 30
export const majorityJob = { name: 'person.check_majority' }

const ends_with_minority = ['parental', 'court_order']

export function scheduleMajorityCheck(call: Call, person: PersonRow) {
  const today = dayOf(call.now, person.time_zone)
  const majority = majorityDay(person, today)
  if (!majority) return
  const left = today.until(majority, { largestUnit: 'days' }).days
  if (left <= 0) return
  const days = left <= close_days ? 1 : randomInt(Math.ceil(left / 2), left - close_days / 2 + 1)
  const day = today.add({ days })
  scheduleJob(
    call,
    majorityJob,
    person.id,
    day.toZonedDateTime(person.time_zone ?? 'UTC').toInstant(),
  )
}

// The same for a person who reached majority while no check ran.
export function planMissedMajority(call: Call, person: PersonRow) {
  scheduleMajorityCheck(call, person)
  if (person.is_minor !== false || person.of_age) return
  const majority = majorityDay(person, dayOf(call.now, person.time_zone))
  const known_since = dayOf(Temporal.Instant.from(person.created_at), person.time_zone)
  const missed = majority && Temporal.PlainDate.compare(known_since, majority) < 0
  if (missed) scheduleJob(call, majorityJob, person.id, call.now)
}

// Ends the authority of parents and guardians if the person has reached majority. Returns whether
// this call did so.
export async function comeOfAge(call: Call, id: string): Promise<boolean> {
  const person = await lockRow(call, personKind, id)
  if (person.is_minor !== false) scheduleMajorityCheck(call, person)
  if (person.is_minor !== false || person.of_age) return false
  const later = '9999-12-31'
  const ended = dayOf(call.now, person.time_zone).subtract({ days: 1 }).toString()
  const relationships = person.relationships.map((each) =>
    ends_with_minority.includes(each.basis) && (each.period?.end ?? later) > ended
      ? { ...each, period: { ...each.period, end: ended } }
      : each,
  )
  const fields = { relationships, of_age: true }
  await updateRow(call, personKind, id, fields, 'reached_majority', person)
  return true
}
