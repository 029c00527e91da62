// What the parser of forms and query strings accepts and rejects.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { InvalidInput } from './validation_error.ts'
import { readForm } from './form.ts'
import type { ValidationIssue } from './validation_error.ts'

function issuesOf(text: string): ValidationIssue[] {
  try {
    readForm(text)
  } catch (error) {
    assert.ok(error instanceof InvalidInput, String(error))
    return error.issues
  }
  return []
}

const TAKEN: [string, string, unknown][] = [
  ['nothing', '', {}],
  ['one value', 'a=1', { a: '1' }],
  ['several values', 'a=1&b=two&c=', { a: '1', b: 'two', c: '' }],
  ['a name without a value', 'a&b=', { a: '', b: '' }],
  ['empty pairs', '&a=1&&b=2&', { a: '1', b: '2' }],
  ['an equals sign in a value', 'a=b=c', { a: 'b=c' }],
  ['a plus as a space', 'a+b=c+d', { 'a b': 'c d' }],
  ['percent-encoding', 'a%5Bb%5D=%C3%A9%2B%26%F0%9F%98%80', { a: { b: 'é+&😀' } }],
  ['text that is not encoded', 'a=é', { a: 'é' }],
  ['objects in objects', 'a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['a list by its end', 'a[]=x&a[]=y', { a: ['x', 'y'] }],
  ['a list by its places, in any order', 'a[1]=y&a[0]=x', { a: ['x', 'y'] }],
  ['objects in a list', 'a[0][b]=1&a[0][c]=2&a[1][b]=3', { a: [{ b: '1', c: '2' }, { b: '3' }] }],
  ['a list in an object in a list', 'a[0][b][]=1&a[0][b][]=2', { a: [{ b: ['1', '2'] }] }],
  [
    'names known to every object',
    'toString=1&valueOf[a]=2',
    { toString: '1', valueOf: { a: '2' } },
  ],
  ['a number as the first name', '0=a', { 0: 'a' }],
  ['eight levels', 'a[b][c][d][e][f][g][h]=1', nest('abcdefgh', '1')],
]

function nest(names: string, value: string): unknown {
  return [...names].reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
}

for (const [what, text, tree] of TAKEN) {
  test(`The parser accepts ${what}`, () => assert.deepEqual(readForm(text), tree))
}

const REFUSED: [string, string, string | null, string][] = [
  ['a repeated parameter', 'a=1&a=2', 'a', 'duplicate_parameter'],
  ['a parameter repeated below', 'a[b]=1&a[b]=1&a[b]=1', 'a[b]', 'duplicate_parameter'],
  ['a place taken twice', 'a[0]=1&a[0]=2', 'a[0]', 'duplicate_parameter'],
  ['a value, then an object', 'a=1&a[b]=2', 'a', 'conflicting_parameters'],
  ['an object, then a value', 'a[b]=2&a=1', 'a', 'conflicting_parameters'],
  ['places and ends mixed', 'a[0]=1&a[]=2', 'a', 'conflicting_parameters'],
  ['names and places mixed', 'a[b]=1&a[0]=2', 'a', 'conflicting_parameters'],
  ['a list with a gap', 'a[0]=1&a[2]=2', 'a', 'invalid_parameter'],
  ['a list that begins at one', 'x[a][1]=1', 'x[a]', 'invalid_parameter'],
  ['a place far away', 'a[999999]=1', 'a', 'invalid_parameter'],
  ['an empty name', '=1', '', 'invalid_parameter'],
  ['a name of brackets only', '[a]=1', '[a]', 'invalid_parameter'],
  ['a bracket that never closes', 'a[b=1', 'a[b', 'invalid_parameter'],
  ['a bracket that never opens', 'a]=1', 'a]', 'invalid_parameter'],
  ['letters after a bracket', 'a[b]c=1', 'a[b]c', 'invalid_parameter'],
  ['a bracket in a bracket', 'a[[b]]=1', 'a[[b]]', 'invalid_parameter'],
  ['[] before the end', 'a[][b]=1', 'a[][b]', 'invalid_parameter'],
  ['__proto__', '__proto__[admin]=1', '__proto__[admin]', 'invalid_parameter'],
  [
    'constructor further in',
    'a[constructor][prototype]=1',
    'a[constructor][prototype]',
    'invalid_parameter',
  ],
  ['__proto__ in percents', 'a[%5F_proto__]=1', 'a[__proto__]', 'invalid_parameter'],
  ['a percent sign alone', 'a=100%', 'a', 'invalid_encoding'],
  ['bytes that are not UTF-8', 'a=%ff', 'a', 'invalid_encoding'],
  ['an overlong U+0000', 'a=%c0%80', 'a', 'invalid_encoding'],
  ['a surrogate in UTF-8', 'a=%ed%a0%80', 'a', 'invalid_encoding'],
  ['U+0000', 'a[b]=x%00', 'a[b]', 'invalid_encoding'],
  ['U+0000 in a name', 'a%00=x', null, 'invalid_encoding'],
  ['nine levels', 'a[b][c][d][e][f][g][h][i]=1', 'a[b][c][d][e][f][g][h][i]', 'nesting_too_deep'],
]

for (const [what, text, param, code] of REFUSED) {
  test(`The parser rejects ${what}`, () => {
    const [issue, ...more] = issuesOf(text)
    assert.deepEqual({ param: issue?.param, code: issue?.code }, { param, code })
    assert.deepEqual(more, [])
  })
}

test('An error lists all issues and no values', () => {
  const issues = issuesOf('a=secret&a=secret&b=secret%&[=secret&c[1]=secret&d=1&d[x]=secret')
  const codes = issues.map(({ param, code }) => `${param} ${code}`)
  assert.deepEqual(codes, [
    'a duplicate_parameter',
    'b invalid_encoding',
    '[ invalid_parameter',
    'd conflicting_parameters',
    'c invalid_parameter',
  ])
  assert.doesNotMatch(JSON.stringify(issues), /secret/)
})

test('Two thousand parameters are accepted and one more is rejected', () => {
  const pairs = Array.from({ length: 2000 }, (_, at) => `a[${at}]=1`).join('&')
  assert.equal((readForm(pairs).a as string[]).length, 2000)
  assert.equal(issuesOf(`${pairs}&b=1`)[0]?.code, 'too_many')
})

test('A hostile megabyte is read to its end and gives few issues', () => {
  const bodies = [`a${'['.repeat(1e6)}`, `a${'[b]'.repeat(3e5)}`, '&'.repeat(1e6), '%'.repeat(1e6)]
  bodies.push('a=1&'.repeat(25e4), '+'.repeat(1e6), ']'.repeat(1e6), 'a[]=1&'.repeat(16e4))
  for (const body of bodies) {
    assert.ok(issuesOf(body).length <= 50, body.slice(0, 8))
  }
})
