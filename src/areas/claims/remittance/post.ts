// Balances a remittance and posts its claims, each once, in batches. Each batch is a scheduled job
// and a transaction, so posting continues after the last complete batch if the process stops.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn, takeStep } from '#kernel/lifecycle.ts'
import { updateRow, tryLockRow } from '#kernel/record.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { payerEarningsPostings } from '#areas/payments/payment/earnings.ts'
import { receiveInsurerPayment } from '#areas/payments/payment/insurer_payment.ts'
import { readDocumentById } from '#areas/claims/x12_document/read_document.ts'
import { transactionsOf } from '#x12/read.ts'
import { claimsOf, type Remittance } from '#x12/remittance.ts'
import { adjudicateClaim, type Resolution } from './post_claim.ts'
import { postAdjustments } from './adjustments.ts'
import { type AdjudicatedClaim, settlePerson } from './patient_settlement.ts'
import { faultOf, paidIn, type Transaction } from './check_remittance.ts'
import { posting, remittanceKind, remittanceLifecycle } from './lifecycle.ts'
import {
  isReversal,
  isReversalCode,
  payeeOf,
  remittedClaim,
  type RemittedClaim,
} from './remitted_claim.ts'
import { type Exception, type ExceptionCode, exceptionCodes } from './exception_schema.ts'
import { claim_statuses, type RemittanceClaim, type RemittanceRow } from './schema.ts'
import { deleteBatches, hasExceptions, insertBatch, mergedBatches } from './store.ts'

const most_at_once = 100

export const postJob: Job = {
  ...posting,
  summary: 'Balance a received remittance and post its claims.',
  run: postRemittance,
}

export async function readRemittance(call: Call, row: RemittanceRow) {
  const file = await readDocumentById(call, row.document_id)
  const transaction = transactionsOf(file).find(({ number }) => number === row.transaction_number)
  return { transaction: transaction as Transaction, faults: file.faults }
}

export function remittedClaims({ content }: Transaction): RemittedClaim[] {
  const payee = payeeOf(content)
  return claimsOf(content).map((claim, place) => remittedClaim(claim, place + 1, payee))
}

// The claims of the next batch alone, because a file can have thousands. The order is the same for
// every batch.
function nextClaims({ processed_count }: RemittanceRow, { content }: Transaction): RemittedClaim[] {
  const payee = payeeOf(content)
  const all = claimsOf(content).map((claim, place) => ({ claim, number: place + 1 }))
  const [reversals, others] = [true, false].map((reversal) =>
    all.filter(({ claim }) => isReversalCode(claim.status_code) === reversal),
  )
  return [...reversals!, ...others!]
    .slice(processed_count, processed_count + most_at_once)
    .map(({ claim, number }) => remittedClaim(claim, number, payee))
}

export async function postRemittance(call: Call, id: string) {
  const row = await tryLockRow(call, remittanceKind, id)
  if (!row || !isIn(remittanceLifecycle, 'unposted', row.status)) return
  const { transaction, faults } = await readRemittance(call, row)
  const fault = faultOf(transaction, faults)
  if (fault) {
    await takeStep(call, remittanceLifecycle, id, 'except', {
      exceptions: asJson([exceptionOf(null, fault)]),
      unposted: usd(paidIn(transaction.content)),
    })
    return
  }
  const balanced = isIn(remittanceLifecycle, 'unbalanced', row.status)
    ? await takeStep(call, remittanceLifecycle, id, 'balance')
    : row
  await postBatch(call, balanced, transaction)
}

async function postBatch(call: Call, row: RemittanceRow, transaction: Transaction) {
  const { processed_count: before, claim_count, unposted } = row
  const batch = await postClaims(call, row, nextClaims(row, transaction))
  const processed_count = before + batch.entries.length
  const fields = {
    processed_count,
    unposted: usd(unposted.amount + unpostedAmount(batch.entries)),
  }
  await insertBatch(call, row.id, before, batch)
  if (processed_count < claim_count) {
    await updateRow(call, remittanceKind, row.id, fields, 'updated', row)
    return scheduleJob(call, posting, row.id, call.now)
  }
  const settled = await settlePayment(call, row, transaction.content)
  const step = (await hasExceptions(call, row.id)) ? 'except' : 'post'
  const outcomes = mergedBatches(call, row.id)
  await takeStep(call, remittanceLifecycle, row.id, step, { ...fields, ...outcomes, ...settled })
  await deleteBatches(call, row.id)
}

