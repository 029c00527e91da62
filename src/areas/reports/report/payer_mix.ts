// The payer mix: charges, payments, sessions and persons of each payer, and of self-pay.
import type { Call } from '#kernel/call.ts'
import {
  default_currency,
  divide,
  figuresOf,
  groupName,
  moneyFields,
  parametersOf,
  type PeriodRequest,
  totalOf,
} from './figures.ts'
import { findZone, periodOf } from './period.ts'
import { countPersons } from './person_counts.ts'
import { findSums, otherCurrencies, sumsIn } from './sums.ts'

const amounts = ['charges', 'insurance_payments', 'patient_payments'] as const
const measures = [...amounts, 'billed_sessions'] as const

export async function reportPayerMix(call: Call, query: PeriodRequest) {
  const { currency = default_currency } = query
  const zoned = await findZone(call)
  const period = periodOf(query, zoned)
  const { time_zone } = zoned
  const found = await findSums(call, { axis: 'payer', period, time_zone, measures })
  const served = await countPersons(call, period, time_zone)
  const personsOf = (payer_id: string | null) =>
    served.find((row) => row.payer_id === payer_id)?.persons ?? 0
  const sums = sumsIn(found, currency)
  const total = totalOf(sums)
  const rowOf = (
    group: string | null,
    figures: Map<string, number> | undefined,
    persons: number,
  ) => {
    const { billed_sessions: sessions, ...money } = figuresOf(figures, measures)
    return {
      group,
      share_of_charges: divide(money.charges, total.get('charges') ?? 0),
      sessions,
      persons,
      ...moneyFields(currency, money),
    }
  }
  const others = otherCurrencies(found, currency)
  const keys = new Set([...sums.keys(), ...served.flatMap(({ payer_id }) => payer_id ?? [])])
  return {
    object: 'payer_mix_report',
    parameters: parametersOf(zoned, { ...period, group_by: 'payer', currency, others }),
    rows: [...keys]
      .sort()
      .map((key) => rowOf(groupName('payer', key), sums.get(key), personsOf(key))),
    totals: [rowOf(null, total, personsOf(null))],
  }
}
