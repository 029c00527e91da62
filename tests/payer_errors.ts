// Requests that return each error of payer files and of documents for persons.
import type { ErrorCode } from '#catalogue/errors.ts'
import { kinds } from '#areas/index.ts'
import { x12_example } from '#areas/claims/x12_document/schema.ts'
import { createInsuredPerson } from './claims.ts'
import { createExample } from './examples.ts'
import { type ApiResponse, call, createTestAccount } from './harness.ts'

const kindOf = (object: string) => kinds.find((kind) => kind.object === object)!
const bodyOf = async () => {
  const [person, practitioner] = [
    await createExample(kindOf('person')),
    await createExample(kindOf('practitioner')),
  ]
  return { person_id: person.id, practitioner_id: practitioner.id, provider }
}

const provider = {
  name: 'Hudson Therapy',
  npi: '1234567893',
  tax_id: '123456789',
  address: { line1: '1 Main Street', city: 'Albany', state: 'NY', postal_code: '12207-1234' },
}
const estimate = {
  insurance_status: 'uninsured',
  primary_service: 'Weekly psychotherapy',
  items: [
    {
      procedure_code: '90837',
      description: 'Psychotherapy',
      price: { amount: 15_000, currency: 'usd' },
      quantity: 12,
      every_weeks: 1,
    },
  ],
}

export const metAtPayers: Partial<Record<ErrorCode, () => Promise<ApiResponse>>> = {
  async remittance_exception_unresolved() {
    const { id } = await createExample(kindOf('remittance'))
    await call('POST', '/v1/test_clock/advance', { by: 'PT1S' })
    const body = { resolution: 'accept', reason: 'As it is.' }
    return await call('POST', `/v1/remittances/${id}/resolve`, body)
  },
  async payer_enrollment_required() {
    const { coverage_id } = await createInsuredPerson('MEMBER1', { payer_id: 'MCDNY' })
    return await call('POST', `/v1/coverages/${coverage_id}/check`, {
      provider: { npi: provider.npi, name: provider.name },
    })
  },
  async remittance_conflict() {
    await call('POST', '/v1/remittances', { x12: x12_example })
    const x12 = x12_example.replace('ICN0001', 'ICN0002')
    return await call('POST', '/v1/remittances', { x12 })
  },
  async billing_provider_missing() {
    const { key } = await createTestAccount()
    const [person, practitioner] = [
      await createExample(kindOf('person'), { key }),
      await createExample(kindOf('practitioner'), { key }),
    ]
    const body = { person_id: person.id, practitioner_id: practitioner.id, ...estimate }
    return await call('POST', '/v1/estimates', body, { key })
  },
  async estimate_too_long() {
    const items = [{ ...estimate.items[0], quantity: 60 }]
    return await call('POST', '/v1/estimates', { ...(await bodyOf()), ...estimate, items })
  },
  async estimate_replaced() {
    const body = { ...(await bodyOf()), ...estimate }
    const first = await call('POST', '/v1/estimates', body)
    const next = { ...body, replaces_id: first.body.id }
    await call('POST', '/v1/estimates', next)
    return await call('POST', '/v1/estimates', next)
  },
  superbill_incomplete: async () =>
    await call('POST', '/v1/superbills', {
      ...(await bodyOf()),
      lines: [{ service_date: '2026-11-02' }],
    }),
}
