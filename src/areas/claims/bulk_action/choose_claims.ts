// Chooses the claims of a bulk action: by their IDs, or by filters as the list of claims has them.
import type { Call } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { join, raw, sql, type Statement } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { eitherOf, range } from '#http/lists/filters.ts'
import { hasDenialReason, hasNextAction } from '#areas/claims/claim/denial_reasons.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { type BulkActionCreate, type BulkFilters, most_claims } from './schema.ts'
import type { ChosenClaim } from './store.ts'

const patient_balance = `(patient_balance ->> 'amount')::bigint`

// What a claim must be for the action to make sense. Whether it is allowed is found out for each.
function candidates({ action, party }: BulkActionCreate): Statement {
  if (action === 'submit') return inSet(claimLifecycle, 'editable')
  if (action === 'check_status') return inSet(claimLifecycle, 'awaiting_payer')
  return range(party === 'patient' ? patient_balance : 'payer_balance_amount')({ gt: 0 }, '')
}

const conditions = (call: Call, filters: BulkFilters): Statement[] => {
  const equal = [
    ['status', filters.status],
    ['payer_id', filters.payer_id],
    ['practitioner_id', filters.practitioner_id],
  ] as const
  const ranges = [
    ['service_from', filters.service_date],
    ['filing_deadline', filters.filing_deadline],
    ['appeal_deadline', filters.appeal_deadline],
    ['payer_balance_amount', filters.payer_balance],
    [patient_balance, filters.patient_balance],
  ] as const
  const { next_step, denial_reason } = filters
  return [
    ...equal.flatMap(([column, values]) => (values ? [sql`${raw(column)} = any(${values})`] : [])),
    ...ranges.flatMap(([column, bounds]) =>
      bounds && Object.keys(bounds).length > 0 ? [range(column)(bounds, call.account)] : [],
    ),
    ...(next_step ? [eitherOf(next_step.map((value) => hasNextAction(value, call)))] : []),
    ...(denial_reason
      ? [eitherOf(denial_reason.map((value) => hasDenialReason(value, call)))]
      : []),
  ]
}

export async function chooseClaims(call: Call, body: BulkActionCreate): Promise<ChosenClaim[]> {
  const { claim_ids, filters } = body
  if (!claim_ids === !filters) throw invalid('claim_ids', 'Send `claim_ids` or `filters`.')
  if (claim_ids) return await findByIds(call, claim_ids)
  const wanted = [sql`account = ${call.account}`, candidates(body), ...conditions(call, filters!)]
  const found = await call.query<ChosenClaim>(sql`
    select id, person_id from claims
    where ${join(wanted, ' and ')}
    order by created_at, id
    limit ${most_claims + 1}`)
  if (found.length > most_claims) {
    throw invalid('filters', '`filters` must match at most 10,000 claims. Add a filter.')
  }
  return found
}

async function findByIds(call: Call, ids: string[]) {
  const found = await call.query<ChosenClaim>(sql`
    select id, person_id from claims where account = ${call.account} and id = any(${ids})`)
  const known = new Map(found.map((claim) => [claim.id, claim]))
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw notFound(claimKind.object, `claim_ids[${unknown}]`)
  return ids.map((id) => known.get(id)!)
}
