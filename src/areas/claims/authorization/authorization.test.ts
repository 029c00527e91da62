// Tests authorizations on a fresh account: what reserves, uses and gives back units, which
// authorization a session counts against, and what happens when it runs out or ends.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authorizedPractice, warningsOf } from '#tests/authorization_examples.ts'
import { resultOf } from '#tests/fresh_practice.ts'
import { createTestAccount } from '#tests/harness.ts'

const provider = { npi: '1234567893', name: 'Lakeside Practice' }

test('A booked session reserves a unit, a completed one uses it, and a canceled one gives it back', async () => {
  const { authorize, countsOf, meet, step, advance } = await authorizedPractice()
  const { id, status } = await authorize()
  assert.equal(status, 'approved')
  assert.deepEqual(await countsOf(id), [0, 0, 4])
  const first = await meet(2)
  const second = await meet(3)
  assert.deepEqual(await countsOf(id), [0, 2, 2])
  await step(second, 'cancel', { canceled_by: 'person' })
  assert.deepEqual(await countsOf(id), [0, 1, 3])
  await advance('P3D')
  const location = { person_location: { jurisdiction: 'US-NY' } }
  const done = await step(first, 'complete', location)
  assert.equal(done.status, 200, done.text)
  assert.deepEqual(await countsOf(id), [1, 0, 3])
})

test('A no-show gives its unit back, and its correction uses it', async () => {
  const { authorize, countsOf, meet, step, advance } = await authorizedPractice()
  const { id } = await authorize()
  const session = await meet(1)
  await advance('P2D')
  assert.equal((await step(session, 'no_show', { no_show_by: 'person' })).status, 200)
  assert.deepEqual(await countsOf(id), [0, 0, 4])
  const location = { person_location: { jurisdiction: 'US-NY' } }
  assert.equal((await step(session, 'correct', location)).status, 200)
  assert.deepEqual(await countsOf(id), [1, 0, 3])
})

test('A session counts only if its date, procedure, practitioner and payer type fit', async () => {
  const { ask, at, authorize, countsOf, meet, practitioner_id } = await authorizedPractice()
  const { id } = await authorize({
    procedure_codes: ['90834'],
    practitioner_id,
    starts_on: at(2).slice(0, 10),
    ends_on: at(20).slice(0, 10),
  })
  await meet(1, { procedure_code: '90834' })
  await meet(21, { procedure_code: '90834' })
  await meet(3, { procedure_code: '90837' })
  await meet(4, { procedure_code: '90834', payer_type: 'self_pay' })
  assert.deepEqual(await countsOf(id), [0, 0, 4])
  const fits = await meet(5, { procedure_code: '90834' })
  await meet(6)
  assert.deepEqual(await countsOf(id), [0, 2, 2])
  await ask('PATCH', `/v1/sessions/${fits.body.id}`, { procedure_code: '90837' })
  assert.deepEqual(await countsOf(id), [0, 1, 3])
})

test('Sessions that were booked before the approval count from its first date on', async () => {
  const { ask, authorize, countsOf, meet } = await authorizedPractice()
  await meet(1)
  await meet(2)
  const { id, status } = await authorize({ authorization_number: undefined })
  assert.equal(status, 'requested')
  assert.deepEqual(await countsOf(id), [0, 0, 4])
  const incomplete = await ask('POST', `/v1/authorizations/${id}/approve`, {})
  assert.equal(incomplete.body.error.param, 'authorization_number')
  const approval = { authorization_number: 'A7', units: 6 }
  const approved = await ask('POST', `/v1/authorizations/${id}/approve`, approval)
  assert.deepEqual([approved.body.status, approved.body.reserved], ['approved', 2])
  assert.deepEqual(await countsOf(id), [0, 2, 4])
  await ask('POST', `/v1/authorizations/${id}/cancel`, { reason: 'Entered twice' })
  assert.deepEqual(await countsOf(id), [0, 0, 6])
})

test('Timed units follow the length of the session', async () => {
  const { authorize, countsOf, meet } = await authorizedPractice()
  const { id } = await authorize({ units: 12, minutes_per_unit: 15 })
  await meet(1, { duration_minutes: 50 })
  await meet(2, { duration_minutes: 5 })
  assert.deepEqual(await countsOf(id), [0, 4, 8])
})

test('A session that exceeds one authorization counts against the next that fits', async () => {
  const { authorize, countsOf, meet, step } = await authorizedPractice()
  const first = await authorize({ units: 2, external_units: 1 })
  const second = await authorize({ authorization_number: 'AUTH2', units: 3 })
  const earliest = await meet(1)
  await meet(2)
  assert.deepEqual(await countsOf(first.id), [0, 1, 0])
  assert.deepEqual(await countsOf(second.id), [0, 1, 2])
  await step(earliest, 'cancel', { canceled_by: 'practitioner' })
  await meet(3)
  assert.deepEqual(await countsOf(first.id), [0, 1, 0])
  assert.deepEqual(await countsOf(second.id), [0, 1, 2])
})

test('An authorization is exhausted when its units are used, and restored by more units', async () => {
  const practice = await authorizedPractice()
  const { ask, authorize, statusOf, meet, step, advance, eventsOf } = practice
  const { id } = await authorize({ units: 1 })
  const session = await meet(1)
  await advance('P2D')
  assert.equal(await statusOf(id), 'approved')
  const location = { person_location: { jurisdiction: 'US-NY' } }
  await step(session, 'complete', location)
  await advance('PT1S')
  assert.equal(await statusOf(id), 'exhausted')
  const more = await ask('PATCH', `/v1/authorizations/${id}`, { units: 5 })
  assert.deepEqual([more.body.status, more.body.remaining], ['approved', 4])
  assert.ok((await eventsOf(id)).includes('authorization.exhausted'))
  assert.ok((await eventsOf(id)).includes('authorization.restored'))
})

