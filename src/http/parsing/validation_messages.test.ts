// The message for each way in which a value can be invalid.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Type from 'typebox'
import type { TSchema } from 'typebox'
import { compile } from './validate.ts'

const Nullable = (schema: TSchema) => Type.Union([schema, Type.Null()])
const Color = Type.Union([Type.Literal('red'), Type.Literal('blue')])
const Card = Type.Object({ kind: Type.Literal('card'), number: Type.String() })
const Bank = Type.Object({ kind: Type.Literal('bank'), iban: Type.String(), name: Type.String() })

/** `issues` of a value given as the parameter `x`, each as `code: message`. */
function issuesOf(schema: TSchema, value: unknown): string[] {
  const issues = compile(Type.Object({ x: schema }))({ x: value })
  return issues.map(({ param, code, message }) => `${param} ${code}: ${message}`)
}

const CASES: [string, TSchema, unknown, ...string[]][] = [
  ['text for a number', Type.Number(), '5', 'x invalid_type: `x` must be a number.'],
  ['a number for text', Type.String(), 5, 'x invalid_type: `x` must be a string.'],
  ['a fraction', Type.Integer(), 1.5, 'x invalid_type: `x` must be an integer.'],
  ['text for a boolean', Type.Boolean(), 'true', 'x invalid_type: `x` must be `true` or `false`.'],
  ['a list for an object', Type.Object({}), [], 'x invalid_type: `x` must be an object.'],
  ['one value for a list', Type.Array(Type.String()), 'a', 'x invalid_type: `x` must be an array.'],
  ['null', Type.String(), null, 'x invalid_type: `x` must be a string.'],
  [
    'text too long',
    Type.String({ maxLength: 1 }),
    'ab',
    'x too_long: `x` must be at most 1 character long.',
  ],
  [
    'text too short',
    Type.String({ minLength: 2 }),
    'a',
    'x too_short: `x` must be at least 2 characters long.',
  ],
  [
    'a number too small',
    Type.Integer({ minimum: 1 }),
    0,
    'x out_of_range: `x` must be at least 1.',
  ],
  [
    'a number too large',
    Type.Integer({ maximum: 9 }),
    10,
    'x out_of_range: `x` must be at most 9.',
  ],
  [
    'no multiple',
    Type.Integer({ multipleOf: 5 }),
    7,
    'x out_of_range: `x` must be a multiple of 5.',
  ],
  [
    'a wrong form',
    Type.String({ pattern: '^a$' }),
    'b',
    'x invalid_format: `x` has an invalid format.',
  ],
  [
    'a wrong form with an example',
    Type.String({ pattern: '^a$', examples: ['a'] }),
    'b',
    'x invalid_format: `x` has an invalid format. Example: `a`.',
  ],
  [
    'a wrong form that is explained',
    Type.String({ pattern: '^a$', rule: 'must be a.' }),
    'b',
    'x invalid_format: `x` must be a.',
  ],
  [
    'a nullable one explained',
    Type.Union([Type.String({ pattern: '^a$' }), Type.Null()], { rule: 'Or a.' }),
    'b',
    'x invalid_format: Or a.',
  ],
  [
    'a date',
    Type.String({ format: 'date' }),
    '2026-02-29',
    'x invalid_format: `x` must be a valid date, for example `2026-01-31`.',
  ],
  ['one of several', Color, 'green', 'x invalid_value: `x` must be one of "red", "blue".'],
  [
    'one of several or null',
    Type.Union([Type.Literal('a'), Type.Literal('b'), Type.Null()]),
    'c',
    'x invalid_value: `x` must be one of "a", "b".',
  ],
  [
    'nullable one of several',
    Nullable(Color),
    1,
    'x invalid_value: `x` must be one of "red", "blue".',
  ],
  ['an enum', Type.Enum(['a', 'b']), 'c', 'x invalid_value: `x` must be one of "a", "b".'],
  [
    'an enum explained',
    Type.Enum(['a', 'b'], { rule: 'A or b.' }),
    'c',
    'x invalid_value: A or b.',
  ],
  ['a constant', Type.Literal('a'), 'b', 'x invalid_value: `x` must be "a".'],
  [
    'a nullable',
    Nullable(Type.Integer({ minimum: 1 })),
    0,
    'x out_of_range: `x` must be at least 1.',
  ],
  [
    'a nullable of another type',
    Nullable(Type.Integer()),
    'a',
    'x invalid_type: `x` must be an integer.',
  ],
  [
    'a union',
    Type.Union([Type.Integer(), Type.String()]),
    true,
    'x invalid_type: `x` must be an integer or a string.',
  ],
  [
    'the object that was meant',
    Type.Union([Card, Bank]),
    { kind: 'bank', iban: 1 },
    'x.name required: `x.name` is required.',
    'x.iban invalid_type: `x.iban` must be a string.',
  ],
  [
    'too few items',
    Type.Array(Type.String(), { minItems: 1 }),
    [],
    'x too_few: `x` must have at least 1 item.',
  ],
  ['an item', Type.Array(Type.String()), ['a', 1], 'x[1] invalid_type: `x[1]` must be a string.'],
  [
    'the same item twice',
    Type.Array(Type.String(), { uniqueItems: true }),
    ['a', 'a'],
    "x duplicate_item: `x` can't contain the same item twice.",
  ],
  [
    'a value in a record',
    Type.Record(Type.String(), Type.String()),
    { a: 1 },
    'x.a invalid_type: `x.a` must be a string.',
  ],
  [
    'a name in a record',
    Type.Record(Type.String({ pattern: '^[a-z]+$' }), Type.String()),
    { A: 'a' },
    "x.A invalid_parameter: `x.A` isn't an allowed name.",
  ],
  [
    'a line break in a record',
    Type.Record(Type.String(), Type.String()),
    { 'a\nb': 1 },
    "x.ab invalid_parameter: `x.ab` isn't an allowed name.",
  ],
]

for (const [what, schema, value, ...issues] of CASES) {
  test(`The error describes ${what}`, () => assert.deepEqual(issuesOf(schema, value), issues))
}
