// Eligibility rules, case by case: boundary dates, each compact, supervision, prescribing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eligibilityOf } from './eligibility.ts'
import type { Facts } from './eligibility_facts.ts'

const confirmed = (more = {}) => ({
  board_status: 'active',
  issued_on: '2020-01-01',
  expires_on: '2027-12-31',
  encumbered: false,
  ...more,
})
const license = (jurisdiction: string, more = {}, verified: object | null = confirmed()) => ({
  id: `lic_${jurisdiction}`,
  kind: 'license',
  jurisdiction,
  level: 'independent',
  verified,
  ...more,
})
const disciplined = (on: string | null) =>
  confirmed({ board_status: 'suspended', disciplinary_actions: [{ action: 'suspension', on }] })
const expired = (expires_on: string) =>
  confirmed({ board_status: 'expired', expires_on, as_of: '2027-05-01T12:00:00Z' })
const seen = (expires_on = '2027-12-31', active = true) => ({ active, expires_on })
const privilege = (compact: string, more = {}) => ({
  id: `priv_${compact}`,
  compact,
  home_license_id: 'lic_US-CO',
  issued_on: '2024-01-01',
  expires_on: '2027-12-31',
  verified: seen(),
  ...more,
})
const facts = (more: object = {}): Facts =>
  ({
    status: 'verified',
    profession: 'psychologist',
    taxonomies: [],
    licenses: [license('US-CA')],
    privileges: [],
    dea_registrations: [],
    supervision: null,
    exclusions: [],
    cycle_ends_on: '2030-01-01',
    ...more,
  }) as Facts

const apit = (more = {}) =>
  facts({ licenses: [license('US-CO')], privileges: [privilege('psypact_apit', more)] })
const tap = (more = {}) =>
  facts({
    licenses: [license('US-CO', {}, confirmed({ expires_on: '2028-12-31' }))],
    privileges: [privilege('psypact_tap', { verified: seen('2028-12-31'), ...more })],
  })
const counselor = (home: string, there: string, more = {}) =>
  facts({
    profession: 'professional_counselor',
    licenses: [license(home)],
    privileges: [
      privilege('counseling', { home_license_id: `lic_${home}`, jurisdiction: there, ...more }),
    ],
  })
const nurse = (more = {}) =>
  facts({
    profession: 'psychiatric_nurse',
    licenses: [license('US-CO')],
    privileges: [privilege('nlc')],
    ...more,
  })
const supervised = (
  supervisor: Facts | null,
  supervision: object | null = { supervisor_id: 'prac_s' },
) => facts({ licenses: [license('US-CA', { level: 'supervised' })], supervision, supervisor })
const doctor = (dea: object[] = [], more = {}) =>
  facts({ profession: 'psychiatrist', dea_registrations: dea, ...more })
const dea = (jurisdiction = 'US-CA', more = {}) => ({
  id: 'dea_1',
  jurisdiction,
  verified: seen(),
  ...more,
})
const excluded = (more = {}) =>
  facts({
    exclusions: [
      {
        excluded_on: '2026-06-01',
        reinstated_on: null,
        waived_on: null,
        waiver_jurisdiction: null,
        ...more,
      },
    ],
  })

type Query = {
  jurisdiction?: string
  on?: string
  format?: 'telehealth' | 'in_person'
  prescribing?: boolean
}
type Case = [
  what: string,
  facts: Facts,
  query: Query,
  result: string,
  reason: string,
  next?: string | null,
]

const yes = 'eligible'
const no = 'not_eligible'
const open = 'unknown'

