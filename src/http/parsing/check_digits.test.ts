// Check digits: every valid number is accepted, and every number with one digit changed or two
// neighbors swapped is rejected, except for swaps that the rule can't detect.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isDea, isNpi } from './formats.ts'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })

// The digit that makes it right, found by trying, not by the rule.
const completed = (text: string, right: (text: string) => boolean) => {
  const found = Array.from({ length: 10 }, (_, digit) => `${text}${digit}`).filter(right)
  assert.equal(found.length, 1, 'one last digit is right, and only one')
  return found[0]!
}

const changed = (text: string, at: number, by: number) =>
  text.slice(0, at) + ((Number(text[at]) + by) % 10) + text.slice(at + 1)

const npi = fc
  .tuple(fc.constantFrom('1', '2'), digits(8))
  .map(([first, rest]) => completed(first + rest.join(''), isNpi))
const dea = fc
  .tuple(fc.constantFrom('A', 'B', 'F', 'M'), fc.constantFrom('O', 'Z', '9'), digits(6))
  .map(([one, other, rest]) => completed(one + other + rest.join(''), isDea))
const by = fc.integer({ min: 1, max: 9 })

test('An NPI with one wrong digit is rejected', () => {
  fc.assert(
    fc.property(npi, fc.integer({ min: 0, max: 9 }), by, (right, at, by) => {
      assert.ok(isNpi(right))
      assert.equal(isNpi(changed(right, at, by)), false)
    }),
  )
})

// Luhn's rule sees every swap but that of 0 and 9.
test('An NPI with two adjacent digits swapped is rejected', () => {
  fc.assert(
    fc.property(npi, fc.integer({ min: 1, max: 8 }), (right, at) => {
      const [a, b] = [right[at]!, right[at + 1]!]
      fc.pre(a !== b && `${a}${b}` !== '09' && `${a}${b}` !== '90')
      assert.equal(isNpi(right.slice(0, at) + b + a + right.slice(at + 2)), false)
    }),
  )
})

// Twice a digit is even, so a change by five in the second, fourth or sixth place goes unseen.
test('A DEA number with one wrong digit is rejected', () => {
  fc.assert(
    fc.property(dea, fc.integer({ min: 2, max: 8 }), by, (right, at, by) => {
      fc.pre(!([3, 5, 7].includes(at) && by === 5))
      assert.ok(isDea(right))
      assert.equal(isDea(changed(right, at, by)), false)
    }),
  )
})

test('Valid numbers are accepted and invalid ones rejected', () => {
  for (const right of ['1234567893', '1679576722', '1245319599']) assert.ok(isNpi(right), right)
  for (const wrong of ['1234567890', '0000000000', '3234567893', '123456789', '12345678930', '']) {
    assert.equal(isNpi(wrong), false, wrong)
  }
  for (const right of ['AP5836727', 'BB1388568', 'F91234563']) assert.ok(isDea(right), right)
  for (const wrong of ['AB4523763', 'ap5836727', 'A15836727', 'AP583672', 'AP58367277']) {
    assert.equal(isDea(wrong), false, wrong)
  }
})
