// Which names are suggested for a mistyped one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { didYouMean, similarNames } from './suggest.ts'

const known = ['sessions', 'session_series', 'persons', 'payments', 'payers', 'get', 'listen']

test('a mistyped name finds the most similar ones, the best first', () => {
  assert.deepEqual(similarNames('sesions', known), ['sessions'])
  assert.deepEqual(similarNames('sessiosn', known), ['sessions'])
  assert.deepEqual(similarNames('session', known), ['sessions', 'session_series'])
  assert.deepEqual(similarNames('session-series', known), ['session_series'])
  assert.deepEqual(similarNames('gte', known), ['get'])
  assert.equal(similarNames('payer', known)[0], 'payers')
})

test('a name that is similar to none finds none', () => {
  for (const word of ['nonsense', '', 'x']) assert.deepEqual(similarNames(word, known), [])
  assert.equal(didYouMean('nonsense', known), '')
})

test('suggestions are shown as they are typed', () => {
  assert.equal(didYouMean('lissten', known), ' Did you mean listen?')
  assert.equal(didYouMean('stats', ['status'], '--'), ' Did you mean --status?')
})
