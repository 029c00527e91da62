// Tests which items are enabled, what an answer can be, and the score.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormItem, ItemType } from '#areas/documents/form/item_schema.ts'
import { enabledAnswers, enabledItems, faultsIn, mergeAnswers, scoreOf } from './answers.ts'
import type { Answers } from './schema.ts'

type Condition = NonNullable<FormItem['enable_when']>[number]
const item = (id: string, type: ItemType, fields: Partial<FormItem> = {}): FormItem => ({
  id,
  type,
  text: id,
  ...fields,
})
const when = (item_id: string, operator: string, value: Condition['value']) =>
  ({ item_id, operator, value }) as Condition
const enabled = (items: FormItem[], answers: Answers) => [...enabledItems(items, answers)]
const codesOf = (items: FormItem[], answers: Answers, complete = false) =>
  faultsIn(items, answers, complete).map(({ param, code }) => `${param} ${code}`)

test('an item in a disabled group is disabled, at any depth', () => {
  const items = [
    item('a', 'boolean'),
    item('outer', 'group', { enable_when: [when('a', 'eq', true)] }),
    item('inner', 'group', { group_id: 'outer' }),
    item('b', 'boolean', { group_id: 'inner' }),
    item('c', 'string', { group_id: 'inner', enable_when: [when('b', 'eq', true)] }),
  ]
  assert.deepEqual(enabled(items, {}), ['a'])
  assert.deepEqual(enabled(items, { a: true }), ['a', 'outer', 'inner', 'b'])
  assert.deepEqual(enabled(items, { a: true, b: true }), ['a', 'outer', 'inner', 'b', 'c'])
  // The answer to a disabled item doesn't count.
  assert.deepEqual(enabled(items, { a: false, b: true }), ['a'])
  assert.deepEqual(enabledAnswers(items, { a: false, b: true, c: 'x' }), { a: false })
})

test('a condition on a disabled item is that of an unanswered one', () => {
  const items = [
    item('a', 'boolean'),
    item('b', 'boolean', { enable_when: [when('a', 'eq', true)] }),
    item('c', 'boolean', { enable_when: [when('b', 'eq', true)] }),
    item('d', 'boolean', { enable_when: [when('b', 'exists', false)] }),
  ]
  assert.deepEqual(enabled(items, { a: true, b: true }), ['a', 'b', 'c'])
  assert.deepEqual(enabled(items, { a: false, b: true }), ['a', 'd'])
})

test('conditions are combined with all or any', () => {
  const conditions = [when('a', 'eq', true), when('n', 'gt', 3)]
  const items = [
    item('a', 'boolean'),
    item('n', 'integer'),
    item('both', 'string', { enable_when: conditions }),
    item('either', 'string', { enable_when: conditions, enable_behavior: 'any' }),
  ]
  const shown = (answers: Answers) => enabled(items, answers).slice(2)
  assert.deepEqual(shown({}), [])
  assert.deepEqual(shown({ a: true }), ['either'])
  assert.deepEqual(shown({ n: 4 }), ['either'])
  assert.deepEqual(shown({ a: true, n: 3 }), ['either'])
  assert.deepEqual(shown({ a: true, n: 4 }), ['both', 'either'])
})

test('each operator compares as in FHIR', () => {
  const holds = (type: ItemType, operator: string, value: Condition['value'], answer?: any) => {
    const items = [
      item('q', type, { repeats: true }),
      item('then', 'string', { enable_when: [when('q', operator, value)] }),
    ]
    return enabledItems(items, answer === undefined ? {} : { q: answer }).has('then')
  }
  assert.equal(holds('integer', 'ne', 3), false)
  assert.equal(holds('integer', 'ne', 3, 4), true)
  assert.equal(holds('integer', 'ne', 3, 3), false)
  assert.equal(holds('integer', 'gte', 3, 3), true)
  assert.equal(holds('integer', 'lt', 10, 9), true)
  assert.equal(holds('integer', 'lte', 10, 11), false)
  assert.equal(holds('string', 'exists', true), false)
  assert.equal(holds('string', 'exists', false), true)
  assert.equal(holds('choice', 'eq', 'b', ['a', 'b']), true)
  assert.equal(holds('choice', 'eq', 'c', ['a', 'b']), false)
  assert.equal(holds('date', 'gt', '2027-01-31', '2027-02-01'), true)
  // The same moment, written with another offset.
  assert.equal(holds('date_time', 'eq', '2027-01-01T10:00:00Z', '2027-01-01T11:00:00+01:00'), true)
  assert.equal(holds('date_time', 'gt', '2027-01-01T10:00:00Z', '2027-01-01T10:30:00+01:00'), false)
})

