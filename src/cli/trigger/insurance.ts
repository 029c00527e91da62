// Recipes of coverages, eligibility checks, billing providers, estimates, superbills and the like.
import { person, personInCare } from './persons.ts'
import { practitioner } from './practitioners.ts'
import {
  dayOf,
  days,
  type Maker,
  metadata,
  type Recipe,
  type Sandbox,
  stepOf,
  updateOf,
  usd,
} from './sandbox.ts'

export async function insuredPerson(s: Sandbox, member_id = 'SBX-PAID-1', payer_id = 'SBX01') {
  const { id: person_id } = await personInCare(s)
  return await coverageOf(s, person_id, { member_id, payer_id })
}

const coverageOf = (s: Sandbox, person_id: string, fields: object = {}) =>
  s.post('/coverages', {
    person_id,
    payer_id: 'SBX01',
    member_id: 'SBX-PAID-1',
    metadata,
    ...fields,
  })

export const coverage: Maker = (s) => insuredPerson(s)

const endedCoverage: Maker = async (s) => {
  const { id: person_id } = await person(s)
  const starts_on = dayOf((await s.now()).subtract(days(90)))
  const ends_on = dayOf((await s.now()).add(days(2)))
  const made = await coverageOf(s, person_id, { starts_on, ends_on })
  await s.advance('P5D')
  return made
}

const image = {
  side: 'front',
  content:
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
    '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

export const cardImage: Maker = async (s) => {
  const { id } = await insuredPerson(s)
  return await s.post(`/coverages/${id}/card_images`, image)
}

export const checkWith =
  (member_id: string): Maker =>
  async (s) => {
    const { id: coverage_id } = await insuredPerson(s, member_id)
    const provider = { npi: '1234567893', name: 'Lakeside Practice' }
    return await s.post('/eligibility_checks', { coverage_id, provider, metadata })
  }

const answered =
  (member_id: string, ...statuses: string[]): Recipe =>
  async (s) => {
    const { id } = await checkWith(member_id)(s)
    await s.until(`/eligibility_checks/${id}`, ...statuses)
  }

export const provider = {
  entity: 'organization',
  name: 'Hudson Therapy',
  npi: '1234567893',
  tax_id: '123456789',
  tax_id_kind: 'ein',
  taxonomy: '261QM0801X',
  address: { line1: '1 Main Street', city: 'Albany', state: 'NY', postal_code: '12207-1234' },
  phone: '5185550143',
}

export const billingProvider = (s: Sandbox) => s.post('/billing_providers', { provider, metadata })

const contract: Maker = (s) => s.post('/payer_contracts', { payer_id: 'SBX01', metadata })

const connection: Maker = (s) =>
  s.post('/clearinghouse_connections', {
    name: 'Stedi',
    usage: 'test',
    sender_qualifier: 'ZZ',
    sender: 'HUDSON01',
    receiver_qualifier: 'ZZ',
    receiver: 'CLEARING',
    submitter: { name: 'Hudson Therapy', phone: '5185550143' },
    receiver_name: 'Clearinghouse',
  })

export async function estimate(s: Sandbox, fields: object = {}) {
  const { id: practitioner_id } = await practitioner(s)
  const person_id = 'person_id' in fields ? fields.person_id : (await person(s)).id
  const item = { procedure_code: '90837', description: 'Psychotherapy, 60 minutes' }
  return await s.post('/estimates', {
    person_id,
    practitioner_id,
    billing_provider_id: (await billingProvider(s)).id,
    insurance_status: 'uninsured',
    primary_service: 'Weekly psychotherapy',
    items: [{ ...item, price: usd(15_000), quantity: 12, every_weeks: 1 }],
    ...fields,
  })
}

export const superbill: Maker = async (s) => {
  const { id: practitioner_id } = await practitioner(s)
  const { id: person_id } = await person(s)
  const line = {
    service_date: dayOf((await s.now()).subtract(days(3))),
    procedure_code: '90837',
    modifiers: ['95'],
    place_of_service: '10',
    diagnoses: [{ code: 'F41.1', rank: 1 }],
    fee: usd(15_000),
  }
  const billing_provider_id = (await billingProvider(s)).id
  return await s.post('/superbills', {
    person_id,
    practitioner_id,
    billing_provider_id,
    lines: [line],
  })
}

const deposit: Maker = async (s) =>
  s.post('/deposits', {
    amount: usd(12_500),
    received_on: dayOf(await s.now()),
    method: 'check',
    metadata,
  })

export const insuranceRecipes: Record<string, Recipe> = {
  'coverage.created': coverage,
  'coverage.updated': updateOf('coverages', coverage, { metadata: { color: 'blue' } }),
  'coverage.terminated': endedCoverage,
  'coverage.reinstated': async (s) => {
    const { id } = await endedCoverage(s)
    await s.patch(`/coverages/${id}`, { ends_on: dayOf((await s.now()).add(days(90))) })
  },
  'coverage.voided': stepOf('coverages', coverage, 'void'),
  'card_image.created': cardImage,
  'card_image.deleted': async (s) => {
    const { id } = await cardImage(s)
    await s.remove(`/card_images/${id}`)
  },
  'eligibility_check.created': checkWith('SBX-PAID-1'),
  'eligibility_check.updated': updateOf('eligibility_checks', checkWith('SBX-PAID-1'), {
    metadata: { color: 'blue' },
  }),
  'eligibility_check.completed': answered('SBX-PAID-1', 'completed'),
  'eligibility_check.failed': answered('SBX-ELIG-AAA41-1', 'failed'),
  'eligibility_check.timed_out': async (s) => {
    const { id } = await checkWith('SBX-ELIG-TIMEOUT-1')(s)
    for (let attempt = 0; attempt < 4; attempt++) await s.advance('PT2H')
    await s.until(`/eligibility_checks/${id}`, 'timed_out')
  },
  'billing_provider.created': billingProvider,
  'billing_provider.updated': updateOf('billing_providers', billingProvider, {
    metadata: { color: 'blue' },
  }),
  'payer_contract.created': contract,
  'payer_contract.updated': updateOf('payer_contracts', contract, { appeal_days: 90 }),
  'clearinghouse_connection.created': connection,
  'clearinghouse_connection.updated': updateOf('clearinghouse_connections', connection, {
    name: 'Availity',
  }),
  'clearinghouse_connection.tested': stepOf('clearinghouse_connections', connection, 'test'),
  'estimate.created': estimate,
  'estimate.updated': updateOf('estimates', estimate),
  'estimate.replaced': async (s) => {
    const { id, person_id } = await estimate(s)
    await estimate(s, { person_id, replaces_id: id })
  },
  'superbill.created': superbill,
  'superbill.updated': updateOf('superbills', superbill),
  'deposit.created': deposit,
  'deposit.updated': updateOf('deposits', deposit, { metadata: { color: 'blue' } }),
  'deposit.returned': stepOf('deposits', deposit, 'return', { reason: 'returned_check' }),
}
