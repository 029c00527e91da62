// Schema of the booking policy: the limits of all bookings in an account.
import Type, { type Static } from 'typebox'
import { Choice, Integer, livemode, UpdateOf } from '#kernel/fields.ts'

const limits = {
  max_days_ahead: Integer(
    'Days ahead that sessions can be booked, 1 to 36,500. Default: 731, about two years.',
    1,
    36_500,
    { examples: [731] },
  ),
  hold_limit: Integer(
    'Open holds without a person in the account, up to 100,000. Default: 1,000.',
    1,
    100_000,
    { examples: [1_000] },
  ),
  hold_limit_per_practitioner: Integer(
    'Open holds without a person per practitioner, up to 1,000. Default: 10.',
    1,
    1_000,
    { examples: [10] },
  ),
  copay_due: Choice(
    ['none', 'booking', 'check_in'],
    'When copays of insured persons are due. Default: `none`. Sessions without it get a warning.',
    { examples: ['check_in'] },
  ),
}

export const BookingPolicy = Type.Object(
  {
    object: Type.Literal('booking_policy', {
      description: 'Object type. Always `booking_policy`.',
    }),
    ...limits,
    livemode,
  },
  { title: 'booking_policy', description: 'Limits of all bookings in the account.' },
)

export const BookingPolicyUpdate = Type.Object(UpdateOf(limits).properties, {
  examples: [{ hold_limit_per_practitioner: 20 }],
})

export type BookingLimits = Omit<Static<typeof BookingPolicy>, 'object' | 'livemode'>
export type BookingPolicyUpdate = Static<typeof BookingPolicyUpdate>
