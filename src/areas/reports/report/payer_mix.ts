// The payer mix: charges, payments, sessions and persons of each payer, and of self-pay.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { chargeLifecycle } from '#areas/payments/charge/lifecycle.ts'
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
import { findZone, type Period, periodOf } from './period.ts'
import { findSums, otherCurrencies, sumsIn } from './sums.ts'

const amounts = ['charges', 'insurance_payments', 'patient_payments'] as const
const measures = [...amounts, 'billed_sessions'] as const

export async function reportPayerMix(call: Call, query: PeriodRequest) {
  const { currency = default_currency } = query
  const zoned = await findZone(call)
  const period = periodOf(query, zoned)
  const { time_zone } = zoned
  const found = await findSums(call, { axis: 'payer', period, time_zone, measures })
  const served = await findPersonCounts(call, period, time_zone)
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

// A person can have several payers, so the counts of payers add up to more than all persons. The
// row without a payer counts all of them.
const findPersonCounts = (call: Call, { from, to }: Period, time_zone: string) =>
  call.query<{ payer_id: string | null; persons: number }>(sql`
    select payer_id, count(distinct person_id)::integer as persons
    from (
      select payer_id, person_id from claims
      where account = ${call.account} and service_from between ${from} and ${to} and attempt > 0
      union all
      select '', person_id from charges
      where account = ${call.account} and kind = 'self_pay'
        and status = ${chargeLifecycle.initial}
        and created_at >= ${from}::date::timestamp at time zone ${time_zone}
        and created_at < (${to}::date + 1)::timestamp at time zone ${time_zone}) as served
    group by grouping sets ((payer_id), ())`)
