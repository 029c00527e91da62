// Schemas of cards and bank accounts on file.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  DateOnly,
  Id,
  Integer,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { ProcessorToken } from '#areas/payments/payment/method_input.ts'
import { cardFields, Failure, NextAction } from '#areas/payments/payment/processor_schema.ts'
import { paymentMethodKind, paymentMethodLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'ID of the person whose payment method it is.')
const type = Choice(['card', 'ach', 'hsa_fsa'], 'Type of payment method. `ach`: bank account.', {
  examples: ['card'],
})
const is_default = Type.Boolean({
  description: "True for the person's default. The first active one becomes the default.",
  examples: [true],
})
const { status, ...moments } = lifecycleFields(paymentMethodLifecycle)

const text_version = Text('Version of the text that the person agreed to.', 100, {
  examples: ['2027-01'],
})
const channel = Choice(
  ['online', 'written', 'verbal'],
  "How the person agreed. Always `online` with a person's token.",
  { examples: ['online'] },
)
const accepted_at = Timestamp('When the person agreed.')
const evidence = {
  ip_address: Text('IP address of the person who agreed online.', 45, {
    pattern: '^[0-9a-fA-F:.]+$',
    examples: ['198.51.100.7'],
    rule: 'must be an IPv4 or IPv6 address.',
  }),
  user_agent: Text('Browser of the person who agreed online.', 500, { examples: ['Mozilla/5.0'] }),
}

export const PaymentConsent = Type.Object(
  { text_version, channel, ...UpdateOf({ accepted_at, ...evidence }).properties },
  {
    title: 'payment_consent',
    description: "Evidence of the person's consent. `accepted_at` defaults to now.",
    examples: [{ text_version: '2027-01', channel: 'online' }],
  },
)
export type PaymentConsent = Static<typeof PaymentConsent>

const covered = ['patient_responsibility', 'self_pay', 'fees'] as const

const Autopay = Type.Object(
  {
    covers: ListOf(
      Choice(covered, '`fees` are for missed and late canceled sessions.', { examples: ['fees'] }),
      'What is charged: patient responsibility after insurance, self-pay charges, fees.',
      3,
      { minItems: 1 },
    ),
    max_per_charge: Money('Maximum amount per charge. Must be at least 1.', 20_000),
    max_per_month: Money('Maximum amount per calendar month (UTC).', 50_000),
    notice_days: Integer('Days between the notice to the person and the charge.', 0, 30, {
      examples: [7],
    }),
    consent: PaymentConsent,
  },
  {
    title: 'autopay',
    description: 'What is charged automatically, as the person agreed. Null if nothing is.',
    examples: [
      {
        covers: ['patient_responsibility', 'fees'],
        max_per_charge: { amount: 20_000, currency: 'usd' },
        max_per_month: { amount: 50_000, currency: 'usd' },
        notice_days: 7,
        consent: { text_version: '2027-01', channel: 'online' },
      },
    ],
  },
)
export type Autopay = Static<typeof Autopay>

const NextCharge = Type.Object(
  {
    amount: Money('Amount. If the person owes less, less is charged.', 4_000),
    charge_at: Timestamp('When autopay charges it.'),
  },
  { description: 'The next charge by autopay. Null if nothing is planned.' },
)

export const PaymentMethod = Resource('payment_method', paymentMethodKind.prefix, {
  person_id,
  type,
  status,
  ...cardFields,
  expires_on: Nullable(DateOnly('Last day on which the card is valid. Null for bank accounts.')),
  is_default,
  consent: Nullable(PaymentConsent),
  autopay: Nullable(Autopay),
  next_charge: Nullable(NextCharge),
  autopay_stopped: Nullable(
    Choice(['declined'], 'Why autopay stopped. Set `autopay` again to resume. Null if it runs.', {
      examples: ['declined'],
    }),
  ),
  next_action: Nullable(NextAction),
  failure: Nullable(Failure),
  ...moments,
})

// The row: its fields, and references at the processor that the API doesn't return.
export interface PaymentMethodRow extends ColumnsOf<typeof PaymentMethod> {
  processor: string | null
  processor_reference: string | null // Of the setup.
  autopay_at: string | null
  autopay_payment_id: string | null
  customer_reference: string | null
  method_reference: string | null
}

export const PaymentMethodCreate = Type.Object(
  {
    person_id,
    type,
    token: ProcessorToken("The processor's token, from the person's browser. No card number."),
    consent: PaymentConsent,
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        type: 'card',
        token: 'pm_card_visa',
        consent: { text_version: '2027-01', channel: 'online' },
      },
    ],
  },
)
export const PaymentMethodChange = UpdateOf({
  is_default,
  autopay: Nullable(Autopay),
  metadata: MetadataChange,
})

export const paymentMethodFilters = UpdateOf({ person_id, status }).properties

export type PaymentMethodCreate = Static<typeof PaymentMethodCreate>
export type PaymentMethodChange = Static<typeof PaymentMethodChange>
