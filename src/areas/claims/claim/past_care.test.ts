// Tests claims for care whose coverages, consents, authorization, contract, rates, license and
// address ended before the claim was made: dates of service decide every rule, never today.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimLine, claimStep, createBillingPractitioner, readClaim } from '#tests/claims.ts'
import { createInsuredPerson, advanceClock, service_date } from '#tests/claims.ts'
import { grantConsent, complete_authorization } from '#tests/person_examples.ts'
import { type RequestOptions, call, createTestAccount, sql } from '#tests/harness.ts'

const day = (days: number) => Temporal.PlainDate.from(service_date).add({ days }).toString()
const ended_on = day(15) // After today, so that the care takes place before anything has ended.
const terms = { ends_on: ended_on }
const period = { end: `${day(16)}T04:00:00Z` }
const payment = { kind: 'financial', purposes: ['payment'] }
const part2 = { ...complete_authorization, kind: 'part2_tpo', purposes: ['payment'] }
const plans = { recipients: [{ type: 'class', id: 'health_plans' }], data_categories: ['sud'] }

// A person who was insured twice until a day that is a month ago.
async function formerlyInsured(member_id: string) {
  const { key } = await createTestAccount()
  const options: RequestOptions = { key }
  const created = async (path: string, body: object) => {
    const made = await call('POST', path, body, options)
    assert.equal(made.status, 200, made.text)
    return made.body.id as string
  }
  const practitioner_id = await createBillingPractitioner(options)
  const insured = { ...terms, consent: false, authorization_required: true }
  const { person_id, coverage_id } = await createInsuredPerson(member_id, insured, options)
  const other = { ...terms, payer_id: 'SBXSEC', member_id: 'SBX-FULL-1', sequence: 'secondary' }
  const secondary_id = await created('/v1/coverages', { person_id, ...other })
  const contract = { ...terms, enrollments: { claims: 'enrolled' } }
  const list = { ...contract, payer_id: 'LOCAL1', name: 'Local Plan' }
  await created('/v1/payer_contracts', list)
  const number = { authorization_number: 'AUTH1', starts_on: day(-30), ...terms }
  await created('/v1/authorizations', { coverage_id, ...number })
  const consent = await grantConsent(person_id, { ...payment, period }, options)
  await grantConsent(person_id, { ...part2, ...plans, period }, options)
  await sql.query(
    `update practitioners set licenses = jsonb_set(
       licenses, '{0,verified,expires_on}', to_jsonb($2::text)) where id = $1`,
    [practitioner_id, ended_on],
  )
  await advanceClock('P45D', options)
  const home = { line1: '7 Elm Street', city: 'Albany', state: 'NY', postal_code: '12208' }
  const moved = { line1: '1 Pine Road', city: 'Reno', state: 'NV', postal_code: '89501' }
  const addresses = [
    { use: 'home', country: 'US', ...moved, period: { start: day(20) } },
    { use: 'old', country: 'US', ...home, period: { end: day(19) } },
  ]
  const change = await call('PATCH', `/v1/persons/${person_id}`, { addresses }, options)
  assert.equal(change.status, 200, change.text)
  const billed = { practitioner_id, place_of_service: '10', lines: [claimLine()] }
  const diagnoses = [
    { code: 'F41.1', rank: 1 },
    { code: 'F10.20', rank: 2 },
  ]
  const draft = (fields: object = {}) =>
    created('/v1/claims', { coverage_id, ...billed, diagnoses, ...fields })
  const take = async (id: string, step: string, body?: object) => {
    const { status, body: result, text } = await claimStep(id, step, body, options)
    assert.equal(status, 200, `${step}: ${text}`)
    return result
  }
  const ids = { person_id, coverage_id, secondary_id, consent_id: consent.id }
  return { ...ids, options, created, draft, take }
}

const notices = ['authorization_missing', 'filing_deadline_near']
const unexpected = ({ validations }: any) =>
  validations
    .map(({ code }: { code: string }) => code)
    .filter((code: string) => notices.includes(code))

test('A claim for care before everything ended passes through every step', async () => {
  const { options, coverage_id, secondary_id, draft, take } = await formerlyInsured('SBX-PAID-1')
  const { body: coverage } = await call('GET', `/v1/coverages/${coverage_id}`, undefined, options)
  assert.equal(coverage.status, 'terminated')
  const id = await draft()
  const validated = await take(id, 'validate')
  assert.equal(validated.status, 'validated', JSON.stringify(validated.validations))
  assert.deepEqual(unexpected(validated), [])
  assert.equal(validated.prior_authorization, 'AUTH1')
  await take(id, 'submit')
  await take(id, 'check_status')
  await advanceClock('P15D', options)
  assert.equal((await readClaim(id, options)).status, 'paid')
  const next = `/v1/claims?coverage_id=${secondary_id}`
  const { body: followers } = await call('GET', next, undefined, options)
  const [second] = followers.data
  await take(second.id, 'submit')
  const replacement = await take(id, 'replace', { note: 'Corrected' })
  await take(replacement.id, 'submit')
  await advanceClock('P2D', options)
  await take(replacement.id, 'void')
})

