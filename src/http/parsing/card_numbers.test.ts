// Which numbers count as card numbers and which don't.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { shareOf } from '#kernel/money.ts'
import { cardIssue, looksLikeCard } from './card_numbers.ts'

const checkDigit = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
// Beginnings of all brands, and a length that each has.
const brands: [string, number][] = [
  ['4', 13],
  ['4', 16],
  ['4', 19],
  ['51', 16],
  ['55', 16],
  ['2221', 16],
  ['2720', 16],
  ['34', 15],
  ['37', 15],
  ['6011', 16],
  ['65', 19],
  ['36', 14],
  ['3528', 16],
  ['62', 18],
  ['6759', 13],
]
const card = fc
  .constantFrom(...brands)
  .chain(([begins, length]) =>
    digits(length - begins.length - 1).map((more) => `${begins}${more.join('')}`),
  )
  .map((text) => text + checkDigit(text))

test('Every card number is found, whole, in groups and among words, but not with one digit changed', () => {
  fc.assert(
    fc.property(
      card,
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2013'),
      (one, by, gap) => {
        const groups = one.match(/.{1,4}/g)!.join(gap)
        assert.ok(looksLikeCard(groups))
        assert.ok(looksLikeCard(`pay with ${groups}.`))
        assert.ok(
          looksLikeCard(`2026-11-02 ${groups} 12/27 123`),
          'with a day, and what stands on it',
        )
        assert.ok(looksLikeCard(one.replaceAll(/\d/g, (d) => '０１２３４５６７８９'[Number(d)]!)))
        assert.ok(cardIssue({ a: [{ b: groups }] }))
        const other = one.slice(0, -1) + ((Number(one.at(-1)) + by) % 10)
        assert.equal(looksLikeCard(other), false)
        assert.equal(looksLikeCard(`x${one}`), false)
      },
    ),
  )
})

// Whatever their check digit says.
const numbered: [what: string, begins: string, length: number][] = [
  ['an NPI', '1', 10],
  ['a card of a health plan, as ISO 7812 numbers them', '80840', 19],
  ['a trace of ACH from the Reserve Bank of New York', '021', 15],
  ['one from Dallas', '111', 15],
  ['one from a bank that is none of the Reserve', '28', 15],
  ['a bank’s number that begins with the day', '2026', 16],
  ['milliseconds', '17', 13],
  ['an id of a stream of events', '13', 19],
]
test("Long numbers of other issuers aren't card numbers, even if their check digit is valid", () => {
  for (const [what, begins, length] of numbered) {
    fc.assert(
      fc.property(digits(length - begins.length - 1), (more) => {
        const text = `${begins}${more.join('')}`
        assert.equal(looksLikeCard(text + checkDigit(text)), false, what)
      }),
      { numRuns: 200 },
    )
  }
  const days = '2026-11-30 2026-11-09 2026-12-14 5125 2026-01-01'
  assert.equal(looksLikeCard(days), false)
})

test("UUIDs, IDs, phone numbers and times aren't card numbers", () => {
  for (let i = 0; i < 2_000; i++) assert.equal(looksLikeCard(randomUUID()), false)
  for (const text of [
    'pay_4Jv0hTq8kYb2Wm6Zc1Rx9N',
    '+1 212 555 0100',
    '2027-03-01T17:00:00.000Z',
  ]) {
    assert.equal(looksLikeCard(text), false)
  }
})

test('Coordinates of any precision are no card numbers, and a card number sent as a number is one', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      assert.equal(cardIssue({ location: { latitude, longitude } }), undefined)
    }),
    { numRuns: 20_000, examples: [[40.36255642642175, 0]] },
  )
  fc.assert(
    fc.property(card, (one) => {
      if (one.length < 17) assert.equal(cardIssue({ age: Number(one) })?.param, 'age')
    }),
  )
})

test('A share is rounded half up and never exceeds the amount', () => {
  assert.deepEqual([shareOf(1, 5_000), shareOf(1, 4_999), shareOf(3, 5_000)], [1, 0, 2])
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(10_000), (amount, points) => {
      const share = shareOf(amount, points)
      assert.ok(share >= 0 && share <= amount)
      assert.ok(Math.abs(share * 10_000 - amount * points) <= 5_000)
    }),
  )
})

test('A bare insurance number is never a card number, except where cards are refused', () => {
  const number = '4111111111111111'
  for (const name of ['member_id', 'group_number', 'prior_authorization']) {
    assert.equal(cardIssue({ nested: [{ [name]: number }] }, { exempt: true }), undefined, name)
    assert.equal(cardIssue({ [name]: number })?.param, name)
    const grouped = { [name]: '4111 1111 1111 1111' }
    assert.equal(cardIssue(grouped, { exempt: true })?.param, name)
  }
  assert.equal(cardIssue({ note: number }, { exempt: true })?.param, 'note')
})
