// What the parser of JSON bodies accepts and rejects.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { InvalidInput } from './validation_error.ts'
import { readJson } from './json.ts'
import type { ValidationIssue } from './validation_error.ts'

const read = (text: string) => readJson(Buffer.from(text))

function issuesOf(body: string | Buffer): ValidationIssue[] {
  try {
    readJson(Buffer.from(body as string))
  } catch (error) {
    assert.ok(error instanceof InvalidInput, String(error))
    return error.issues
  }
  return []
}

const nested = (depth: number) => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`
const members = (count: number) => Array.from({ length: count }, (_, at) => `"k${at}":${at}`)

const TAKEN: [string, string][] = [
  ['an empty object', '{}'],
  ['space around everything', ' \t\r\n{ "a" : [ 1 , 2 ] , "b" : { } } \n'],
  ['every kind of value', '{"a":null,"b":true,"c":false,"d":1.5,"e":"x","f":[],"g":{}}'],
  ['escapes', '{"a":"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9","\\u0061b":1}'],
  ['a pair of escaped surrogates', '{"a":"\\ud83d\\ude00"}'],
  ['text beyond ASCII', '{"naïve":"Zoë 😀"}'],
  ['brackets and colons in a string', '{"a":"{[:,]}"}'],
  ['the largest safe integer', '{"a":9007199254740991,"b":-9007199254740991}'],
  ['numbers with exponents', '{"a":1e3,"b":2.5E-3,"c":-1e+2,"d":0e0}'],
  ['sixteen digits that survive', '{"a":0.1234567890123456}'],
  ['a number with needless zeros', '{"a":1.50000000000000000000}'],
  ['thirty-two levels', nested(32)],
  ['a thousand members', `{${members(1000).join(',')}}`],
  ['a thousand items', `{"a":[${Array(1000).fill('1').join(',')}]}`],
  ['the same name in two objects', '{"a":{"x":1},"b":{"x":1},"x":[{"x":1},{"x":1}]}'],
  ['names known to every object', '{"toString":1,"hasOwnProperty":2,"":3}'],
]

for (const [what, text] of TAKEN) {
  test(`The parser accepts ${what}`, () => assert.deepEqual(read(text), JSON.parse(text)))
}

const REFUSED: [string, string | Buffer, string | null, string][] = [
  ['nothing', '', null, 'invalid_json'],
  ['a list as the body', '[]', null, 'invalid_type'],
  ['a string as the body', '"a"', null, 'invalid_type'],
  ['null as the body', 'null', null, 'invalid_type'],
  ['a byte order mark', '\ufeff{}', null, 'invalid_encoding'],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), null, 'invalid_encoding'],
  ['a surrogate in UTF-8', Buffer.from('7b2261223a22eda080227d', 'hex'), null, 'invalid_encoding'],
  ['an overlong byte', Buffer.from([0x22, 0xc0, 0x80, 0x22]), null, 'invalid_encoding'],
  ['a raw U+0000', '{"a":"\0"}', null, 'invalid_json'],
  ['an escaped U+0000', '{"a":"x\\u0000"}', 'a', 'invalid_string'],
  ['U+0000 in a name', '{"a":{"b\\u0000":1}}', 'a.b', 'invalid_string'],
  ['a high surrogate alone', '{"a":["\\uD800"]}', 'a[0]', 'invalid_string'],
  ['a low surrogate alone', '{"a":"\\udc00\\ud83d"}', 'a', 'invalid_string'],
  ['half a pair in a name', '{"\\ud83d":1}', '\ufffd', 'invalid_string'],
  ['thirty-three levels', nested(33), null, 'nesting_too_deep'],
  ['thirty-three lists', `{"a":${'['.repeat(32)}${']'.repeat(32)}}`, null, 'nesting_too_deep'],
  ['a repeated name', '{"a":1,"b":2,"a":1}', 'a', 'duplicate_parameter'],
  ['a name repeated below', '{"x":[{},{"a":1,"a":1}]}', 'x[1].a', 'duplicate_parameter'],
  ['a name repeated in escapes', '{"a":1,"\\u0061":1}', 'a', 'duplicate_parameter'],
  ['__proto__', '{"a":{"__proto__":{"admin":true}}}', 'a.__proto__', 'invalid_parameter'],
  ['__proto__ in escapes', '{"\\u005f_proto__":1}', '__proto__', 'invalid_parameter'],
  ['constructor', '{"constructor":1}', 'constructor', 'invalid_parameter'],
  ['prototype', '{"prototype":1}', 'prototype', 'invalid_parameter'],
  ['a number beyond all', '{"a":1e400}', 'a', 'invalid_number'],
  ['a number too small to keep', '{"a":1e-400}', 'a', 'invalid_number'],
  ['an integer that is not safe', '{"a":9007199254740993}', 'a', 'invalid_number'],
  ['a large even integer', '{"a":9007199254740992}', 'a', 'invalid_number'],
  ['a large power of ten', '{"a":1e16}', 'a', 'invalid_number'],
  ['too many digits', '{"a":[0.12345678901234567890]}', 'a[0]', 'invalid_number'],
  ['more than two thousand members', `{${members(2001).join(',')}}`, null, 'too_many'],
  ['over two thousand items', `{"a":[${Array(2001).fill('1').join(',')}]}`, 'a', 'too_many'],
]

for (const [what, body, param, code] of REFUSED) {
  test(`The parser rejects ${what}`, () => {
    const [issue, ...more] = issuesOf(body)
    assert.deepEqual({ param: issue?.param, code: issue?.code }, { param, code })
    assert.deepEqual(more, [])
  })
}

const BROKEN = ['{', '{"a"}', '{"a":}', '{"a":1,}', '{a:1}', "{'a':1}", '{"a":01}', '{"a":1.}']
BROKEN.push(
  '{"a":+1}',
  '{"a":.5}',
  '{"a":NaN}',
  '{"a":1}x',
  '{"a":"\n"}',
  '{"a":"\\x41"}',
  '{"a":tru}',
)
BROKEN.push(
  '{"a":"b',
  '{"a":1e}',
  '{"a":-}',
  '{"a":[1,]}',
  '{"a":[1 2]}',
  '{"a":1]',
  '\u00a0{}',
  '//\n{}',
)

for (const text of BROKEN) {
  test(`The parser rejects ${JSON.stringify(text)} without quoting it`, () => {
    const [issue] = issuesOf(text)
    assert.equal(issue?.code, 'invalid_json')
    assert.match(
      issue?.message ?? '',
      /^The request body isn't valid JSON: syntax error near character [0-9]+\.$/,
    )
  })
}

test('Minus zero becomes zero', () => {
  const value = read('{"a":-0,"b":[-0.0],"c":-0.5,"d":-0e5}') as { a: number; b: number[] }
  assert.deepEqual(value, { a: 0, b: [0], c: -0.5, d: 0 })
  assert.ok(Object.is(value.a, 0) && Object.is(value.b[0], 0))
})

test('An error lists all issues with their positions and no values', () => {
  const issues = issuesOf('{"a":1e999,"b":[{"c":"secret\\u0000"}],"a":"secret"}')
  assert.deepEqual(
    issues.map((issue) => [issue.param, issue.code]),
    [
      ['a', 'invalid_number'],
      ['b[0].c', 'invalid_string'],
      ['a', 'duplicate_parameter'],
    ],
  )
  assert.doesNotMatch(JSON.stringify(issues), /secret/)
})

test('Names are truncated and cleaned, and at most fifty issues are listed', () => {
  const long = `{"\\n${'x'.repeat(500)}":1e999}`
  assert.equal(issuesOf(long)[0]?.param, 'x'.repeat(64))
  const many = Array.from({ length: 900 }, (_, at) => `"k${at}":1e999`).join(',')
  assert.equal(issuesOf(`{${many}}`).length, 50)
})

test('A hostile megabyte is read to its end and gives few issues', () => {
  const row = `[${Array(1000).fill('1e1').join(',')}],`
  const bodies = [
    '['.repeat(1e6),
    '{"a":'.repeat(2e5),
    `{"a":0.${'0'.repeat(1e6)}1}`,
    '"'.repeat(1e6),
  ]
  bodies.push(`{"a":"${'\\'.repeat(1e6)}`, `{"a":1${'0'.repeat(1e6)}1}`, `{${' '.repeat(1e6)}`)
  bodies.push(`{"a":[${row.repeat(249)}-0]}`, `{"a":"${'\\ud83d'.repeat(1e5)}"}`)
  for (const body of bodies) {
    assert.ok(issuesOf(body).length <= 50, body.slice(0, 12))
  }
})

test('A body with too many members is rejected without being parsed', (t) => {
  const { parse } = JSON
  let parsed = 0
  t.mock.method(JSON, 'parse', (...given: Parameters<typeof parse>) => {
    parsed++
    return parse(...given)
  })
  const members = Array.from({ length: 100_000 }, (_, i) => `"m${i}":1`)
  for (const text of [`{${members}}`, `{"list":[${members.map(() => 1)}]}`]) {
    assert.throws(() => readJson(Buffer.from(text)), InvalidInput)
  }
  assert.equal(parsed, 0)
})
