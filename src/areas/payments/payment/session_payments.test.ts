// Tests with random payments and adjustments that no amount counts as paid for two sessions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appliedTo } from './session_payments.ts'

// A linear congruential generator: the same seed is the same practice.
function numbersFrom(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * (most + 1))
  }
}

const cares = ['ses_1', 'ses_2', 'ses_3', null]
const sum = (units: number[]) => units.reduce((total, each) => total + each, 0)

function practiceOf(seed: number) {
  const upTo = numbersFrom(seed)
  const credits = Array.from({ length: 1 + upTo(3) }, () => {
    const parts = cares.map((session_id) => ({
      session_id,
      amount: { amount: upTo(5_000), currency: 'usd' },
    }))
    const free = upTo(parts[3]!.amount.amount)
    return { parts, free, held: upTo(sum(parts.slice(0, 3).map(({ amount }) => amount.amount))) }
  })
  const drawn = cares.filter(() => upTo(2) > 0)
  const draws = drawn.map((care_id) => ({ care_id, units: 1 + upTo(8_000) }))
  return { credits, draws, opening: upTo(1) * upTo(3_000) }
}

test('Adjustments never count more than the credit that is allocated to nothing', () => {
  let counted_some = 0
  for (let seed = 1; seed <= 2_000; seed++) {
    const { credits, draws, opening } = practiceOf(seed)
    const applied = cares.map((care) => (care ? appliedTo(care, draws, credits, opening) : 0))
    const free = sum(credits.map((credit) => credit.free)) + opening
    assert.ok(sum(applied) <= free, `seed ${seed}: ${sum(applied)} of ${free}`)
    for (const [at, care] of cares.entries()) {
      const units = draws.find(({ care_id }) => care_id === care)?.units ?? 0
      const fits = applied[at]! >= 0 && applied[at]! <= units
      assert.ok(fits, `seed ${seed}: ${applied[at]} of ${units}`)
    }
    if (sum(applied) > 0) counted_some += 1
  }
  assert.ok(counted_some > 500, 'most practices apply credit')
})
