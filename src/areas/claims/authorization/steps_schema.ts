// Schemas of what the steps of an authorization take, and the fields that they share with it.
import Type, { type Static } from 'typebox'
import { DateOnly, Integer, Nullable, Text, UpdateOf, X12Text } from '#kernel/fields.ts'

export const authorization_number = Nullable(
  X12Text('Number from the payer, or EAP case number. Null until approved.', 50, 'AUTH1'),
)

export const decided_fields = {
  units: Nullable(
    Integer('Units or sessions authorized. Null if only dates limit it.', 1, 10_000, {
      examples: [8],
    }),
  ),
  starts_on: DateOnly("First date of service. Default: today's date.", '2027-01-01'),
  ends_on: Nullable(DateOnly('Last date of service. Null if it has none.', '2027-06-30')),
}

export const Approve = Type.Object(
  UpdateOf({ authorization_number, ...decided_fields }).properties,
  {
    description: 'What the payer approved. Omitted fields keep their values.',
    examples: [{ authorization_number: 'AUTH1', units: 8 }],
  },
)

export const WithReason = Type.Object({
  reason: Type.Optional(Text('Reason, up to 500 characters.', 500, { examples: ['Not covered'] })),
})

export type Approve = Static<typeof Approve>
export type WithReason = Static<typeof WithReason>
