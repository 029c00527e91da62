// The payer contract schema: an account's own terms with a payer.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  DateOnly,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  LatinText,
} from '#kernel/fields.ts'
import type { Kind } from '#kernel/record.ts'
import {
  appeal_days,
  enrollments,
  filing_code,
  network,
  payer_id,
  prior_authorization,
  TelehealthCoding,
  timely_filing,
} from './schema.ts'

export const contractKind: Kind<PayerContractRow> = {
  object: 'payer_contract',
  table: 'payer_contracts',
  prefix: 'pcon',
}

const remittance_payer_ids = ListOf(
  Text("A remittance's `payer_id`.", 80, { examples: ['1512345678'] }),
  'Other IDs that identify the payer in remittances. Default: none.',
  20,
  { title: 'remittance_payer_ids', examples: [['1512345678']] },
)

const starts_on = DateOnly(
  'First date the contract is in effect. Null if it has no start date.',
  '2027-01-01',
)
const ends_on = DateOnly(
  'Last date the contract is in effect. Null if it has no end date.',
  '2027-12-31',
)
const name = LatinText(
  "Name of the payer. Required if the payer isn't in the directory.",
  60,
  'Sandbox Health Plan',
)

const terms = {
  name: Nullable(name),
  filing_code: Nullable(filing_code),
  network,
  timely_filing: Nullable(timely_filing),
  appeal_days: Nullable(appeal_days),
  prior_authorization: Nullable(prior_authorization),
  telehealth: Nullable(TelehealthCoding),
  remittance_payer_ids,
  enrollments,
  starts_on: Nullable(starts_on),
  ends_on: Nullable(ends_on),
}

export const PayerContract = Resource('payer_contract', contractKind.prefix, {
  payer_id,
  ...terms,
})

export const PayerContractCreate = Type.Object({
  payer_id,
  ...UpdateOf(terms).properties,
  metadata: Type.Optional(Metadata),
})

export const PayerContractChange = Type.Object({
  ...UpdateOf(terms).properties,
  metadata: Type.Optional(MetadataChange),
})

export const contractFilters = UpdateOf({ payer_id, network }).properties

export type PayerContractCreate = Static<typeof PayerContractCreate>
export type PayerContractChange = Static<typeof PayerContractChange>

export interface PayerContractRow extends ColumnsOf<typeof PayerContract> {}
