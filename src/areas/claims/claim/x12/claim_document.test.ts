// Tests 837P documents: every generated claim can be written, balances and round-trips.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { renderingProvider, goodClaim, handLine, insured } from '#tests/claim_facts.ts'
import { addressing } from '#tests/payer_responses.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import { writeX12 } from '#x12/write.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import type { Insured } from '#areas/claims/claim/validation/facts.ts'
import { chargeOf } from '#areas/claims/claim/money/amounts.ts'
import { buildClaimDocument } from './claim_document.ts'
import type { Snapshot } from './document_parties.ts'
import { buildStatusRequest } from './status_request.ts'
import { completeLines } from '#areas/claims/claim/lines.ts'

const envelope = {
  ...addressing,
  control_number: 7,
  at: Temporal.Instant.from('2026-11-15T09:30:00Z'),
}
const usd = (amount: number) => ({ amount, currency: 'usd' })
const day = fc
  .integer({ min: 0, max: 300 })
  .map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString())
const some = <T>(drawn: fc.Arbitrary<T>) => fc.option(drawn, { nil: null })
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => `N ${text}`)

const oneLine = fc.record({
  service_date: day,
  procedure_code: fc.constantFrom('90832', '90834', '90837', '90853', 'H0004'),
  modifiers: fc.uniqueArray(fc.constantFrom('95', '59', 'AH', 'HO', '76'), { maxLength: 4 }),
  units: fc.integer({ min: 1, max: 99 }),
  charge: fc.integer({ min: 1, max: 99_999_999 }).map(usd),
  place_of_service: some(fc.constantFrom('10', '11', '02')),
  diagnosis_pointers: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
  practitioner_id: fc.constantFrom(null, 'prac_2'),
  // Of 100: what another payer paid, adjusted and left to the patient.
  paid: fc.integer({ min: 0, max: 100 }),
  given_up: fc.integer({ min: 0, max: 100 }),
})

const drawn = fc.record({
  lines: fc.array(oneLine, { minLength: 1, maxLength: 50 }),
  relationship: fc.constantFrom('self' as const, 'spouse' as const, 'child' as const),
  sequence: fc.constantFrom('primary' as const, 'secondary' as const),
  frequency: fc.constantFrom('original' as const, 'replacement' as const, 'void' as const),
  last_name: name,
  group_number: some(fc.constantFrom('G1', 'GROUP 22')),
  note: some(fc.constantFrom('Resent by request')),
  supervised: fc.boolean(),
  facility: fc.boolean(),
})

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never

function claimOf(one: Drawn): { claim: ClaimRow; snapshot: Snapshot } {
  const lines = completeLines(
    one.lines.map((line) => {
      const { paid: _, given_up: __, ...billed } = line
      return handLine(billed)
    }) as never,
  )
  const other: Insured = { ...insured, payer: { ...insured.payer, id: 'SBXSEC' }, member_id: 'M1' }
  const results = lines.map((line, i) => {
    const { paid, given_up } = one.lines[i]!
    const amount = line.charge.amount
    const first = Math.floor((amount * paid) / 100)
    const second = Math.floor(((amount - first) * given_up) / 100)
    const left = amount - first - second
    const adjustments = [
      { group: 'CO' as const, reason: '45', amount: usd(second) },
      { group: 'PR' as const, reason: '2', amount: usd(left) },
    ].filter((each) => each.amount.amount > 0)
    return { line_control_number: line.line_control_number, paid: usd(first), adjustments }
  })
  const claim = goodClaim({
    lines,
    diagnoses: ['F41.1', 'F33.1', 'Z63.0'].map((code, i) => ({ code, rank: i + 1 })),
    attempt: 1,
    frequency: one.frequency,
    payer_claim_control_number: one.frequency === 'original' ? null : 'ICN1',
    payer_sequence: one.sequence,
    note: one.note,
    supervising_practitioner_id: one.supervised ? 'prac_2' : null,
    service_facility: one.facility
      ? { name: 'Hudson Therapy, Troy', npi: null, address: insured.patient.address }
      : null,
    prior_payer_results:
      one.sequence === 'secondary'
        ? [
            {
              coverage_id: 'cov_2',
              payer_id: 'SBXSEC',
              sequence: 'primary',
              decided_on: '2026-11-10',
              paid: usd(results.reduce((sum, { paid }) => sum + paid.amount, 0)),
              lines: results,
            },
          ]
        : [],
  })
  const subscriber = { ...insured.patient, last_name: one.last_name }
  const snapshot = {
    ...insured,
    group_number: one.group_number,
    relationship: one.relationship,
    subscriber: one.relationship === 'self' ? null : subscriber,
    providers: [
      renderingProvider,
      { ...renderingProvider, practitioner_id: 'prac_2', npi: '1234567893' },
    ],
    others: [{ ...other, coverage_id: 'cov_2' }],
  }
  return { claim, snapshot }
}

test('Random claims can be written, balance and round-trip', () => {
  fc.assert(
    fc.property(drawn, (one) => {
      const { claim, snapshot } = claimOf(one)
      const written = writeX12(buildClaimDocument(claim, snapshot, envelope))
      assert.ok('text' in written, JSON.stringify('refusals' in written && written.refusals))
      const file = readX12(written.text)
      assert.deepEqual(file.faults, [])
      const [transaction] = transactionsOf(file)
      assert.equal(transaction!.balanced, true)
      assert.equal(transaction!.totals.charge, chargeOf(claim))
      const [billing] = (transaction as any).content.billing_providers
      const [subscriber] = billing.subscribers
      const [read] = one.relationship === 'self' ? subscriber.claims : subscriber.patients[0].claims
      assert.equal(read.patient_control_number, claim.patient_control_number)
      assert.equal(read.frequency, one.frequency)
      assert.equal(read.payer_claim_control_number ?? null, claim.payer_claim_control_number)
      assert.deepEqual(
        read.lines.map((line: any) => [line.line_control_number, line.charge, line.units]),
        claim.lines.map((line) => [line.line_control_number, line.charge.amount, line.units]),
      )
      assert.equal(read.lines[0].prior_results.length, claim.prior_payer_results.length)
    }),
    { numRuns: 150 },
  )
})

test('The same claim always produces the same 837P, and a 276 can be built for it', () => {
  const snapshot = { ...insured, providers: [renderingProvider], others: [] }
  const claim = goodClaim({ attempt: 1 })
  const [one, other] = [1, 2].map(() => writeX12(buildClaimDocument(claim, snapshot, envelope)))
  assert.deepEqual(one, other)
  const request = writeX12(buildStatusRequest(claim, snapshot, envelope))
  assert.ok('text' in request)
  const [transaction] = transactionsOf(readX12(request.text))
  assert.equal(transaction!.kind, '276')
})

test('A claim has the state and date of an accident, and why Medicare pays second', () => {
  const snapshot = { ...insured, providers: [renderingProvider], others: [] }
  const claim = goodClaim({
    attempt: 1,
    payer_sequence: 'secondary',
    related_causes: ['employment', 'auto_accident'],
    accident: { occurred_on: '2026-10-12', jurisdiction: 'US-NJ' },
    medicare_secondary_reason: '12',
  })
  const written = writeX12(buildClaimDocument(claim, snapshot, envelope))
  assert.ok('text' in written, JSON.stringify(written))
  assert.match(written.text, /~SBR\*S\*18\*\*\*12\*{4}CI~/)
  assert.match(written.text, /~CLM\*[^~]*\*EM:AA::NJ~DTP\*439\*D8\*20261012~/)
})
