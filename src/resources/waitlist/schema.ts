// Somebody who would like a sandbox: where to write to, and what they have in mind.
import Type, { type Static } from 'typebox'
import { Nullable, Text } from '#fields.ts'

// Narrower than mail allows: no quotes, no brackets, no comments, nothing that could be a header.
const email = Text('Where to write to.', 254, {
  pattern:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@" +
    '([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$',
  examples: ['ada@example.com'],
  says: 'must be an e-mail address, as in ada@example.com.',
})

export const WaitlistJoin = Type.Object({
  email,
  use_case: Type.Optional(
    Nullable(
      Text('What you would build, in your words. No health data.', 1_000, {
        examples: ['Booking for a small practice'],
      }),
    ),
  ),
})

export const Acceptance = Type.Object({
  account_name: Type.Optional(
    Nullable(Text('What to call the account.', 100, { examples: ['Sandbox'] })),
  ),
})

export type WaitlistJoin = Static<typeof WaitlistJoin>
export type WaitlistStatus = 'joined' | 'invited' | 'accepted'
