// Names and addresses: one schema each, for persons, practitioners, providers and subscribers.
import Type, { type TSchema } from 'typebox'
import { Choice, DateOnly, Nullable, Text, X12Text } from './fields.ts'

const optional = <Field extends TSchema>(field: Field) => Type.Optional(Nullable(field))

const NamePart = (description: string, example: string) =>
  Text(description, 100, {
    pattern: '\\S',
    examples: [example],
    says: "must contain at least one character that isn't a space.",
  })

export const Period = Type.Object(
  {
    start: optional(DateOnly('First day of the period.', '2020-01-01')),
    end: optional(DateOnly('Last day of the period. Null if open-ended.', '2030-12-31')),
  },
  { description: 'Period of validity.', examples: [{ start: '2020-01-01', end: null }] },
)

export const HumanName = (description: string) =>
  Type.Object(
    {
      use: Type.Optional(
        Choice(
          ['official', 'usual', 'old'],
          'Use of the name: `official` (legal), `usual` (chosen) or `old` (former). Default: ' +
            '`official`.',
          { default: 'official', examples: ['official'] },
        ),
      ),
      given: optional(NamePart('Given (first) name. Required without `family`.', 'Maya')),
      middle: optional(NamePart('Middle name or initial.', 'R.')),
      family: optional(NamePart('Family name. Required without `given`.', 'Lindqvist')),
      prefix: optional(Text('Name prefix, for example `Dr.`.', 40, { examples: ['Dr.'] })),
      suffix: optional(Text('Name suffix, for example `Jr.`.', 40, { examples: ['Jr.'] })),
      period: optional(Period),
    },
    { title: 'human_name', description, examples: [{ given: 'Maya', family: 'Lindqvist' }] },
  )

// `x12` limits an address to what a claim can carry: the United States, in X12's lengths. With
// 'ascii', the text must also be sendable unchanged; otherwise it is transliterated when sent.
type AddressOptions = { x12?: boolean | 'ascii' }

export const Address = (description: string, { x12 = false }: AddressOptions = {}) => {
  const text = (about: string, longest: number, longest_x12: number, example: string) =>
    x12 === 'ascii'
      ? X12Text(about, longest_x12, example)
      : Text(about, x12 ? longest_x12 : longest, { examples: [example] })
  return Type.Object(
    {
      line1: text('Street address.', 200, 55, '1 Main Street'),
      line2: Type.Optional(Nullable(text('Apartment, suite or unit.', 200, 55, 'Suite 2'))),
      city: text('Name of the city.', 100, 30, 'Albany'),
      state: x12
        ? Text('Two-letter state code, for example `NY`.', 2, {
            pattern: '^[A-Z]{2}$',
            examples: ['NY'],
            says: 'must be a two-letter state code, for example `NY`.',
          })
        : Text('State or region code, for example `NY`.', 3, {
            pattern: '^[A-Z]{2,3}$',
            examples: ['NY'],
            says: 'must be an uppercase state code, for example `NY`.',
          }),
      postal_code: x12
        ? Text('ZIP Code, five or nine digits. A billing provider needs all nine (ZIP+4).', 10, {
            pattern: '^[0-9]{5}(-?[0-9]{4})?$',
            examples: ['12207-1234'],
            says: 'must be a ZIP Code with five or nine digits.',
          })
        : Text('Postal or ZIP code.', 20, { examples: ['12207-1234'] }),
      country: Type.Optional(
        Text('Two-letter ISO 3166-1 country code. Default: `US`.', 2, {
          pattern: x12 ? '^US$' : '^[A-Z]{2}$',
          default: 'US',
          examples: ['US'],
          says: x12
            ? 'must be `US`: a claim can carry only addresses in the United States.'
            : 'must be an uppercase two-letter country code, for example `US`.',
        }),
      ),
    },
    { title: 'address', description },
  )
}
