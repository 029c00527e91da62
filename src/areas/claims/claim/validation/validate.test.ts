// Tests every validation code with at least one failing claim and a passing counterpart.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  renderingProvider,
  goodClaim,
  goodFacts,
  handLine,
  insured,
  provider,
} from '#tests/claim_facts.ts'
import { payerRulesOn } from '#catalogue/payers.ts'
import { completeLines } from '#areas/claims/claim/lines.ts'
import type { ClaimFacts } from './facts.ts'
import { chargeOf } from '#areas/claims/claim/money/amounts.ts'
import { validateFacts } from './validate.ts'
import { isWarning, messages, type ValidationCode, validationCodes } from './validation_codes.ts'

// A claim with these fields; the charge is derived from its lines.
function claim(fields: Record<string, any> = {}): Partial<ClaimFacts> {
  const whole = goodClaim(fields)
  return {
    claim: {
      ...whole,
      charge: fields.charge ?? { amount: chargeOf(whole), currency: 'usd' },
    } as never,
  }
}
const lines = (...each: object[]) =>
  claim({ lines: completeLines(each.map((fields) => handLine(fields)) as never) })
const line = (fields: object) => lines(fields)
const biller = (fields: object) => claim({ billing_provider: { ...provider, ...fields } })
const person = (fields: object): Partial<ClaimFacts> => ({ insured: { ...insured, ...fields } })
const by = (profession: string) => ({
  providers: new Map([['prac_1', { ...renderingProvider, profession }]]),
})
const session = (fields: object): Partial<ClaimFacts> => ({
  ...line({ session_id: 'ses_1' }),
  sessions: new Map([
    [
      'ses_1',
      {
        id: 'ses_1',
        status: 'completed',
        person_ids: ['per_1'],
        practitioner_id: 'prac_1',
        format: 'telehealth',
        signed: true,
        billed_elsewhere: false,
        charged_to_person: false,
        ...fields,
      },
    ],
  ]),
})
const usd = (amount: number) => ({ amount, currency: 'usd' })
const prior = (adjustments: object[], paid = 12_500) =>
  claim({
    payer_sequence: 'secondary',
    prior_payer_results: [
      {
        coverage_id: 'cov_2',
        payer_id: 'SBX01',
        sequence: 'primary',
        decided_on: '2026-11-10',
        paid: usd(paid),
        lines: [{ line_control_number: 'L1', paid: usd(paid), adjustments }],
      },
    ],
  })
const co = { group: 'CO', reason: '45', amount: usd(3_000) }
const pr = { group: 'PR', reason: '3', amount: usd(2_500) }
const young = { ...insured.patient, birth_date: '2030-01-01' }
const parent = { ...insured.patient, first_name: 'Ingrid' }
const many = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))
const active = goodFacts().coverage
const today = (day: string) => ({ today: day })

const authorized = (fields: object): Partial<ClaimFacts> => ({
  authorization: {
    status: 'approved',
    procedure_codes: ['90837'],
    practitioner_id: 'prac_1',
    starts_on: '2026-11-01',
    ends_on: '2026-11-30',
    units_left: 1,
    units_needed: 1,
    ...fields,
  },
})

