// Computes the outcome summary from the pseudonymous outcomes. A practitioner's has only their own.
import { sql } from '#db/sql.ts'
import { fewest_courses } from './schema.ts'

export type SummaryRow = {
  courses: number
  mean_baseline: number | null
  mean_change: number | null
  improved: number
  deteriorated: number
  responded: number
  in_remission: number
}

// The figures of a summary, over the rows of outcomes that a statement reads.
export const summaryFigures = sql`
  count(*)::int as courses,
  avg(baseline)::float8 as mean_baseline,
  avg(latest - baseline)::float8 as mean_change,
  count(*) filter (where change = 'reliable_improvement')::int as improved,
  count(*) filter (where change = 'reliable_deterioration')::int as deteriorated,
  count(*) filter (where responded)::int as responded,
  count(*) filter (where in_remission)::int as in_remission`

export const summaryStatement = (account: string, instrument: string) => sql`
  select ${summaryFigures}
  from outcomes
  where account = ${account} and instrument = ${instrument}
    and (current_practitioner() is null or practitioner_id = current_practitioner())`

// The figures rounded, or null where they could be traced to a person.
export function shownFigures(
  { courses, ...figures }: SummaryRow,
  hidden = courses < fewest_courses,
) {
  const shown = Object.entries(figures).map(([name, figure]) => [
    name,
    hidden || figure === null ? null : Math.round(figure * 10) / 10,
  ])
  return { courses, ...Object.fromEntries(shown) }
}

export const asSummary = (instrument: string, row: SummaryRow) => ({
  object: 'outcome_summary',
  instrument,
  ...shownFigures(row),
})
