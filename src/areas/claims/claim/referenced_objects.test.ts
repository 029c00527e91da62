// Tests that a claim can't reference another account's objects, or another person's coverages and
// claims.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  claimLine,
  createBillingPractitioner,
  createClaim,
  createCompletedSession,
  createInsuredPerson,
  claimStep,
} from '#tests/claims.ts'
import { type RequestOptions, call, createTestAccount } from '#tests/harness.ts'

const theirs: RequestOptions = { key: (await createTestAccount()).key }
const practitioner_id = await createBillingPractitioner()
const insured = await createInsuredPerson()
const outsider = await createBillingPractitioner(theirs)
const theirPerson = await createInsuredPerson('SBX-PAID-1', {}, theirs)
const { session_id } = await createCompletedSession(outsider, theirPerson.person_id, theirs)
const theirClaim = await createClaim(
  undefined,
  { insured: theirPerson, practitioner_id: outsider },
  theirs,
)
const billers = await call('GET', '/v1/billing_providers', undefined, theirs)

const result = (coverage_id: string) => ({
  coverage_id,
  payer_id: 'SBX01',
  sequence: 'primary',
  decided_on: '2026-11-10',
  paid: { amount: 0, currency: 'usd' },
  lines: [],
})

// Fields that can be changed later, and fields that are set once.
const changing: [string, object][] = [
  ['practitioner_id', { practitioner_id: outsider }],
  ['supervising_practitioner_id', { supervising_practitioner_id: outsider }],
  ['lines[0].practitioner_id', { lines: [claimLine({ practitioner_id: outsider })] }],
  ['lines[0].session_id', { lines: [claimLine({ session_id })] }],
  [
    'prior_payer_results[0].coverage_id',
    { prior_payer_results: [result(theirPerson.coverage_id)] },
  ],
  ['duplicate_of_id', { duplicate_of_id: theirClaim.id }],
]
const values: [string, object][] = [
  ['coverage_id', { coverage_id: theirPerson.coverage_id }],
  ['coverage_id', { person_id: theirPerson.person_id }],
  ['session_ids[0]', { session_ids: [session_id] }],
  ['billing_provider_id', { billing_provider_id: billers.body.data[0].id }],
]

test("An ID of another account isn't found, like one that doesn't exist", async () => {
  const good = { coverage_id: insured.coverage_id, practitioner_id, lines: [claimLine()] }
  const { id } = await createClaim(undefined, { insured, practitioner_id })
  for (const [param, field] of [...values, ...changing]) {
    const refused = await call('POST', '/v1/claims', { ...good, ...field })
    assert.deepEqual([refused.status, refused.body.error.param], [404, param], refused.text)
  }
  for (const [param, field] of changing) {
    const refused = await call('PATCH', `/v1/claims/${id}`, field)
    assert.deepEqual([refused.status, refused.body.error.param], [404, param], refused.text)
  }
  assert.equal((await call('GET', `/v1/claims/${theirClaim.id}`)).status, 404)
  assert.equal((await claimStep(theirClaim.id, 'submit')).status, 404)
})

test("A coverage or claim of another person can't be referenced", async () => {
  const other = await createInsuredPerson()
  const of_other = await createClaim(undefined, { insured: other, practitioner_id })
  const { id } = await createClaim(undefined, { insured, practitioner_id })
  for (const [param, field] of [
    ['prior_payer_results[0].coverage_id', { prior_payer_results: [result(other.coverage_id)] }],
    ['duplicate_of_id', { duplicate_of_id: of_other.id }],
  ] as const) {
    const refused = await call('PATCH', `/v1/claims/${id}`, field)
    assert.deepEqual([refused.status, refused.body.error.param], [404, param], refused.text)
  }
})