test('The last units and the end are announced once each', async () => {
  const practice = await authorizedPractice()
  const { ask, at, authorize, meet, step, advance, eventsOf } = practice
  const { id } = await authorize({ units: 4, ends_on: at(30).slice(0, 10) })
  const counted = async () => {
    const types = await eventsOf(id)
    const many = (type: string) => types.filter((each) => each === `authorization.${type}`).length
    return [many('running_low'), many('expiring_soon'), many('expired')]
  }
  await meet(2)
  await advance('PT1S')
  assert.deepEqual(await counted(), [0, 0, 0])
  const second = await meet(3)
  await advance('PT1S')
  assert.deepEqual(await counted(), [1, 0, 0])
  await step(second, 'cancel', { canceled_by: 'person' })
  await meet(4)
  await advance('PT1S')
  assert.deepEqual(await counted(), [1, 0, 0])
  await advance('P17D')
  assert.deepEqual(await counted(), [1, 1, 0])
  await ask('PATCH', `/v1/authorizations/${id}`, { ends_on: at(60).slice(0, 10) })
  await advance('P45D')
  assert.deepEqual(await counted(), [1, 2, 1])
  const later = await ask('PATCH', `/v1/authorizations/${id}`, { ends_on: at(90).slice(0, 10) })
  assert.equal(later.body.status, 'approved')
})

test('Sessions without a required authorization are booked with a warning and can be listed', async () => {
  const { ask, authorize, meet } = await authorizedPractice({ authorization_required: true })
  const session = await meet(1)
  assert.equal(session.status, 200)
  assert.deepEqual(warningsOf(session), ['authorization_missing'])
  const lacking = async () =>
    (await ask('GET', '/v1/sessions?lacks_authorization=true')).body.data.map(({ id }: any) => id)
  assert.deepEqual(await lacking(), [session.body.id])
  const { id } = await authorize({ units: 1 })
  assert.deepEqual(await lacking(), [])
  const over = await meet(2)
  assert.deepEqual(warningsOf(over), ['authorization_used_up'])
  assert.deepEqual(warningsOf(await meet(3, { payer_type: 'self_pay' })), [])
  await ask('POST', `/v1/authorizations/${id}/cancel`, {})
  assert.equal((await lacking()).length, 2)
  assert.deepEqual((await ask('GET', '/v1/sessions?lacks_authorization=false')).body.data.length, 1)
})

test('An eligibility check records that the payer requires authorization', async () => {
  const { ask, coverage_id, advance, meet } = await authorizedPractice({
    member_id: 'SBX-ELIG-AUTHREQ-1',
  })
  assert.deepEqual(warningsOf(await meet(1)), [])
  const check = await ask('POST', `/v1/coverages/${coverage_id}/check`, { provider })
  assert.equal(check.status, 200, check.text)
  await advance('PT1M')
  const coverage = await ask('GET', `/v1/coverages/${coverage_id}`)
  assert.equal(coverage.body.authorization_required, true)
  assert.deepEqual(warningsOf(await meet(2)), ['authorization_missing'])
})

test('An EAP case is used before the insurance, and its end is a warning', async () => {
  const { ask, insure, person_id, authorize, countsOf, meet } = await authorizedPractice()
  const eap = await insure(person_id, { program: 'eap', payer_id: 'SBXSEC', member_id: 'E1' })
  const plan = await authorize({ units: 10 })
  const eap_case = await authorize({ coverage_id: eap, authorization_number: 'CASE-1', units: 2 })
  assert.deepEqual([await meet(1), await meet(2)].map(warningsOf), [[], []])
  assert.deepEqual(await countsOf(eap_case.id), [0, 2, 0])
  assert.deepEqual(await countsOf(plan.id), [0, 0, 10])
  const third = await meet(3)
  assert.deepEqual(warningsOf(third), ['authorization_used_up'])
  assert.equal(third.body.warnings[0].coverage_id, eap)
  assert.deepEqual(await countsOf(plan.id), [0, 1, 9])
  await ask('POST', `/v1/coverages/${eap}/void`)
  const fourth = await meet(4)
  assert.deepEqual(warningsOf(fourth), [])
})

test('Bad input changes nothing', async () => {
  const { ask, authorize, coverage_id, at } = await authorizedPractice()
  const refused = async (fields: object, param: string) => {
    const { status, body } = await ask('POST', '/v1/authorizations', { coverage_id, ...fields })
    assert.ok([400, 404].includes(status))
    assert.equal(body.error.param, param)
  }
  await refused({ coverage_id: 'cov_none' }, 'coverage_id')
  await refused({ units: 0 }, 'units')
  await refused({ practitioner_id: 'prac_none' }, 'practitioner_id')
  await refused({ document_id: 'doc_none' }, 'document_id')
  await refused({ starts_on: at(5).slice(0, 10), ends_on: at(4).slice(0, 10) }, 'ends_on')
  assert.deepEqual((await ask('GET', '/v1/authorizations')).body.data, [])
  const { id } = await authorize()
  const path = `/v1/authorizations/${id}`
  assert.deepEqual(resultOf(await ask('POST', `${path}/approve`, {})), [409, 'invalid_transition'])
  assert.deepEqual(resultOf(await ask('POST', `${path}/deny`, {})), [409, 'invalid_transition'])
  assert.equal((await ask('PATCH', path, { authorization_number: null })).status, 400)
  const { key } = await createTestAccount()
  const headers = { authorization: `Bearer ${key}` }
  assert.equal((await ask('GET', path, undefined, headers)).status, 404)
})
