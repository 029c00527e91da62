// Underpayments: compared with a plain implementation over random decisions, with the remittances of
// strangers, and through the API.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { root } from '#settings/config.ts'
import { goodClaim, handLine } from '#tests/claim_facts.ts'
import { advanceClock, claimStep, createClaim, readClaim, submitClaim } from '#tests/claims.ts'
import { call, createTestAccount, sql } from '#tests/harness.ts'
import { createToken } from '#tests/person_examples.ts'
import {
  paid_line,
  remittanceFor,
  type RemittanceFields,
  reversal,
} from '#tests/remittance_examples.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import { claimsOf, type Remittance } from '#x12/remittance.ts'
import { completeLines } from '#areas/claims/claim/lines.ts'
import { adjudicationOf } from '#areas/claims/remittance/decision.ts'
import { payeeOf, remittedClaim } from '#areas/claims/remittance/remitted_claim.ts'
import { usd } from './amounts.ts'
import type { Adjudication, AdjudicatedLine } from './settlement.ts'
import { underpaymentOf } from './underpayment.ts'

const expecting = (amounts: (number | null)[], fields: object[] = []) =>
  completeLines(amounts.map((_, i) => handLine(fields[i])) as never).map((line, i) => ({
    ...line,
    expected_amount: amounts[i] === null ? null : usd(amounts[i]!),
  }))

const decisionOf = (lines: AdjudicatedLine[], reversal = false): Adjudication => ({
  reversal,
  status_code: reversal ? '22' : '1',
  payer_claim_control_number: null,
  charge: lines.reduce((sum, { charge }) => sum + charge, 0),
  paid: lines.reduce((sum, { paid }) => sum + paid, 0),
  decided_on: null,
  adjustments: [],
  lines,
})

const cents = fc.integer({ min: 0, max: 20_000 })
const randomLine = fc.record({
  expected: fc.option(cents),
  paid: cents,
  copay: cents,
  deductible: cents,
  contractual: cents,
  prior: fc.constantFrom(0, 0, 5_000),
  reported: fc.option(cents), // AMT*B6, which must not matter.
})

test('a claim is underpaid by what its lines lack, and a reversal removes it', () => {
  fc.assert(
    fc.property(fc.array(randomLine, { minLength: 1, maxLength: 5 }), (drawn) => {
      const lines = drawn.map((each, i): AdjudicatedLine => {
        const { paid, copay, deductible, contractual, prior, reported } = each
        return {
          line_control_number: `L${i + 1}`,
          charge: paid + copay + deductible + contractual + prior,
          paid,
          ...(reported !== null && { allowed: reported }),
          adjustments: [
            { group: 'PR', reason: '3', amount: copay },
            { group: 'PR', reason: '1', amount: deductible },
            { group: 'CO', reason: '45', amount: contractual },
            { group: 'OA', reason: '23', amount: prior },
          ],
          remarks: [],
        }
      })
      let plain = 0
      for (const { expected, paid, copay, deductible, prior } of drawn) {
        const allowed = paid + copay + deductible + prior
        if (expected !== null && allowed > 0 && allowed < expected) plain += expected - allowed
      }
      const claimed = expecting(drawn.map(({ expected }) => expected))
      const decided = decisionOf(lines)
      const { underpaid, reasons } = underpaymentOf(claimed, [decided])
      assert.equal(underpaid, plain)
      assert.equal(reasons.includes('CO-45'), plain > 0)
      const negated = lines.map((line) => ({
        ...line,
        charge: -line.charge,
        paid: -line.paid,
        adjustments: line.adjustments.map((each) => ({ ...each, amount: -each.amount })),
      }))
      const taken_back = [decided, decisionOf(negated, true)]
      assert.equal(underpaymentOf(claimed, taken_back).underpaid, 0)
      assert.equal(underpaymentOf(claimed, [...taken_back, decided]).underpaid, plain)
    }),
    { numRuns: 2_000 },
  )
})

const folder = join(root, '../shared/data/x12/835')
const skip = existsSync(folder) ? false : `the samples are not at hand: ${folder}`

