// The aging report: what payers and patients owe, by days since the date of service.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { default_currency, groupName, moneyFields, parametersOf } from './figures.ts'
import { findZone } from './period.ts'
import { type AgeRow, findAges, otherCurrencies } from './sums.ts'

const buckets = [
  'days_0_30',
  'days_31_60',
  'days_61_90',
  'days_91_120',
  'days_over_120',
  'unallocated',
] as const
type Ages = Record<(typeof buckets)[number], number>

const responsible_of = {
  payer_receivables: 'insurance',
  patient_receivables: 'patient',
} as const
type Measure = keyof typeof responsible_of

export async function reportAging(call: Call, query: { as_of?: string; currency?: string }) {
  const zoned = await findZone(call)
  const as_of = query.as_of ?? zoned.today.toString()
  if (as_of > zoned.today.toString()) {
    throw invalid('as_of', '`as_of` must not be in the future.')
  }
  const { currency = default_currency } = query
  const found = await findAges(call, as_of, zoned.time_zone)
  const own = found.filter((row) => row.currency === currency)
  const measures = Object.keys(responsible_of) as Measure[]
  const others = otherCurrencies(found, currency)
  return {
    object: 'aging_report',
    parameters: parametersOf(zoned, { to: as_of, group_by: 'payer', currency, others }),
    rows: own
      .filter((row) => buckets.some((name) => row[name] !== 0))
      .map((row) => rowOf(row.measure, groupName('payer', row.payer_id), row, currency)),
    totals: measures.map((measure) => {
      const of_measure = own.filter((row) => row.measure === measure)
      return rowOf(measure, null, sumOf(of_measure), currency)
    }),
  }
}

const sumOf = (rows: AgeRow[]): Ages => {
  const sum = (name: keyof Ages) => rows.reduce((total, row) => total + row[name], 0)
  return Object.fromEntries(buckets.map((name) => [name, sum(name)])) as Ages
}

function rowOf(measure: Measure, group: string | null, ages: Ages, currency: string) {
  const own = Object.fromEntries(buckets.map((name) => [name, ages[name]])) as Ages
  const total = buckets.reduce((sum, name) => sum + ages[name], 0)
  return {
    group,
    responsible: responsible_of[measure],
    ...moneyFields(currency, { ...own, total }),
  }
}
