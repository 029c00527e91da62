// Turns sums into the rows of a report.
import { moneyFields } from '#areas/payments/ledger/posting.ts'
import { type Period, type Zoned } from './period.ts'
import type { Axis, Sums } from './sums.ts'

export const default_currency = 'usd'

export type Grouping = 'month' | Exclude<Axis, 'all'>
export type PeriodRequest = Partial<Period> & { currency?: string }

// The axis that a grouping reads. Months are of the whole account.
export const axisOf = (group_by: Grouping): Axis => (group_by === 'month' ? 'all' : group_by)

// The name of a group: care without a payer is self-pay; other care may have no known group.
export const groupName = (group_by: Grouping, key: string) =>
  key === '' ? (group_by === 'payer' ? 'self_pay' : null) : key

export const figuresOf = <Name extends string>(
  measures: Map<string, number> | undefined,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, measures?.get(name) ?? 0])) as Record<Name, number>

// The sums over all groups.
export function totalOf(sums: Sums): Map<string, number> {
  const total = new Map<string, number>()
  for (const measures of sums.values()) {
    for (const [measure, amount] of measures) {
      total.set(measure, (total.get(measure) ?? 0) + amount)
    }
  }
  return total
}

const ten_thousandths = 10_000

// Rounded to four decimals. Null if there is nothing to divide by.
export const divide = (part: number, whole: number) =>
  whole > 0 ? Math.round((part / whole) * ten_thousandths) / ten_thousandths : null

// Rounded to so many decimals.
export const rounded = (figure: number, decimals: number) =>
  Math.round(figure * 10 ** decimals) / 10 ** decimals

type Scope = {
  from?: string
  to: string
  group_by: string
  currency?: string
  others?: string[]
}

// What a report covers, as its response says.
export const parametersOf = (
  { time_zone }: Zoned,
  { from, to, group_by, currency, others = [] }: Scope,
) => ({
  from: from ?? null,
  to,
  time_zone,
  group_by,
  currency: currency ?? null,
  other_currencies: others,
})

export { moneyFields }
