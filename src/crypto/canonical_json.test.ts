// Tests canonical JSON: equal values have equal text, whatever the order of their keys.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical } from './canonical_json.ts'

test('keys are sorted at every level, and lists keep their order', () => {
  const text = '{"a":[{"b":1,"c":2},3],"b":{"x":null,"y":"z"}}'
  assert.equal(canonical({ b: { y: 'z', x: null }, a: [{ c: 2, b: 1 }, 3] }), text)
  assert.equal(canonical({ a: [{ b: 1, c: 2 }, 3], b: { x: null, y: 'z' } }), text)
  assert.equal(canonical({ a: { d: 1, c: 2 }, b: undefined }), '{"a":{"c":2,"d":1}}')
})

test('keys are compared by their characters', () => {
  assert.equal(canonical({ b: 1, B: 2, é: 3, _: 4 }), '{"B":2,"_":4,"b":1,"é":3}')
  // Objects list whole numbers first, in their order: those keys can't be placed elsewhere.
  assert.equal(canonical({ b: 1, 10: 2, 9: 3 }), '{"9":3,"10":2,"b":1}')
})
