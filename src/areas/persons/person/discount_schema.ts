// Schema of a person's sliding-scale discount. It is stored with the person, encrypted.
import Type, { type Static } from 'typebox'
import { DateOnly, Id, Integer, Nullable, Text, Timestamp, UpdateOf } from '#kernel/fields.ts'
import { livemode } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'

const Fee = Type.Object({
  procedure_code: Text('CPT or HCPCS code.', 10, {
    pattern: '^[A-Z0-9]{3,10}$',
    examples: ['90837'],
    rule: 'must be a CPT or HCPCS code, for example `90837`.',
  }),
  amount: Money('Most that the person pays for it.', 4_000),
})

const required = {
  reason: Text('Reason for the discount.', 500, {
    examples: ['Income'],
  }),
  starts_on: DateOnly('First date of service.', '2027-01-01'),
  ends_on: DateOnly('Last date of service.', '2027-12-31'),
}
const optional = {
  percent_off: Nullable(
    Integer('Percent off. Null if only `fees` apply.', 1, 100, { examples: [40] }),
  ),
  fees: Type.Array(Fee, {
    description: 'Fixed fees by procedure, in place of `percent_off`.',
    maxItems: 50,
    examples: [[]],
  }),
  document_id: Nullable(Id('doc', "ID of the person's document that proves the reason.")),
}

export const DiscountTerms = Type.Object(
  { ...required, ...UpdateOf(optional).properties },
  {
    title: 'discount_terms',
    description: 'A discount: percentage or fees, reason and dates.',
    examples: [
      { percent_off: 40, reason: 'Income', starts_on: '2027-01-01', ends_on: '2027-12-31' },
    ],
  },
)

export const Discount = Type.Object(
  {
    object: Type.Literal('discount', { description: 'Object type. Always `discount`.' }),
    livemode,
    person_id: Id('per', 'ID of the person.'),
    terms: Nullable(DiscountTerms),
    in_effect: Type.Boolean({
      description: "True if today's self-pay sessions get the discount.",
      examples: [true],
    }),
    reviewed_by_id: Nullable(Text('ID of the member or account that set it.', 64)),
    updated_at: Nullable(Timestamp('When the discount was set. Null if never.')),
  },
  { title: 'discount', description: "A person's sliding-scale discount." },
)

export type DiscountTerms = Static<typeof DiscountTerms>
export type StoredDiscount = {
  terms: DiscountTerms
  reviewed_by_id: string
  updated_at: string
}
