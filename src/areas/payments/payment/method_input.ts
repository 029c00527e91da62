// How a payment is made: the types of payment methods, and the tokens of the processor.
import Type, { type Static } from 'typebox'
import { Choice, Text } from '#kernel/fields.ts'

// Methods that record a payment taken elsewhere: no processor is involved.
const manual_methods = ['cash', 'check', 'external'] as const
export const method_types = ['card', 'ach', 'hsa_fsa', ...manual_methods] as const

export const isManual = (type: string) => manual_methods.some((method) => method === type)

export const ProcessorToken = (description: string) =>
  Text(description, 200, {
    pattern: '^(pm|tok|ba|src|card)_[A-Za-z0-9_]+$',
    examples: ['pm_card_visa'],
    rule: 'must be a payment method token of the processor, for example `pm_card_visa`.',
  })

export const MethodInput = Type.Object(
  {
    type: Choice(
      method_types,
      'Type of payment method. `cash`, `check` and `external` record a payment you took elsewhere.',
      {
        examples: ['card'],
      },
    ),
    token: Type.Optional(
      ProcessorToken(
        "The processor's token. Required for `card`, `ach` and `hsa_fsa`. Never a card number.",
      ),
    ),
  },
  {
    title: 'payment_method_token',
    description: "Payment method. Get tokens from the processor in the person's browser.",
    examples: [{ type: 'card', token: 'pm_card_visa' }],
  },
)

export type MethodInput = Static<typeof MethodInput>
