// Balances a remittance and posts its claims, each once, in batches of 100. The rest continues in
// the next scheduled job.
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
import { readDocument } from '#areas/claims/x12_document/read_document.ts'
import { findDocument } from '#areas/claims/x12_document/x12_document.ts'
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

const most_at_once = 100

export const postJob: Job = {
  ...posting,
  summary: 'Balance a received remittance and post its claims.',
  run: postRemittance,
}

export async function readRemittance(call: Call, row: RemittanceRow) {
  const file = await readDocument(call, await findDocument(call, row.document_id))
  const transaction = transactionsOf(file).find(({ number }) => number === row.transaction_number)
  return { transaction: transaction as Transaction, faults: file.faults }
}

export function remittedClaims({ content }: Transaction): RemittedClaim[] {
  const payee = payeeOf(content)
  return claimsOf(content).map((claim, place) => remittedClaim(claim, place + 1, payee))
}

// The claims of the next batch alone, because a file can have thousands.
function nextClaims({ claims }: RemittanceRow, { content }: Transaction): RemittedClaim[] {
  const done = new Set(claims.map(({ number }) => number))
  const payee = payeeOf(content)
  const left = claimsOf(content)
    .map((claim, place) => ({ claim, number: place + 1 }))
    .filter(({ number }) => !done.has(number))
  const [reversals, others] = [true, false].map((reversal) =>
    left.filter(({ claim }) => isReversalCode(claim.status_code) === reversal),
  )
  return [...reversals!, ...others!]
    .slice(0, most_at_once)
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
  const posted = await postClaims(call, row, nextClaims(row, transaction), most_at_once)
  const { entries, exceptions } = posted
  const fields = postingFields(entries, exceptions)
  if (entries.length < row.claim_count) {
    await updateRow(call, remittanceKind, row.id, fields, 'updated', row)
    return scheduleJob(call, posting, row.id, call.now)
  }
  const settled = await settlePayment(call, row, transaction.content)
  const step = exceptions.some(isOpen) ? 'except' : 'post'
  await takeStep(call, remittanceLifecycle, row.id, step, { ...fields, ...settled })
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

// Claims not processed yet. Reversals come first, because the replacement can precede them in the
// file.
export async function postClaims(
  call: Call,
  row: RemittanceRow,
  all: RemittedClaim[],
  most = Infinity,
) {
  const entries: RemittanceClaim[] = [...row.claims]
  const exceptions: Exception[] = [...row.exceptions]
  const done = new Set(entries.map(({ number }) => number))
  const left = all.filter(({ number }) => !done.has(number))
  const ordered = [...left.filter(isReversal), ...left.filter((claim) => !isReversal(claim))]
  const adjudicated = new Map<string, AdjudicatedClaim>()
  const postings: Posting[] = []
  for (const remitted of ordered.slice(0, most)) {
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

export function postingFields(entries: RemittanceClaim[], exceptions: Exception[]) {
  const unposted = entries.filter(({ status }) => status !== claim_statuses.posted)
  return {
    claims: asJson(entries.toSorted((one, other) => one.number - other.number)),
    exceptions: asJson(exceptions),
    unposted: usd(unposted.reduce((sum, { paid }) => sum + paid.amount, 0)),
  }
}