const cases: Case[] = [
  // Status.
  ['a verified license', facts(), {}, yes, 'license_valid', '2028-01-01'],
  ['not verified', facts({ status: 'unverified' }), {}, open, 'not_verified', '2028-01-01'],
  ['submitted', facts({ status: 'submitted' }), {}, open, 'not_verified'],
  ['in review', facts({ status: 'reviewing' }), {}, open, 'not_verified'],
  ['information requested', facts({ status: 'information_requested' }), {}, open, 'not_verified'],
  ['withdrawn', facts({ status: 'withdrawn' }), {}, open, 'not_verified'],
  ['lapsed', facts({ status: 'lapsed' }), {}, no, 'practitioner_lapsed', null],
  ['suspended', facts({ status: 'suspended' }), {}, no, 'practitioner_suspended', null],
  ['rejected', facts({ status: 'rejected' }), {}, no, 'practitioner_rejected', null],
  ['revoked', facts({ status: 'revoked' }), {}, no, 'practitioner_revoked', null],
  [
    'care given before a suspension',
    facts({ status: 'suspended', suspended_at: '2027-03-02T12:00:00Z' }),
    {},
    yes,
    'license_valid',
    '2027-03-02',
  ],
  [
    'the day of a suspension',
    facts({ status: 'suspended', suspended_at: '2027-03-01T12:00:00Z' }),
    {},
    no,
    'practitioner_suspended',
    null,
  ],
  [
    'a disciplinary action after the care',
    facts({ licenses: [license('US-CA', {}, disciplined('2027-03-02'))] }),
    {},
    yes,
    'license_valid',
  ],
  [
    'a disciplinary action on the day of the care',
    facts({ licenses: [license('US-CA', {}, disciplined('2027-03-01'))] }),
    {},
    no,
    'license_not_active',
  ],
  [
    'a disciplinary action without a date',
    facts({ licenses: [license('US-CA', {}, disciplined(null))] }),
    {},
    no,
    'license_not_active',
  ],
  [
    'a license that expired after the care',
    facts({ licenses: [license('US-CA', {}, expired('2027-03-01'))] }),
    {},
    yes,
    'license_valid',
    '2027-03-02',
  ],
  [
    'a license that expired before the care',
    facts({ licenses: [license('US-CA', {}, expired('2027-02-28'))] }),
    {},
    no,
    'license_expired',
  ],
  [
    'the last day of the cycle',
    facts({ cycle_ends_on: '2027-03-02' }),
    {},
    yes,
    'license_valid',
    '2027-03-02',
  ],
  [
    'the day the cycle ends',
    facts({ cycle_ends_on: '2027-03-01' }),
    {},
    open,
    'verification_expires_before',
    '2028-01-01',
  ],
  // Licenses and their edges.
  ['the first day', facts(), { on: '2020-01-01' }, yes, 'license_valid'],
  [
    'the day before the first',
    facts(),
    { on: '2019-12-31' },
    no,
    'license_not_yet_issued',
    '2020-01-01',
  ],
  ['the last day', facts(), { on: '2027-12-31' }, yes, 'license_valid', '2028-01-01'],
  ['the day after it expires', facts(), { on: '2028-01-01' }, no, 'license_expired', null],
  [
    'an open end',
    facts({ licenses: [license('US-CA', {}, confirmed({ expires_on: null }))] }),
    {},
    yes,
    'license_valid',
    '2030-01-01',
  ],
  ['another state', facts(), { jurisdiction: 'US-NV' }, no, 'no_authority_in_jurisdiction', null],
  [
    'another state, unverified',
    facts({ status: 'unverified' }),
    { jurisdiction: 'US-NV' },
    open,
    'no_license_in_jurisdiction',
  ],
  [
    'no license at all',
    facts({ status: 'unverified', licenses: [] }),
    {},
    open,
    'no_license_recorded',
  ],
  [
    'attested only',
    facts({ licenses: [license('US-CA', { attested: { expires_on: '2027-12-31' } }, null)] }),
    {},
    open,
    'license_unverified',
    '2028-01-01',
  ],
  [
    'attested as expired',
    facts({
      status: 'unverified',
      licenses: [license('US-CA', { attested: { expires_on: '2027-02-28' } }, null)],
    }),
    {},
    no,
    'license_expired',
  ],
  [
    'attested to expire today',
    facts({
      status: 'unverified',
      licenses: [license('US-CA', { attested: { expires_on: '2027-03-01' } }, null)],
    }),
    {},
    open,
    'license_unverified',
    '2027-03-02',
  ],
  [
    'verified beats attested',
    facts({ licenses: [license('US-CA', { attested: { expires_on: '2025-12-31' } })] }),
    {},
    yes,
    'license_valid',
  ],
  [
    'inactive',
    facts({ licenses: [license('US-CA', {}, confirmed({ board_status: 'inactive' }))] }),
    {},
    no,
    'license_not_active',
  ],
  [
    'suspended by the board',
    facts({ licenses: [license('US-CA', {}, confirmed({ board_status: 'suspended' }))] }),
    {},
    no,
    'license_not_active',
  ],
  [
    'surrendered',
    facts({ licenses: [license('US-CA', {}, confirmed({ board_status: 'surrendered' }))] }),
    {},
    no,
    'license_not_active',
  ],
  [
    'on probation',
    facts({ licenses: [license('US-CA', {}, confirmed({ board_status: 'probation' }))] }),
    {},
    no,
    'license_encumbered',
  ],
  [
    'encumbered',
    facts({ licenses: [license('US-CA', {}, confirmed({ encumbered: true }))] }),
    {},
    no,
    'license_encumbered',
  ],
  [
    'the better of two',
    facts({
      licenses: [
        license('US-CA', { id: 'lic_old' }, confirmed({ expires_on: '2024-12-31' })),
        license('US-CA'),
      ],
    }),
    {},
    yes,
    'license_valid',
  ],
  [
    'a telehealth registration, by video',
    facts({ licenses: [license('US-FL', { kind: 'telehealth_registration' })] }),
    { jurisdiction: 'US-FL' },
    yes,
    'license_valid',
  ],
  [
    'a telehealth registration, in person',
    facts({ licenses: [license('US-FL', { kind: 'telehealth_registration' })] }),
    { jurisdiction: 'US-FL', format: 'in_person' },
    no,
    'format_not_covered',
  ],
  [
    'a temporary license, in person',
    facts({ licenses: [license('US-CA', { kind: 'temporary' })] }),
    { format: 'in_person' },
    yes,
    'license_valid',
  ],
  // PSYPACT: one authority for all members, by video.
  [
    'APIT in a member state',
    apit(),
    { jurisdiction: 'US-TX' },
    yes,
    'privilege_valid',
    '2028-01-01',
  ],
  ['APIT in another member state', apit(), { jurisdiction: 'US-WY' }, yes, 'privilege_valid'],
  ['APIT in the Northern Marianas', apit(), { jurisdiction: 'US-MP' }, yes, 'privilege_valid'],
  [
    'APIT in California, no member',
    apit(),
    { jurisdiction: 'US-CA' },
    no,
    'no_authority_in_jurisdiction',
  ],
  [
    'APIT in New York, no member',
    apit(),
    { jurisdiction: 'US-NY' },
    no,
    'no_authority_in_jurisdiction',
  ],
  [
    'APIT at home is the license',
    apit(),
    { jurisdiction: 'US-CO', format: 'in_person' },
    yes,
    'license_valid',
  ],
  [
    'APIT in person',
    apit(),
    { jurisdiction: 'US-TX', format: 'in_person' },
    no,
    'format_not_covered',
  ],
  [
    'APIT on its first day',
    apit({ issued_on: '2027-03-01' }),
    { jurisdiction: 'US-TX' },
    yes,
    'privilege_valid',
  ],
  [
    'APIT the day before',
    apit({ issued_on: '2027-03-02' }),
    { jurisdiction: 'US-TX' },
    no,
    'privilege_not_yet_issued',
    '2027-03-02',
  ],
  [
    'APIT that expired yesterday',
    apit({ expires_on: '2027-02-28', verified: null }),
    { jurisdiction: 'US-TX' },
    no,
    'privilege_expired',
  ],
  [
    'APIT not verified',
    apit({ verified: null }),
    { jurisdiction: 'US-TX' },
    open,
    'privilege_unverified',
  ],
  [
    'APIT no longer active',
    apit({ verified: seen('2027-12-31', false) }),
    { jurisdiction: 'US-TX' },
    no,
    'privilege_not_active',
  ],
  [
    'APIT of a counselor',
    { ...apit(), profession: 'professional_counselor' },
    { jurisdiction: 'US-TX' },
    no,
    'compact_profession_mismatch',
  ],
  [
    'APIT without its home license',
    apit({ home_license_id: 'lic_gone' }),
    { jurisdiction: 'US-TX' },
    no,
    'home_license_missing',
  ],
  [
    'APIT after a move out of its home state',
    facts({
      licenses: [license('US-CO', { is_home_state: false })],
      privileges: [privilege('psypact_apit')],
    }),
    { jurisdiction: 'US-TX' },
    no,
    'home_license_not_valid',
  ],
  [
    'APIT after a move to another state',
    facts({
      licenses: [license('US-CO'), license('US-NV', { is_home_state: true })],
      privileges: [privilege('psypact_apit')],
    }),
    { jurisdiction: 'US-TX' },
    no,
    'home_license_not_valid',
  ],
  [
    'APIT falls with its home license',
    facts({
      licenses: [license('US-CO', {}, confirmed({ expires_on: '2027-02-28' }))],
      privileges: [privilege('psypact_apit')],
    }),
    { jurisdiction: 'US-TX' },
    no,
    'home_license_not_valid',
  ],
  [
    'APIT on the last day of its home license',
    facts({
      licenses: [license('US-CO', {}, confirmed({ expires_on: '2027-03-01' }))],
      privileges: [privilege('psypact_apit')],
    }),
    { jurisdiction: 'US-TX' },
    yes,
    'privilege_valid',
    '2027-03-02',
  ],
  [
    'APIT with an encumbered home license',
    facts({
      licenses: [license('US-CO', {}, confirmed({ encumbered: true }))],
      privileges: [privilege('psypact_apit')],
    }),
    { jurisdiction: 'US-TX' },
    no,
    'home_license_not_valid',
  ],
  [
    'APIT with an unverified home license',
    facts({ licenses: [license('US-CO', {}, null)], privileges: [privilege('psypact_apit')] }),
    { jurisdiction: 'US-TX' },
    open,
    'home_license_unverified',
  ],
  [
    'APIT with a home outside the compact',
    facts({
      licenses: [license('US-CA')],
      privileges: [privilege('psypact_apit', { home_license_id: 'lic_US-CA' })],
    }),
    { jurisdiction: 'US-TX' },
    no,
    'compact_home_not_issuing',
  ],
  [
    'APIT on a supervised home license',
    facts({
      licenses: [license('US-CO', { level: 'supervised' })],
      privileges: [privilege('psypact_apit')],
    }),
    { jurisdiction: 'US-TX' },
    no,
    'level_not_independent',
  ],
  [
    'home by its flag',
    facts({
      licenses: [license('US-CO', { is_home_state: true })],
      privileges: [privilege('psypact_apit', { home_license_id: null })],
    }),
    { jurisdiction: 'US-TX' },
    yes,
    'privilege_valid',
  ],
  [
    'TAP in person',
    tap({ days_used: 29 }),
    { jurisdiction: 'US-TX', format: 'in_person' },
    yes,
    'privilege_valid',
  ],
  [
    'TAP after its thirty days',
    tap({ days_used: 30 }),
    { jurisdiction: 'US-TX', format: 'in_person' },
    no,
    'days_exhausted',
    '2028-01-01',
  ],
  [
    'TAP by video',
    tap(),
    { jurisdiction: 'US-TX', format: 'telehealth' },
    no,
    'format_not_covered',
  ],
  // The Counseling Compact: a privilege for each state, only where it is issued.
  [
    'a privilege between issuing states',
    counselor('US-AZ', 'US-MN'),
    { jurisdiction: 'US-MN' },
    yes,
    'privilege_valid',
  ],
  [
    'a privilege for another state',
    counselor('US-AZ', 'US-MN'),
    { jurisdiction: 'US-OH' },
    no,
    'no_authority_in_jurisdiction',
  ],
  [
    'a compact enacted but not issuing',
    counselor('US-AZ', 'US-TN'),
    { jurisdiction: 'US-TN' },
    no,
    'compact_not_issuing',
  ],
  [
    'a home that does not issue',
    counselor('US-TN', 'US-AZ'),
    { jurisdiction: 'US-AZ' },
    no,
    'compact_home_not_issuing',
  ],
  [
    'the day before Ohio issued',
    counselor('US-AZ', 'US-OH'),
    { jurisdiction: 'US-OH', on: '2026-01-04' },
    no,
    'compact_not_issuing',
    '2026-01-05',
  ],
  [
    'the day Ohio began',
    counselor('US-AZ', 'US-OH'),
    { jurisdiction: 'US-OH', on: '2026-01-05' },
    yes,
    'privilege_valid',
  ],
  [
    'the day before Indiana issued, from there',
    counselor('US-IN', 'US-AZ'),
    { jurisdiction: 'US-AZ', on: '2026-06-07' },
    no,
    'compact_home_not_issuing',
    '2026-06-08',
  ],
  [
    'a privilege in person too',
    counselor('US-AZ', 'US-GA'),
    { jurisdiction: 'US-GA', format: 'in_person' },
    yes,
    'privilege_valid',
  ],
  // Compacts that grant nothing yet.
  [
    'social work issues nothing yet',
    facts({
      profession: 'clinical_social_worker',
      licenses: [license('US-CO')],
      privileges: [privilege('social_work')],
    }),
    { jurisdiction: 'US-UT' },
    no,
    'compact_not_issuing',
  ],
  // The nurses’ compact: one license for all members, but not for advanced practice.
  [
    'a multistate nurse in a member state',
    nurse(),
    { jurisdiction: 'US-UT' },
    yes,
    'privilege_valid',
  ],
  [
    'a multistate nurse where the compact is only enacted',
    nurse(),
    { jurisdiction: 'US-MA' },
    no,
    'compact_not_issuing',
  ],
  [
    'a nurse practitioner with a multistate license',
    nurse({ profession: 'pmhnp' }),
    { jurisdiction: 'US-UT' },
    no,
    'compact_profession_mismatch',
  ],
  // Supervised levels.
  ['supervised by an eligible practitioner', supervised(facts()), {}, yes, 'license_valid'],
  ['without a supervisor', supervised(null, null), {}, no, 'supervisor_missing'],
  [
    'supervised before it began',
    supervised(facts(), { supervisor_id: 'prac_s', starts_on: '2027-03-02' }),
    {},
    no,
    'supervisor_missing',
    '2027-03-02',
  ],
  [
    'supervised on its last day',
    supervised(facts(), { supervisor_id: 'prac_s', ends_on: '2027-03-01' }),
    {},
    yes,
    'license_valid',
    '2027-03-02',
  ],
  [
    'supervised after it ended',
    supervised(facts(), { supervisor_id: 'prac_s', ends_on: '2027-02-28' }),
    {},
    no,
    'supervisor_missing',
  ],
  [
    'the supervisor is suspended',
    supervised(facts({ status: 'suspended' })),
    {},
    no,
    'supervisor_not_eligible',
  ],
  [
    'the supervisor is licensed elsewhere',
    supervised(facts({ licenses: [license('US-NV')] })),
    {},
    no,
    'supervisor_not_eligible',
  ],
  [
    'the supervisor is not verified',
    supervised(facts({ status: 'submitted' })),
    {},
    open,
    'supervisor_unknown',
  ],
  [
    'the supervisor is supervised',
    supervised(facts({ licenses: [license('US-CA', { level: 'supervised' })] })),
    {},
    no,
    'supervisor_not_eligible',
  ],
  [
    'the supervisor’s license ends first',
    supervised(
      facts({ licenses: [license('US-CA', {}, confirmed({ expires_on: '2027-03-31' }))] }),
    ),
    {},
    yes,
    'license_valid',
    '2027-04-01',
  ],
  [
    'a trainee alone',
    facts({ licenses: [license('US-CA', { level: 'trainee' })] }),
    {},
    no,
    'supervisor_missing',
  ],
  // Prescribing.
  [
    'a psychiatrist with a registration',
    doctor([dea()]),
    { prescribing: true },
    yes,
    'license_valid',
  ],
  ['without one', doctor(), { prescribing: true }, no, 'dea_missing'],
  ['with one for another state', doctor([dea('US-NV')]), { prescribing: true }, no, 'dea_missing'],
  [
    'with one that expired yesterday',
    doctor([dea('US-CA', { verified: seen('2027-02-28') })]),
    { prescribing: true },
    no,
    'dea_expired',
  ],
  [
    'with one on its last day',
    doctor([dea('US-CA', { verified: seen('2027-03-01') })]),
    { prescribing: true },
    yes,
    'license_valid',
    '2027-03-02',
  ],
  [
    'with one that is not verified',
    doctor([dea('US-CA', { verified: null })]),
    { prescribing: true },
    open,
    'dea_unverified',
  ],
  [
    'with one that is not active',
    doctor([dea('US-CA', { verified: seen('2027-12-31', false) })]),
    { prescribing: true },
    no,
    'dea_not_active',
  ],
  ['without prescribing none is needed', doctor(), {}, yes, 'license_valid'],
  [
    'a psychologist does not prescribe',
    facts(),
    { prescribing: true },
    no,
    'profession_cannot_prescribe',
  ],
  [
    'a prescribing psychologist does',
    facts({ taxonomies: [{ code: '103TP0016X' }], dea_registrations: [dea()] }),
    { prescribing: true },
    yes,
    'license_valid',
  ],
  // Exclusions.
  ['possibly excluded', facts({ possible_exclusion: true }), {}, open, 'possible_exclusion'],
  ['excluded', excluded(), {}, no, 'excluded', null],
  [
    'the day before the exclusion',
    excluded({ excluded_on: '2027-03-02' }),
    {},
    yes,
    'license_valid',
    '2027-03-02',
  ],
  [
    'the day of the reinstatement',
    excluded({ reinstated_on: '2027-03-01' }),
    {},
    yes,
    'license_valid',
  ],
  [
    'the day before the reinstatement',
    excluded({ reinstated_on: '2027-03-02' }),
    {},
    no,
    'excluded',
    '2027-03-02',
  ],
  [
    'waived in that state',
    excluded({ waived_on: '2027-01-01', waiver_jurisdiction: 'US-CA' }),
    {},
    yes,
    'license_valid',
  ],
  [
    'waived from tomorrow',
    excluded({ waived_on: '2027-03-02', waiver_jurisdiction: 'US-CA' }),
    {},
    no,
    'excluded',
    '2027-03-02',
  ],
  [
    'waived in another state',
    excluded({ waived_on: '2027-01-01', waiver_jurisdiction: 'US-NV' }),
    {},
    no,
    'excluded',
  ],
]

