// Schema of packages and memberships: prices for several sessions, bought by a person.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  DateOnly,
  Id,
  Integer,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  UpdateOf,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle.ts'
import { Money } from '#kernel/money.ts'
import { procedure_code } from '#areas/sessions/session/care_schema.ts'
import { packageKind, packageLifecycle } from './lifecycle.ts'

const type = Choice(
  ['package', 'membership'],
  '`package`: a number of sessions for one price. `membership`: a monthly price that includes ' +
    'sessions or a discount.',
  { title: 'package_type', examples: ['package'] },
)
const person_id = Id('per', 'ID of the person who buys it.')
const name = Text('Name, for the person and on statements.', 100, { examples: ['Ten sessions'] })
const price = Money('Price of the package, or of each month.', 150_000)

const terms = {
  sessions: Nullable(
    Integer('Included sessions, of each month for a membership. Null with a discount.', 1, 1_000, {
      examples: [10],
    }),
  ),
  discount_percent: Nullable(
    Integer('Percentage off self-pay sessions, for a membership. Null with sessions.', 1, 100, {
      examples: [20],
    }),
  ),
  service_id: Nullable(Id('svc', 'ID of the only service it is for. Null for any.')),
  procedure_codes: ListOf(procedure_code, 'Procedures that it is for. Empty for any.', 20, {
    title: 'package_procedures',
    examples: [[]],
  }),
  starts_on: DateOnly('First day. Default: today.', '2027-01-01'),
  ends_on: DateOnly(
    'Last day of the package, or of the current month of the membership. Default: a year or a ' +
      'month after it starts.',
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
    type,
    person_id,
    name,
    price,
    ...UpdateOf(terms).properties,
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
