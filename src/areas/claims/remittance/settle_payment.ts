// Posts what belongs to a remittance as a whole: its provider-level adjustments and its payment.
import type { Call } from '#kernel/call.ts'
import { receiveInsurerPayment } from '#areas/payments/payment/insurer_payment.ts'
import type { Remittance } from '#x12/remittance.ts'
import { postAdjustments } from './adjustments.ts'
import type { RemittanceRow } from './schema.ts'

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
