// Tests the conversion of remittances: claim data, line matching and reversals.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { mirrors } from '#areas/claims/claim/money/decisions_in_effect.ts'
import type { Adjudication } from '#areas/claims/claim/money/settlement.ts'
import { sharesOfAll } from '#areas/claims/claim/money/settlement.ts'
import { paidClaim, paper, remittanceHead } from '#tests/x12_files.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import { faultOf, payerOf, type Transaction } from './check_remittance.ts'
import { matchLines } from './match.ts'
import { remittedClaims } from './read_remittance.ts'
import type { RemittedLine } from './remitted_claim.ts'

function read(claim: string[], paid = '125') {
  const file = readX12(paper('835', [...remittanceHead(paid), ...claim]))
  return { transaction: transactionsOf(file)[0] as Transaction, faults: file.faults }
}
const describe = (claim: string[], paid?: string) =>
  remittedClaims(read(claim, paid).transaction)[0]!

test('A remitted claim has its control numbers, member ID, lines and adjustments', () => {
  const claim = describe(paidClaim)
  assert.equal(claim.patient_control_number, 'PCN1')
  assert.equal(claim.payer_claim_control_number, 'ICN1')
  assert.equal(claim.member_id, 'M1000001')
  assert.equal(claim.service_date, '2026-01-05')
  assert.equal(claim.forwarded_to, null)
  assert.deepEqual(claim.faults, [])
  const [line] = claim.lines
  assert.deepEqual(
    [line!.line_control_number, line!.charge, line!.allowed, line!.paid, line!.modifiers],
    ['L1', 18_000, 15_000, 12_500, ['95']],
  )
  assert.deepEqual(line!.adjustments, [
    { group: 'CO', reason: '45', amount: 3_000 },
    { group: 'PR', reason: '3', amount: 2_500 },
  ])
})

test('A balance fault is reported on the claim that has it', () => {
  const wrong = paidClaim.with(4, 'CAS*CO*45*31')
  assert.deepEqual(describe(wrong).faults.sort(), ['claim_unbalanced', 'line_unbalanced'])
  assert.equal(faultOf(...(Object.values(read(wrong)) as [Transaction, never])), undefined)
  const share = paidClaim.with(0, 'CLP*PCN1*1*180*125*26*12*ICN1*11*1')
  assert.deepEqual(describe(share).faults, ['responsibility_mismatch'])
  const unreadable = paidClaim.with(2, 'SVC*HC:90837:95*a lot*125**1')
  assert.ok(describe(unreadable).faults.includes('claim_unreadable'))
  const off = read(paidClaim, '125.01')
  assert.equal(faultOf(off.transaction, off.faults), 'transaction_unbalanced')
})

test('A payer is identified by its own ID, its bank identifier or its name, in that order', () => {
  const { transaction } = read(paidClaim)
  const { content } = transaction
  assert.equal(payerOf(content).payer_id, '1512345678')
  assert.equal(payerOf({ ...content, trace_originator: undefined }).payer_id, 'A-PAYER')
  const payer = { ...content.payer!, references: [{ kind: '2U', value: 'SBX01' }] }
  assert.equal(payerOf({ ...content, payer }).payer_id, 'SBX01')
})

const line = (fields: Partial<RemittedLine>): RemittedLine => ({
  ...describe(paidClaim).lines[0]!,
  line_control_number: null,
  ...fields,
})
const billed = (line_control_number: string, fields: object = {}) => ({
  line_control_number,
  service_date: '2026-01-05',
  procedure_code: '90837',
  modifiers: ['95'],
  charge: { amount: 18_000, currency: 'usd' },
  ...fields,
})
const matched = (ours: ReturnType<typeof billed>[], theirs: RemittedLine[]) =>
  matchLines(ours, theirs).map((found) => found?.line_control_number ?? null)

test('Lines are matched by control number, then by date, code and modifiers, then without modifiers', () => {
  const ours = [
    billed('A'),
    billed('B', { modifiers: ['93'] }),
    billed('C', { procedure_code: '90785' }),
  ]
  assert.deepEqual(matched(ours, [line({ line_control_number: 'B' })]), ['B'])
  assert.deepEqual(matched(ours, [line({ modifiers: ['93'] }), line({})]), ['B', 'A'])
  assert.deepEqual(matched(ours, [line({ modifiers: [] })]), ['A'])
  const down = line({
    procedure_code: '90834',
    billed_procedure_code: '90837',
    billed_modifiers: ['95'],
  })
  assert.deepEqual(matched(ours, [down]), ['A'])
  assert.deepEqual(matched(ours, [line({ procedure_code: '90834' })]), [null])
  assert.deepEqual(matched(ours, [line({ service_date: '2026-01-06' })]), [null])
  const twice = [billed('A'), billed('B', { charge: { amount: 9_000, currency: 'usd' } })]
  assert.deepEqual(matched(twice, [line({ charge: -9_000 }), line({})]), ['B', 'A'])
  assert.deepEqual(matched(twice, [line({}), line({}), line({})]), ['A', 'B', null])
})

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
const adjusted = fc.record({
  group: fc.constantFrom('CO', 'PR', 'OA', 'PI'),
  reason: fc.constantFrom('1', '2', '3', '45', '23', '97', '999'),
  amount: cents,
})
const decidedLine = fc
  .record({ paid: cents, adjustments: fc.array(adjusted, { maxLength: 6 }) })
  .map(({ paid, adjustments }) => ({
    line_control_number: 'L1',
    charge: paid + adjustments.reduce((sum, { amount }) => sum + amount, 0),
    paid,
    adjustments,
    remarks: [],
  }))
const decision = fc.array(decidedLine, { minLength: 1, maxLength: 5 }).map(
  (lines) =>
    ({
      reversal: false,
      status_code: '1',
      payer_claim_control_number: null,
      charge: lines.reduce((sum, { charge }) => sum + charge, 0),
      paid: lines.reduce((sum, { paid }) => sum + paid, 0),
      decided_on: null,
      adjustments: [],
      lines,
    }) as Adjudication,
)
const turned = (given: Adjudication): Adjudication => ({
  ...given,
  reversal: true,
  charge: -given.charge,
  paid: -given.paid,
  lines: given.lines.map((each) => ({
    ...each,
    charge: -each.charge,
    paid: -each.paid,
    adjustments: each.adjustments.map((one) => ({ ...one, amount: -one.amount })),
  })),
})

test('A decision is mirrored by its exact reversal, and not by one that differs by a cent', () => {
  fc.assert(
    fc.property(decision, (given) => {
      assert.ok(mirrors(turned(given), given))
      assert.equal(mirrors({ ...turned(given), paid: 1 - given.paid }, given), false)
    }),
  )
})

test('The shares of any decision add up to the charge', () => {
  fc.assert(
    fc.property(decision, (given) => {
      const { open, contractual, paid, deductible, coinsurance, copay, other } = sharesOfAll(given)
      const before = given.lines
        .flatMap(({ adjustments }) => adjustments)
        .filter(({ group, reason }) => group === 'OA' && reason === '23')
        .reduce((sum, { amount }) => sum + amount, 0)
      const all = paid + contractual + deductible + coinsurance + copay + other + open + before
      assert.equal(all, given.charge)
    }),
  )
})