const wrong: [ValidationCode, Partial<ClaimFacts>][] = [
  ['authorization_not_approved', authorized({ status: 'canceled' })],
  ['authorization_not_in_effect', authorized({ starts_on: '2026-11-03' })],
  ['authorization_not_in_effect', authorized({ ends_on: '2026-11-01' })],
  ['authorization_does_not_cover', authorized({ procedure_codes: ['90834'] })],
  ['authorization_does_not_cover', authorized({ practitioner_id: 'prac_2' })],
  ['authorization_used_up', authorized({ units_needed: 2 })],
  ['coverage_found_inactive', { coverage: { ...active, found_inactive_on: '2026-11-02' } }],
  ['duplicate_lines', lines({ procedure_code: '90853' }, { procedure_code: '90853' })],
  ['claim_crossed_over', { ...prior([co, pr]), crossed_over: true }],
  ['telehealth_modifier_differs', line({ modifiers: [] })],
  ['required', claim({ billing_provider: null })],
  ['required', biller({ name: null })],
  ['required', biller({ entity: 'individual' })],
  ['required', claim({ diagnoses: [] })],
  ['required', claim({ lines: [] })],
  ['required', claim({ place_of_service: null })],
  ['required', line({ minutes: null })],
  ['required', person({ patient: { ...insured.patient, birth_date: null } })],
  ['required', person({ patient: { ...insured.patient, address: null } })],
  ['required', person({ patient: { ...insured.patient, last_name: '李' } })],
  ['too_many_diagnoses', claim({ diagnoses: many(13, (i) => ({ code: 'F41.1', rank: i + 1 })) })],
  ['too_many_lines', lines(...many(51, () => ({})))],
  ['too_many_modifiers', line({ modifiers: ['25', '59', 'AH', 'HA', '95'] })],
  ['diagnosis_pointer_invalid', line({ diagnosis_pointers: [2] })],
  ['diagnosis_pointer_invalid', line({ diagnosis_pointers: [] })],
  [
    'diagnosis_rank_duplicate',
    claim({
      diagnoses: [
        { code: 'F41.1', rank: 1 },
        { code: 'F32.1', rank: 1 },
      ],
    }),
  ],
  ['line_control_duplicate', lines({ line_control_number: 'A' }, { line_control_number: 'A' })],
  ['line_control_duplicate', line({ line_control_number: 'A'.repeat(31) })],
  ['pcn_too_long', claim({ patient_control_number: 'A'.repeat(18) })],
  ['charge_not_positive', line({ charge: usd(0) })],
  ['charge_not_positive', line({ charge: usd(-1) })],
  ['total_mismatch', claim({ charge: usd(1) })],
  ['currency_mismatch', line({ charge: { amount: 100, currency: 'eur' } })],
  ['unsupported_character', claim({ note: '李' })],
  ['unsupported_character', claim({ prior_authorization: 'A~1' })],
  ['unsupported_character', biller({ name: '李' })],
  [
    'unsupported_character',
    biller({ entity: 'individual', individual_name: { given: '李', family: 'Okafor' } }),
  ],
  ['npi_invalid', biller({ npi: '1234567890' })],
  ['npi_invalid', { providers: new Map([['prac_1', { ...renderingProvider, npi: null }]]) }],
  ['npi_invalid', claim({ referring_provider: { name: { given: 'R', family: 'A' }, npi: '1' } })],
  ['npi_type_mismatch', { npi_entities: new Map([[provider.npi, 'individual']]) }],
  ['npi_type_mismatch', { npi_entities: new Map([[renderingProvider.npi!, 'organization']]) }],
  ['taxonomy_unknown', biller({ taxonomy: '999999999X' })],
  [
    'taxonomy_unknown',
    { providers: new Map([['prac_1', { ...renderingProvider, taxonomy: null }]]) },
  ],
  ['tax_id_invalid', biller({ tax_id: '12345' })],
  ['tax_id_invalid', biller({ tax_id: '000000000' })],
  ['member_id_missing', person({ member_id: null })],
  ['member_id_format', person({ member_id: 'A B' })],
  ['sandbox_value_in_live_mode', { livemode: true }],
  ['subscriber_required', person({ relationship: 'child', subscriber: null })],
  [
    'subscriber_required',
    person({ relationship: 'child', subscriber: { ...parent, birth_date: null } }),
  ],
  ['dob_in_future', person({ patient: young })],
  ['address_po_box', biller({ address: { ...provider.address, line1: 'P.O. Box 12' } })],
  ['zip_9_required', biller({ address: { ...provider.address, postal_code: '12207' } })],
  ['payer_unknown', { payer: undefined, rules: undefined }],
  [
    'payer_enrollment_missing',
    {
      rules: {
        ...goodFacts().rules!,
        enrollment: { claims: true, remittances: false, eligibility: false },
      },
      coverage: { ...goodFacts().coverage, enrolled: false },
    },
  ],
  ['coverage_inactive_on_date', { coverage: { ...goodFacts().coverage, ends_on: '2026-11-01' } }],
  ['coverage_inactive_on_date', { coverage: { ...goodFacts().coverage, starts_on: '2026-11-03' } }],
  ['coverage_inactive_on_date', { coverage: { ...goodFacts().coverage, active: false } }],
  ['coverage_sequence_conflict', { coverage: { ...goodFacts().coverage, conflict: true } }],
  ['practitioner_not_eligible', { ineligible: new Map([['prac_1', 'No license.']]) }],
  ['diagnosis_unknown', { diagnoses: new Map([['F41.1', 'unknown']]) }],
  ['diagnosis_not_billable', { diagnoses: new Map([['F41.1', 'not_billable']]) }],
  ['diagnosis_not_valid_on_date', { diagnoses: new Map([['F41.1', 'not_valid']]) }],
  ['accident_required', claim({ related_causes: ['other_accident'] })],
  [
    'accident_state_required',
    claim({ related_causes: ['auto_accident'], accident: { occurred_on: '2026-10-12' } }),
  ],
  ['related_cause_required', claim({ accident: { occurred_on: '2026-10-12' } })],
  [
    'accident_after_service',
    claim({ related_causes: ['employment'], accident: { occurred_on: '2026-11-03' } }),
  ],
  ['hospitalization_required', claim({ place_of_service: '51' })],
  ['admission_after_service', claim({ hospitalization: { admitted_on: '2026-11-03' } })],
  ['date_span_invalid', line({ service_ends_on: '2026-11-01' })],
  [
    'date_span_invalid',
    claim({ hospitalization: { admitted_on: '2026-11-02', discharged_on: '2026-11-01' } }),
  ],
  [
    'paperwork_control_number_required',
    claim({ paperwork: [{ report_type: '08', transmission: 'EL' }] }),
  ],
  [
    'medicare_secondary_reason_required',
    { ...prior([co, pr]), ...person({ payer: { ...insured.payer, filing_code: 'MB' } }) },
  ],
  ['procedure_unknown', line({ procedure_code: '12345' })],
  ['procedure_not_valid_on_date', line({ procedure_code: '99201', minutes: null })],
  ['modifier_unknown', line({ modifiers: ['QQ'] })],
  ['modifier_conflict', line({ modifiers: ['93', '95'] })],
  ['modifier_conflict', line({ modifiers: ['25', '95'] })],
  ['pos_invalid', line({ place_of_service: '98' })],
  [
    'pos_invalid',
    { ...claim({ lines: completeLines([handLine({ service_date: '2021-12-31' })] as never) }) },
  ],
  ['telehealth_pos_modifier_mismatch', line({ place_of_service: '11' })],
  ['remote_not_allowed', { ...line({ procedure_code: 'G0552', minutes: null, modifiers: [] }) }],
  ['add_on_without_primary', line({ procedure_code: '90785', minutes: null })],
  ['add_on_without_primary', { ...line({ procedure_code: '90838' }), ...by('psychiatrist') }],
  ['add_on_without_primary', line({ procedure_code: '90840', minutes: null })],
  ['mutually_exclusive_codes', lines({}, { procedure_code: '90791', minutes: null })],
  [
    'mutually_exclusive_codes',
    { ...lines({}, { procedure_code: '99213', minutes: null }), ...by('psychiatrist') },
  ],
  ['crisis_with_psychotherapy', lines({}, { procedure_code: '90839', minutes: 60 })],
  ['time_below_minimum', line({ procedure_code: '90832', minutes: 15 })],
  ['time_below_minimum', line({ procedure_code: '90847', minutes: 25 })],
  ['time_below_minimum', line({ procedure_code: '90839', minutes: 29 })],
  ['time_code_mismatch', line({ minutes: 52 })],
  ['time_code_mismatch', line({ procedure_code: '98966', minutes: 11 })],
  [
    'units_mismatch',
    lines(
      { procedure_code: '90839', minutes: 90 },
      { procedure_code: '90840', minutes: 90, units: 2 },
    ),
  ],
  [
    'units_mismatch',
    lines(
      { procedure_code: '90839', minutes: 120 },
      { procedure_code: '90840', minutes: null, units: 3 },
    ),
  ],
  ['units_mismatch', line({ procedure_code: 'H0004', minutes: 30, units: 3 })],
  ['units_exceed_mue', line({ units: 3 })],
  ['units_exceed_mue', lines({}, {}, {})],
  [
    'units_above_clinical_mue',
    {
      ...line({ units: 2 }),
      edits: {
        pairs: null,
        limits: [
          { code: '90837', from: '2026-01-01', until: null, units: 1, counted: 'day_clinical' },
        ],
      },
    },
  ],
  [
    'ncci_pair_never_paid',
    lines(
      { procedure_code: 'H2011', minutes: null },
      { procedure_code: '90834', minutes: 45, modifiers: ['59', '95'] },
    ),
  ],
  ['ncci_pair', lines({}, { procedure_code: '90847', minutes: 30 })],
  [
    'ncci_pair',
    lines({ procedure_code: '90791', minutes: null }, { procedure_code: '96127', minutes: null }),
  ],
  ['license_cannot_bill_code', line({ procedure_code: '90792', minutes: null })],
  [
    'license_cannot_bill_code',
    { ...line({ procedure_code: '96130', minutes: 60 }), ...by('clinical_social_worker') },
  ],
  ['prior_auth_required', line({ procedure_code: '96130', minutes: 60 })],
  ['session_not_completed', session({ status: 'scheduled' })],
  ['session_person_mismatch', session({ person_ids: ['per_2'] })],
  ['note_not_signed', session({ signed: false })],
  ['session_already_billed', session({ billed_elsewhere: true })],
  ['clearinghouse_missing', { has_clearinghouse: false }],
  ['session_charged_to_person', session({ charged_to_person: true })],
  ['future_service_date', today('2026-11-01')],
  ['filing_deadline_passed', today('2027-05-02')],
  ['filing_deadline_near', today('2027-04-20')],
  ['consent_missing', { consent: 'missing' }],
  ['self_pay_restriction', { consent: 'restricted' }],
  ['original_reference_required', { ...claim({ frequency: 'replacement' }) }],
  [
    'original_reference_required',
    {
      ...claim({ frequency: 'void' }),
      original: { status: 'accepted', payer_claim_control_number: null },
    },
  ],
  [
    'replaces_rejected_claim',
    {
      ...claim({ frequency: 'replacement' }),
      original: { status: 'rejected', payer_claim_control_number: null },
    },
  ],
  ['prior_payer_result_required', claim({ payer_sequence: 'secondary' })],
  ['adjustment_reason_without_amount', prior([co, { group: 'PR', reason: '3' }], 15_000)],
  ['adjustment_amount_without_reason', prior([co, { group: 'PR', amount: usd(2_500) }])],
  ['cob_unbalanced', prior([co])],
  ['principal_diagnosis_z_code', claim({ diagnoses: [{ code: 'Z63.0', rank: 1 }] })],
  ['modifier_order', line({ modifiers: ['95', 'AH'] })],
  ['charge_below_allowed', { allowed_cents: new Map([['90837', 19_000]]) }],
  ['telehealth_modifier_differs', line({ modifiers: ['GT'] })],
  [
    'telehealth_place_differs',
    {
      rules: {
        ...goodFacts().rules!,
        telehealth: { ...goodFacts().rules!.telehealth, home_place_of_service: '02' },
      },
    },
  ],
  ['authorization_missing', { coverage: { ...goodFacts().coverage, needs_authorization: true } }],
  [
    'payer_prefers_no_modifier',
    {
      rules: {
        ...goodFacts().rules!,
        telehealth: { ...goodFacts().rules!.telehealth, video_modifier: null },
      },
    },
  ],
]

