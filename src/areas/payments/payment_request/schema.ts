// Schemas of payment requests.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  Id,
  Metadata,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { person_kinds } from '#areas/payments/payment/schema.ts'
import { paymentRequestKind, paymentRequestLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'ID of the person who is asked to pay.')
const session_id = Id('ses', 'ID of the session to pay for. Null if none.')
const payment_id = Id('pay', 'ID of the latest payment attempt. Null if none.')
const kind = Choice(person_kinds, 'Kind of the payment. Default: `balance`.', {
  examples: ['balance'],
})
const expires_at = Timestamp('When the link expires, at most 366 days ahead. Default: 30 days.')
const { status, ...moments } = lifecycleFields(paymentRequestLifecycle)

export const PaymentRequest = Resource('payment_request', paymentRequestKind.prefix, {
  person_id,
  amount: Money('Amount to pay.', 4_000),
  covers_balance: Type.Boolean({
    description: "True for the person's balance: they never pay more than they owe.",
    examples: [true],
  }),
  kind,
  session_id: Nullable(session_id),
  payment_id: Nullable(payment_id),
  status,
  expires_at,
  url: Type.Optional(
    Text('URL of the page. It works without an API key, so keep it secret.', 2_000, {
      examples: ['https://api.example.com/pay/9fKQ2m7VxTgZ4sWc8dLrNp3yHb6JaE1u'],
    }),
  ),
  ...moments,
})

export interface PaymentRequestRow extends ColumnsOf<typeof PaymentRequest> {
  link_hash: string
}

export const PaymentRequestCreate = Type.Object(
  {
    person_id,
    ...UpdateOf({
      amount: Money("Amount to pay. Default: the person's balance.", 4_000),
      kind,
      session_id: Nullable(session_id),
      expires_at,
      metadata: Metadata,
    }).properties,
  },
  {
    examples: [
      { person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N', amount: { amount: 4_000, currency: 'usd' } },
    ],
  },
)
export type PaymentRequestCreate = Static<typeof PaymentRequestCreate>

export const paymentRequestFilters = UpdateOf({
  person_id,
  session_id,
  payment_id,
  kind,
  status,
}).properties
