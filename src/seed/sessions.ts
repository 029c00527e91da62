// The sample sessions: weekly, past and future. Most are completed, one in nine is a no-show and
// some are canceled.
import type { SampleCall } from './replay.ts'
import { type Patient, patients, verified } from './people.ts'
import { billedWeeks } from './insured.ts'

const weeks = [-1, 0, 1]
const duration = { minutes: 50 }

export type SampleSession = {
  name: string
  patient: Patient
  week: number
  starts_at: Temporal.Instant
  ending: 'held' | 'missed' | 'canceled' | 'ahead'
}

// Each of a practitioner's persons has a different day and hour, so no one is double-booked.
export function sampleSessions(now: Temporal.Instant): SampleSession[] {
  const seen = patients.filter(({ consents }) => consents === 'signed')
  return seen.flatMap((patient) =>
    [...billedWeeks(patient.number), ...weeks].flatMap((week) => {
      const starts_at = startOf(patient, week, now)
      const ending = outcomeOf(patient, week, starts_at, now)
      const name = `session ${patient.number} ${week}`
      return ending ? [{ name, patient, week, starts_at, ending }] : []
    }),
  )
}

function startOf({ number, clinician }: Patient, week: number, now: Temporal.Instant) {
  const { time_zone } = verified[clinician]!
  const turn = Math.floor(number / verified.length)
  const today = now.toZonedDateTimeISO(time_zone).toPlainDate()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const day = monday.add({ days: week * 7 + ((clinician + turn * 2) % 5) })
  return day.toZonedDateTime({ timeZone: time_zone, plainTime: `${10 + turn * 2}:00` }).toInstant()
}

// Sessions in progress are skipped: their outcome isn't known.
function outcomeOf(
  { number }: Patient,
  week: number,
  starts_at: Temporal.Instant,
  now: Temporal.Instant,
): SampleSession['ending'] | undefined {
  const hours = starts_at.since(now).total('hours')
  if (hours > 3) return 'ahead'
  if (hours > -3) return undefined
  if (billedWeeks(number).includes(week)) return 'held'
  if ((number + week + 9) % 9 === 0) return 'missed'
  return (number + week) % 11 === 0 ? 'canceled' : 'held'
}

export const sessionCalls = (now: Temporal.Instant): SampleCall[] =>
  sampleSessions(now).flatMap(callsOf)

function callsOf({ name, patient, starts_at, ending }: SampleSession): SampleCall[] {
  const of = `@${name}`
  const { clinician, number } = patient
  const person_location = { jurisdiction: `US-${verified[clinician]!.state}` }
  const booked = {
    at: starts_at.subtract({ hours: 24 * (ending === 'ahead' ? 21 : 12) }),
    route: 'sessions.create',
    body: {
      practitioner_id: `@practitioner ${clinician}`,
      person_id: `@person ${number}`,
      starts_at: starts_at.toString(),
      format: 'telehealth',
      person_location,
      procedure_code: '90834',
    },
    keeps: { [name]: 'id' },
  }
  const at = (minutes: number) => starts_at.add({ minutes })
  const canceled = { reason: 'Out of town', canceled_by: 'person' }
  const endings: Record<SampleSession['ending'], SampleCall[]> = {
    ahead: [],
    canceled: [{ at: at(-30 * 60), route: 'sessions.cancel', of, body: canceled }],
    missed: [{ at: at(15), route: 'sessions.no_show', of }],
    held: [
      { at: at(-5), route: 'sessions.check_in', of, body: { person_location } },
      { at: at(0), route: 'sessions.start', of },
      { at: at(duration.minutes), route: 'sessions.complete', of },
    ],
  }
  return [booked, ...endings[ending]]
}
