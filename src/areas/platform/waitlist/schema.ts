// A request to join the waitlist for a sandbox: an email address and an optional use case.
import Type, { type Static } from 'typebox'
import { Nullable, Text } from '#kernel/fields.ts'

// Stricter than RFC 5322: no quotes, brackets or comments, and nothing that could inject a header.
const pattern =
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@" +
  '([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$'

export const EmailAddress = (description: string) =>
  Text(description, 254, {
    pattern,
    examples: ['ada@example.com'],
    rule: 'must be an email address, for example `ada@example.com`.',
  })

const email = EmailAddress('Email address that the invitation is sent to.')

export const WaitlistJoin = Type.Object({
  email,
  use_case: Type.Optional(
    Nullable(
      Text("What you plan to build. Don't include health information.", 1_000, {
        examples: ['Booking for a small practice'],
      }),
    ),
  ),
})

export const Acceptance = Type.Object({
  account_name: Type.Optional(
    Nullable(Text('Name of the new account.', 100, { examples: ['Sandbox'] })),
  ),
})

export type WaitlistJoin = Static<typeof WaitlistJoin>
