// Schemas of refunds. A payment can have several partial refunds.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  Id,
  Metadata,
  Nullable,
  Resource,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { processorFields } from '#areas/payments/payment/processor_schema.ts'
import { refundKind, refundLifecycle } from './lifecycle.ts'

const payment_id = Id('pay', 'ID of the refunded payment.')
const reason = Choice(
  ['requested_by_person', 'duplicate', 'overpaid', 'session_canceled', 'insurer_paid', 'other'],
  'Reason for the refund. Default: `requested_by_person`.',
  { examples: ['requested_by_person'] },
)
const { status, ...moments } = lifecycleFields(refundLifecycle)

export const Refund = Resource('refund', refundKind.prefix, {
  payment_id,
  person_id: Nullable(Id('per', 'ID of the person who is refunded.')),
  amount: Money('Refunded amount.', 1_000),
  reason,
  status,
  ...processorFields('re_3Pq8kYb2Wm6Zc1Rx9N'),
  ...moments,
})

export interface RefundRow extends ColumnsOf<typeof Refund> {}

export const RefundCreate = Type.Object(
  {
    payment_id,
    ...UpdateOf({
      amount: Money(
        'Amount to refund, in the currency of the payment. Defaults to all that is refundable.',
        1_000,
      ),
      reason,
      metadata: Metadata,
    }).properties,
  },
  {
    examples: [
      { payment_id: 'pay_4Jv0hTq8kYb2Wm6Zc1Rx9N', amount: { amount: 1_000, currency: 'usd' } },
    ],
  },
)

export const refundFilters = {
  ...UpdateOf({ payment_id, status }).properties,
  person_id: Type.Optional(Id('per', 'ID of the person who is refunded.')),
}

export type RefundCreate = Static<typeof RefundCreate>