for (const [code, changes] of wrong) {
  test(`Validation reports ${code} with its pointer and a fix`, () => {
    const found = validateFacts(goodFacts(changes)).find((each) => each.code === code)
    assert.ok(
      found,
      validateFacts(goodFacts(changes))
        .map((each) => each.code)
        .join(),
    )
    assert.match(found.pointer, /^\//)
    assert.equal(found.severity, isWarning(code, false) ? 'warning' : 'error')
    assert.ok(found.message.startsWith(messages[code]))
  })
}

test('Every validation code has a test case', () => {
  const met = new Set(wrong.map(([code]) => code))
  assert.deepEqual(
    validationCodes.filter((code) => !met.has(code)),
    [],
  )
})

const right: [string, Partial<ClaimFacts>][] = [
  ['a plain claim', {}],
  ['the bands of psychotherapy', lines({ procedure_code: '90834', minutes: 38 })],
  ['the upper end of a band', line({ procedure_code: '90834', minutes: 52 })],
  [
    'a crisis with its add-on',
    lines(
      { procedure_code: '90839', minutes: 105 },
      { procedure_code: '90840', minutes: 105, units: 2 },
    ),
  ],
  [
    'a pair that a modifier tells apart',
    lines({}, { procedure_code: '90847', minutes: 30, modifiers: ['59', '95'] }),
  ],
  [
    'telehealth by its place alone where that is the rule',
    { ...line({ modifiers: [] }), rules: payerRulesOn('13202', '2026-11-02') },
  ],
  ['what its authorization covers', authorized({})],
  ['an authorization without limits', authorized({ ends_on: null, units_left: null })],
  [
    'an authorized crisis with its add-on',
    {
      ...lines(
        { procedure_code: '90839', minutes: 105 },
        { procedure_code: '90840', minutes: 105, units: 2 },
      ),
      ...authorized({ procedure_codes: ['90839'] }),
    },
  ],
  [
    'a coverage that was found inactive later',
    { coverage: { ...active, found_inactive_on: '2026-11-03' } },
  ],
  ['complexity beside psychotherapy', lines({}, { procedure_code: '90785', minutes: null })],
  [
    'a visit with psychotherapy',
    {
      ...lines(
        { procedure_code: '99213', minutes: null, modifiers: ['25', '95'] },
        { procedure_code: '90838' },
      ),
      ...by('psychiatrist'),
    },
  ],
  ['what comes late with a reason', { ...claim({ delay_reason: '7' }), ...today('2027-06-01') }],
  ['a second payer with what the first decided', prior([co, pr])],
  ['a note with accents', claim({ note: 'Señora Åse: 2½ h * again' })],
  [
    'a person with one name',
    person({ patient: { ...insured.patient, first_name: null, last_name: 'Suharto' } }),
  ],
  [
    "a dependent whose subscriber's address is unknown",
    person({ relationship: 'child', subscriber: { ...parent, address: null } }),
  ],
  [
    "a dependent who lives at the subscriber's address",
    person({
      relationship: 'child',
      subscriber: parent,
      patient: { ...insured.patient, address: null },
    }),
  ],
  ['a child insured through a parent', person({ relationship: 'child', subscriber: parent })],
  [
    'a replacement of what was paid',
    {
      ...claim({ frequency: 'replacement', payer_claim_control_number: 'ICN1' }),
      original: { status: 'paid', payer_claim_control_number: 'ICN1' },
    },
  ],
]
for (const [which, changes] of right) {
  test(`Validation reports nothing for ${which}`, () => {
    assert.deepEqual(validateFacts(goodFacts(changes)), [])
  })
}

test('Validation reports all problems at once, with a hint of the right code', () => {
  const changes = { ...line({ minutes: 45, modifiers: ['QQ'] }), consent: 'missing' as const }
  const found = validateFacts(goodFacts(changes))
  assert.deepEqual(found.map(({ code }) => code).sort(), [
    'consent_missing',
    'modifier_unknown',
    'telehealth_modifier_differs',
    'time_code_mismatch',
  ])
  assert.match(found.find(({ code }) => code === 'time_code_mismatch')!.message, /90834/)
})

test('A supervisor must be verified, but needs no license where the patient is', () => {
  const supervised = {
    ...claim({ supervising_practitioner_id: 'prac_2' }),
    providers: new Map([
      ['prac_1', renderingProvider],
      ['prac_2', { ...renderingProvider, practitioner_id: 'prac_2' }],
    ]),
    ineligible: new Map([['prac_2', 'Not licensed there.']]),
  }
  assert.deepEqual(validateFacts(goodFacts(supervised)), [])
  const found = validateFacts(goodFacts({ ...supervised, unverified: new Set(['prac_2']) }))
  assert.deepEqual(
    found.map(({ code, pointer }) => [code, pointer]),
    [['practitioner_not_eligible', '/supervising_practitioner_id']],
  )
})

test('An accident and a reason that Medicare pays second satisfy validation', () => {
  const accident = { occurred_on: '2026-10-12', jurisdiction: 'US-NY' }
  const auto = claim({ related_causes: ['auto_accident'], accident })
  assert.deepEqual(validateFacts(goodFacts(auto)), [])
  const employment = claim({ related_causes: ['employment'] })
  assert.deepEqual(validateFacts(goodFacts(employment)), [])
})
