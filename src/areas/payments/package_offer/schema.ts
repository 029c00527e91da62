// Schema of package offers: the price list of packages and memberships.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  Id,
  Integer,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  PlainText,
  Resource,
  UpdateOf,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import type { Kind } from '#kernel/record.ts'
import { procedure_code } from '#areas/sessions/session/care_schema.ts'

export const packageOfferKind: Kind<PackageOfferRow> = {
  object: 'package_offer',
  table: 'package_offers',
  prefix: 'poff',
}

export const package_type = Choice(
  ['package', 'membership'],
  '`package`: a number of sessions for one price. `membership`: a monthly price that includes ' +
    'sessions or a discount.',
  { title: 'package_type', examples: ['package'] },
)

export const package_price = Money('Price of the package, or of each month.', 150_000)

// What a package or membership includes.
export const package_content = {
  sessions: Nullable(
    Integer('Included sessions, of each month for a membership. Null with a discount.', 1, 1_000, {
      title: 'package_sessions',
      examples: [10],
    }),
  ),
  discount_percent: Nullable(
    Integer('Percentage off self-pay sessions, for a membership. Null with sessions.', 1, 100, {
      title: 'package_discount',
      examples: [20],
    }),
  ),
  service_id: Nullable(Id('svc', 'ID of the only service it is for. Null for any.')),
  procedure_codes: ListOf(procedure_code, 'Procedures that it is for. Empty for any.', 20, {
    title: 'package_procedures',
    examples: [[]],
  }),
}

const required = {
  name: PlainText('Name, for the person and on statements.', 100, 'Ten sessions'),
  price: package_price,
}
const terms = {
  ...package_content,
  months: Integer('Months that a package lasts. Default: 12. For a membership: 1.', 1, 60, {
    examples: [12],
  }),
}
const archived = Type.Boolean({
  description: "True if it isn't sold anymore.",
  examples: [false],
})

export const PackageOffer = Resource('package_offer', packageOfferKind.prefix, {
  type: package_type,
  ...required,
  ...terms,
  archived,
})

export const PackageOfferCreate = Type.Object(
  { type: package_type, ...required, ...UpdateOf({ ...terms, metadata: Metadata }).properties },
  {
    examples: [
      {
        type: 'package',
        name: 'Ten sessions',
        price: { amount: 150_000, currency: 'usd' },
        sessions: 10,
      },
    ],
  },
)
// What an offer includes doesn't change: archive it, and create another one.
export const PackageOfferChange = UpdateOf({ ...required, archived, metadata: MetadataChange })

export const packageOfferFilters = UpdateOf({ archived }).properties

export type PackageOfferCreate = Static<typeof PackageOfferCreate>
export type PackageOfferChange = Static<typeof PackageOfferChange>
export interface PackageOfferRow extends ColumnsOf<typeof PackageOffer> {}
