// Schema of the fees of a session: for a late cancellation, a late departure or a no-show.
import Type, { type Static } from 'typebox'
import { Choice, Nullable, Timestamp } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { canceled_by, person_id } from './steps_schema.ts'

export const Fee = Type.Object(
  {
    kind: Choice(['late_cancel', 'no_show'], 'Kind of fee: `late_cancel` or `no_show`.', {
      examples: ['late_cancel'],
    }),
    amount: Money('Amount of the fee.'),
    payable: Type.Boolean({ description: 'True if the fee is payable.', examples: [true] }),
    not_payable_reason: Nullable(
      Choice(
        ['medicaid', 'crisis', 'not_canceled_by_person'],
        "Why the fee isn't payable: Medicaid covers the person, the session was a crisis " +
          "session, or the person didn't cancel it. Null if payable.",
        { examples: ['not_canceled_by_person'] },
      ),
    ),
  },
  {
    title: 'session_fee',
    description:
      'Late-cancellation or no-show fee, under the policy in effect at booking. Null if ' +
      'no fee applies.',
  },
)
export const LateDeparture = Type.Object({
  person_id,
  left_at: Timestamp('When the person left the session.'),
  canceled_by,
  fee: Fee,
})

export type LateDeparture = Static<typeof LateDeparture>
export type Fee = Static<typeof Fee>
