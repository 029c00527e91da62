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

export const summaryStatement = (account: string, instrument: string) => sql`
  select count(*)::int as courses,
    avg(baseline)::float8 as mean_baseline,
    avg(latest - baseline)::float8 as mean_change,
    count(*) filter (where change = 'reliable_improvement')::int as improved,
    count(*) filter (where change = 'reliable_deterioration')::int as deteriorated,
    count(*) filter (where responded)::int as responded,
    count(*) filter (where in_remission)::int as in_remission
  from outcomes
  where account = ${account} and instrument = ${instrument}
    and (current_practitioner() is null or practitioner_id = current_practitioner())`

export function asSummary(instrument: string, { courses, ...figures }: SummaryRow) {
  const shown = Object.entries(figures).map(([name, figure]) => [
    name,
    courses < fewest_courses || figure === null ? null : Math.round(figure * 10) / 10,
  ])
  return { object: 'outcome_summary', instrument, courses, ...Object.fromEntries(shown) }
}