test('A denial of care before everything ended can be appealed', async () => {
  const { options, draft, take } = await formerlyInsured('SBX-APPEAL-WIN-1')
  const id = await draft()
  await take(id, 'submit')
  await advanceClock('P15D', options)
  assert.equal((await readClaim(id, options)).status, 'denied')
  await take(id, 'appeal', { reason: 'Medically necessary' })
})

test('Care after the end is not billed by what has ended', async () => {
  const { options, draft } = await formerlyInsured('SBX-PAID-1')
  const id = await draft({ lines: [claimLine({ service_date: day(17) })] })
  const { body } = await claimStep(id, 'validate', undefined, options)
  const codes = body.validations.map(({ code }: any) => code)
  for (const code of ['consent_missing', 'coverage_inactive_on_date', 'authorization_missing'])
    assert.ok(codes.includes(code), `${code} isn't in ${codes}`)
  assert.equal((await claimStep(id, 'submit', undefined, options)).status, 403)
})

test('Care over several days is billed if the last of them was covered', async () => {
  const { options, draft } = await formerlyInsured('SBX-PAID-1')
  const days = [14, 15, 16].map((ahead) => claimLine({ service_date: day(ahead) }))
  const statusOf = async (lines: object[]) => {
    const id = await draft({ lines })
    return (await claimStep(id, 'validate', undefined, options)).body.status
  }
  assert.equal(await statusOf(days.slice(0, 2)), 'validated')
  assert.equal(await statusOf(days), 'drafted')
})

test('A restriction binds claims for earlier care', async () => {
  const { options, person_id, draft } = await formerlyInsured('SBX-PAID-1')
  const payer = [{ type: 'payer', id: 'SBX01' }]
  const denial = { kind: 'restriction', decision: 'deny', recipients: payer }
  await grantConsent(person_id, denial, options)
  assert.equal((await claimStep(await draft(), 'submit', undefined, options)).status, 403)
})

test('What was revoked before its end permits no claim', async () => {
  const { key } = await createTestAccount()
  const options = { key }
  const practitioner_id = await createBillingPractitioner(options)
  const { person_id, coverage_id } = await createInsuredPerson('SBX-1', { consent: false }, options)
  const { id: consent_id } = await grantConsent(person_id, { ...payment, period }, options)
  const revoked = await call('POST', `/v1/consents/${consent_id}/revoke`, {}, options)
  assert.equal(revoked.status, 200, revoked.text)
  const body = { coverage_id, practitioner_id, place_of_service: '10', lines: [claimLine()] }
  const diagnoses = [{ code: 'F41.1', rank: 1 }]
  const { id } = (await call('POST', '/v1/claims', { ...body, diagnoses }, options)).body
  assert.equal((await claimStep(id, 'submit', undefined, options)).status, 403)
})

test('A consent decision and an eligibility check about that care agree with its claim', async () => {
  const { options, person_id, coverage_id } = await formerlyInsured('SBX-PAID-1')
  const recipient = { type: 'payer', id: 'SBX01' }
  const ask = { person_id, action: 'disclose', purpose: 'payment', recipient }
  const decide = async (fields: object) => {
    const body = { ...ask, data_categories: ['claims', 'sud'], ...fields }
    return (await call('POST', '/v1/consent_decisions', body, options)).body.decision
  }
  assert.equal(await decide({ service_date }), 'permit')
  assert.equal(await decide({ service_date: day(17) }), 'deny')
  assert.equal(await decide({}), 'deny')
  assert.equal(await decide({ service_date, purpose: 'marketing' }), 'deny')
  const check = { provider: { npi: '1234567893', name: 'Lakeside Practice' } }
  const path = `/v1/coverages/${coverage_id}/check`
  const then = await call('POST', path, { ...check, service_date }, options)
  assert.equal(then.status, 200, then.text)
  assert.equal((await call('POST', path, check, options)).status, 403)
})

test('A coverage that ended can be recorded for a payer whose contract ended with it', async () => {
  const { person_id, created, draft, take } = await formerlyInsured('SBX-PAID-1')
  const past = { payer_id: 'LOCAL1', member_id: 'L1', sequence: 'tertiary', ...terms }
  const coverage_id = await created('/v1/coverages', { person_id, ...past })
  const id = await draft({ coverage_id })
  const { validations } = await take(id, 'validate')
  assert.ok(!validations.some(({ code }: any) => code === 'payer_unknown'))
})