test('required items are required only while they are enabled', () => {
  const items = [
    item('a', 'boolean', { required: true }),
    item('g', 'group', { enable_when: [when('a', 'eq', true)] }),
    item('b', 'string', { required: true, group_id: 'g' }),
  ]
  assert.deepEqual(codesOf(items, {}, true), ['answers.a item_missing'])
  assert.deepEqual(codesOf(items, { a: false }, true), [])
  assert.deepEqual(codesOf(items, { a: true }, true), ['answers.b item_missing'])
  assert.deepEqual(codesOf(items, { a: true }), [])
})

const offered = [{ value: 'x', label: 'X' }]
const values: [ItemType, Partial<FormItem>, any[], [any, string][]][] = [
  [
    'boolean',
    {},
    [true, false],
    [
      ['true', 'invalid_type'],
      [1, 'invalid_type'],
    ],
  ],
  [
    'integer',
    {},
    [0, -3],
    [
      [1.5, 'invalid_type'],
      ['1', 'invalid_type'],
      [2 ** 60, 'invalid_type'],
    ],
  ],
  [
    'decimal',
    { minimum: 0, maximum: 2 },
    [0, 1.5, 2],
    [
      [-1, 'out_of_range'],
      [2.1, 'out_of_range'],
    ],
  ],
  [
    'date',
    {},
    ['2027-02-28'],
    [
      ['2027-02-30', 'invalid_format'],
      [20270228, 'invalid_type'],
    ],
  ],
  ['date_time', {}, ['2027-02-28T10:00:00Z'], [['2027-02-28', 'invalid_format']]],
  [
    'time',
    {},
    ['09:30', '23:59:59'],
    [
      ['24:00', 'invalid_format'],
      ['9:30', 'invalid_format'],
    ],
  ],
  ['url', {}, ['https://example.com/a'], [['example', 'invalid_format']]],
  [
    'string',
    { max_length: 3 },
    ['abc', 'äöü'],
    [
      ['abcd', 'too_long'],
      [' ', 'too_short'],
    ],
  ],
  [
    'text',
    {},
    ['a\nb'],
    [
      ['', 'too_short'],
      [true, 'invalid_type'],
    ],
  ],
  [
    'choice',
    { options: offered },
    ['x'],
    [
      ['y', 'value_not_offered'],
      [['x'], 'invalid_type'],
    ],
  ],
  [
    'choice',
    { options: offered, repeats: true },
    [['x'], 'x'],
    [[['x', 'y'], 'value_not_offered']],
  ],
  ['open_choice', { options: offered }, ['x', 'else'], [[5, 'invalid_type']]],
]
for (const [type, fields, good, bad] of values) {
  test(`answers of type ${type}${fields.repeats ? ' that repeat' : ''}`, () => {
    const items = [item('q', type, fields)]
    for (const answer of good) assert.deepEqual(codesOf(items, { q: answer }), [], String(answer))
    for (const [answer, code] of bad) {
      assert.deepEqual(codesOf(items, { q: answer }), [`answers.q ${code}`], String(answer))
    }
  })
}

test('only questions are answered, and unknown names are not repeated', () => {
  const items = [item('g', 'group'), item('d', 'display'), item('q', 'boolean')]
  for (const name of ['g', 'd', 'maya_lindqvist', 'toString']) {
    assert.deepEqual(codesOf(items, { [name]: true }), ['answers unknown_item'])
  }
  assert.doesNotMatch(JSON.stringify(faultsIn(items, { maya_lindqvist: true }, false)), /maya/)
})

test('the answers to a form are limited as a whole', () => {
  const items = Array.from({ length: 60 }, (_, place) => item(`q${place}`, 'text'))
  const answersTo = (count: number) =>
    Object.fromEntries(items.slice(0, count).map(({ id }) => [id, 'x'.repeat(10_000)]))
  assert.deepEqual(codesOf(items, answersTo(49)), [])
  assert.deepEqual(codesOf(items, answersTo(51)), ['answers too_long'])
})

test('the score is the sum of the chosen options', () => {
  const options = [
    { value: 'a', label: 'A', score: 0.1 },
    { value: 'b', label: 'B', score: 0.2 },
    { value: 'c', label: 'C' },
  ]
  const items = [item('q', 'choice', { options, repeats: true }), item('n', 'integer')]
  assert.equal(scoreOf(items, { q: ['a', 'b'] }), 0.3)
  assert.equal(scoreOf(items, { q: 'c', n: 7 }), 0)
  assert.equal(scoreOf(items, {}), 0)
  assert.equal(scoreOf([item('n', 'integer')], { n: 7 }), null)
})

test('null removes an answer', () => {
  assert.deepEqual(mergeAnswers({ a: 1, b: 2 }, { a: null, c: 3 }), { b: 2, c: 3 })
})
