// The periods of a report, by the clock of the account.
import { addDays, type Zone } from '../../components/zone.ts'

export const periods = {
  month: 'This month',
  last_month: 'Last month',
  quarter: 'Last 3 months',
  year: 'Last 12 months',
} as const

export type Period = keyof typeof periods

export const isPeriod = (name: string | undefined): name is Period =>
  name !== undefined && name in periods

/** The first day of the month so many months before. */
export function monthBefore(date: string, months: number): string {
  const at = new Date(`${date.slice(0, 7)}-01T12:00Z`)
  at.setUTCMonth(at.getUTCMonth() - months)
  return at.toISOString().slice(0, 10)
}

/** The first and last day. Without one, the API takes its own: this month, until today. */
export function datesOf(period: Period, today: string): { from?: string; to?: string } {
  if (period === 'month') return {}
  if (period === 'last_month')
    return { from: monthBefore(today, 1), to: addDays(monthBefore(today, 0), -1) }
  return { from: monthBefore(today, period === 'quarter' ? 2 : 11) }
}

/** The same as times, for a report that takes them. */
export function timesOf(period: Period, today: string, zone: Zone) {
  const { from = monthBefore(today, 0), to } = datesOf(period, today)
  const startOf = (date: string) => new Date(zone.instantOf(date, 0)).toISOString()
  return { from: startOf(from), ...(to && { to: startOf(addDays(to, 1)) }) }
}
