// Names of billing providers: an organization has a name, an individual a human name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { provider } from '#tests/claims.ts'
import { call, createPractitioner, createTestAccount } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'

const { key } = await createTestAccount()
const ask = { key }
const usd = (amount: number) => ({ amount, currency: 'usd' })
const individual_name = { given: 'Ada', family: 'Okafor' }
const individual = { ...provider, entity: 'individual', name: undefined, individual_name }

test('A billing provider must have the name of its entity type', async () => {
  const { body } = await call('POST', '/v1/billing_providers', { provider }, ask)
  for (const [wrong, param] of [
    [{ ...provider, name: undefined }, 'provider.name'],
    [{ ...provider, name: null, individual_name }, 'provider.name'],
    [{ ...provider, entity: 'individual' }, 'provider.individual_name'],
    [{ ...individual, individual_name: { given: 'Ada' } }, 'provider.individual_name.family'],
  ] as const) {
    for (const refused of [
      await call('POST', '/v1/billing_providers', { provider: wrong }, ask),
      await call('PATCH', `/v1/billing_providers/${body.id}`, { provider: wrong }, ask),
    ]) {
      assert.deepEqual([refused.status, refused.body.error.param], [400, param], refused.text)
    }
  }
})

test('A document for a patient prints the name of an individual who bills', async () => {
  const { body } = await call('POST', '/v1/billing_providers', { provider: individual }, ask)
  assert.deepEqual(body.provider.individual_name, { use: 'official', ...individual_name })
  const { id: person_id } = await createPerson({}, ask)
  const item = { procedure_code: '90834', description: 'Psychotherapy', price: usd(15_000) }
  const estimate = {
    person_id,
    practitioner_id: await createPractitioner(ask),
    insurance_status: 'uninsured',
    primary_service: 'Psychotherapy',
    items: [item],
  }
  const made = await call('POST', '/v1/estimates', estimate, ask)
  assert.equal(made.body.provider?.name, 'Ada Okafor', made.text)
})
