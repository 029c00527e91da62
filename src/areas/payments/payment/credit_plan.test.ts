// Tests what a person's credit pays, with random debts and payments: never more than there is of
// either, the care that a payment names first, and the oldest debts only if the practice wants that.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type CreditSource, type Debt, openDebts, planApplications } from './credit_plan.ts'

const sessions = ['s1', 's2', 's3']
const claims = ['c1', 'c2']
const cents = fc.integer({ min: 1, max: 100 })

const debts = fc
  .record({
    sessions: fc.subarray(sessions),
    claims: fc.subarray(claims),
    billed: fc.array(fc.subarray(sessions), { minLength: 2, maxLength: 2 }),
    amounts: fc.array(cents, { minLength: 6, maxLength: 6 }),
    unnamed: fc.boolean(),
  })
  .map((drawn): Debt[] => [
    ...drawn.sessions.map((session_id, i) => ({
      session_id,
      claim_id: null,
      session_ids: [],
      owed: drawn.amounts[i]!,
    })),
    ...drawn.claims.map((claim_id, i) => ({
      session_id: null,
      claim_id,
      session_ids: drawn.billed[i]!,
      owed: drawn.amounts[3 + i]!,
    })),
    ...(drawn.unnamed
      ? [{ session_id: null, claim_id: null, session_ids: [], owed: drawn.amounts[5]! }]
      : []),
  ])

const part = fc.oneof(
  fc.record({
    session_id: fc.constantFrom(...sessions),
    claim_id: fc.constant(null),
    amount: cents,
  }),
  fc.record({ session_id: fc.constant(null), claim_id: fc.constantFrom(...claims), amount: cents }),
)
const sources = fc
  .array(fc.record({ parts: fc.array(part, { maxLength: 3 }), unused: fc.nat(150) }), {
    maxLength: 4,
  })
  .map((all): CreditSource[] => all.map((each, i) => ({ payment_id: `p${i}`, ...each })))

const sumOf = (all: { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)

test('Credit pays what a payment names first, then the oldest debts, and never too much', () => {
  fc.assert(
    fc.property(debts, sources, fc.nat(300), fc.boolean(), (owed, given, extra, oldest_first) => {
      const credit = extra + given.reduce((sum, { unused }) => sum + unused, 0)
      const planned = planApplications(owed, { credit, sources: given, oldest_first })
      assert.ok(planned.every(({ amount }) => amount > 0))
      assert.ok(sumOf(planned) <= credit)
      for (const debt of owed) {
        const paid = planned.filter(({ claim_id, session_id }) =>
          debt.claim_id ? claim_id === debt.claim_id : !claim_id && session_id === debt.session_id,
        )
        assert.ok(sumOf(paid) <= debt.owed)
      }
      let held = 0
      for (const { payment_id, unused, parts } of given) {
        const own = planned.filter((each) => each.payment_id === payment_id)
        assert.ok(sumOf(own) <= Math.min(unused, sumOf(parts)))
        held += Math.min(unused, sumOf(parts)) - sumOf(own)
      }
      const free = planned.filter((each) => each.payment_id === null)
      if (!oldest_first) return assert.deepEqual(free, [])
      const left = owed.reduce((sum, debt) => sum + debt.owed, 0) - sumOf(planned)
      const spare = credit - sumOf(planned) - held
      assert.ok(left === 0 || spare <= 0, `${left} is owed, and ${spare} is free`)
    }),
    { numRuns: 3_000 },
  )
})

test('A payment that names one care pays all of it, whatever else is owed', () => {
  fc.assert(
    fc.property(debts, fc.constantFrom(...claims), cents, (owed, claim_id, amount) => {
      const parts = [{ session_id: null, claim_id, amount }]
      const named = { payment_id: 'p', unused: amount, parts }
      const plan = planApplications(owed, { credit: amount, sources: [named], oldest_first: true })
      const debt = owed.find((each) => each.claim_id === claim_id)?.owed ?? 0
      assert.equal(sumOf(plan), Math.min(debt, amount))
    }),
  )
})

test('Debts add up to what is owed, and what was paid for nothing in particular pays the oldest', () => {
  fc.assert(
    fc.property(debts, fc.nat(700), (all, balance) => {
      const owed = Math.min(
        balance,
        all.reduce((sum, debt) => sum + debt.owed, 0),
      )
      const open = openDebts(all, owed)
      assert.equal(
        open.reduce((sum, debt) => sum + debt.owed, 0),
        owed,
      )
      const [first, ...rest] = open
      const places = rest.map((debt) => all.find((each) => each.owed === debt.owed))
      assert.ok(!first || places.every((debt) => debt !== undefined))
    }),
  )
})