test('There are at least sixty cases with distinct names', () => {
  assert.ok(cases.length >= 60)
  assert.equal(new Set(cases.map(([name]) => name)).size, cases.length)
})

for (const [name, given, query, result, reason, next] of cases) {
  test(`Eligibility, ${name}: ${result}`, () => {
    const question = { jurisdiction: 'US-CA', on: '2027-03-01', ...query }
    const found = eligibilityOf(given, question)
    assert.equal(found.result, result)
    assert.ok(
      found.reasons.some(({ code }) => code === reason),
      `reasons: ${found.reasons.map(({ code }) => code).join()}`,
    )
    assert.equal(found.credential === null, result !== 'eligible')
    if (next !== undefined) assert.equal(found.changes_next_on, next)
  })
}

test('An authority differs from a privilege, and each has its jurisdiction', () => {
  const credential = eligibilityOf(apit(), { jurisdiction: 'US-TX', on: '2027-03-01' }).credential
  assert.deepEqual(credential, { kind: 'authority', id: 'priv_psypact_apit', jurisdiction: null })
  const there = { jurisdiction: 'US-MN', on: '2027-03-01' }
  const each = eligibilityOf(counselor('US-AZ', 'US-MN'), there).credential
  assert.deepEqual(each, { kind: 'privilege', id: 'priv_counseling', jurisdiction: 'US-MN' })
})

test('Every result has reasons, with a message each', () => {
  for (const [, given, query, result] of cases) {
    const question = { jurisdiction: 'US-CA', on: '2027-03-01', ...query }
    const found = eligibilityOf(given, question)
    assert.ok(found.reasons.length > 0)
    for (const { message } of found.reasons) assert.match(message, /\.$/)
    assert.equal(found.result, result)
  }
})
