// The productivity report: sessions, hours, missed sessions, notes and charges.
import type { Call } from '#kernel/call.ts'
import {
  axisOf,
  default_currency,
  figuresOf,
  type Grouping,
  groupName,
  parametersOf,
  type PeriodRequest,
  rounded,
  totalOf,
} from './figures.ts'
import { findZone, periodOf } from './period.ts'
import { findSums, otherCurrencies, sumsIn } from './sums.ts'

const measures = [
  'sessions',
  'session_minutes',
  'no_shows',
  'late_cancellations',
  'signed_notes',
  'note_lag_minutes',
  'charges',
] as const

export async function reportProductivity(
  call: Call,
  query: PeriodRequest & { group_by?: Grouping },
) {
  const { currency = default_currency, group_by = 'practitioner' } = query
  const zoned = await findZone(call)
  const period = periodOf(query, zoned)
  const found = await findSums(call, {
    axis: axisOf(group_by),
    period,
    time_zone: zoned.time_zone,
    measures,
    by_month: group_by === 'month',
  })
  const sums = sumsIn(found, currency)
  const others = otherCurrencies(found, currency)
  return {
    object: 'productivity_report',
    parameters: parametersOf(zoned, { ...period, group_by, currency, others }),
    rows: [...sums]
      .filter(([, figures]) => [...figures.values()].some((figure) => figure !== 0))
      .map(([key, figures]) => rowOf(groupName(group_by, key), figures, currency)),
    totals: [rowOf(null, totalOf(sums), currency)],
  }
}

function rowOf(group: string | null, sums: Map<string, number>, currency: string) {
  const { session_minutes, note_lag_minutes, charges, ...counts } = figuresOf(sums, measures)
  const { signed_notes } = counts
  return {
    group,
    ...counts,
    hours: rounded(session_minutes / 60, 2),
    mean_note_lag_hours: signed_notes > 0 ? rounded(note_lag_minutes / signed_notes / 60, 1) : null,
    charges: { amount: charges, currency },
  }
}
