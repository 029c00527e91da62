// SQL for assessments: a person's series and outcomes of care.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { manyRows, nothing, sql } from '#db/sql.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { assessmentKind, assessmentLifecycle } from './lifecycle.ts'
import type { AssessmentRow } from './schema.ts'
import type { Change } from './scoring.ts'

const most_in_series = 1_000

// Completed assessments, oldest first, excluding amended and voided ones.
export const findSeries = (call: Call, person_id: string, instrument: string | null) =>
  call.query<AssessmentRow>(sql`
    select ${columnsOf(assessmentKind)} from assessments
    where assessments.account = ${call.account} and person_id = ${person_id}
      and ${inSet(assessmentLifecycle, 'scored')}
      ${instrument ? sql`and instrument = ${instrument}` : nothing}
    order by completed_at, id
    limit ${most_in_series}`)

// The same of many persons and instruments.
export const findManySeries = (call: Call, courses: { person_id: string; instrument: string }[]) =>
  call.query<AssessmentRow>(sql`
    select ${columnsOf(assessmentKind)}
    from unnest(${courses.map(({ person_id }) => person_id)}::text[],
        ${courses.map(({ instrument }) => instrument)}::text[]) as course (person_id, instrument)
      cross join lateral (
        select own.id from assessments as own
        where own.account = ${call.account} and own.person_id = course.person_id
          and own.instrument = course.instrument
          and ${inSet(assessmentLifecycle, 'scored', 'own.status')}
        order by own.completed_at, own.id
        limit ${most_in_series}) as chosen
      join assessments
        on assessments.account = ${call.account} and assessments.id = chosen.id
    order by assessments.completed_at, assessments.id`)

// Practitioners and instruments used with the person.
export const findCourses = (call: Call, person_id: string) =>
  call.query<{ practitioner_id: string; instrument: string }>(sql`
    select distinct practitioner_id, instrument from assessments
    where account = ${call.account} and person_id = ${person_id}
      and practitioner_id is not null
    order by practitioner_id, instrument`)

export const deleteOutcomes = (call: Call, courses: Buffer[]) =>
  call.query(sql`
    delete from outcomes where account = ${call.account} and course = any(${courses}::bytea[])`)

export type Outcome = {
  course: Buffer
  practitioner_id: string
  instrument: string
  baseline: number
  latest: number
  measured: number
  change: Change['label']
  responded: boolean
  in_remission: boolean
}

export const saveOutcomes = (call: Call, outcomes: Outcome[]) =>
  call.query(sql`
    insert into outcomes ${manyRows(
      'outcomes',
      outcomes.map((each) => ({
        ...each,
        account: call.account,
        updated_at: toTimestamp(call.now),
      })),
    )}
    on conflict (account, course) do update set
      baseline = excluded.baseline, latest = excluded.latest, measured = excluded.measured,
      change = excluded.change, responded = excluded.responded,
      in_remission = excluded.in_remission,
      updated_at = excluded.updated_at`)

export type TrackRecord = {
  practitioner_id: string
  instrument: string
  courses: number
  improved: number
  deteriorated: number
  responded: number
  in_remission: number
  mean_baseline: number
  mean_change: number
}

export const findTrackRecords = (call: Call, practitioner_ids: string[]) =>
  call.query<TrackRecord>(sql`
    select practitioner_id, instrument, count(*)::int as courses,
      count(*) filter (where change = 'reliable_improvement')::int as improved,
      count(*) filter (where change = 'reliable_deterioration')::int as deteriorated,
      count(*) filter (where responded)::int as responded,
      count(*) filter (where in_remission)::int as in_remission,
      avg(baseline)::float8 as mean_baseline,
      avg(latest - baseline)::float8 as mean_change
    from outcomes
    where account = ${call.account} and practitioner_id = any(${practitioner_ids})
    group by practitioner_id, instrument
    order by practitioner_id, instrument`)
