// Who bills, where care was given and who referred, as a claim says it.
import Type, { type Static } from 'typebox'
import { Choice, Nullable, Text } from '#fields.ts'

export const word = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, { examples: [example] })

const npi = Text('National Provider Identifier. Its check digit is looked at by validate.', 10, {
  pattern: '^[0-9]{10}$',
  examples: ['1234567893'],
  says: 'must be ten digits.',
})
const taxonomy = Text('A code of the NUCC set.', 10, {
  pattern: '^[0-9A-Z]{10}$',
  examples: ['103TC0700X'],
  says: 'must be ten letters and digits, as in 103TC0700X.',
})

export const Address = Type.Object(
  {
    line1: word('Street and number.', 55, '1 Main Street'),
    line2: Type.Optional(Nullable(word('Suite, floor.', 55, 'Suite 2'))),
    city: word('City.', 30, 'Albany'),
    state: Text('State, by its two letters.', 2, { pattern: '^[A-Z]{2}$', examples: ['NY'] }),
    postal_code: Text('ZIP; of who bills, all nine digits.', 10, {
      pattern: '^[0-9]{5}(-?[0-9]{4})?$',
      examples: ['12207-1234'],
      says: 'must be a ZIP of five or nine digits.',
    }),
  },
  { description: 'Where.' },
)

export const BillingProvider = Type.Object(
  {
    entity: Choice(['organization', 'individual'], 'What the NPI names.', {
      examples: ['organization'],
    }),
    name: word('Name of the organization, or family name.', 60, 'Hudson Therapy'),
    first_name: Type.Optional(Nullable(word('Given name of an individual.', 35, 'Ada'))),
    npi,
    tax_id: Text('EIN or SSN, digits alone. Its form is looked at by validate.', 11, {
      examples: ['123456789'],
    }),
    tax_id_kind: Choice(['ein', 'ssn'], 'Which of the two.', { examples: ['ein'] }),
    taxonomy,
    address: Address,
    phone: Text('Whom payers call.', 20, { pattern: '^[0-9]{10}$', examples: ['5185550143'] }),
  },
  { description: 'Who bills.' },
)

export const Facility = Type.Object(
  {
    name: word('Name.', 60, 'Hudson Therapy, Troy'),
    npi: Type.Optional(Nullable(npi)),
    address: Address,
  },
  { description: 'Where care was given, where that is not the address of who bills.' },
)

export const Referring = Type.Object(
  {
    first_name: word('Given name.', 35, 'Ruth'),
    last_name: word('Family name.', 60, 'Adler'),
    npi,
  },
  { description: 'Who referred the person.' },
)

export type BillingProvider = Static<typeof BillingProvider>
