// What is sent when a payment plan is resumed.
import Type, { type Static } from 'typebox'
import { Id } from '#kernel/fields.ts'

export const payment_method_id = Id('pm', 'ID of the payment method on file that is charged.')

export const Resumption = Type.Object(
  { payment_method_id: Type.Optional(payment_method_id) },
  { examples: [{}] },
)
export type Resumption = Static<typeof Resumption>
