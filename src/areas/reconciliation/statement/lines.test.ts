// Each line of a statement says what care it is for: the date, the practitioner, and what happened
// in words a patient knows.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  advanceClock,
  createBillingPractitioner,
  createCompletedSession,
  createInsuredPerson,
  service_date,
  submitClaim,
} from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { copayRequest } from '#tests/person_examples.ts'
import { play } from '#tests/ledger/simulation.ts'
import { describeKind } from './schema.ts'

test('Lines have the date of service, the practitioner and plain words', async () => {
  const { key } = await createTestAccount()
  const ask = { key }
  const practitioner_id = await createBillingPractitioner(ask)
  const { person_id, coverage_id } = await createInsuredPerson(undefined, {}, ask)
  const { session_id } = await createCompletedSession(practitioner_id, person_id, ask)
  const drafted = await call('POST', '/v1/claims', { coverage_id, session_ids: [session_id] }, ask)
  await submitClaim(drafted.body.id, ask)
  await advanceClock('P20D', ask)
  const paying = copayRequest(person_id, { kind: 'balance', claim_id: drafted.body.id })
  const paid = await call('POST', '/v1/payments', paying, ask)
  assert.equal(paid.body.status, 'succeeded', paid.text)
  await call('POST', '/v1/charges', { person_id, amount: { amount: 500, currency: 'usd' } }, ask)

  const { body } = await call('GET', `/v1/persons/${person_id}/statement`, undefined, ask)
  const item = body.items.find((each: { claim_id: string }) => each.claim_id === drafted.body.id)
  const of = { service_date, practitioner_id, practitioner_name: 'Ada Okafor' }
  const careOf = (line: typeof of) => ({
    service_date: line.service_date,
    practitioner_id: line.practitioner_id,
    practitioner_name: line.practitioner_name,
  })
  assert.deepEqual(careOf(item), of)
  assert.ok(item.lines.length >= 2, JSON.stringify(item.lines))
  for (const line of item.lines) assert.deepEqual(careOf(line), of)
  assert.deepEqual(
    item.lines.map(({ description }: { description: string }) => description),
    ['Your share after insurance', 'Payment'],
  )
  const other = body.items.find((each: { claim_id: null }) => each.claim_id === null)
  assert.deepEqual(careOf(other.lines[0]), {
    service_date: null,
    practitioner_id: null,
    practitioner_name: null,
  })
})

test('Whatever changes what a person owes is described in words', () => {
  const kinds = new Set<string>()
  for (let seed = 1; seed <= 300; seed++) {
    for (const { kind, legs } of play(seed).store.transactions.values()) {
      const own = legs.some(({ account }) => /^(asset:patient_ar|liability:patient)/.test(account))
      if (own) kinds.add(kind)
    }
  }
  assert.ok(kinds.size > 10)
  const unnamed = [...kinds].filter((kind) => /_|^Change/.test(describeKind(kind)))
  assert.deepEqual(unnamed, [])
})
