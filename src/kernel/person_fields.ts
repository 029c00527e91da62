// Names and addresses: one schema each, for persons, practitioners, providers and subscribers.
import Type, { type Static, type TSchema } from 'typebox'
import { Choice, DateOnly, Nullable, Text } from './fields.ts'

const optional = <Field extends TSchema>(field: Field) => Type.Optional(Nullable(field))

export const Period = Type.Object(
  {
    start: optional(DateOnly('First day of the period.', '2020-01-01')),
    end: optional(DateOnly('Last day of the period. Null if open-ended.', '2030-12-31')),
  },
  { description: 'Period of validity.', examples: [{ start: '2020-01-01', end: null }] },
)

// `x12` limits a name or an address to what a claim can carry: X12's lengths, and for an address
// the United States. The text is transliterated when it is sent.
type Limits = { x12?: boolean }

const textWithin =
  ({ x12 = false }: Limits, options: object = {}) =>
  (about: string, longest: number, longest_x12: number, example: string) =>
    Text(about, x12 ? longest_x12 : longest, { ...options, examples: [example] })

function nameFields(limits: Limits, use: 'official' | 'old') {
  const part = textWithin(limits, {
    pattern: '\\S',
    rule: "must contain at least one character that isn't a space.",
  })
  return {
    use: Type.Optional(
      Choice(
        ['official', 'usual', 'old'],
        'Use of the name: `official` (legal), `usual` (chosen) or `old` (former). Default: ' +
          `\`${use}\`.`,
        { default: use, examples: [use] },
      ),
    ),
    given: part('Given (first) name.', 100, 35, 'Maya'),
    middle: optional(part('Middle name or initial.', 100, 25, 'R.')),
    family: part('Family name.', 100, 60, 'Lindqvist'),
    prefix: optional(part('Name prefix, for example `Dr.`.', 40, 10, 'Dr.')),
    suffix: optional(part('Name suffix, for example `Jr.`.', 40, 10, 'Jr.')),
    period: optional(Period),
  }
}

const example = { given: 'Maya', family: 'Lindqvist' }

export function HumanName(description: string) {
  const fields = nameFields({}, 'official')
  const given = optional({
    ...fields.given,
    description: 'Given (first) name. Required without `family`.',
  })
  const family = optional({
    ...fields.family,
    description: 'Family name. Required without `given`.',
  })
  return Type.Object(
    { ...fields, given, family },
    { title: 'human_name', description, examples: [example] },
  )
}

// A human name with a family name, by which registries and payers list people.
export const FullName = (
  description: string,
  { use = 'official', ...limits }: Limits & { use?: 'official' | 'old' } = {},
) => Type.Object(nameFields(limits, use), { title: 'human_name', description, examples: [example] })

// The same for people who can have one name, which is then the family name.
export const PayerName = (description: string) => {
  const { given, ...fields } = nameFields({ x12: true }, 'official')
  return Type.Object(
    { ...fields, given: optional(given) },
    { title: 'human_name', description, examples: [example] },
  )
}

export const Address = (description: string, limits: Limits = {}) => {
  const { x12 } = limits
  const text = textWithin(limits)
  return Type.Object(
    {
      line1: text('Street address.', 200, 55, '1 Main Street'),
      line2: Type.Optional(Nullable(text('Apartment, suite or unit.', 200, 55, 'Suite 2'))),
      city: text('Name of the city.', 100, 30, 'Albany'),
      state: x12
        ? Text('Two-letter state code, for example `NY`.', 2, {
            pattern: '^[A-Z]{2}$',
            examples: ['NY'],
            rule: 'must be a two-letter state code, for example `NY`.',
          })
        : Text('State or region code, for example `NY`.', 3, {
            pattern: '^[A-Z]{2,3}$',
            examples: ['NY'],
            rule: 'must be an uppercase state code, for example `NY`.',
          }),
      postal_code: x12
        ? Text('ZIP Code, five or nine digits. A billing provider needs all nine (ZIP+4).', 10, {
            pattern: '^[0-9]{5}(-?[0-9]{4})?$',
            examples: ['12207-1234'],
            rule: 'must be a ZIP Code with five or nine digits.',
          })
        : Text('Postal or ZIP code.', 20, { examples: ['12207-1234'] }),
      country: Type.Optional(
        Text('Two-letter ISO 3166-1 country code. Default: `US`.', 2, {
          pattern: x12 ? '^US$' : '^[A-Z]{2}$',
          default: 'US',
          examples: ['US'],
          rule: x12
            ? 'must be `US`: a claim can carry only addresses in the United States.'
            : 'must be an uppercase two-letter country code, for example `US`.',
        }),
      ),
    },
    { title: 'address', description },
  )
}

export type HumanName = Static<ReturnType<typeof HumanName>>

// The name as text, without a prefix such as `Dr.`.
export const nameText = ({ given, middle, family, suffix }: HumanName) =>
  [given, middle, family, suffix].filter(Boolean).join(' ')
