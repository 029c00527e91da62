// The outcomes report: how scores changed, by instrument or practitioner. Small groups are hidden.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import {
  shownFigures,
  summaryFigures,
  type SummaryRow,
} from '#areas/notes/outcome_summary/outcome_summary.ts'
import { default_instrument } from '#areas/notes/outcome_summary/resource.ts'
import { fewest_courses } from '#areas/notes/outcome_summary/schema.ts'
import { parametersOf } from './figures.ts'
import { findZone, type Period, periodOf } from './period.ts'

type Query = Partial<Period> & { group_by?: 'instrument' | 'practitioner'; instrument?: string }
type Row = SummaryRow & { group: string }

export async function reportOutcomes(call: Call, query: Query) {
  const { group_by = 'instrument' } = query
  const instrument = query.instrument ?? (group_by === 'practitioner' ? default_instrument : null)
  const zoned = await findZone(call)
  const { from, to } = periodOf(query, zoned)
  const column = group_by === 'practitioner' ? sql`practitioner_id` : sql`instrument`
  const rows = await call.query<Row>(sql`
    select ${column} as group, ${summaryFigures}
    from outcomes
    where account = ${call.account}
      and (${instrument}::text is null or instrument = ${instrument})
      and updated_at >= ${from}::date::timestamp at time zone ${zoned.time_zone}
      and updated_at < (${to}::date + 1)::timestamp at time zone ${zoned.time_zone}
    group by 1
    order by 1`)
  const hidden = hiddenGroups(rows)
  return {
    object: 'outcomes_report',
    parameters: parametersOf(zoned, { from, to, group_by }),
    rows: rows.map(({ group, ...row }) => ({ group, ...shownFigures(row, hidden.has(group)) })),
  }
}

// Groups with too few courses. If they have too few together, the next smallest is hidden too:
// otherwise they could be found by subtracting the others from the outcome summary.
export function hiddenGroups(rows: { group: string; courses: number }[]): Set<string> {
  const hidden = new Set<string>()
  let courses = 0
  for (const row of rows.toSorted((one, other) => one.courses - other.courses)) {
    if (row.courses >= fewest_courses && (courses === 0 || courses >= fewest_courses)) break
    hidden.add(row.group)
    courses += row.courses
  }
  return hidden
}
