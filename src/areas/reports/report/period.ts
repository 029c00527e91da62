// The period of a report: dates in the account's time zone, and the parts that kept sums have them
// in, so that a year is read as twelve months.
import { invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'

export const most_years = 5

export type Period = { from: string; to: string }
export type Zoned = { time_zone: string; today: Temporal.PlainDate }

// Sums are kept in one time zone. After the account changes its own, a worker keeps them again.
export async function findZone(call: Call): Promise<Zoned> {
  const [zone] = await call.query<{ time_zone: string }>(sql`
    select coalesce(
      (select time_zone from report_zones where account = ${call.account}),
      report_time_zone(${call.account})) as time_zone`)
  const { time_zone } = zone!
  return { time_zone, today: call.now.toZonedDateTimeISO(time_zone).toPlainDate() }
}

// Default: the current month to date.
export function periodOf({ from, to }: Partial<Period>, { today }: Zoned): Period {
  const last = to ? Temporal.PlainDate.from(to) : today
  const first = from ? Temporal.PlainDate.from(from) : last.with({ day: 1 })
  if (Temporal.PlainDate.compare(first, last) > 0) {
    throw invalid('from', '`from` must be on or before `to`.')
  }
  if (Temporal.PlainDate.compare(first.add({ years: most_years }), last) < 0) {
    throw invalid('from', `\`from\` must be at most ${most_years} years before \`to\`.`)
  }
  return { from: first.toString(), to: last.toString() }
}

export type Span = { grain: 'day' | 'month'; from: string; before: string }

// Whole months as such, and the days before and after them.
export function spansOf({ from, to }: Period): Span[] {
  const first = Temporal.PlainDate.from(from)
  const end = Temporal.PlainDate.from(to).add({ days: 1 })
  const month = first.day === 1 ? first : first.add({ months: 1 }).with({ day: 1 })
  const last_month = end.with({ day: 1 })
  const span = (grain: Span['grain'], start: Temporal.PlainDate, stop: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(start, stop) < 0
      ? [{ grain, from: start.toString(), before: stop.toString() }]
      : []
  if (Temporal.PlainDate.compare(month, last_month) >= 0) return span('day', first, end)
  return [
    ...span('day', first, month),
    ...span('month', month, last_month),
    ...span('day', last_month, end),
  ]
}

// What is later than a date, which is subtracted from what is kept of all time.
export function spansAfter(date: string): Span[] {
  const next = Temporal.PlainDate.from(date).add({ days: 1 })
  const month = next.day === 1 ? next : next.add({ months: 1 }).with({ day: 1 })
  const rest = { grain: 'month' as const, from: month.toString(), before: '9999-12-31' }
  if (next.equals(month)) return [rest]
  return [{ grain: 'day', from: next.toString(), before: month.toString() }, rest]
}

export const daysIn = ({ from, to }: Period) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1
