// An insurer's money: expected when a remittance says so, received when it is posted, reconciled
// when it is found in the bank. Remittances and deposits call these; what they post is theirs.
import type { Call } from '#call.ts'
import { newId } from '#ids.ts'
import { takeStep } from '#lifecycle.ts'
import { makeRow, type Row } from '#record.ts'
import { paymentKind, paymentLifecycle } from './lifecycle.ts'
import { insurerPaymentOf } from './store.ts'

export type InsurerPayment = {
  remittance_id: string
  payer: string // The id of the payer.
  amount: number // Less than nothing where the insurer takes money back.
  currency: string
  claim_id?: string | null
  reference?: string | null // The number of the transfer or the check.
}

const kindOf = (amount: number) => (amount < 0 ? 'insurer_recoupment' : 'insurer_payment')

// Once for a remittance, however often it is said.
export async function expectInsurerPayment(call: Call, said: InsurerPayment): Promise<Row> {
  const { remittance_id, payer, amount, currency, claim_id = null, reference = null } = said
  const kind = kindOf(amount)
  const before = await insurerPaymentOf(call, remittance_id, kind)
  if (before) return before
  const insurer = { type: 'insurer', id: payer }
  const practice = { type: 'organization', id: null }
  const [from, to] = amount < 0 ? [practice, insurer] : [insurer, practice]
  const made = call.made
  const payment = await makeRow(call, paymentKind, newId(paymentKind.prefix), {
    direction: amount < 0 ? 'out' : 'in',
    kind,
    amount: { amount: Math.abs(amount), currency },
    payer: from,
    payee: to,
    status: 'expected',
    remittance_id,
    claim_id,
    processor_reference: reference,
    method: { type: 'era_eft', brand: null, last4: null, hsa_fsa: false },
  })
  call.made = made // What the call made is the remittance.
  return payment
}

export async function receiveInsurerPayment(call: Call, said: InsurerPayment): Promise<Row> {
  const payment = await expectInsurerPayment(call, said)
  if (payment.status !== 'expected') return payment
  const amount_captured = payment.amount.amount
  return await stepOn(call, payment.id, 'receive', { amount_captured, fee: 0 })
}

export async function reconcileInsurerPayment(
  call: Call,
  { remittance_id, amount }: Pick<InsurerPayment, 'remittance_id' | 'amount'>,
): Promise<Row | undefined> {
  const payment = await insurerPaymentOf(call, remittance_id, kindOf(amount))
  if (payment?.status !== 'received') return payment
  return await stepOn(call, payment.id, 'reconcile')
}

const stepOn = (call: Call, id: string, step: string, taken: object = {}) =>
  takeStep({ ...call, if_match: null }, paymentLifecycle, id, step, { ...taken })