// The claims of a file, decided for a claim with these expectations.
function underpaidIn(file: string, position: number, expected: (number | null)[]) {
  const [found] = transactionsOf(readX12(readFileSync(join(folder, file))))
  const content = found!.content as Remittance
  const remitted = remittedClaim(claimsOf(content)[position]!, position + 1, payeeOf(content))
  const lines = expecting(
    expected,
    remitted.lines.map((line) => ({
      procedure_code: line.procedure_code,
      modifiers: line.modifiers,
      service_date: line.service_date ?? undefined,
      charge: usd(line.charge),
    })),
  )
  const decided = adjudicationOf({ effective_on: null }, remitted, goodClaim({ lines }))
  return underpaymentOf(lines, [decided])
}

test(
  "strangers' remittances with adjustments of the whole claim are compared in total",
  { skip },
  () => {
    const none = { underpaid: 0, reasons: [] }
    // 800.00 charged, a deductible of 300.00, 500.00 on the line, of which the claim keeps 50.00.
    assert.deepEqual(underpaidIn('managed-care.835', 0, [75_000]), none)
    assert.deepEqual(underpaidIn('managed-care.835', 0, [80_000]), {
      underpaid: 5_000,
      reasons: ['CO-A2'],
    })
    assert.deepEqual(underpaidIn('managed-care.835', 0, [null]), none)
    // 1,200.00 charged, 1,095.00 allowed.
    assert.deepEqual(underpaidIn('managed-care.835', 1, [109_500]), none)
    assert.deepEqual(underpaidIn('managed-care.835', 1, [110_000]), {
      underpaid: 500,
      reasons: ['CO-45', 'CO-A2'],
    })
    // What the primary payer paid (OA-23) isn't missing.
    assert.deepEqual(underpaidIn('secondary-payment.835', 0, [1_032_364]), none)
  },
)

async function expectingClaim(amount: number, claim_fields: object = {}) {
  const { key } = await createTestAccount()
  const options = { key }
  const rates = [
    { procedure_code: '90837', amount: usd(1) },
    { procedure_code: '90837', modifiers: ['95'], amount: usd(amount) },
  ]
  const schedule = { name: 'Contract', payer_id: 'SBX01', starts_on: '2020-01-01', rates }
  const made = await call('POST', '/v1/fee_schedules', schedule, options)
  assert.equal(made.status, 200, made.text)
  const drafted = await createClaim('SBX-NOERA-1', claim_fields, options)
  assert.equal(drafted.lines[0].expected_amount, null)
  const claim = await submitClaim(drafted.id, options)
  let traces = 0
  const receive = async (fields: Partial<RemittanceFields> = {}) => {
    const x12 = remittanceFor(claim.patient_control_number, `TRACE${++traces}`, fields)
    const sent = await call('POST', '/v1/remittances', { x12 }, options)
    await advanceClock('PT1S', options)
    const { body } = await call('GET', `/v1/remittances/${sent.body.id}`, undefined, options)
    assert.equal(body.status, 'posted', JSON.stringify(body.exceptions))
    return await readClaim(claim.id, options)
  }
  const flagged = async () => {
    const path = '/v1/claims?underpaid[gt]=0&order=-underpaid'
    const { body } = await call('GET', path, undefined, options)
    return body.data.map(({ id }: { id: string }) => id)
  }
  const events = async () => {
    const text = "select id from events where object_id = $1 and type = 'claim.underpaid'"
    return (await sql.query(text, [claim.id])).rows.length
  }
  return { claim, options, receive, flagged, events, schedule_id: made.body.id as string }
}

const paying = (paid: number): Partial<RemittanceFields> => ({
  paid,
  lines: [
    `SVC*HC:90837:95*180*${paid}**1`,
    paid_line[1]!,
    `CAS*CO*45*${155 - paid}`,
    'CAS*PR*3*25',
    'REF*6R*L1',
  ],
})

