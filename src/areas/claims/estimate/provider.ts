// Billing provider and patient data on documents for patients.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { Id, Text } from '#kernel/fields.ts'
import { PlainText } from '#kernel/fields.ts'
import { type HumanName, nameText } from '#kernel/person_fields.ts'
import { findBillingProvider } from '#areas/claims/billing_provider/billing_provider.ts'
import { billerName, UsAddress } from '#areas/claims/claim/providers.ts'

export const Provider = Type.Object(
  {
    name: PlainText('Legal name of the provider.', 200, 'Hudson Therapy'),
    npi: Text('National Provider Identifier (NPI), ten digits.', 10, {
      pattern: '^[0-9]{10}$',
      format: 'npi',
      examples: ['1234567893'],
      rule: 'must be ten digits with a valid check digit.',
    }),
    tax_id: Text('Tax ID (EIN or SSN), nine digits without hyphens.', 9, {
      pattern: '^[0-9]{9}$',
      examples: ['123456789'],
      rule: 'must be nine digits.',
    }),
    address: UsAddress,
  },
  { title: 'document_provider', description: 'Billing provider: name, NPI, tax ID and address.' },
)
export type Provider = Static<typeof Provider>

// Request fields that name the billing provider.
export const provider_fields = {
  provider: Type.Optional(Provider),
  billing_provider_id: Type.Optional(
    Id(
      'bill',
      "ID of a saved billing provider, used if you don't send `provider`. Default: the " +
        'most recently created one.',
    ),
  ),
}
type ProviderFields = { provider?: Provider; billing_provider_id?: string }

export async function requireProvider(call: Call, body: ProviderFields): Promise<Provider> {
  if (body.provider) return body.provider
  const biller = await findBillingProvider(call, body.billing_provider_id)
  if (!biller) throw new ApiError('billing_provider_missing', {}, { param: 'provider' })
  const { npi, tax_id, address } = biller
  return { name: billerName(biller)!, npi, tax_id, address }
}

export const practitionerName = (name: HumanName) =>
  [name.prefix, nameText(name)].filter(Boolean).join(' ')

// The person's official name and date of birth.
export function patientOf(names: HumanName[], birth_date: string | null = null) {
  const official = names.find(({ use }) => use === 'official') ?? names[0]
  return { name: official ? nameText(official) : null, birth_date }
}

export const Patient = Type.Object(
  {
    name: Type.Union([
      PlainText('Full name of the patient.', 1_000, 'Maya Lindqvist'),
      Type.Null(),
    ]),
    birth_date: Type.Union([
      Type.String({ description: 'Date of birth.', examples: ['1990-04-12'] }),
      Type.Null(),
    ]),
  },
  { description: 'Patient data as of the date of issue.' },
)
