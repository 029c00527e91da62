// The collections report: charges, payments and adjustments, and the receivables at the end.
import type { Call } from '#kernel/call.ts'
import {
  axisOf,
  default_currency,
  divide,
  figuresOf,
  type Grouping,
  groupName,
  moneyFields,
  parametersOf,
  type PeriodRequest,
  rounded,
  totalOf,
} from './figures.ts'
import { daysIn, findZone, type Period, periodOf } from './period.ts'
import { findReceivables, findSums, otherCurrencies, type Sums, sumsIn } from './sums.ts'

const flows = [
  'charges',
  'insurance_payments',
  'patient_payments',
  'refunds',
  'chargebacks',
  'contractual_adjustments',
  'write_offs',
  'adjustments',
] as const
type Flows = Record<(typeof flows)[number], number>

export async function reportCollections(
  call: Call,
  query: PeriodRequest & { group_by?: Grouping },
) {
  const { currency = default_currency, group_by = 'month' } = query
  const zoned = await findZone(call)
  const period = periodOf(query, zoned)
  const by_month = group_by === 'month'
  const reading = { axis: axisOf(group_by), time_zone: zoned.time_zone }
  const found = await findSums(call, { ...reading, period, measures: flows, by_month })
  const owed = await findReceivables(call, { ...reading, date: period.to })
  const sums = sumsIn(found, currency)
  const receivables = sumsIn(owed, currency)
  const at_end = totalOf(receivables).get('receivables') ?? 0
  const rows = by_month
    ? monthRows(sums, at_end, period)
    : keyedRows(sums, receivables, group_by, period)
  const total = figuresOf(totalOf(sums), flows)
  const others = otherCurrencies(found, currency)
  return {
    object: 'collections_report',
    parameters: parametersOf(zoned, { ...period, group_by, currency, others }),
    rows: rows.map((row) => rowOf(row, currency)),
    totals: [rowOf({ group: null, ...total, receivables: at_end, period }, currency)],
  }
}

type Row = Flows & { group: string | null; receivables: number; period: Period }

// Every month of the period, also without postings. What was owed at the end of a month is what was
// owed at the end of the next one, less what changed in it.
function monthRows(sums: Sums, at_end: number, period: Period): Row[] {
  const rows: Row[] = []
  let receivables = at_end
  for (const { group, period: month } of monthsOf(period).toReversed()) {
    const figures = figuresOf(sums.get(group), flows)
    rows.unshift({ group, ...figures, receivables, period: month })
    receivables -= changeOf(figures)
  }
  return rows
}

// The change of what is owed, less credit. Every posting of an account keeps this equation.
const changeOf = (figures: Flows) =>
  figures.charges -
  figures.insurance_payments -
  figures.patient_payments +
  figures.refunds +
  figures.chargebacks -
  figures.contractual_adjustments -
  figures.write_offs -
  figures.adjustments

function monthsOf({ from, to }: Period) {
  const months: { group: string; period: Period }[] = []
  const last = Temporal.PlainDate.from(to)
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0;) {
    const next = day.with({ day: 1 }).add({ months: 1 })
    const end = next.subtract({ days: 1 })
    const until = Temporal.PlainDate.compare(end, last) < 0 ? end : last
    months.push({
      group: day.toPlainYearMonth().toString(),
      period: { from: day.toString(), to: until.toString() },
    })
    day = next
  }
  return months
}

function keyedRows(sums: Sums, receivables: Sums, group_by: Grouping, period: Period): Row[] {
  const keys = [...new Set([...sums.keys(), ...receivables.keys()])].sort()
  return keys
    .map((key) => ({
      group: groupName(group_by, key),
      ...figuresOf(sums.get(key), flows),
      receivables: receivables.get(key)?.get('receivables') ?? 0,
      period,
    }))
    .filter((row) => row.receivables !== 0 || flows.some((name) => row[name] !== 0))
}

function rowOf({ group, receivables, period, ...figures }: Row, currency: string) {
  const { charges, insurance_payments, patient_payments, refunds, chargebacks } = figures
  const collected = insurance_payments + patient_payments - refunds - chargebacks
  const per_day = charges / daysIn(period)
  return {
    group,
    ...moneyFields(currency, { ...figures, receivables }),
    collection_rate: divide(collected, charges - figures.contractual_adjustments),
    days_in_receivables: charges > 0 ? rounded(receivables / per_day, 1) : null,
  }
}
