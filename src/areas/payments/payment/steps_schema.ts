// Schemas of what the steps of a payment take.
import Type from 'typebox'
import { Choice } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { MethodInput } from './method_input.ts'

export const Confirm = Type.Object(
  { method: Type.Optional(MethodInput) },
  { examples: [{ method: { type: 'card', token: 'pm_card_visa' } }] },
)
export const Capture = Type.Object(
  {
    amount: Type.Optional(
      Money(
        'Amount to capture, in the currency of the payment. Defaults to the full amount.',
        2_500,
      ),
    ),
  },
  { examples: [{}] },
)
export const reason = Choice(
  ['requested_by_person', 'duplicate', 'session_canceled', 'abandoned'],
  'Reason for the cancellation.',
  { examples: ['abandoned'] },
)
export const Cancel = Type.Object({ reason: Type.Optional(reason) }, { examples: [{}] })
