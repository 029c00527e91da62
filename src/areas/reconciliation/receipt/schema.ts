// Schema of receipts: what a person paid, for which care, and how.
import Type, { type Static } from 'typebox'
import { Id, livemode, Text, Timestamp } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { Payment } from '#areas/payments/payment/schema.ts'
import { care } from '#areas/reconciliation/statement/schema.ts'
import { letterhead } from '#areas/reconciliation/statement/letterhead.ts'

const { kind, method, session_id, claim_id } = Payment.properties

// Descriptions of payment kinds for patients.
export const descriptions: Record<string, string> = {
  copay: 'Copay',
  coinsurance: 'Coinsurance',
  deductible: 'Deductible',
  self_pay: 'Self-pay care',
  balance: 'Payment of your balance',
  prepayment: 'Advance payment',
  no_show_fee: 'Missed session fee',
  late_cancel_fee: 'Late cancellation fee',
}

const Line = Type.Object(
  {
    session_id,
    claim_id,
    ...care,
    description: Text('Description for the patient.', 100, { examples: ['Copay'] }),
    amount: Money('Part of the payment for this care.', 2_500),
  },
  { description: 'Part of the payment, for one session or claim, or for neither.' },
)

export const Receipt = Type.Object(
  {
    object: Type.Literal('receipt', { description: 'Object type. Always `receipt`.' }),
    payment_id: Id('pay', 'ID of the payment.'),
    person_id: Id('per', 'ID of the person whose care was paid for.'),
    ...letterhead,
    kind,
    method,
    paid_at: Timestamp('When the payment was captured or recorded.'),
    amount: Money('Amount that was paid.', 2_500),
    amount_refunded: Money('Amount refunded since, including pending refunds.', 0),
    credit: Money("Part of the amount that isn't for care yet and remains as credit.", 0),
    lines: Type.Array(Line, { description: 'Care that the payment is for.', examples: [[]] }),
    livemode,
  },
  { title: 'receipt', description: 'Receipt of a payment, for the person.' },
)
export type Receipt = Static<typeof Receipt>
