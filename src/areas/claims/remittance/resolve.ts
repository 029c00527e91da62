// Resolves exceptions: match to a claim, accept as reported, or dismiss. Each exception is resolved
// once. What takes more than a batch is posted in the background (accept.ts).
import { type Call, deciderOf, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { accept } from './accept.ts'
import { faultOf, type Transaction } from './check_remittance.ts'
import { most_at_once, remittanceKind, remittanceLifecycle, type Resolve } from './lifecycle.ts'
import { isOpen, postClaims, postingFields } from './post_claims.ts'
import { readRemittance, remittedClaims } from './read_remittance.ts'
import type { Exception } from './exception_schema.ts'
import { claim_statuses, type RemittanceClaim, type RemittanceRow } from './schema.ts'

export async function resolveRemittance(call: Call, id: string, body: Resolve) {
  requireClaim(body)
  const row = await lockRow(call, remittanceKind, id)
  if (!isIn(remittanceLifecycle, 'unresolved', row.status)) {
    throw transitionError(remittanceLifecycle, row.status, 'resolve')
  }
  const chosen = chosenOf(row, body)
  const exceptions = resolvedExceptions(call, row, chosen, body)
  if (body.resolution === 'dismiss')
    return await settle(call, row, dismiss(row, chosen), exceptions)
  const { transaction } = await readRemittance(call, row)
  const whole = chosen.some(({ claim_number }) => claim_number === null)
  if (whole) requirePostable(transaction)
  if (whole || chosen.length > most_at_once) {
    return await accept(call, row, exceptions, transaction)
  }
  return await settle(call, row, await postChosen(call, row, chosen, body, transaction), exceptions)
}

async function settle(
  call: Call,
  row: RemittanceRow,
  entries: RemittanceClaim[],
  exceptions: Exception[],
) {
  const fields = postingFields(entries, exceptions)
  if (!exceptions.some(isOpen)) {
    return await takeStep(call, remittanceLifecycle, row.id, 'resolve', fields)
  }
  return await updateRow(call, remittanceKind, row.id, fields, 'updated', row)
}

function resolvedExceptions(
  call: Call,
  row: RemittanceRow,
  chosen: Exception[],
  { resolution, reason }: Resolve,
): Exception[] {
  const resolved = {
    resolution,
    reason,
    resolved_at: toTimestamp(call.now),
    resolved_by_id: deciderOf(call),
  }
  return row.exceptions.map((each) => (chosen.includes(each) ? { ...each, ...resolved } : each))
}

function requireClaim({ resolution, claim_id, claim_number }: Resolve) {
  const named = claim_id !== undefined && claim_number !== undefined
  if (resolution === 'match' && !named) {
    throw invalid('claim_id', '`match` requires `claim_number` and `claim_id`.')
  }
  if (resolution !== 'match' && claim_id !== undefined) {
    throw invalid('claim_id', '`claim_id` can be sent only with `resolution: match`.')
  }
}

function chosenOf(row: RemittanceRow, { claim_number }: Resolve): Exception[] {
  const open = row.exceptions.filter(isOpen)
  if (claim_number === undefined) return open
  const chosen = open.filter((each) => each.claim_number === claim_number)
  if (chosen.length === 0) throw notFound('exception', 'claim_number')
  return chosen
}

const dismiss = (row: RemittanceRow, chosen: Exception[]): RemittanceClaim[] =>
  row.claims.map((entry) =>
    chosen.some(({ claim_number }) => claim_number === entry.number)
      ? { ...entry, status: claim_statuses.dismissed }
      : entry,
  )

// An unbalanced or incomplete remittance is posted as far as it can be read.
function requirePostable(transaction: Transaction) {
  const code = faultOf(transaction, [])
  if (code === 'amount_too_large') throw stillUnresolved({ code })
}

async function postChosen(
  call: Call,
  row: RemittanceRow,
  chosen: Exception[],
  { claim_id }: Resolve,
  transaction: Transaction,
): Promise<RemittanceClaim[]> {
  const numbers = new Set(chosen.map(({ claim_number }) => claim_number))
  const claims = remittedClaims(transaction).filter(({ number }) => numbers.has(number))
  const { entries, exceptions } = await postClaims(call, row, claims, { claim_id, accepted: true })
  if (exceptions[0]) throw stillUnresolved(exceptions[0])
  return [...row.claims.filter(({ number }) => !numbers.has(number)), ...entries]
}

const stillUnresolved = (posted: { code: string }) =>
  new ApiError(
    'remittance_exception_unresolved',
    {},
    { param: 'resolution', details: [detail(posted)] },
  )

const detail = ({ code }: { code: string }) => ({
  param: 'claim_number',
  code,
  message: "The claim still can't be posted.",
})
