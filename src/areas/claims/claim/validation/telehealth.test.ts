// Telehealth codes follow the payer's rule on the date of service, and validation says which.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodClaim, goodFacts, handLine } from '#tests/claim_facts.ts'
import {
  claimLine,
  claimStep,
  createBillingPractitioner,
  createClaim,
  createCompletedSession,
  createInsuredPerson,
} from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { payerRulesOn } from '#catalogue/payers.ts'
import { completeLines } from '#areas/claims/claim/lines.ts'
import { validateFacts } from './validate.ts'

const telehealth_codes = [
  'telehealth_pos_modifier_mismatch',
  'telehealth_place_differs',
  'telehealth_modifier_differs',
  'payer_prefers_no_modifier',
]

// The telehealth codes that a line gets from a payer on a date.
function codesFor(payer_id: string, service_date: string, place: string, modifiers: string[]) {
  const lines = completeLines([handLine({ service_date, modifiers })])
  const claim = goodClaim({ lines, place_of_service: place })
  const rules = payerRulesOn(payer_id, service_date)
  return validateFacts(goodFacts({ claim, rules }))
    .map(({ code }) => code as string)
    .filter((code) => telehealth_codes.includes(code))
}

test('A payer without its own rule follows the usual one of its type, by date', () => {
  const [medicare, commercial] = ['13202', '60054']
  assert.deepEqual(codesFor(medicare, '2026-11-02', '10', []), [])
  assert.deepEqual(codesFor(medicare, '2026-11-02', '10', ['93']), [])
  assert.deepEqual(codesFor(medicare, '2026-11-02', '10', ['95']), ['payer_prefers_no_modifier'])
  assert.deepEqual(codesFor(medicare, '2022-11-02', '11', ['95']), [])
  assert.deepEqual(codesFor(medicare, '2022-11-02', '10', ['95']), ['telehealth_place_differs'])
  assert.deepEqual(codesFor(medicare, '2023-01-01', '11', ['93']), [])
  assert.deepEqual(codesFor(medicare, '2026-11-02', '11', ['95']), [
    'telehealth_pos_modifier_mismatch',
  ])
  assert.deepEqual(codesFor(commercial, '2026-11-02', '10', ['95']), [])
  assert.deepEqual(codesFor(commercial, '2026-11-02', '02', ['93']), [])
  assert.deepEqual(codesFor(commercial, '2026-11-02', '10', []), ['telehealth_modifier_differs'])
  assert.deepEqual(codesFor(commercial, '2026-11-02', '10', ['GT']), [
    'telehealth_modifier_differs',
  ])
  assert.deepEqual(codesFor(commercial, '2026-11-02', '11', []), [])
})

test("A contract's rule applies while it is in effect, to drafts and to validation", async () => {
  const { key } = await createTestAccount()
  const ask = { key }
  const telehealth = {
    home_place_of_service: '02',
    other_place_of_service: '02',
    video_modifier: 'GT',
    audio_modifier: null,
  }
  const terms = { payer_id: 'SBX01', telehealth, starts_on: '2026-01-01' }
  const contract = await call('POST', '/v1/payer_contracts', terms, ask)
  assert.deepEqual(contract.body.telehealth, telehealth, contract.text)
  const on = async (day: string) =>
    (await call('GET', `/v1/payers/SBX01?on=${day}`, undefined, ask)).body.telehealth
  assert.deepEqual(await on('2026-06-01'), {
    ...telehealth,
    source: 'contract',
    starts_on: '2026-01-01',
  })
  const earlier = await on('2025-12-31')
  assert.deepEqual([earlier.source, earlier.video_modifier], ['payer_type', '95'])

  const practitioner_id = await createBillingPractitioner(ask)
  const { person_id, coverage_id } = await createInsuredPerson(undefined, {}, ask)
  const { session_id } = await createCompletedSession(practitioner_id, person_id, ask)
  const drafted = await call('POST', '/v1/claims', { coverage_id, session_ids: [session_id] }, ask)
  const { place_of_service, modifiers } = drafted.body.lines[0]
  assert.deepEqual([place_of_service, modifiers], ['02', ['GT']])
  const valid = await claimStep(drafted.body.id, 'validate', undefined, ask)
  assert.deepEqual(valid.body.validations, [])

  const bare = claimLine({ place_of_service: '02', modifiers: [] })
  const without = await createClaim(undefined, { practitioner_id, lines: [bare] }, ask)
  const accepted = await claimStep(without.id, 'validate', undefined, ask)
  assert.deepEqual(accepted.body.validations, [], 'audio only has no modifier')

  const by_hand = await createClaim(undefined, { practitioner_id, lines: [claimLine()] }, ask)
  const { body } = await claimStep(by_hand.id, 'validate', undefined, ask)
  const rule =
    'By your contract since 2026-01-01: place of service 02 at home, 02 elsewhere; ' +
    'modifier for video: GT, for audio only: none.'
  assert.deepEqual(
    body.validations.map(({ code, severity, message }: Record<string, string>) => [
      code,
      severity,
      message!.endsWith(rule),
    ]),
    [
      ['telehealth_place_differs', 'warning', true],
      ['telehealth_modifier_differs', 'warning', true],
    ],
  )
})

test('A session by phone has the modifier for audio only', async () => {
  const facts = goodFacts()
  const of = (format: 'phone' | 'telehealth', modifiers: string[]) =>
    validateFacts({
      ...facts,
      claim: goodClaim({ lines: completeLines([handLine({ session_id: 'ses_1', modifiers })]) }),
      sessions: new Map([
        [
          'ses_1',
          {
            id: 'ses_1',
            status: 'completed',
            person_ids: ['per_1'],
            practitioner_id: 'prac_1',
            format,
            signed: true,
            billed_elsewhere: false,
            charged_to_person: false,
          },
        ],
      ]),
    }).map(({ code }) => code)
  assert.deepEqual(of('phone', ['93']), [])
  assert.deepEqual(of('phone', ['95']), ['telehealth_modifier_differs'])
  assert.deepEqual(of('telehealth', ['95']), [])
  assert.deepEqual(of('telehealth', ['93']), ['telehealth_modifier_differs'])
})
