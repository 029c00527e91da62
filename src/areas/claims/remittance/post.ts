// Balances a remittance and posts its claims, each once, in batches of 100. The rest continues in
// the next scheduled job.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { updateRow, type Row, tryLockRow } from '#kernel/record.ts'
import { usd } from '#areas/claims/claim/money/amounts.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { earnedByPayer } from '#areas/payments/payment/earnings.ts'
import { receiveInsurerPayment } from '#areas/payments/payment/insurer_payment.ts'
import { findDocument, readDocument } from '#areas/claims/x12_document/x12_document.ts'
import { transactionsOf } from '#x12/read.ts'
import { claimsOf, type Remittance } from '#x12/remittance.ts'
import { decide, type Said } from './post_claim.ts'
import { settleAdjustments } from './adjustments.ts'
import { type Decided, settlePerson } from './patient_settlement.ts'
import { faultOf, paidIn, type Transaction } from './check_remittance.ts'
import { posting, remittanceKind, remittanceLifecycle } from './lifecycle.ts'
import { isReversal, remitted, type RemittedClaim } from './remitted_claim.ts'
import {
  type Exception,
  type ExceptionCode,
  exceptionCodes,
  type RemittanceClaim,
} from './schema.ts'

const most_at_once = 100

export const postStep: Job = {
  ...posting,
  summary: 'Balance a received remittance and post its claims.',
  run: postRemittance,
}

export async function readRemittance(call: Call, row: Row) {
  const file = readDocument(call, await findDocument(call, row.document_id))
  const transaction = transactionsOf(file).find(({ number }) => number === row.transaction_number)
  return { transaction: transaction as Transaction, faults: file.faults }
}

export const toldIn = ({ content }: Transaction): RemittedClaim[] =>
  claimsOf(content).map((claim, place) => remitted(claim, place + 1))

export async function postRemittance(call: Call, id: string) {
  const row = await tryLockRow(call, remittanceKind, id)
  if (row?.status !== 'received' && row?.status !== 'balanced') return
  const { transaction, faults } = await readRemittance(call, row)
  const fault = faultOf(transaction, faults)
  if (fault) {
    await takeStep(call, remittanceLifecycle, id, 'except', {
      exceptions: asJson([exceptionOf(null, fault)]),
      waiting: usd(paidIn(transaction.content)),
    })
    return
  }
  const balanced =
    row.status === 'received' ? await takeStep(call, remittanceLifecycle, id, 'balance') : row
  await postSome(call, balanced, transaction)
}

async function postSome(call: Call, row: Row, transaction: Transaction) {
  const posted = await postClaims(call, row, toldIn(transaction), most_at_once)
  const { entries, exceptions } = posted
  const fields = fieldsOf(entries, exceptions)
  if (entries.length < row.claim_count) {
    await updateRow(call, remittanceKind, row.id, fields, 'updated', row)
    return scheduleJob(call, posting, row.id, call.now)
  }
  const settled = await settleWhole(call, row, transaction.content)
  const step = exceptions.some(isOpen) ? 'except' : 'post'
  await takeStep(call, remittanceLifecycle, row.id, step, { ...fields, ...settled })
}

// Provider-level adjustments and the payment itself.
export async function settleWhole(call: Call, row: Row, content: Remittance) {
  const adjusted = await settleAdjustments(call, row, content)
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
export async function postClaims(call: Call, row: Row, all: RemittedClaim[], most = Infinity) {
  const entries: RemittanceClaim[] = [...row.claims]
  const exceptions: Exception[] = [...row.exceptions]
  const done = new Set(entries.map(({ number }) => number))
  const left = all.filter(({ number }) => !done.has(number))
  const ordered = [...left.filter(isReversal), ...left.filter((told) => !isReversal(told))]
  const decided = new Map<string, Decided>()
  const postings: Posting[] = []
  for (const told of ordered.slice(0, most)) {
    const { entry, code, moved, settles } = await postClaim(call, row, told)
    entries.push(entry)
    if (settles) decided.set(settles.claim.id, settles)
    postings.push(...moved)
    if (code) exceptions.push(exceptionOf(told.number, code))
  }
  await post(call, postings, [...decided.keys()])
  for (const each of decided.values()) await settlePerson(call, row.id, each)
  return { entries, exceptions }
}

export async function postClaim(call: Call, row: Row, told: RemittedClaim, said?: Said) {
  const decided = await decide(call, row, told, said)
  const facts = {
    number: told.number,
    charge: usd(told.charge),
    paid: usd(told.paid),
    reversal: isReversal(told),
  }
  if (typeof decided === 'string') {
    const none = { claim_id: null, matched_by: null, status: 'excepted' as const, warnings: [] }
    return { entry: { ...facts, ...none }, code: decided, moved: [], settles: undefined }
  }
  const { claim, overdrawn, matched_by, warnings, postings } = decided
  const of = `${row.id}:${told.number}`
  const earned = postings.length > 0 && (await earnedByPayer(call, claim.id, of, usd(told.paid)))
  const moved = [...postings, ...(earned || [])]
  const entry = { ...facts, claim_id: claim.id, matched_by, status: 'posted' as const, warnings }
  return { entry, code: undefined, moved, settles: { claim, overdrawn } }
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

export function fieldsOf(entries: RemittanceClaim[], exceptions: Exception[]) {
  const unposted = entries.filter(({ status }) => status !== 'posted')
  return {
    claims: asJson(entries.toSorted((one, other) => one.number - other.number)),
    exceptions: asJson(exceptions),
    waiting: usd(unposted.reduce((sum, { paid }) => sum + paid.amount, 0)),
  }
}
