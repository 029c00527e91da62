// Tests which authorization number a claim carries: found by session or by its terms, named by the
// caller, or entered by hand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  claimLine,
  createBillingPractitioner,
  createClaim,
  createCompletedSession,
  createInsuredPerson,
  service_date,
  submitClaim,
} from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'

async function insuredPractice(coverage: object = {}) {
  const { key } = await createTestAccount()
  const options = { key }
  const practitioner_id = await createBillingPractitioner(options)
  const insured = await createInsuredPerson('SBX-PAID-0001', coverage, options)
  const authorize = async (fields: object = {}) => {
    const body = {
      coverage_id: insured.coverage_id,
      authorization_number: 'AUTH1',
      starts_on: service_date,
      ...fields,
    }
    const made = await call('POST', '/v1/authorizations', body, options)
    assert.equal(made.status, 200, made.text)
    return made.body.id as string
  }
  const bill = (fields: object = {}) =>
    createClaim(undefined, { practitioner_id, insured, ...fields }, options)
  return { options, practitioner_id, insured, authorize, bill }
}

const numbersOf = ({ authorization_id, prior_authorization, referral_number }: any) => [
  authorization_id,
  prior_authorization,
  referral_number,
]

test('A claim carries the number of the authorization that covers its lines', async () => {
  const { authorize, bill, options } = await insuredPractice()
  await authorize({ authorization_number: 'OTHER', procedure_codes: ['90834'] })
  await authorize({ authorization_number: 'LATER', starts_on: '2099-01-01' })
  assert.deepEqual(numbersOf(await bill()), [null, null, null])
  const id = await authorize({ procedure_codes: ['90837', '90834'] })
  const claim = await bill()
  assert.deepEqual(numbersOf(claim), [id, 'AUTH1', null])
  const sent = await submitClaim(claim.id, options)
  const { body } = await call('GET', `/v1/claims/${sent.id}/x12`, undefined, options)
  assert.match(body.data[0].text, /REF\*G1\*AUTH1~/)
  const both = [claimLine(), claimLine({ procedure_code: '90785', minutes: null })]
  assert.deepEqual(numbersOf(await bill({ lines: both })), [null, null, null])
})

test('A referral goes out as REF*9F', async () => {
  const { authorize, bill, options } = await insuredPractice()
  const id = await authorize({ type: 'referral', authorization_number: 'R7' })
  const claim = await bill()
  assert.deepEqual(numbersOf(claim), [id, null, 'R7'])
  const sent = await submitClaim(claim.id, options)
  const { body } = await call('GET', `/v1/claims/${sent.id}/x12`, undefined, options)
  assert.match(body.data[0].text, /REF\*9F\*R7~/)
  assert.doesNotMatch(body.data[0].text, /REF\*G1/)
  const form = await call('GET', `/v1/claims/${sent.id}/form`, undefined, options)
  assert.match(form.text, /"R7"/)
})

test('The caller can name an authorization, enter a number, or ask for none', async () => {
  const { authorize, bill, options } = await insuredPractice()
  const first = await authorize()
  const second = await authorize({ authorization_number: 'AUTH2', ends_on: service_date })
  assert.deepEqual(numbersOf(await bill({ authorization_id: first })), [first, 'AUTH1', null])
  assert.deepEqual(numbersOf(await bill({ prior_authorization: 'X' })), [null, 'X', null])
  const none = await bill({ authorization_id: null })
  assert.deepEqual(numbersOf(none), [null, null, null])
  const path = `/v1/claims/${none.id}`
  const changed = await call('PATCH', path, { authorization_id: second }, options)
  assert.deepEqual(numbersOf(changed.body), [second, 'AUTH2', null])
  const cleared = await call('PATCH', path, { authorization_id: null }, options)
  assert.deepEqual(numbersOf(cleared.body), [null, null, null])
  const other = await insuredPractice()
  const foreign = await other.authorize()
  const refused = await call('PATCH', path, { authorization_id: foreign }, options)
  assert.deepEqual([refused.status, refused.body.error.param], [404, 'authorization_id'])
})

test('A session that exceeds an authorization is billed without its number, with a warning', async () => {
  const practice = await insuredPractice({ authorization_required: true })
  const { authorize, practitioner_id, insured, options } = practice
  const { person_id, coverage_id } = insured
  const id = await authorize({ units: 1 })
  const one = await createCompletedSession(practitioner_id, person_id, options)
  const draft = async (session_id: string) => {
    const body = { coverage_id, session_ids: [session_id] }
    const made = await call('POST', '/v1/claims', body, options)
    assert.equal(made.status, 200, made.text)
    const checked = await call('POST', `/v1/claims/${made.body.id}/validate`, {}, options)
    return checked.body
  }
  const covered = await draft(one.session_id)
  assert.deepEqual(numbersOf(covered), [id, 'AUTH1', null])
  const later = { starts_at: '2031-01-07T17:00:00Z' }
  const two = await createCompletedSession(practitioner_id, person_id, options, later)
  const uncovered = await draft(two.session_id)
  assert.deepEqual(numbersOf(uncovered), [null, null, null])
  const codes = uncovered.validations.map(({ code }: any) => code)
  assert.ok(codes.includes('authorization_missing'), codes.join())
})
