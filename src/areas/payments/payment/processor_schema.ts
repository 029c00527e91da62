// What the payment processor reports: the method, the failure, and what the person must do next.
import Type from 'typebox'
import { Choice, Nullable, Text } from '#kernel/fields.ts'
import { method_types } from './method_input.ts'

export const Failure = Type.Object(
  {
    code: Text('Failure code.', 60, { examples: ['card_declined'] }),
    decline_code: Nullable(
      Text("The bank's decline code.", 60, { examples: ['insufficient_funds'] }),
    ),
    retryable: Type.Boolean({
      description: 'True if the same method can succeed later. If false, use another method.',
      examples: [true],
    }),
  },
  { title: 'payment_failure', description: 'Reason for the last failure. Null if none.' },
)

export const cardFields = {
  brand: Nullable(Text('Card brand, or `bank_account`.', 40, { examples: ['visa'] })),
  last4: Nullable(Text('Last four digits of the number.', 4, { examples: ['4242'] })),
}

export const Method = Type.Object(
  {
    type: Choice(
      [...method_types, 'era_eft'],
      'Type of payment method. `era_eft` for insurer payments.',
      { examples: ['card'] },
    ),
    ...cardFields,
    hsa_fsa: Type.Boolean({ description: 'True for an HSA or FSA card.', examples: [false] }),
  },
  { title: 'used_payment_method', description: 'Payment method as reported by the processor.' },
)

// The processor, its reference, and why the transfer failed.
export const processorFields = (example: string) => ({
  processor: Nullable(Text('Payment processor, if any.', 40, { examples: ['simulated'] })),
  processor_reference: Nullable(Text("The processor's reference.", 255, { examples: [example] })),
  failure: Nullable(Failure),
})

export const NextAction = Type.Object(
  {
    type: Type.Literal('redirect', { description: 'Redirect the person to `url`.' }),
    url: Text('URL where the person authenticates with their bank.', 2_000, {
      examples: ['https://challenge.invalid/pay_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    }),
  },
  {
    title: 'payment_next_action',
    description: 'What the person must do before the payment can continue.',
  },
)
