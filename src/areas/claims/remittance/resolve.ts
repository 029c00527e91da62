// Resolves exceptions: match to a claim, accept as reported, or dismiss. Each exception is resolved
// once.
import { type Call, deciderOf, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { isIn, transitionError, takeStep } from '#kernel/lifecycle.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { type AdjudicatedClaim, settlePerson } from './patient_settlement.ts'
import { faultOf } from './check_remittance.ts'
import { remittanceKind, remittanceLifecycle, type Resolve } from './lifecycle.ts'
import {
  postingFields,
  isOpen,
  postClaim,
  postClaims,
  readRemittance,
  settlePayment,
  remittedClaims,
} from './post.ts'
import type { Exception } from './exception_schema.ts'
import { claim_statuses, type RemittanceClaim, type RemittanceRow } from './schema.ts'

export async function resolveRemittance(call: Call, id: string, body: Resolve) {
  requireClaim(body)
  const row = await lockRow(call, remittanceKind, id)
  if (!isIn(remittanceLifecycle, 'unresolved', row.status)) {
    throw transitionError(remittanceLifecycle, row.status, 'resolve')
  }
  const chosen = chosenOf(row, body)
  const whole = chosen.some(({ claim_number }) => claim_number === null)
  const after =
    body.resolution === 'dismiss'
      ? dismiss(row, chosen)
      : whole
        ? await acceptWhole(call, row)
        : await postChosen(call, row, chosen, body)
  const { resolution, reason } = body
  const resolved = {
    resolution,
    reason,
    resolved_at: toTimestamp(call.now),
    resolved_by_id: deciderOf(call),
  }
  const exceptions = after.exceptions.map((each) =>
    chosen.includes(each) ? { ...each, ...resolved } : each,
  )
  const fields = { ...postingFields(after.entries, exceptions), ...after.settled }
  if (!exceptions.some(isOpen)) {
    return await takeStep(call, remittanceLifecycle, id, 'resolve', fields)
  }
  return await updateRow(call, remittanceKind, id, fields, 'updated', row)
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

type Outcome = { entries: RemittanceClaim[]; exceptions: Exception[]; settled?: object }

const dismiss = (row: RemittanceRow, chosen: Exception[]): Outcome => ({
  entries: row.claims.map((entry) =>
    chosen.some(({ claim_number }) => claim_number === entry.number)
      ? { ...entry, status: claim_statuses.dismissed }
      : entry,
  ),
  exceptions: row.exceptions,
})

// Posts an unbalanced or incomplete remittance as far as it can be read.
async function acceptWhole(call: Call, row: RemittanceRow): Promise<Outcome> {
  const { transaction } = await readRemittance(call, row)
  const code = faultOf(transaction, [])
  if (code === 'amount_too_large') throw stillUnresolved({ code })
  const { entries, exceptions } = await postClaims(call, row, remittedClaims(transaction))
  const posted = { entries, exceptions: [...row.exceptions, ...exceptions] }
  return { ...posted, settled: await settlePayment(call, row, transaction.content) }
}

async function postChosen(
  call: Call,
  row: RemittanceRow,
  chosen: Exception[],
  body: Resolve,
): Promise<Outcome> {
  const remitted = remittedClaims((await readRemittance(call, row)).transaction)
  const entries: RemittanceClaim[] = [...row.claims]
  const postings: Posting[] = []
  const adjudicated: AdjudicatedClaim[] = []
  for (const { claim_number } of chosen) {
    const place = entries.findIndex(({ number }) => number === claim_number)
    const resolution = { claim_id: body.claim_id, accepted: true }
    const posted = await postClaim(call, row, remitted[claim_number! - 1]!, resolution)
    if (posted.code) throw stillUnresolved(posted)
    entries[place] = posted.entry
    postings.push(...posted.postings)
    if (posted.adjudicated) adjudicated.push(posted.adjudicated)
  }
  await post(
    call,
    postings,
    adjudicated.map(({ claim }) => claim.id),
  )
  for (const each of adjudicated) await settlePerson(call, row.id, each)
  return { entries, exceptions: row.exceptions }
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
