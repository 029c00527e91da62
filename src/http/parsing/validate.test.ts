// What validation accepts, and how it describes what it rejects.
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

const FINE: [string, TSchema, unknown][] = [
  ['null where it is allowed', Nullable(Type.String()), null],
  ['one of several', Color, 'blue'],
  ['one kind of object of several', Type.Union([Card, Bank]), { kind: 'card', number: '1' }],
  ['any object where none is described', Type.Unsafe({ type: 'object' }), { a: 1 }],
  ['more where it is allowed', Type.Object({}, { additionalProperties: true }), { a: 1 }],
  ['a record', Type.Record(Type.String(), Type.Integer()), { a: 1, 'b c': 2 }],
]

for (const [what, schema, value] of FINE) {
  test(`Validation accepts ${what}`, () => assert.deepEqual(issuesOf(schema, value), []))
}

test('Length is counted in characters, as in JSON Schema, not in UTF-16 units', () => {
  const schema = Type.String({ minLength: 2, maxLength: 3 })
  for (const text of ['😀😀', '😀😀😀', 'e\u0301', 'abc'])
    assert.deepEqual(issuesOf(schema, text), [])
  assert.match(String(issuesOf(schema, '😀')), /too_short/)
  assert.match(String(issuesOf(schema, '😀😀😀😀')), /too_long/)
})

test('A validation error lists all issues, no values, and suggests the intended name', () => {
  const schema = Type.Object({
    name: Type.Object({ given: Type.String(), family: Type.String({ maxLength: 3 }) }),
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' })),
    birth_date: Type.Optional(Type.String({ format: 'date' })),
  })
  const value = {
    name: { family: 'secret', givn: 'secret', zzz: 1 },
    languages: ['en', 'secret'],
    birthdate: 'secret',
    ['y'.repeat(99)]: 1,
  }
  assert.deepEqual(
    compile(schema)(value).map(({ param, code, message }) => [param, code, message]),
    [
      ['name.given', 'required', '`name.given` is required.'],
      ['name.family', 'too_long', '`name.family` must be at most 3 characters long.'],
      ['name.givn', 'unknown_parameter', 'Unknown parameter `name.givn`. Did you mean `given`?'],
      ['name.zzz', 'unknown_parameter', 'Unknown parameter `name.zzz`.'],
      ['languages[1]', 'invalid_format', '`languages[1]` has an invalid format.'],
      [
        'birthdate',
        'unknown_parameter',
        'Unknown parameter `birthdate`. Did you mean `birth_date`?',
      ],
      ['y'.repeat(64), 'unknown_parameter', `Unknown parameter \`${'y'.repeat(64)}\`.`],
    ],
  )
})

test('A body of the wrong type is rejected', () => {
  const check = compile(Type.Object({}))
  for (const value of [undefined, null, [], 'x', 1]) {
    assert.deepEqual(check(value), [
      { param: null, code: 'invalid_type', message: 'The request body must be an object.' },
    ])
  }
})

test('Objects are closed at every depth, and the given schema is not changed', () => {
  const schema = Type.Object({
    a: Type.Array(Nullable(Type.Object({ b: Type.Optional(Type.String()) }))),
  })
  const before = JSON.stringify(schema)
  assert.equal(compile(schema)({ a: [null, { c: 1 }] })[0]?.param, 'a[1].c')
  assert.equal(JSON.stringify(schema), before)
})

test('A rule between fields has its own message and applies only to a valid object', () => {
  const ends = Type.Object({ a: Type.Integer(), b: Type.Object({ c: Type.Integer() }) })
  const check = compile(
    Type.Refine(
      ends,
      (value) => value.a < value.b.c,
      () => 'c must be after a.',
    ),
  )
  assert.deepEqual(check({ a: 1, b: { c: 2 } }), [])
  assert.equal(check({ a: 2, b: { c: 1 } })[0]?.message, 'c must be after a.')
  assert.deepEqual(
    check({ a: 2 }).map(({ param }) => param),
    ['b'],
  )
})

test('At most fifty issues are listed', () => {
  const many = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`k${at}`, at]))
  assert.equal(compile(Type.Object({ a: Type.String() }))(many).length, 50)
  assert.equal(issuesOf(Type.Array(Type.String()), Array(900).fill(1)).length, 50)
  assert.equal(issuesOf(Nullable(Type.Array(Type.String())), Array(900).fill(1)).length, 50)
})

test("A schema that can't be enforced is rejected when it is compiled", () => {
  assert.throws(() => compile(Type.String({ format: 'no-such-format' })), /no-such-format/)
  assert.throws(() => compile(Type.Intersect([Type.Object({}), Type.Object({})])), /allOf/)
})
