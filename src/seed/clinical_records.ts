// The sample clinical records: a note for each completed session (some of the latest are drafts,
// unless billed) and assessments with improving scores.
import type { SampleCall } from './replay.ts'
import { verified } from './people.ts'
import { billedWeeks } from './insured.ts'
import { type SampleSession, sampleSessions } from './sessions.ts'

export function recordCalls(now: Temporal.Instant): SampleCall[] {
  const held = sampleSessions(now).filter(({ ending }) => ending === 'held')
  const byPerson = Map.groupBy(held, ({ patient }) => patient.number)
  return [...byPerson.values()].flatMap((meetings) => [
    ...meetings.flatMap((meeting, place) => noteCalls(meeting, place === meetings.length - 1)),
    ...assessmentCalls(meetings[0]!, 0),
    ...(meetings.length > 1 ? assessmentCalls(meetings.at(-1)!, 1) : []),
  ])
}

function noteCalls({ name, patient, week, starts_at }: SampleSession, last: boolean): SampleCall[] {
  const as = `@practitioner ${patient.clinician}`
  const note = `note of ${name}`
  const draft = {
    at: starts_at.add({ minutes: 65 }),
    route: 'notes.create',
    as,
    body: {
      person_id: `@person ${patient.number}`,
      session_id: `@${name}`,
      format: 'dap',
      sections: {
        data: 'Sandbox text. Arrived on time. Discussed the past week, sleep and work.',
        assessment: 'Sandbox text. Less tense than last session. Continued treatment is necessary.',
        plan: 'Sandbox text. Weekly sessions. Homework: one exercise before the next session.',
      },
      service: { interventions: ['Cognitive restructuring'] },
      diagnoses: [{ code: patient.number % 2 ? 'F41.1' : 'F33.1', rank: 1 }],
    },
    keeps: { [note]: 'id' },
  }
  const billed = billedWeeks(patient.number).includes(week)
  if (last && !billed && patient.number % 5 === 0) return [draft]
  const at = starts_at.add({ minutes: 75 })
  return [draft, { at, route: 'notes.sign', as, of: `@${note}` }]
}

// One assessment has an answer that opens a risk flag, which is then acknowledged.
const risk_person = 7

function assessmentCalls({ name, patient, starts_at }: SampleSession, later: number): SampleCall[] {
  const { number, clinician } = patient
  const instrument = number % 2 ? 'phq9' : 'gad7'
  const worry = number === risk_person && later === 0
  const items = instrument === 'phq9' ? 9 : 7
  const scores = Array.from({ length: items }, (_, place) => {
    if (place === 8) return worry ? 1 : 0
    return Math.max(0, ((number + place) % 3) + 1 - later)
  })
  const answers = Object.fromEntries(scores.map((score, place) => [`q${place + 1}`, score]))
  const assessment = `assessment of ${name}`
  const at = starts_at.subtract({ minutes: 90 })
  const flag = `flag of ${name}`
  const as = `@practitioner ${clinician}`
  return [
    {
      at,
      route: 'assessments.create',
      body: {
        person_id: `@person ${number}`,
        practitioner_id: as,
        instrument,
        person_location: { jurisdiction: `US-${verified[clinician]!.state}` },
      },
      keeps: { [assessment]: 'id' },
    },
    {
      at: at.add({ minutes: 10 }),
      route: 'assessments.submit',
      of: `@${assessment}`,
      body: { answers },
      ...(worry && { keeps: { [flag]: 'risk.flag_id' } }),
    },
    ...(worry
      ? [{ at: at.add({ minutes: 20 }), route: 'risk_flags.acknowledge', as, of: `@${flag}` }]
      : []),
  ]
}
