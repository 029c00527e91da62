// Schemas for the billing provider, service facility and referring provider on a claim.
import Type, { type Static } from 'typebox'
import { Choice, Nullable, Text } from '#kernel/fields.ts'
import { Address, FullName, nameText } from '#kernel/person_fields.ts'
import { PlainText } from '#kernel/fields.ts'

const npi = Text(
  'National Provider Identifier (NPI), ten digits. The check digit is verified at ' + 'validation.',
  10,
  {
    pattern: '^[0-9]{10}$',
    examples: ['1234567893'],
    rule: 'must be ten digits.',
  },
)
const taxonomy = Text('NUCC taxonomy code, for example `103TC0700X`.', 10, {
  pattern: '^[0-9A-Z]{10}$',
  examples: ['103TC0700X'],
  rule: 'must be ten letters and digits, for example `103TC0700X`.',
})

export const UsAddress = Address('Postal address in the United States.', { x12: true })

const example = {
  entity: 'organization',
  name: 'Hudson Therapy',
  npi: '1234567893',
  tax_id: '123456789',
  tax_id_kind: 'ein',
  taxonomy: '103TC0700X',
  address: {
    line1: '1 Main Street',
    city: 'Albany',
    state: 'NY',
    postal_code: '12207-1234',
    country: 'US',
  },
  phone: '5185550143',
}

export const BillingProvider = Type.Object(
  {
    entity: Choice(
      ['organization', 'individual'],
      'NPI entity type: `individual` (type 1) or `organization` (type 2).',
      {
        examples: ['organization'],
      },
    ),
    name: Type.Optional(
      Nullable(PlainText('Name of an organization. Null for an individual.', 60, 'Hudson Therapy')),
    ),
    individual_name: Type.Optional(
      Nullable(
        FullName('Name of an individual, with `family`. Null for an organization.', { x12: true }),
      ),
    ),
    npi,
    tax_id: Text(
      'Tax ID (EIN or SSN), nine digits without hyphens. The format is checked at ' + 'validation.',
      11,
      {
        examples: ['123456789'],
      },
    ),
    tax_id_kind: Choice(['ein', 'ssn'], 'Type of tax ID: `ein` or `ssn`.', { examples: ['ein'] }),
    taxonomy,
    address: UsAddress,
    pay_to_address: Type.Optional(
      Nullable(
        Address('Where payers send payments, if elsewhere. Can be a PO box.', { x12: true }),
      ),
    ),
    phone: Text('Phone number for payers, ten digits.', 20, {
      pattern: '^[0-9]{10}$',
      examples: ['5185550143'],
    }),
  },
  {
    title: 'billing_provider_details',
    description: 'Billing provider: name, NPI, tax ID, taxonomy code, address and phone.',
    examples: [example],
  },
)

export const Facility = Type.Object(
  {
    name: PlainText('Name of the facility.', 60, 'Hudson Therapy, Troy'),
    npi: Type.Optional(Nullable(npi)),
    address: UsAddress,
  },
  {
    title: 'service_facility',
    description:
      'Service facility location. Send it only if care was delivered somewhere other than ' +
      "the billing provider's address.",
  },
)

export const Referring = Type.Object(
  {
    name: FullName('Name of the referring provider. `family` is required.', { x12: true }),
    npi,
  },
  { title: 'referring_provider', description: "Referring provider's name and NPI." },
)

export type BillingProvider = Static<typeof BillingProvider>

// The name as text. Null if the one that its entity type has is missing.
export const billerName = ({ entity, name, individual_name }: BillingProvider) =>
  (entity === 'organization' ? name : individual_name && nameText(individual_name)) ?? null
