// Insurer payments: expected when a remittance announces them, received when it is posted,
// reconciled when a deposit matches. Remittances and deposits call these and do their own posting.
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { onlyStateIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { createRow } from '#kernel/record.ts'
import { allows, paymentKind, paymentLifecycle } from './lifecycle.ts'
import type { PaymentRow } from './schema.ts'
import { moneyOf, noSums } from './settlement.ts'
import { lockInsurerPayment } from './store.ts'

export type InsurerPayment = {
  remittance_id: string
  payer: string // ID of the payer.
  amount: number // Negative for a recoupment.
  currency: string
  claim_id?: string | null
  reference?: string | null // EFT trace number or check number.
}

const kindOf = (amount: number) => (amount < 0 ? 'insurer_recoupment' : 'insurer_payment')

// Idempotent per remittance.
export async function expectInsurerPayment(call: Call, fields: InsurerPayment) {
  const { remittance_id, payer, amount, currency, claim_id = null, reference = null } = fields
  const kind = kindOf(amount)
  const existing = await lockInsurerPayment(call, remittance_id, kind)
  if (existing) return existing
  const insurer = { type: 'insurer', id: payer }
  const practice = { type: 'organization', id: null }
  const [from, to] = amount < 0 ? [practice, insurer] : [insurer, practice]
  const payment = await createRow(call, paymentKind, newId(paymentKind.prefix), {
    direction: amount < 0 ? 'out' : 'in',
    kind,
    amount: { amount: Math.abs(amount), currency },
    ...noSums(currency),
    payer: from,
    payee: to,
    status: onlyStateIn(paymentLifecycle, 'expected'),
    remittance_id,
    claim_id,
    processor_reference: reference,
    method: { type: 'era_eft', brand: null, last4: null, hsa_fsa: false },
  })
  return payment
}

export async function receiveInsurerPayment(call: Call, fields: InsurerPayment) {
  const payment = await expectInsurerPayment(call, fields)
  if (!allows('receive', payment.status)) return payment
  const received = { amount_captured: payment.amount, fee: moneyOf(payment, 0) }
  return await stepOn(call, payment.id, 'receive', received)
}

export async function reconcileInsurerPayment(
  call: Call,
  { remittance_id, amount }: Pick<InsurerPayment, 'remittance_id' | 'amount'>,
): Promise<PaymentRow | undefined> {
  const payment = await lockInsurerPayment(call, remittance_id, kindOf(amount))
  if (!payment || !allows('reconcile', payment.status)) return payment
  return await stepOn(call, payment.id, 'reconcile')
}

const stepOn = (call: Call, id: string, step: string, fields: object = {}) =>
  takeStep(call, paymentLifecycle, id, step, { ...fields })
