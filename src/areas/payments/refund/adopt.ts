// Adopts a refund created directly at the processor, for example in its dashboard.
import type { Call } from '#kernel/call.ts'
import type { Moved } from '#outside/ports/processor.ts'
import { lockRow } from '#kernel/record.ts'
import { paymentKind } from '#areas/payments/payment/lifecycle.ts'
import { moneyOf } from '#areas/payments/payment/settlement.ts'
import { recordRefund, requestRefund } from './refund.ts'
import { refundBy } from './store.ts'

// Idempotent. A refund that had already failed when first reported is ignored.
export async function adoptRefund(
  call: Call,
  payment_id: string,
  moved: Moved & { amount: number },
) {
  const payment = await lockRow(call, paymentKind, payment_id)
  const { reference, status, amount } = moved
  const known = await refundBy(call, payment.processor, reference)
  if (known) return await recordRefund(call, known.id, moved)
  if (status === 'failed' || status === 'canceled') return
  const { id } = await requestRefund(call, payment, {
    amount: moneyOf(payment, amount),
    reason: 'other',
    processor: payment.processor,
    processor_reference: reference,
  })
  await recordRefund(call, id, moved)
}
