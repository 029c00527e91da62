// Outcomes of care, from a person's assessments: the change since baseline, and one course of care
// per practitioner, from first to latest. Courses feed the practitioner's track record and are
// pseudonymous: they can't be traced to a person.
import { createHmac } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import type { Row } from '#kernel/record.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { instrumentOf } from './instruments.ts'
import { assessmentKind } from './lifecycle.ts'
import { changeOf } from './scoring.ts'
import { deleteOutcomes, findCourses, findSeries, keepOutcome } from './store.ts'

export async function openSeries(call: Call, person_id: string, instrument: string | null) {
  const rows = await findSeries(call, person_id, instrument)
  return await Promise.all(rows.map((row) => decryptRow(call, assessmentKind, row)))
}

// The parts of an assessment that count toward the outcome.
type Measure = { practitioner_id: string | null; completed_at: string; total: number }
type Course = { person_id: string; practitioner_id: string | null; instrument: string }

const measuresOf = (series: Row[]): Measure[] =>
  series
    .filter(({ score }) => score?.total != null)
    .map(({ practitioner_id, completed_at, score }) => ({
      practitioner_id,
      completed_at,
      total: score.total,
    }))

// Compares an assessment being completed with the baseline, and updates the outcome.
export async function compareWithBaseline(call: Call, assessment: Row, total: number | null) {
  const { person_id, instrument, id, practitioner_id } = assessment
  if (total === null || !instrumentOf(instrument).change) return null
  const completed_at: string = assessment.completed_at ?? toTimestamp(call.now)
  const series = await openSeries(call, person_id, instrument)
  const others = series.filter((row) => row.id !== id)
  const measures = [...measuresOf(others), { practitioner_id, completed_at, total }]
  await count(call, { person_id, practitioner_id, instrument }, measures)
  const first = others.find((row) => row.score?.total != null)
  if (!first || first.completed_at > completed_at) return null
  const change = changeOf(instrumentOf(instrument), first.score.total, total)!
  return { baseline_id: first.id, ...change }
}

// Recalculates the outcome after an assessment was voided.
export async function countAnew(call: Call, { person_id, practitioner_id, instrument }: Course) {
  if (!practitioner_id || !instrumentOf(instrument).change) return
  const series = await openSeries(call, person_id, instrument)
  await count(call, { person_id, practitioner_id, instrument }, measuresOf(series))
}

// Recalculates outcomes after two persons were merged.
export async function countTogether(call: Call, former_id: string, person_id: string) {
  const courses = await findCourses(call, person_id)
  const gone = courses.map((course) => hashOf(call, { ...course, person_id: former_id }))
  if (gone.length > 0) await deleteOutcomes(call, gone)
  for (const course of courses) await countAnew(call, { ...course, person_id })
}

async function count(call: Call, course: Course, measures: Measure[]) {
  const { practitioner_id, instrument } = course
  if (!practitioner_id) return
  const theirs = measures
    .filter((each) => each.practitioner_id === practitioner_id)
    .toSorted((one, other) => (one.completed_at < other.completed_at ? -1 : 1))
  const [first, latest] = [theirs[0], theirs.at(-1)]
  const hash = hashOf(call, course)
  if (!first || !latest || theirs.length < 2) return void (await deleteOutcomes(call, [hash]))
  const { label, responded, remitted } = changeOf(
    instrumentOf(instrument),
    first.total,
    latest.total,
  )!
  await keepOutcome(call, {
    course: hash,
    practitioner_id,
    instrument,
    baseline: first.total,
    latest: latest.total,
    measured: theirs.length,
    change: label,
    responded,
    remitted,
  })
}

const hashOf = ({ secrets, account }: Call, course: Course) =>
  createHmac('sha256', secrets.pepper)
    .update(`outcome ${account} ${course.person_id} ${course.practitioner_id} ${course.instrument}`)
    .digest()