// Provider-level adjustments and the payment itself.
export async function settlePayment(call: Call, row: RemittanceRow, content: Remittance) {
  const adjusted = await postAdjustments(call, row, content)
  const { amount, currency } = row.amount
  if (amount === 0) return adjusted
  const { id: payment_id } = await receiveInsurerPayment(call, {
    remittance_id: row.id,
    payer: row.payer_id,
    amount,
    currency,
    reference: row.trace_number,
  })
  return { ...adjusted, payment_id }
}

// Posts claims that weren't processed yet. Reversals come first, because the replacement can
// precede them in the file.
export async function postClaims(call: Call, row: RemittanceRow, claims: RemittedClaim[]) {
  const entries: RemittanceClaim[] = []
  const exceptions: Exception[] = []
  const ordered = [...claims.filter(isReversal), ...claims.filter((claim) => !isReversal(claim))]
  const adjudicated = new Map<string, AdjudicatedClaim>()
  const postings: Posting[] = []
  for (const remitted of ordered) {
    const posted = await postClaim(call, row, remitted)
    entries.push(posted.entry)
    if (posted.adjudicated) adjudicated.set(posted.adjudicated.claim.id, posted.adjudicated)
    postings.push(...posted.postings)
    if (posted.code) exceptions.push(exceptionOf(remitted.number, posted.code))
  }
  await post(call, postings, [...adjudicated.keys()])
  for (const each of adjudicated.values()) await settlePerson(call, row.id, each)
  return { entries, exceptions }
}

type PostedClaim = { entry: RemittanceClaim; postings: Posting[] } & (
  | { code: ExceptionCode; adjudicated: undefined }
  | { code: undefined; adjudicated: AdjudicatedClaim | undefined }
)

export async function postClaim(
  call: Call,
  row: RemittanceRow,
  remitted: RemittedClaim,
  resolution?: Resolution,
): Promise<PostedClaim> {
  const result = await adjudicateClaim(call, row, remitted, resolution)
  const reported = {
    number: remitted.number,
    charge: usd(remitted.charge),
    paid: usd(remitted.paid),
    reversal: isReversal(remitted),
  }
  if (typeof result === 'string') {
    const none = { claim_id: null, matched_by: null, warnings: [] }
    const entry = { ...reported, ...none, status: claim_statuses.excepted }
    return { entry, code: result, postings: [], adjudicated: undefined }
  }
  const { claim, relief_unsettled, matched_by, warnings, postings, decided } = result
  const of = `${row.id}:${remitted.number}`
  const earnings =
    postings.length > 0 && (await payerEarningsPostings(call, claim.id, of, usd(remitted.paid)))
  const entry = {
    ...reported,
    claim_id: claim.id,
    matched_by,
    status: decided ? claim_statuses.posted : claim_statuses.informational,
    warnings,
  }
  return {
    entry,
    code: undefined,
    postings: [...postings, ...(earnings || [])],
    adjudicated: decided ? { claim, relief_unsettled } : undefined,
  }
}

export const isOpen = ({ resolution }: Exception) => resolution === null

export const exceptionOf = (claim_number: number | null, code: ExceptionCode): Exception => ({
  claim_number,
  code,
  message: exceptionCodes[code],
  resolution: null,
  reason: null,
  resolved_at: null,
  resolved_by_id: null,
})

const unpostedAmount = (entries: RemittanceClaim[]) =>
  entries
    .filter(({ status }) => status !== claim_statuses.posted)
    .reduce((sum, { paid }) => sum + paid.amount, 0)

export const postingFields = (entries: RemittanceClaim[], exceptions: Exception[]) => ({
  processed_count: entries.length,
  claims: asJson(entries.toSorted((one, other) => one.number - other.number)),
  exceptions: asJson(exceptions),
  unposted: usd(unpostedAmount(entries)),
})
