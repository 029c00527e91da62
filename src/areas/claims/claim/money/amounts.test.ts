// Tests that a claim's amounts add up to its charge, whatever happens to it, and that nothing is
// written off or transferred before the payer decided, unless it is overridden.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { goodClaim, handLine } from '#tests/claim_facts.ts'
import { claimStep, claimTimeline, readClaim } from '#tests/claims.ts'
import { sentClaim } from '#tests/remittance_examples.ts'
import type { ClaimRecordRow } from '#areas/claims/claim/claim_record.ts'
import { completeLines } from '#areas/claims/claim/lines.ts'
import { chargeOf, moneyOf, usd } from './amounts.ts'
import type { Adjudication } from './settlement.ts'

type Content = ClaimRecordRow['content']

const recordOf = (kind: ClaimRecordRow['kind'], content: Content, i: number) =>
  ({ id: `crec_${i}`, kind, reference: `${i}`, content }) as ClaimRecordRow

const share = fc.integer({ min: 0, max: 100 })
const charges = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 4 })

// A decision on every line: of the charge, what is paid, adjusted and left to the patient.
const decision = fc.record({
  what: fc.constant('decision' as const),
  shares: fc.array(fc.tuple(share, share), { minLength: 4, maxLength: 4 }),
  group: fc.constantFrom('CO' as const, 'OA' as const, 'PI' as const),
  reason: fc.constantFrom('1', '2', '3', '96'),
})
const other = fc.record({
  what: fc.constantFrom('reversal' as const, 'write_off' as const, 'transfer' as const),
  party: fc.constantFrom('payer' as const, 'patient' as const),
  amount: fc.integer({ min: 1, max: 30_000 }),
})
const happenings = fc.array(fc.oneof(decision, other), { maxLength: 12 })
type Happening = typeof happenings extends fc.Arbitrary<(infer T)[]> ? T : never

function adjudicationOf(billed: number[], drawn: Extract<Happening, { what: 'decision' }>) {
  const lines = billed.map((charge, i) => {
    const [first, second] = drawn.shares[i]!
    const paid = Math.floor((charge * first) / 100)
    const adjusted = Math.floor(((charge - paid) * second) / 100)
    const adjustments = [
      { group: drawn.group, reason: '45', amount: adjusted },
      { group: 'PR' as const, reason: drawn.reason, amount: charge - paid - adjusted },
    ]
    return { line_control_number: `L${i + 1}`, charge, paid, adjustments, remarks: [] }
  })
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  const rest = { payer_claim_control_number: null, decided_on: null, adjustments: [], lines }
  return {
    reversal: false,
    status_code: '1',
    charge: sum((l) => l.charge),
    paid: sum((l) => l.paid),
    ...rest,
  }
}

const negated = (decided: Adjudication): Adjudication => ({
  ...decided,
  reversal: true,
  status_code: '22',
  charge: -decided.charge,
  paid: -decided.paid,
  lines: decided.lines.map((line) => ({
    ...line,
    charge: -line.charge,
    paid: -line.paid,
    adjustments: line.adjustments.map((each) => ({ ...each, amount: -each.amount })),
  })),
})

function play(billed: number[], drawn: Happening[]) {
  let current: Adjudication | undefined
  const records: ClaimRecordRow[] = []
  const add = (kind: ClaimRecordRow['kind'], content: Content) =>
    records.push(recordOf(kind, content, records.length))
  for (const each of drawn) {
    if (each.what === 'decision') {
      if (current) add('adjudication', negated(current))
      current = adjudicationOf(billed, each)
      add('adjudication', current)
    } else if (each.what === 'reversal') {
      if (current) add('adjudication', negated(current))
      current = undefined
    } else if (each.what === 'write_off') {
      add('write_off', { party: each.party, reason: 'charity', amount: usd(each.amount) })
    } else add('transfer', { party: 'patient', amount: usd(each.amount) })
  }
  return records
}

test('The amounts of a claim add up to its charge after any sequence of events', () => {
  fc.assert(
    fc.property(charges, happenings, (billed, drawn) => {
      const lines = completeLines(
        billed.map((charge) => handLine({ charge: usd(charge) })) as never,
      )
      const claim = goodClaim({ lines, attempt: 1, status: 'accepted' })
      const money = moneyOf(claim, play(billed, drawn))
      const responsibility = Object.values(money.patient_responsibility).reduce(
        (sum, { amount }) => sum + amount,
        0,
      )
      const parts = [
        money.payer_paid,
        money.contractual,
        money.transferred,
        money.written_off,
        money.payer_balance,
      ].reduce((sum, { amount }) => sum + amount, responsibility)
      assert.equal(parts, money.charge.amount)
      assert.equal(money.charge.amount, chargeOf(claim))
    }),
    { numRuns: 500 },
  )
})

test("A balance isn't written off or transferred before the payer decided, unless overridden", async () => {
  const { claim, options, receive } = await sentClaim()
  const write_off = { reason: 'timely_filing', amount: usd(1_000) }
  const transfer = { reason: 'Not covered', amount: usd(2_000) }
  for (const [step, body] of [
    ['write_off', write_off],
    ['transfer_to_patient', transfer],
  ] as const) {
    const refused = await claimStep(claim.id, step, body, options)
    assert.deepEqual([refused.status, refused.body.error.code], [422, 'payer_decision_pending'])
    const forced = { ...body, override_decision: true }
    const done = await claimStep(claim.id, step, forced, options)
    assert.equal(done.status, 200, done.text)
  }
  const early = (await claimTimeline(claim.id, options)).filter(
    ({ content }) => content.before_decision,
  )
  assert.deepEqual(
    early.map(({ kind }) => kind),
    ['write_off', 'transfer'],
  )
  const { charge, transferred, written_off, payer_balance } = await readClaim(claim.id, options)
  assert.deepEqual([transferred, written_off], [usd(2_000), usd(1_000)])
  assert.equal(payer_balance.amount, charge.amount - 3_000)
  await receive({
    status: '4',
    paid: 0,
    responsibility: 0,
    lines: ['CAS*CO*96*180'],
  })
  const decided = await claimStep(claim.id, 'write_off', { reason: 'not_covered' }, options)
  assert.equal(decided.status, 200, decided.text)
  assert.equal(decided.body.payer_balance.amount, 0)
})
