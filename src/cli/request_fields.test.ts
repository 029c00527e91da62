// Which fields of a request the words of a command are.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UsageError } from './command.ts'
import { pairOf, takeFields } from './request_fields.ts'

const fields = {
  starts_at: 'string!',
  hold: 'boolean',
  name: '{given,family}',
  languages: 'string[]',
  status: 'held|scheduled[]',
}

const read = (...words: string[]) => takeFields(words, fields)

test('fields are taken out of the words, and the rest is left', () => {
  assert.deepEqual(read('ses_1', '--starts_at', 'now', '--json', '--starts-at=later'), {
    pairs: [
      ['starts_at', 'now'],
      ['starts_at', 'later'],
    ],
    rest: ['ses_1', '--json'],
  })
  assert.deepEqual(read('--', '--starts_at', 'now').rest, ['--', '--starts_at', 'now'])
  assert.deepEqual(read('--starts_at', '--json').pairs, [['starts_at', '--json']])
})

test('nested fields, lists and JSON become form fields', () => {
  assert.deepEqual(read('--name.given', 'Ada', '--name[family]=Li').pairs, [
    ['name[given]', 'Ada'],
    ['name[family]', 'Li'],
  ])
  assert.deepEqual(read('--languages', 'en', '--languages=es', '--languages[2]', 'fr').pairs, [
    ['languages[]', 'en'],
    ['languages[]', 'es'],
    ['languages[2]', 'fr'],
  ])
  assert.deepEqual(read('--name', '{"given": "Ada", "parts": [{"a": 1}]}').pairs, [
    ['name[given]', 'Ada'],
    ['name[parts][0][a]', '1'],
  ])
  assert.deepEqual(read('--languages', '["en", "es"]').pairs, [
    ['languages[0]', 'en'],
    ['languages[1]', 'es'],
  ])
})

test('a flag is true unless it says otherwise', () => {
  assert.deepEqual(read('--hold').pairs, [['hold', 'true']])
  assert.deepEqual(read('--hold', 'false', 'x'), { pairs: [['hold', 'false']], rest: ['x'] })
  assert.deepEqual(read('--hold=false').pairs, [['hold', 'false']])
  assert.deepEqual(read('--hold', '--json'), { pairs: [['hold', 'true']], rest: ['--json'] })
})

test('a field without a value and invalid JSON are refused', () => {
  assert.throws(() => read('--starts_at'), UsageError)
  assert.throws(() => read('--name', '{given}'), UsageError)
})

test('a pair is split at its first equals sign', () => {
  assert.deepEqual(pairOf('a[b]=c=d'), ['a[b]', 'c=d'])
  assert.deepEqual(pairOf('a='), ['a', ''])
  for (const text of ['a', '=b', '']) assert.throws(() => pairOf(text), UsageError)
})
