// Counts denied lines by payer, reason and next step. Reasons are encrypted, so the claims of the
// period are read and counted here.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { adjustmentReason } from '#catalogue/adjustment_reasons.ts'
import { next_actions } from '#catalogue/next_steps.ts'
import { sql } from '#db/sql.ts'
import { Choice, DateOnly, Integer, livemode, Nullable, PlainText } from '#kernel/fields.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/lifecycle.ts'
import { SignedMoney } from '#kernel/money.ts'
import { requireOrder } from '#areas/claims/payer/payer.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { claimKind } from './kind.ts'
import { claimLifecycle } from './lifecycle.ts'
import { adjustmentGroups } from './parts.ts'
import { Claim, type ClaimRow } from './schema.ts'

const { payer_id } = Claim.properties
const most_claims = 5_000
const usual_days = 90

const DenialCount = Type.Object(
  {
    payer_id,
    group: Choice(adjustmentGroups, 'Adjustment group code.', { examples: ['CO'] }),
    reason: PlainText('Claim adjustment reason code (CARC).', 5, '197'),
    label: PlainText('Meaning of the CARC.', 200, 'Prior authorization missing'),
    next_step: Nullable(Choice(next_actions, "The claim's next step.", { examples: ['appeal'] })),
    claims: Integer('Number of claims.', 0, most_claims, { examples: [3] }),
    amount: SignedMoney('Total denied for the reason.', 54_000),
  },
  { title: 'denial_count' },
)

export const DenialSummary = Type.Object(
  {
    object: Type.Literal('denial_summary', { description: 'Object type.' }),
    livemode,
    starts_on: DateOnly('First date of service.', '2026-08-20'),
    ends_on: DateOnly('Last date of service.', '2026-11-17'),
    counts: Type.Array(DenialCount, { description: 'Denials, highest amount first.' }),
  },
  { title: 'denial_summary', description: 'Denied lines of a period, counted.' },
)

export const DenialQuery = Type.Object({
  starts_on: Type.Optional(DateOnly('First date of service. Default: 90 days before the last.')),
  ends_on: Type.Optional(DateOnly("Last date of service. Default: today's date.")),
  payer_id: Type.Optional(payer_id),
})
type DenialQuery = Static<typeof DenialQuery>

export async function summarizeDenials(call: Call, query: DenialQuery) {
  const { ends_on = today(call), payer_id: payer } = query
  const starts_on =
    query.starts_on ?? `${Temporal.PlainDate.from(ends_on).subtract({ days: usual_days })}`
  requireOrder({ starts_on, ends_on })
  const rows = await call.query<ClaimRow>(sql`
    select ${columnsOf(claimKind)} from claims
    where account = ${call.account} and ${inSet(claimLifecycle, 'with_denials')}
      and service_from >= ${starts_on}::date and service_from <= ${ends_on}::date
      and (${payer ?? null}::text is null or payer_id = ${payer ?? null})
    limit ${most_claims + 1}`)
  if (rows.length > most_claims) {
    throw invalid('starts_on', `More than ${most_claims} claims. Choose a shorter period.`)
  }
  const counts = countDenials(await decryptRows(call, claimKind, rows))
  return { object: 'denial_summary' as const, starts_on, ends_on, counts }
}

const today = ({ now }: Call) => now.toZonedDateTimeISO('UTC').toPlainDate().toString()

type Count = Omit<Static<typeof DenialCount>, 'amount'> & { cents: number }

// A claim counts once for each of its reasons.
function countDenials(claims: ClaimRow[]) {
  const counts = new Map<string, Count>()
  for (const { payer_id, lines, next_step } of claims) {
    const denied = lines.filter(({ line_status }) => line_status === 'denied')
    const of_claim = new Set<string>()
    for (const { group, reason, amount } of denied.flatMap(({ adjustments }) => adjustments)) {
      const action = next_step?.action ?? null
      const code = reason ?? ''
      const name = [payer_id, group, code, action].join(' ')
      const { label } = adjustmentReason(code)
      const one = { payer_id, group, reason: code, label, next_step: action, claims: 0, cents: 0 }
      const count = counts.get(name) ?? one
      count.claims += of_claim.has(name) ? 0 : 1
      count.cents += amount?.amount ?? 0
      of_claim.add(name)
      counts.set(name, count)
    }
  }
  return [...counts.values()]
    .toSorted((one, other) => other.cents - one.cents || other.claims - one.claims)
    .map(({ cents, ...count }) => ({ ...count, amount: usd(cents) }))
}