test('a claim is flagged when the payer allows less, and no longer after a correction', async () => {
  const { claim, options, receive, flagged, events, schedule_id } = await expectingClaim(16_000)
  const [line] = claim.lines
  assert.deepEqual(
    [line.expected_amount, line.fee_schedule_id, line.rate_number],
    [usd(16_000), schedule_id, 2],
  )
  // A later change of the schedule doesn't change what was expected.
  const rates = [{ procedure_code: '90837', amount: usd(10_000) }]
  await call('PATCH', `/v1/fee_schedules/${schedule_id}`, { rates }, options)

  const short = await receive()
  assert.deepEqual([short.underpaid, short.underpaid_reasons], [usd(1_000), ['CO-45']])
  assert.deepEqual(short.lines[0].underpaid, usd(1_000))
  assert.deepEqual([await flagged(), await events()], [[claim.id], 1])

  const reversed = await receive(reversal)
  assert.deepEqual([reversed.underpaid, reversed.underpaid_reasons], [usd(0), []])
  assert.equal(reversed.lines[0].underpaid, null)
  assert.deepEqual([await flagged(), await events()], [[], 1])

  const again = await receive(paying(120))
  assert.deepEqual([again.underpaid, await events()], [usd(1_500), 2])
})

test('a claim that is paid as agreed, or better, is not flagged', async () => {
  const { receive, flagged, events } = await expectingClaim(15_000)
  const paid = await receive()
  assert.deepEqual([paid.status, paid.underpaid, paid.lines[0].underpaid], ['paid', usd(0), usd(0)])
  await receive(reversal)
  assert.deepEqual((await receive(paying(130))).underpaid, usd(0))
  assert.deepEqual([await flagged(), await events()], [[], 0])
})

test('nobody expects more than was charged, or anything of a denied line', async () => {
  const { claim, receive, flagged } = await expectingClaim(25_000)
  assert.deepEqual(claim.lines[0].expected_amount, usd(18_000))
  const denied = await receive({
    status: '4',
    paid: 0,
    responsibility: 0,
    lines: ['SVC*HC:90837:95*180*0**1', paid_line[1]!, 'CAS*CO*197*180', 'REF*6R*L1'],
  })
  assert.deepEqual([denied.status, denied.underpaid, await flagged()], ['denied', usd(0), []])
})

test('a secondary claim is not flagged, because the primary payer paid a part', async () => {
  const { claim, options, receive } = await expectingClaim(15_000)
  await receive()
  const { person_id } = claim
  const coverage = { person_id, payer_id: 'SBXSEC', member_id: 'SBX-PAID-2', sequence: 'secondary' }
  const made = await call('POST', '/v1/coverages', coverage, options)
  const rates = [{ procedure_code: '90837', amount: usd(17_000) }]
  const schedule = { name: 'Second', payer_id: 'SBXSEC', starts_on: '2020-01-01', rates }
  await call('POST', '/v1/fee_schedules', schedule, options)
  const body = { coverage_id: made.body.id }
  const second = await claimStep(claim.id, 'bill_secondary', body, options)
  assert.equal(second.status, 200, second.text)
  // The remittance has an old date.
  await call('PATCH', `/v1/claims/${second.body.id}`, { delay_reason: '7' }, options)
  await submitClaim(second.body.id, options)
  await advanceClock('P30D', options)
  const paid = await readClaim(second.body.id, options)
  assert.ok(paid.payer_paid.amount > 0, JSON.stringify(paid.status))
  assert.deepEqual([paid.lines[0].expected_amount, paid.underpaid], [usd(17_000), usd(0)])
})

test('a person does not see what the practice agreed with the payer', async () => {
  const { claim, options, receive } = await expectingClaim(16_000)
  await receive()
  const { person_id } = claim
  const secret = await createToken({ person_id }, ['claims:read'], options)
  const { body } = await call('GET', `/v1/claims/${claim.id}`, undefined, { key: secret })
  const { expected_amount, fee_schedule_id, rate_number, underpaid, charge } = body.lines[0]
  assert.deepEqual(charge, usd(18_000))
  assert.deepEqual(
    [expected_amount, fee_schedule_id, rate_number, underpaid, body.underpaid.amount],
    [null, null, null, null, 0],
  )
})
