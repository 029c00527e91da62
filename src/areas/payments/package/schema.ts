// Schema of packages and memberships: prices for several sessions, bought by a person.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  DateOnly,
  Id,
  Integer,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  UpdateOf,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { Money } from '#kernel/money.ts'
import {
  package_content,
  package_price as price,
  package_type as type,
} from '#areas/payments/package_offer/schema.ts'
import { packageKind, packageLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'ID of the person who buys it.')
const name = Text('Name, for the person and on statements.', 100, { examples: ['Ten sessions'] })
const offer_id = Id('poff', 'ID of the offer that was sold. Null if none.')

const terms = {
  ...package_content,
  starts_on: DateOnly('First day. Default: today.', '2027-01-01'),
  ends_on: DateOnly(
    'Last day of the package, or of the current month of the membership. Default: the `months` ' +
      'of the offer, or a year or a month after it starts.',
    '2027-12-31',
  ),
}
const renews = Type.Boolean({
  description: 'Whether a membership is renewed at the end of the month. False for a package.',
  examples: [false],
})
const { status, ...moments } = lifecycleFields(packageLifecycle)

export const Package = Resource('package', packageKind.prefix, {
  type,
  status,
  person_id,
  offer_id: Nullable(offer_id),
  name,
  price,
  ...terms,
  period_starts_on: DateOnly('First day of the package, or of the current month.', '2027-01-01'),
  renews,
  used: Integer('Sessions that were used in the period.', 0, 1_000, { examples: [2] }),
  remaining: Nullable(
    Integer('Sessions left in the period. Null with a discount.', 0, 1_000, { examples: [8] }),
  ),
  unused: Money("Part of the price that isn't used yet: a liability in the ledger.", 120_000),
  ...moments,
})

export const PackageCreate = Type.Object(
  {
    person_id,
    ...UpdateOf({
      offer_id: Nullable({
        ...offer_id,
        description:
          'ID of the offer to sell. Fields that you send replace its own. Without an offer, ' +
          '`type`, `name` and `price` are required.',
      }),
      type,
      name,
      price,
      ...terms,
    }).properties,
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        type: 'package',
        person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        name: 'Ten sessions',
        price: { amount: 150_000, currency: 'usd' },
        sessions: 10,
      },
    ],
  },
)
export const PackageChange = Type.Object({
  ...UpdateOf({ name, renews }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const packageFilters = UpdateOf({ person_id, type, status }).properties

export type PackageCreate = Static<typeof PackageCreate>
export type PackageChange = Static<typeof PackageChange>
export interface PackageRow extends ColumnsOf<typeof Package> {}
