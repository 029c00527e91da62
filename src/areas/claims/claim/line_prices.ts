// Prices service lines from fee schedules: the charge where none was given, and what the payer
// allows by contract.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { findRow } from '#kernel/record.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { amountOf, pickRate, type PricedService } from '#areas/payments/fee_schedule/rate_rule.ts'
import { findRates } from '#areas/payments/fee_schedule/find_rates.ts'
import { no_expectation } from './lines.ts'
import { currency, most_claimed } from './currency.ts'
import { type Line, type LineCreate } from './parts.ts'
import type { ClaimRow } from './schema.ts'

type Claim = Pick<ClaimRow, 'practitioner_id'> & { place_of_service?: string | null | undefined }
export type PricedLine = LineCreate & Pick<Line, 'charge'>

// A line without a charge takes it from the account's own schedule. `otherwise` is the charge of a
// line that has no rate. Without it, the caller must send one.
export async function chargeLines(
  call: Call,
  claim: Claim,
  lines: LineCreate[],
  otherwise?: Line['charge'],
) {
  const open = lines.filter(({ charge }) => !charge)
  const services = await servicesOf(call, claim, open)
  const rates = await findRates(call, null, services)
  return lines.map((line, i): PricedLine => {
    if (line.charge) return { ...line, charge: line.charge }
    const rate = pickRate(rates, services[open.indexOf(line)]!)
    const charge = rate && amountOf(rate, line.units ?? 1)
    if (charge && charge.currency === currency && charge.amount <= most_claimed) {
      return { ...line, charge }
    }
    if (otherwise) return { ...line, charge: otherwise }
    throw invalid(
      `lines[${i}].charge`,
      '`charge` is required because no fee schedule of yours has a rate for the line.',
    )
  })
}

// What the payer allows by contract, as of submission: never more than the charge.
export async function expectLines(call: Call, claim: ClaimRow): Promise<Line[]> {
  const services = await servicesOf(call, claim, claim.lines)
  const rates = await findRates(call, claim.payer_id, services)
  if (rates.length === 0) return claim.lines.map((line) => ({ ...line, ...no_expectation }))
  const { plan_name } = await findRow(call, coverageKind, claim.coverage_id, 'coverage_id')
  return claim.lines.map((line, i) => {
    const rate = pickRate(rates, services[i]!, plan_name)
    if (!rate) return { ...line, ...no_expectation }
    const amount = Math.min(amountOf(rate, line.units).amount, line.charge.amount)
    const { fee_schedule_id, number: rate_number } = rate
    return { ...line, expected_amount: { amount, currency }, fee_schedule_id, rate_number }
  })
}

async function servicesOf(call: Call, claim: Claim, lines: LineCreate[]) {
  if (lines.length === 0) return []
  const renderedBy = (line: LineCreate) => line.practitioner_id ?? claim.practitioner_id
  const ids = [...new Set(lines.map(renderedBy))]
  const practitioners = await call.query<{ id: string; profession: string | null }>(sql`
    select id, profession from practitioners
    where account = ${call.account} and id = any(${ids})`)
  const professions = new Map(practitioners.map(({ id, profession }) => [id, profession]))
  return lines.map((line): PricedService => ({
    procedure_code: line.procedure_code,
    modifiers: line.modifiers ?? [],
    profession: professions.get(renderedBy(line)) ?? null,
    place_of_service: line.place_of_service ?? claim.place_of_service ?? null,
    on: line.service_date,
  }))
}
