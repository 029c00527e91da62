// A valid claim and everything it is validated with, without a database.
import { payerOf, payerRulesOn } from '#catalogue/payers.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { completeLines } from '#areas/claims/claim/lines.ts'
import { no_edits } from '#areas/claims/claim/validation/code_edits.ts'
import type { ClaimFacts, Insured, Provider } from '#areas/claims/claim/validation/facts.ts'
import { zero_amounts } from '#areas/claims/claim/money/amounts.ts'

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

const usd = (amount: number) => ({ amount, currency: 'usd' })

export const handLine = (fields: object = {}) => ({
  service_date: '2026-11-02',
  procedure_code: '90837',
  modifiers: ['95'],
  minutes: 60,
  charge: usd(18_000),
  diagnosis_pointers: [1],
  ...fields,
})

export const renderingProvider: Provider = {
  practitioner_id: 'prac_1',
  first_name: 'Ada',
  last_name: 'Okafor',
  npi: '1999999984',
  taxonomy: '103TC0700X',
  profession: 'psychologist',
  prescribes: false,
}

const patient = {
  first_name: 'Maya',
  last_name: 'Lindqvist',
  birth_date: '1990-02-03',
  sex: 'female' as const,
  address: { line1: '7 Elm Street', city: 'Albany', state: 'NY', postal_code: '12208' },
}

export const insured: Insured = {
  payer: { id: 'SBX01', name: 'Sandbox Health Plan', filing_code: 'CI' },
  member_id: 'SBX-PAID-1',
  group_number: null,
  group_name: null,
  relationship: 'self',
  subscriber: null,
  patient,
}

export const goodClaim = (fields: object = {}): ClaimRow =>
  ({
    ...zero_amounts,
    id: 'clm_1',
    submitted_at: null,
    updated_at: '2026-11-17T10:00:00.000Z',
    version: 1,
    metadata: {},
    person_id: 'per_1',
    coverage_id: 'cov_1',
    practitioner_id: 'prac_1',
    supervising_practitioner_id: null,
    payer_id: 'SBX01',
    payer_sequence: 'primary',
    frequency: 'original',
    original_claim_id: null,
    replaced_by_id: null,
    prior_claim_id: null,
    duplicate_of_id: null,
    status: 'drafted',
    status_before: null,
    patient_control_number: 'A1B2C3D4E5F6G7H8J',
    payer_claim_control_number: null,
    attempt: 0,
    service_from: '2026-11-02',
    service_to: '2026-11-02',
    charge: { amount: 18_000, currency: 'usd' },
    diagnoses: [{ code: 'F41.1', rank: 1 }],
    lines: completeLines([handLine()]),
    place_of_service: '10',
    prior_authorization: null,
    billing_provider: provider,
    service_facility: null,
    referring_provider: null,
    coverage_snapshot: null,
    prior_payer_results: [],
    accept_assignment: 'assigned',
    assignment_of_benefits: true,
    release_of_information: true,
    signature_on_file: true,
    related_causes: [],
    accident: null,
    hospitalization: null,
    paperwork: [],
    medicare_secondary_reason: null,
    note: null,
    patient_paid: null,
    delay_reason: null,
    filing_deadline: '2027-05-01',
    status_reason: null,
    validations: [],
    ...fields,
  }) as unknown as ClaimRow

export const goodFacts = (fields: Partial<ClaimFacts> = {}): ClaimFacts => ({
  claim: goodClaim(),
  today: '2026-11-15',
  livemode: false,
  has_clearinghouse: true,
  insured,
  others: new Map(),
  coverage: {
    starts_on: null,
    ends_on: null,
    active: true,
    enrolled: true,
    conflict: false,
    needs_authorization: false,
    found_inactive_on: null,
  },
  authorization: null,
  crossed_over: false,
  payer: payerOf('SBX01'),
  rules: payerRulesOn('SBX01', '2026-11-02'),
  providers: new Map([[renderingProvider.practitioner_id, renderingProvider]]),
  npi_entities: new Map(),
  ineligible: new Map(),
  unverified: new Set(),
  barred: new Set(),
  diagnoses: new Map(),
  loaded_codes: new Set(),
  edits: no_edits,
  strict_codes: false,
  sessions: new Map(),
  consent: 'given',
  original: null,
  allowed_cents: new Map(),
  ...fields,
})
