// Creates and updates fee schedules.
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { payersOf } from '#catalogue/payers.ts'
import { asJson, sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { decimalsOf } from '#kernel/money.ts'
import { createRow, lockRow, updateRow } from '#kernel/record.ts'
import {
  type FeeScheduleChange,
  type FeeScheduleCreate,
  type FeeScheduleRate,
  feeScheduleKind as kind,
} from './schema.ts'

export async function createFeeSchedule(call: Call, body: FeeScheduleCreate) {
  const { payer_id = null, plan_name = null, rates } = body
  if (plan_name && !payer_id) throw invalid('plan_name', '`plan_name` requires `payer_id`.')
  requireOrder(body)
  requireRates(rates, payer_id)
  if (payer_id) await requireKnownPayer(call, payer_id)
  const fields = { ...body, rates: asJson(rates) }
  return await createRow(call, kind, newId(kind.prefix), fields)
}

export async function updateFeeSchedule(call: Call, id: string, body: FeeScheduleChange) {
  const { rates } = body
  const before = await lockRow(call, kind, id)
  requireOrder({ ...before, ...body })
  if (rates) requireRates(rates, before.payer_id)
  const fields = { ...body, ...(rates && { rates: asJson(rates) }) }
  return await updateRow(call, kind, id, fields, 'updated', before)
}

type Period = { starts_on: string; ends_on?: string | null }

function requireOrder({ starts_on, ends_on }: Period) {
  if (!ends_on || ends_on >= starts_on) return
  throw invalid('ends_on', '`ends_on` must be on or after `starts_on`.')
}

// A rate that is listed twice would be ambiguous. Claims are in US dollars.
function requireRates(rates: FeeScheduleRate[], payer_id: string | null) {
  const expected = payer_id ? 'usd' : rates[0]!.amount.currency
  const seen = new Set<string>()
  for (const [at, rate] of rates.entries()) {
    const { currency } = rate.amount
    const param = `rates[${at}].amount.currency`
    if (decimalsOf(currency) === undefined) {
      throw invalid(param, '`currency` must be a currency of ISO 4217.')
    }
    if (currency !== expected) {
      throw invalid(param, `\`currency\` must be \`${expected}\`, as of the whole schedule.`)
    }
    const key = keyOf(rate)
    if (seen.has(key)) {
      const terms = 'procedure code, modifiers, profession and place of service'
      throw invalid(`rates[${at}]`, `An earlier rate has the same ${terms}. Remove one of them.`)
    }
    seen.add(key)
  }
}

const keyOf = ({ procedure_code, modifiers, profession, place_of_service }: FeeScheduleRate) =>
  JSON.stringify([
    procedure_code,
    modifiers?.toSorted() ?? [],
    profession ?? null,
    place_of_service ?? null,
  ])

async function requireKnownPayer(call: Call, payer_id: string) {
  if (payersOf(call.secrets.environment).some(({ id }) => id === payer_id)) return
  const [known] = await call.query(sql`
    select id from directory_payers where id = ${payer_id}
    union all
    select id from payer_contracts
    where account = ${call.account} and payer_id = ${payer_id} and name is not null
    limit 1`)
  if (!known) throw notFound('payer', 'payer_id')
}
