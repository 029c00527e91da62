// What became of a payment's money, which its own state doesn't say: it stays succeeded.
import type { Payment } from 'attune'

export function paymentState(payment: Payment): string {
  const { disputed, status, amount_captured: captured, amount_refunded: refunded } = payment
  if (disputed) return 'disputed'
  if (payment.amount_disputed.amount > 0) return 'charged_back'
  if (refunded.amount > 0)
    return refunded.amount < captured.amount ? 'partially_refunded' : 'refunded'
  return status
}
