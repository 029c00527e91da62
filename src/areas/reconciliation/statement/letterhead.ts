// Who a statement or a receipt is from and for: the practice, and the person.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { Nullable, PlainText, Text } from '#kernel/fields.ts'
import { Address } from '#kernel/person_fields.ts'
import { findBillingProvider } from '#areas/claims/billing_provider/billing_provider.ts'
import { billerName } from '#areas/claims/claim/providers.ts'
import { addressOf } from '#areas/claims/claim/validation/insured.ts'
import { patientOf } from '#areas/claims/estimate/provider.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'

const Recipient = Type.Object(
  {
    name: Nullable(PlainText('Full name of the person.', 1_000, 'Maya Lindqvist')),
    address: Nullable(Address('Home address of the person. Null if it is unknown or incomplete.')),
  },
  { title: 'document_recipient', description: 'Person the document is for.' },
)
const Sender = Type.Object(
  {
    name: PlainText('Name of the practice.', 200, 'Hudson Therapy'),
    address: Address('Address that payments are sent to.'),
    phone: Text('Phone number, ten digits.', 20, { examples: ['5185550143'] }),
  },
  {
    title: 'document_sender',
    description:
      'Practice the document is from: the most recently created billing provider. Null if there ' +
      'is none.',
  },
)

export const letterhead = { patient: Recipient, provider: Nullable(Sender) }
export type Letterhead = {
  patient: Static<typeof Recipient>
  provider: Static<typeof Sender> | null
}

export async function letterheadFor(call: Call, person: PersonRow): Promise<Letterhead> {
  const biller = await findBillingProvider(call, undefined)
  return {
    patient: { name: patientOf(person.names).name, address: addressOf(person.addresses) },
    provider: biller && {
      name: billerName(biller)!,
      address: biller.pay_to_address ?? biller.address,
      phone: biller.phone,
    },
  }
}
