// Schemas of cards and bank accounts on file.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  DateOnly,
  Id,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle.ts'
import { ProcessorToken } from '#areas/payments/payment/lifecycle.ts'
import { cardFields, NextAction, processorFields } from '#areas/payments/payment/schema.ts'
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
  {
    text_version,
    channel,
    accepted_at,
    ip_address: Nullable(evidence.ip_address),
    user_agent: Nullable(evidence.user_agent),
  },
  { title: 'payment_consent', description: "Evidence of the person's consent. Null once erased." },
)
export const PaymentConsentInput = Type.Object(
  { text_version, channel, ...UpdateOf({ accepted_at, ...evidence }).properties },
  {
    title: 'payment_consent_input',
    description: "Evidence of the person's consent. `accepted_at` defaults to now.",
    examples: [{ text_version: '2027-01', channel: 'online' }],
  },
)
export type PaymentConsent = Static<typeof PaymentConsent>
export type PaymentConsentInput = Static<typeof PaymentConsentInput>

export const PaymentMethod = Resource('payment_method', paymentMethodKind.prefix, {
  person_id,
  type,
  status,
  ...cardFields,
  expires_on: Nullable(DateOnly('Last day on which the card is valid. Null for bank accounts.')),
  is_default,
  consent: Nullable(PaymentConsent),
  next_action: Nullable(NextAction),
  ...processorFields('seti_1Pq8kYb2Wm6Zc1Rx9N'),
  ...moments,
})

// The row: its fields, and references at the processor that the API doesn't return.
export interface PaymentMethodRow extends ColumnsOf<typeof PaymentMethod> {
  customer_reference: string | null
  method_reference: string | null
}

export const PaymentMethodCreate = Type.Object(
  {
    person_id,
    type,
    token: ProcessorToken("The processor's token, from the person's browser. No card number."),
    consent: PaymentConsentInput,
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
export const PaymentMethodChange = UpdateOf({ is_default, metadata: MetadataChange })

export const paymentMethodFilters = UpdateOf({ person_id, status }).properties

export type PaymentMethodCreate = Static<typeof PaymentMethodCreate>
export type PaymentMethodChange = Static<typeof PaymentMethodChange>
