// How the strings of forms and queries are coerced to the types of a schema.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Type from 'typebox'
import type { TSchema } from 'typebox'
import { coerce } from './coerce.ts'

const Nullable = (schema: TSchema) => Type.Union([schema, Type.Null()])
const Color = Type.Union([Type.Literal('red'), Type.Literal('blue')])

const CASES: [string, TSchema, unknown, unknown][] = [
  ['an integer', Type.Integer(), '10', 10],
  ['a negative integer', Type.Integer(), '-3', -3],
  ['zero', Type.Integer(), '0', 0],
  ['a decimal', Type.Number(), '1.5', 1.5],
  ['true', Type.Boolean(), 'true', true],
  ['false', Type.Boolean(), 'false', false],
  ['a constant number', Type.Literal(5), '5', 5],
  ['an enum of numbers', Type.Enum([1, 2]), '2', 2],
  ['an enum of words', Type.Enum(['a', 'b']), 'b', 'b'],
  ['a union of words', Color, 'red', 'red'],
  ['empty text', Type.String(), '', ''],
  ['empty for null', Nullable(Type.Integer()), '', null],
  ['empty text for null', Nullable(Type.String()), '', null],
  ['empty for null or one of several', Type.Union([Color, Type.Null()]), '', null],
  ['a nullable integer', Nullable(Type.Integer()), '7', 7],
  ['a nullable boolean', Nullable(Type.Boolean()), 'true', true],
  ['the word null', Nullable(Type.String()), 'null', 'null'],
  ['a union of number and text', Type.Union([Type.Integer(), Type.String()]), 'x', 'x'],
  ['a list of integers', Type.Array(Type.Integer()), ['1', '2'], [1, 2]],
  ['one value for a list', Type.Array(Type.Integer()), '1', '1'],
  ['a record of integers', Type.Record(Type.String(), Type.Integer()), { a: '1' }, { a: 1 }],
]

for (const [what, schema, value, expected] of CASES) {
  test(`${what} is coerced as the schema requires`, () => {
    assert.deepEqual(coerce(schema, value), expected)
  })
}

const NOT_NUMBERS = [
  '',
  ' 1',
  '1 ',
  '+1',
  '01',
  '1e3',
  '0x10',
  '1.50',
  '1.',
  '.5',
  '-0',
  'Infinity',
]
NOT_NUMBERS.push('NaN', '1,000', '9007199254740992', '9007199254740993', '١', '0.12345678901234567')

test("Text that isn't a plain decimal number is not changed", () => {
  for (const text of NOT_NUMBERS) assert.equal(coerce(Type.Number(), text), text)
  for (const text of ['True', '1', 'yes', '']) assert.equal(coerce(Type.Boolean(), text), text)
})

test('Objects and lists are coerced in a copy, and unknown names are kept', () => {
  const schema = Type.Object({
    limit: Type.Optional(Type.Integer()),
    ends_at: Type.Optional(Nullable(Type.String())),
    people: Type.Array(Type.Object({ age: Type.Integer(), minor: Type.Boolean() })),
    money: Nullable(Type.Object({ amount: Type.Integer(), currency: Type.String() })),
  })
  const given = {
    limit: '10',
    ends_at: '',
    people: [{ age: '7', minor: 'true' }],
    money: { amount: '100', currency: 'usd' },
    other: '5',
    toString: '6',
  }
  const before = structuredClone(given)
  assert.deepEqual(coerce(schema, given), {
    limit: 10,
    ends_at: null,
    people: [{ age: 7, minor: true }],
    money: { amount: 100, currency: 'usd' },
    other: '5',
    toString: '6',
  })
  assert.deepEqual(given, before)
})
