// The denials report: lines that payers denied, why, and those they allowed later.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { adjustmentReason } from '#catalogue/adjustment_reasons.ts'
import { suggestStep } from '#catalogue/next_steps.ts'
import { remark } from '#catalogue/remarks.ts'
import {
  axisOf,
  default_currency,
  divide,
  figuresOf,
  type Grouping,
  moneyFields,
  parametersOf,
  type PeriodRequest,
  totalOf,
} from './figures.ts'
import { findZone, periodOf } from './period.ts'
import { findSums, otherCurrencies, type SumRow, sumsIn } from './sums.ts'

const measures = [
  'denial_adjudicated',
  'denial_claims',
  'denial_lines',
  'denial_amount',
  'denial_overturned_lines',
  'denial_overturned_amount',
] as const
type Figures = Record<(typeof measures)[number], number>

type Query = PeriodRequest & { group_by?: Grouping | 'payer_reason'; payer_id?: string }

export async function reportDenials(call: Call, query: Query) {
  const { currency = default_currency, group_by = 'reason', payer_id } = query
  const by_payer = group_by === 'payer_reason'
  const by_reason = by_payer || group_by === 'reason'
  if (payer_id && !by_reason) {
    throw invalid('payer_id', '`payer_id` requires `group_by` to be `reason` or `payer_reason`.')
  }
  const zoned = await findZone(call)
  const period = periodOf(query, zoned)
  const reading = { period, time_zone: zoned.time_zone, measures }
  const by_month = group_by === 'month'
  const found = await findSums(call, {
    ...reading,
    axis: by_payer ? 'reason' : axisOf(group_by),
    by_month,
  })
  const rows = by_reason ? reasonsIn(found, payer_id, by_payer) : found
  // A line with several reasons counts once in the total.
  const whole = by_reason ? await findSums(call, { ...reading, axis: 'payer' }) : found
  const own = payer_id ? whole.filter(({ group }) => group === payer_id) : whole
  const total = figuresOf(totalOf(sumsIn(own, currency)), measures)
  const others = otherCurrencies(found, currency)
  return {
    object: 'denials_report',
    parameters: parametersOf(zoned, { ...period, group_by, currency, others }),
    rows: [...sumsIn(rows, currency)].map(([group, figures]) =>
      rowOf(group, figuresOf(figures, measures), currency, by_reason),
    ),
    totals: [rowOf(null, total, currency, false)],
  }
}

// The key of a reason begins with the payer. A reason has no space.
function splitKey(key: string) {
  const at = key.lastIndexOf(' ')
  return { payer_id: at < 0 ? null : key.slice(0, at), reason: key.slice(at + 1) }
}

// By reason, or by reason and payer.
function reasonsIn(rows: SumRow[], payer_id: string | undefined, by_payer: boolean): SumRow[] {
  const split = rows.map((row) => ({ ...row, ...splitKey(row.group) }))
  return split
    .filter((row) => payer_id === undefined || row.payer_id === payer_id)
    .toSorted((one, other) => (one.reason < other.reason ? -1 : 1))
    .map(({ reason, ...row }) => ({ ...row, group: by_payer ? row.group : reason }))
}

// What a reason means, and the step that it suggests. A remark suggests none without its reason.
function meaningOf(code: string) {
  const [, group, reason] = /^(CO|PR|OA|PI)-(.+)$/.exec(code) ?? []
  if (!group || !reason) return { label: remark(code).label, next_step: null }
  const step = suggestStep([{ adjustments: [{ group, reason }], remarks: [] }], false)
  return { label: adjustmentReason(reason).label, next_step: step?.action ?? null }
}

function namesOf(group: string | null, by_reason: boolean) {
  if (!by_reason || !group) return { group, payer_id: null, label: null, next_step: null }
  const { payer_id, reason } = splitKey(group)
  return { group: reason, payer_id, ...meaningOf(reason) }
}

const rowOf = (group: string | null, figures: Figures, currency: string, reason: boolean) => ({
  ...namesOf(group, reason),
  adjudicated_claims: reason ? null : figures.denial_adjudicated,
  denied_claims: figures.denial_claims,
  denied_lines: figures.denial_lines,
  overturned_lines: figures.denial_overturned_lines,
  ...moneyFields(currency, {
    denied_amount: figures.denial_amount,
    overturned_amount: figures.denial_overturned_amount,
  }),
  denial_rate: reason ? null : divide(figures.denial_claims, figures.denial_adjudicated),
  overturn_rate: divide(figures.denial_overturned_lines, figures.denial_lines),
})
