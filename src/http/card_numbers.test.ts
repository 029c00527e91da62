// What is taken for a card number, and what is not.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { shareOf } from '#money.ts'
import { cardFault, looksLikeCard } from './card_numbers.ts'

const checkDigit = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
const card = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 11, max: 17 }))
  .chain(([first, rest]) => digits(rest).map((more) => `${first}${more.join('')}`))
  .map((text) => text + checkDigit(text))

test('every card number is found, whole, in groups and among words; with one digit changed never', () => {
  fc.assert(
    fc.property(
      card,
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('', ' ', '-'),
      (one, by, gap) => {
        const groups = one.match(/.{1,4}/g)!.join(gap)
        assert.ok(looksLikeCard(groups))
        assert.ok(looksLikeCard(`pay with ${groups}.`))
        assert.ok(cardFault({ a: [{ b: groups }] }))
        const other = one.slice(0, -1) + ((Number(one.at(-1)) + by) % 10)
        assert.equal(looksLikeCard(other), false)
        assert.equal(looksLikeCard(`x${one}`), false)
      },
    ),
  )
})

test('UUIDs, ids, phone numbers and times are not card numbers', () => {
  for (let i = 0; i < 2_000; i++) assert.equal(looksLikeCard(randomUUID()), false)
  for (const text of [
    'pay_4Jv0hTq8kYb2Wm6Zc1Rx9N',
    '+1 212 555 0100',
    '2027-03-01T17:00:00.000Z',
  ]) {
    assert.equal(looksLikeCard(text), false)
  }
})

test('a share is rounded half up, and never more than the whole', () => {
  assert.deepEqual([shareOf(1, 5_000), shareOf(1, 4_999), shareOf(3, 5_000)], [1, 0, 2])
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(10_000), (amount, points) => {
      const share = shareOf(amount, points)
      assert.ok(share >= 0 && share <= amount)
      assert.ok(Math.abs(share * 10_000 - amount * points) <= 5_000)
    }),
  )
})
