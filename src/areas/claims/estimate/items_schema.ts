// Schemas for the expected services on a good faith estimate.
import Type from 'typebox'
import { UpdateOf, DateOnly, ListOf, Nullable, Text, Integer } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { PlainText } from '#kernel/fields.ts'

const required_fields = {
  procedure_code: Text('CPT or HCPCS code, for example `90837`.', 5, {
    pattern: '^[0-9A-Z]{5}$',
    examples: ['90837'],
    rule: 'must be a CPT or HCPCS code, for example `90837`.',
  }),
  description: PlainText(
    'Plain-language description of the service.',
    200,
    'Psychotherapy, 60 minutes',
  ),
}
const price = Money(
  "Price of one service. Default: your fee schedule, less the person's discount.",
  15_000,
)
const optional_fields = {
  modifiers: ListOf(
    PlainText('Two-character modifier.', 2, '95'),
    'Up to four modifiers, in order.',
    4,
    { examples: [[]] },
  ),
  quantity: Integer(
    'Number of times the service is expected within 12 months, 1 to 400. Default: 1.',
    1,
    400,
    { default: 1, examples: [12] },
  ),
  every_weeks: Nullable(
    Integer(
      'Interval between services in weeks, 1 to 52. Null if the service has no fixed ' +
        'interval.',
      1,
      52,
      { examples: [1] },
    ),
  ),
  starts_on: Nullable(
    DateOnly(
      "Expected date of the first of these services. Default: the estimate's " +
        '`service_date`, or the date of issue.',
      '2026-11-23',
    ),
  ),
}
export const item_example = {
  procedure_code: '90837',
  description: 'Psychotherapy, 60 minutes',
  price: { amount: 15_000, currency: 'usd' },
  quantity: 12,
  every_weeks: 1,
}
export const ItemCreate = Type.Object(
  { ...required_fields, ...UpdateOf({ price, ...optional_fields }).properties },
  {
    description: 'An expected service.',
    examples: [item_example],
  },
)
export const EstimateItem = Type.Object({
  ...required_fields,
  price,
  ...optional_fields,
  ends_on: Nullable(
    DateOnly(
      'Expected date of the last of these services. Null without `every_weeks`.',
      '2027-02-08',
    ),
  ),
  amount: Money('Total for the item: price times `quantity`.', 180_000),
})
