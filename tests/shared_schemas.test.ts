// Money, names, addresses and jurisdictions have one schema each, in every request and response.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Type, { type TSchema } from 'typebox'
import { type JsonSchema, plain } from '#docs/json_schema.ts'
import { Integer, Nullable, Text } from '#kernel/fields.ts'
import { Money, SignedMoney } from '#kernel/money.ts'
import { Address, FullName, HumanName } from '#kernel/person_fields.ts'
import { routes } from '#areas/index.ts'

const keysOf = (schema: TSchema) => Object.keys(plain(schema).properties ?? {}).sort()
const shapes: Record<string, string[]> = {
  money: keysOf(Money('')),
  signed_money: keysOf(SignedMoney('')),
  human_name: keysOf(HumanName('')),
  address: keysOf(Address('')),
}

const exceptions: Record<string, string> = {
  exposure_balance: 'A component of the match score.',
  is_home_state: 'True or false.',
}

const isNumber = ({ type, anyOf = [] }: JsonSchema): boolean =>
  type === 'integer' || type === 'number' || anyOf.some(isNumber)

const sum =
  /(^|_)(amount|fee|net|balance|price|cost|paid|charge|owed|credit|copay|deductible|refunded)(_|$)/
const isSum = (name: string, field: JsonSchema) =>
  isNumber(field) &&
  !exceptions[name] &&
  (sum.test(name) || /\b(cents|smallest (currency )?unit|minor unit)/.test(field.description ?? ''))

const name_parts =
  /^(given|family|middle|(first|last|middle|given|family)_name|surname|forename|initials)$/
const address_parts = /^(line[1-9]|street\w*|address_?line\w*|zip(_code)?|postcode)$/

// What is wrong with an object, by field.
function faultsOf({ title, properties }: JsonSchema): string[] {
  const fields = Object.entries<JsonSchema>(properties ?? {})
  const names = fields.map(([name]) => name)
  if (title === 'amount_range') return [] // The bounds of a filter, in the URL.
  const shape = title && shapes[title]
  if (shape) {
    return names.sort().join() === shape.join()
      ? []
      : [`${title} has other fields: ${names.join()}`]
  }
  const is_address = shapes.address!.every((part) => names.includes(part))
  return [
    ...(names.includes('amount') && names.includes('currency') ? ["amount isn't Money"] : []),
    ...fields.flatMap(([name, field]) => (isSum(name, field) ? [`${name} isn't Money`] : [])),
    ...names.filter((name) => name_parts.test(name)).map((name) => `${name} isn't in a HumanName`),
    ...(is_address ? [] : names)
      .filter((name) => address_parts.test(name) || /(^|_)state$/.test(name))
      .filter((name) => !exceptions[name])
      .map((name) => `${name} isn't in an Address`),
    ...fields
      .filter(([name]) => /(^|_)jurisdiction$/.test(name))
      .filter(([, field]) => examplesIn(field).some((example) => !/^[A-Z]{2}-/.test(example)))
      .map(([name]) => `${name} isn't an ISO 3166-2 code`),
  ]
}

const examplesIn = ({ examples = [], anyOf = [] }: JsonSchema): string[] =>
  [...examples, ...anyOf.flatMap(examplesIn)].filter((each) => typeof each === 'string')

function* faultsIn(schema: JsonSchema, at: string): Generator<string> {
  if (schema.properties) {
    for (const fault of faultsOf(schema)) yield `${at}: ${fault}`
    for (const [name, field] of Object.entries<JsonSchema>(schema.properties)) {
      yield* faultsIn(field, `${at}.${name}`)
    }
  }
  if (schema.items) yield* faultsIn(schema.items, `${at}[]`)
  for (const part of schema.anyOf ?? []) yield* faultsIn(part, at)
}

test('Every request and response uses the shared schemas of money, names and addresses', () => {
  const faults = routes.flatMap(({ name, query, body, returns }) =>
    [query, body, returns].flatMap((schema, part) =>
      schema ? [...faultsIn(plain(schema), `${name} ${['query', 'body', 'response'][part]}`)] : [],
    ),
  )
  assert.deepEqual(faults, [])
})

const count = (description: string) => Integer(description, 0, 9)

test('A different schema is detected', () => {
  for (const [fields, fault] of [
    [{ amount_captured: count('Captured amount.') }, "amount_captured isn't Money"],
    [{ fee: Nullable(count('Fee.')) }, "fee isn't Money"],
    [{ units: count('Sum in the smallest currency unit.') }, "units isn't Money"],
    [{ amount: Text('Sum.', 9), currency: Text('Currency.', 3) }, "amount isn't Money"],
    [{ first_name: Text('First name.', 9) }, "first_name isn't in a HumanName"],
    [{ given: Text('Given name.', 9) }, "given isn't in a HumanName"],
    [{ line1: Text('Street.', 9), city: Text('City.', 9) }, "line1 isn't in an Address"],
    [{ waiver_state: Text('State.', 2) }, "waiver_state isn't in an Address"],
    [
      { jurisdiction: Text('State.', 2, { examples: ['NY'] }) },
      "jurisdiction isn't an ISO 3166-2 code",
    ],
  ] as const) {
    const nested = Type.Object({ list: Type.Array(Nullable(Type.Object(fields))) })
    assert.deepEqual([...faultsIn(plain(nested), 'x')], [`x.list[]: ${fault}`])
  }
  const more = Type.Object({ ...FullName('').properties, nickname: Text('Nickname.', 9) })
  const [fault] = faultsIn({ ...plain(more), title: 'human_name' }, 'x')
  assert.match(fault!, /human_name has other fields: .*nickname/)
})
