// Schemas of payments: from a person or an insurer to the practice, or back to an insurer.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { Money, SignedMoney } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { paymentKind, paymentLifecycle } from './lifecycle.ts'
import { MethodInput } from './method_input.ts'
import { reason } from './steps_schema.ts'
import { Method, processorFields, NextAction } from './processor_schema.ts'

export const person_kinds = [
  'copay',
  'coinsurance',
  'deductible',
  'self_pay',
  'balance',
  'prepayment',
  'no_show_fee',
  'late_cancel_fee',
] as const
const kinds = [...person_kinds, 'insurer_payment', 'insurer_recoupment'] as const

const person_id = Id('per', 'ID of the person whose care the payment is for.')
const session_id = Id('ses', 'ID of the session the payment is for.')
const claim_id = Id('clm', 'ID of the claim the payment is for.')
const payment_method_id = Id('pm', 'ID of the payment method on file that is charged.')
const payment_request_id = Id('preq', 'ID of the payment request that was paid.')
const remittance_id = Id('era', 'ID of the remittance. Insurer payments only.')

const PaymentAmount = Money('Amount to collect. Must be at least 1.', 2_500)
const capture_method = Choice(
  ['automatic', 'manual'],
  '`automatic` (default) captures on confirmation. `manual` authorizes for seven days.',
  { examples: ['automatic'] },
)
const Allocation = Type.Object(
  {
    session_id: Type.Optional(Nullable(session_id)),
    claim_id: Type.Optional(Nullable(claim_id)),
    amount: Money('Allocated amount, in the currency of the payment. Must be at least 1.', 2_500),
  },
  {
    title: 'allocation',
    description: 'Part of a payment, for one session or claim.',
    examples: [{ amount: { amount: 2_500, currency: 'usd' } }],
  },
)
const allocations = ListOf(
  Allocation,
  "Sessions and claims the payment is for. Unallocated amounts stay as the person's credit.",
  100,
  { examples: [[]] },
)

const Party = (types: readonly string[], description: string) =>
  Type.Object(
    {
      type: Choice(types, 'Type of party.', { examples: [types[0]] }),
      id: Nullable(Id('per', 'ID of the party. Null if it has none.')),
    },
    { description },
  )

const { status, ...moments } = lifecycleFields(paymentLifecycle)

export const Payment = Resource('payment', paymentKind.prefix, {
  person_id: Nullable(person_id),
  direction: Choice(['in', 'out'], 'Direction: `in` to the practice, or `out` of it.', {
    examples: ['in'],
  }),
  kind: Choice(kinds, 'Kind of payment.', { examples: ['copay'] }),
  amount: PaymentAmount,
  payer: Party(['person', 'insurer', 'other', 'organization'], 'Party that pays.'),
  payee: Party(['organization', 'practitioner', 'insurer'], 'Party that is paid.'),
  status,
  capture_method,
  authorization_expires_at: Nullable(
    Timestamp('When the authorization expires. Null unless the payment was authorized.'),
  ),
  amount_captured: Money('Captured amount.', 0),
  amount_refunded: Money('Amount refunded, including pending refunds.', 0),
  amount_disputed: Money('Amount in open disputes or lost in disputes.', 0),
  disputed: Type.Boolean({ description: 'True while a dispute is open.', examples: [false] }),
  fee: Nullable(Money('Processor fee. Null until known.', 103)),
  net: Nullable(SignedMoney('Captured amount minus the fee. Null until the fee is known.', 2_397)),
  allocations,
  method: Nullable(Method),
  payment_method_id: Nullable(payment_method_id),
  autopay: Type.Boolean({ description: 'True if autopay charges it.', examples: [false] }),
  payment_request_id: Nullable(payment_request_id),
  next_action: Nullable(NextAction),
  ...processorFields('pi_3Pq8kYb2Wm6Zc1Rx9N'),
  statement_descriptor: Nullable(
    Text("Text on the person's bank statement.", 22, { examples: ['ATTUNE'] }),
  ),
  session_id: Nullable(session_id),
  claim_id: Nullable(claim_id),
  remittance_id: Nullable(remittance_id),
  reason: Nullable(reason),
  ...moments,
})

// The row of a payment: its fields, and columns that the API doesn't return.
export interface PaymentRow extends ColumnsOf<typeof Payment> {
  method_token: string | null
  attempt: number
}

const open = { session_id: Nullable(session_id), claim_id: Nullable(claim_id), allocations }

export const PaymentCreate = Type.Object(
  {
    person_id,
    amount: PaymentAmount,
    kind: Choice(person_kinds, 'Kind of payment.', { examples: ['copay'] }),
    ...UpdateOf({
      ...open,
      method: MethodInput,
      payment_method_id: Nullable(payment_method_id),
      capture_method,
      payer: Type.Object(
        { type: Choice(['person', 'other'], 'Type of payer.', { examples: ['person'] }) },
        {
          description: 'Party that pays. Default: the person. Use `other` if someone else pays.',
          examples: [{ type: 'person' }],
        },
      ),
      confirm: Type.Boolean({ description: 'Confirm the payment now.', examples: [false] }),
      metadata: Metadata,
    }).properties,
  },
  {
    examples: [
      {
        person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        amount: { amount: 2_500, currency: 'usd' },
        kind: 'copay',
        method: { type: 'card', token: 'pm_card_visa' },
      },
    ],
  },
)

export const PaymentChange = Type.Object({
  ...UpdateOf({ allocations, metadata: MetadataChange }).properties,
})

export const Challenge = Type.Object({
  outcome: Choice(['authenticated', 'failed'], 'Outcome of the challenge to simulate.', {
    examples: ['authenticated'],
  }),
})

export const paymentFilters = {
  ...UpdateOf({ person_id, session_id, claim_id, status, payment_method_id }).properties,
  kind: Type.Optional(Payment.properties.kind),
  remittance_id: Type.Optional(remittance_id),
}

export type PaymentCreate = Static<typeof PaymentCreate>
export type PaymentChange = Static<typeof PaymentChange>
