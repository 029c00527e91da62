// Records and reverses refunds to payers.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep } from '#kernel/take_step.ts'
import { requireMoney } from '#kernel/money.ts'
import { createRow, lockRow } from '#kernel/record.ts'
import { currency } from '#areas/claims/claim/currency.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import {
  findRemittingPayer,
  returnToPayer,
  settleRecouped,
} from '#areas/claims/claim/money/overpayment.ts'
import { recordRecoupment } from '#areas/claims/claim/money/recoupment.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { lockPayerCredit } from '#areas/payments/ledger/party_balances.ts'
import { findMoved, post, reverse } from '#areas/payments/ledger/post.ts'
import { payerRefunded } from '#areas/payments/ledger/postings.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { payerRefundKind, payerRefundLifecycle } from './lifecycle.ts'
import type { PayerRefundCreate, PayerRefundRow } from './schema.ts'

export async function createPayerRefund(call: Call, body: PayerRefundCreate) {
  requireValid(call, body)
  const claim = body.claim_id
    ? await lockRow(call, claimKind, body.claim_id, 'claim_id')
    : undefined
  const payer_id = claim ? await findRemittingPayer(call, claim) : body.payer_id!
  if (!claim) await requireCredit(call, payer_id, body.amount.amount)
  const refund = await createRow(call, payerRefundKind, newId(payerRefundKind.prefix), {
    method: 'check',
    refunded_on: currentDate(call),
    ...body,
    payer_id,
    status: payerRefundLifecycle.initial,
  })
  if (claim) await settleClaim(call, claim, refund)
  await post(call, [postingOf(refund)])
  return refund
}

function requireValid(call: Call, { claim_id, payer_id, amount, refunded_on }: PayerRefundCreate) {
  requireMoney(amount)
  if ((claim_id === undefined) === (payer_id === undefined)) {
    throw invalid('claim_id', 'Send either `claim_id` or `payer_id`.')
  }
  if (amount.currency !== currency) {
    throw invalid('amount.currency', `must be \`${currency}\`: claims are in US dollars.`)
  }
  if (refunded_on !== undefined && refunded_on > currentDate(call)) {
    throw invalid('refunded_on', '`refunded_on` must not be in the future.')
  }
}

// Without a claim, only what the payer has announced in a remittance can be refunded.
async function requireCredit(call: Call, payer_id: string, amount: number) {
  const credit = await lockPayerCredit(call, payer_id, currency)
  if (amount > credit) throw new ApiError('amount_exceeds_balance', {}, { param: 'amount' })
}

// What the payer is owed already, because it reversed a payment, is settled, unless it was returned
// without naming the claim. The rest reduces what it paid.
async function settleClaim(call: Call, claim: ClaimRow, { id, amount, payer_id }: PayerRefundRow) {
  const credit = await lockPayerCredit(call, payer_id, currency)
  const requested = Math.min(amount.amount, Math.max(0, Math.min(claim.recoupment.amount, credit)))
  const returned = amount.amount - requested
  if (returned > claim.payer_paid.amount - claim.payer_refunded.amount) {
    throw new ApiError('amount_exceeds_balance', {}, { param: 'amount' })
  }
  await returnToPayer(call, claim, { amount: returned, payer_id, of: id })
  await recordRecoupment(call, claim.id, { amount: -amount.amount, reference: `${id}:sent` })
}

const postingOf = ({ id, amount, payer_id, claim_id }: PayerRefundRow) =>
  payerRefunded({ refund_id: id, payer_id, claim_id, money: amount })

export async function reversePayerRefund(call: Call, id: string, body: { reason: string }) {
  const refund = await takeStep(call, payerRefundLifecycle, id, 'reverse', body)
  const { claim_id, payer_id, amount } = refund
  if (claim_id) {
    const claim = await lockRow(call, claimKind, claim_id)
    // A remittance that reversed the payment has undone a part of it, or all.
    const returned = await findMoved(call, `payer_overpaid:${id}`)
    const left = Math.min(returned, claim.payer_refunded.amount)
    await returnToPayer(call, claim, { amount: -left, payer_id, of: `${id}:reversed` })
    const reference = `${id}:not_sent`
    await recordRecoupment(call, claim_id, { amount: amount.amount, reference })
    const recouped = { most: amount.amount, payer_id, of: `${id}:recouped` }
    await settleRecouped(call, claim_id, recouped)
  }
  await reverse(call, postingOf(refund).key)
  return refund
}
