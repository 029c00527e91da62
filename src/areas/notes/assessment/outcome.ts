// Outcomes of care, from a person's assessments: the change since baseline, and one course of care
// per practitioner, from first to latest. Courses feed the practitioner's track record and are
// pseudonymous: they can't be traced to a person.
import { createHmac } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { instrumentOf } from './instruments.ts'
import { assessmentKind } from './lifecycle.ts'
import type { AssessmentRow } from './schema.ts'
import { changeOf } from './scoring.ts'
import {
  deleteOutcomes,
  findCourses,
  findManySeries,
  findSeries,
  type Outcome,
  saveOutcomes,
} from './store.ts'

export async function readSeries(call: Call, person_id: string, instrument: string | null) {
  const rows = await findSeries(call, person_id, instrument)
  return await Promise.all(rows.map((row) => decryptRow(call, assessmentKind, row)))
}

// The parts of an assessment that count toward the outcome.
type Measure = { practitioner_id: string | null; completed_at: string; total: number }
type Course = { person_id: string; practitioner_id: string | null; instrument: string }

// An assessment of a series, as far as the outcome depends on it.
export type Measured = Pick<AssessmentRow, 'id' | 'practitioner_id' | 'completed_at' | 'score'>

export const seriesKey = (course: Pick<Course, 'person_id' | 'instrument'>) =>
  `${course.person_id} ${course.instrument}`

// The series of many persons, by their key.
export async function readManySeries(
  call: Call,
  courses: Pick<Course, 'person_id' | 'instrument'>[],
) {
  const distinct = new Map(courses.map((course) => [seriesKey(course), course]))
  const rows = await findManySeries(call, [...distinct.values()])
  const series = await Promise.all(rows.map((row) => decryptRow(call, assessmentKind, row)))
  return new Map<string, Measured[]>(Map.groupBy(series, seriesKey))
}

const measuresOf = (series: Measured[]): Measure[] =>
  series.flatMap(({ practitioner_id, completed_at, score }) => {
    const total = score?.total ?? null
    // Assessments of a series are completed.
    return total === null ? [] : [{ practitioner_id, completed_at: completed_at!, total }]
  })

// Compares an assessment being completed with the baseline, and updates the outcome.
export async function compareWithBaseline(
  call: Call,
  assessment: AssessmentRow,
  total: number | null,
) {
  const { person_id, instrument, id, practitioner_id } = assessment
  if (total === null || !instrumentOf(instrument).change) return null
  const completed_at = assessment.completed_at ?? toTimestamp(call.now)
  const series = await readSeries(call, person_id, instrument)
  const others = series.filter((row) => row.id !== id)
  const measures = [...measuresOf(others), { practitioner_id, completed_at, total }]
  await updateOutcome(call, { person_id, practitioner_id, instrument }, measures)
  return changeSinceBaseline(instrument, others, { completed_at, total })
}

// The change since the first of the others, if that came before.
export function changeSinceBaseline(
  instrument: string,
  others: Measured[],
  { completed_at, total }: Pick<Measure, 'completed_at' | 'total'>,
) {
  const first = others.find((row) => typeof row.score?.total === 'number')
  if (!first?.score || first.score.total === null) return null
  if (first.completed_at! > completed_at) return null
  const change = changeOf(instrumentOf(instrument), first.score.total, total)!
  return { baseline_id: first.id, ...change }
}

// Saves the outcomes of many courses, each from its whole series.
export async function updateOutcomes(call: Call, courses: [Course, Measured[]][]) {
  const results = courses.map(([course, series]) => outcomeOf(call, course, measuresOf(series)))
  await saveResults(call, results)
}

// Recalculates the outcome after an assessment was voided.
export async function recalculateOutcome(
  call: Call,
  { person_id, practitioner_id, instrument }: Course,
) {
  if (!practitioner_id || !instrumentOf(instrument).change) return
  const series = await readSeries(call, person_id, instrument)
  await updateOutcome(call, { person_id, practitioner_id, instrument }, measuresOf(series))
}

// Recalculates outcomes after two persons were merged.
export async function mergeOutcomes(call: Call, former_id: string, person_id: string) {
  const courses = await findCourses(call, person_id)
  const former = courses.map((course) => hashOf(call, { ...course, person_id: former_id }))
  if (former.length > 0) await deleteOutcomes(call, former)
  for (const course of courses) await recalculateOutcome(call, { ...course, person_id })
}

async function updateOutcome(call: Call, course: Course, measures: Measure[]) {
  await saveResults(call, [outcomeOf(call, course, measures)])
}

type Result = { hash: Buffer; outcome: Outcome | null }

async function saveResults(call: Call, all: (Result | null)[]) {
  const results = all.filter((result) => result !== null)
  const outcomes = results.flatMap(({ outcome }) => outcome ?? [])
  const without = results.filter(({ outcome }) => !outcome).map(({ hash }) => hash)
  if (without.length > 0) await deleteOutcomes(call, without)
  if (outcomes.length > 0) await saveOutcomes(call, outcomes)
}

// One assessment is no change. Without a practitioner, there is no course.
function outcomeOf(call: Call, course: Course, measures: Measure[]): Result | null {
  const { practitioner_id, instrument } = course
  if (!practitioner_id) return null
  const own = measures
    .filter((each) => each.practitioner_id === practitioner_id)
    .toSorted((one, other) => (one.completed_at < other.completed_at ? -1 : 1))
  const [first, latest] = [own[0], own.at(-1)]
  const hash = hashOf(call, course)
  if (!first || !latest || own.length < 2) return { hash, outcome: null }
  const { label, responded, in_remission } = changeOf(
    instrumentOf(instrument),
    first.total,
    latest.total,
  )!
  const outcome = {
    course: hash,
    practitioner_id,
    instrument,
    baseline: first.total,
    latest: latest.total,
    measured: own.length,
    change: label,
    responded,
    in_remission,
  }
  return { hash, outcome }
}

const hashOf = ({ secrets, account }: Call, course: Course) =>
  createHmac('sha256', secrets.pepper)
    .update(`outcome ${account} ${course.person_id} ${course.practitioner_id} ${course.instrument}`)
    .digest()
