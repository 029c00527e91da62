// Tests coverages and payers: sequence, dates, subscribers and contract terms.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantConsent, createPerson } from '#tests/person_examples.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { adapters, call, db, createTestAccount, secrets, sql } from '#tests/harness.ts'
import { createCoverage } from './coverage.ts'

const add = (person_id: string, fields: object = {}, request = {}) =>
  call(
    'POST',
    '/v1/coverages',
    { person_id, payer_id: 'SBX01', member_id: 'SBX-PAID-1', ...fields },
    request,
  )

const insured = async (fields: object = {}) => {
  const { id: person_id } = await createPerson()
  const { body, text } = await add(person_id, fields)
  assert.ok(body.id, text)
  return { person_id, coverage: body }
}

test('Member and group data of a coverage is encrypted', async () => {
  const { coverage } = await insured({ member_id: 'W99887766', group_number: 'GRP55' })
  const { rows } = await sql.query('select c::text as text from coverages c where id = $1', [
    coverage.id,
  ])
  assert.doesNotMatch(rows[0].text, /W99887766|GRP55/)
  const read = await call('GET', `/v1/coverages/${coverage.id}`)
  assert.equal(read.body.member_id, 'W99887766')
  assert.equal(read.body.group_number, 'GRP55')
  assert.equal(read.body.sequence, 'primary')
})

test('A person can have one coverage of each sequence on a date', async () => {
  const { person_id, coverage } = await insured({ ends_on: '2027-03-31' })
  const overlapping = await add(person_id, { starts_on: '2027-03-31' })
  assert.equal(overlapping.status, 409)
  assert.equal(overlapping.body.error.code, 'coverage_conflict')
  const after = await add(person_id, { starts_on: '2027-04-01' })
  assert.equal(after.status, 200)
  const adjacent = await add(person_id, { sequence: 'secondary', payer_id: 'SBXSEC' })
  assert.equal(adjacent.status, 200)
  const longer = await call('PATCH', `/v1/coverages/${coverage.id}`, { ends_on: '2027-05-01' })
  assert.equal(longer.body.error.code, 'coverage_conflict')
  await call('POST', `/v1/coverages/${after.body.id}/void`, { reason: 'Wrong card' })
  const now = await call('PATCH', `/v1/coverages/${coverage.id}`, { ends_on: '2027-05-01' })
  assert.equal(now.status, 200)
  const gone = await call('PATCH', `/v1/coverages/${after.body.id}`, { group_number: 'G1' })
  assert.equal(gone.body.error.code, 'coverage_voided')
})

test("A dependent requires a subscriber, and a subscriber can't have one", async () => {
  const { id } = await createPerson()
  const subscriber = {
    name: { use: 'official', given: 'Ingrid', family: 'Lindqvist' },
    birth_date: '1965-02-03',
  }
  for (const wrong of [
    { relationship: 'child' },
    { subscriber },
    { relationship: 'self', subscriber },
  ]) {
    const { status, body } = await add(id, wrong)
    assert.equal(status, 400)
    assert.equal(body.error.param, 'subscriber')
  }
  const { body } = await add(id, { relationship: 'child', subscriber })
  assert.deepEqual(body.subscriber, subscriber)
  const back = await call('PATCH', `/v1/coverages/${body.id}`, { relationship: 'self' })
  assert.equal(back.status, 400)
  const own = await call('PATCH', `/v1/coverages/${body.id}`, {
    relationship: 'self',
    subscriber: null,
  })
  assert.equal(own.status, 200)
})

test('Invalid dates, unknown payers and unknown persons are rejected', async () => {
  const { id } = await createPerson()
  const order = await add(id, { starts_on: '2027-01-02', ends_on: '2027-01-01' })
  assert.equal(order.body.error.param, 'ends_on')
  const payer = await add(id, { payer_id: 'NOBODY' })
  assert.equal(payer.status, 404)
  assert.equal(payer.body.error.param, 'payer_id')
  assert.equal((await add('per_nobody')).status, 404)
})

test('A coverage is terminated after its last day, and reinstated if that day is moved', async () => {
  const { key } = await createTestAccount()
  const { id } = await createPerson({}, { key })
  const today = (await call('GET', '/v1/test_clock', undefined, { key })).body.now.slice(0, 10)
  const last = Temporal.PlainDate.from(today).add({ days: 10 }).toString()
  const { body } = await add(id, { ends_on: last }, { key })
  const read = async () => (await call('GET', `/v1/coverages/${body.id}`, undefined, { key })).body
  await call('POST', '/v1/test_clock/advance', { by: 'P10D' }, { key })
  assert.equal((await read()).status, 'active')
  await call('POST', '/v1/test_clock/advance', { by: 'P2D' }, { key })
  assert.equal((await read()).status, 'terminated')
  const path = `/v1/coverages/${body.id}`
  const same = await call('PATCH', path, { plan_name: 'PPO' }, { key })
  assert.equal(same.body.status, 'terminated')
  const again = await call('PATCH', path, { ends_on: null, metadata: { a: 'b' } }, { key })
  assert.equal(again.body.status, 'active')
  assert.deepEqual(again.body.metadata, { a: 'b' })
})

test('A financial consent applies to the payer of an active coverage', async () => {
  const { person_id, coverage } = await insured()
  await grantConsent(person_id, { kind: 'financial', purposes: ['payment'] })
  const request = {
    person_id,
    action: 'disclose',
    purpose: 'payment',
    data_categories: ['claims'],
    recipient: { type: 'payer', id: 'SBX01' },
  }
  const decide = async (changes: object = {}) =>
    (await call('POST', '/v1/consent_decisions', { ...request, ...changes })).body.decision
  assert.equal(await decide(), 'permit')
  assert.equal(await decide({ recipient: { type: 'payer', id: '60054' } }), 'deny')
  await call('POST', `/v1/coverages/${coverage.id}/void`)
  assert.equal(await decide(), 'deny')
})

test('Sandbox values are rejected in production', async () => {
  const { account, key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  const production = { ...secrets, environment: 'production' as const }
  const production_outside = adapters({ db, secrets: production })
  const request = { person_id, payer_id: '60054', member_id: 'W123456' }
  const adding = (fields: object) =>
    inAccount({ db, secrets: production, outside: production_outside }, account, (work) =>
      createCoverage(work, { ...request, ...fields }),
    )
  await assert.rejects(adding({ member_id: 'SBX-PAID-1' }), /only in the sandbox/)
  await assert.rejects(adding({ payer_id: 'SBX01' }), { code: 'resource_not_found' })
  assert.equal((await adding({})).status, 'active')
})

test('Payers can be searched by name, and return their rules on a date', async () => {
  const { body } = await call('GET', '/v1/payers?q=behavioral')
  assert.deepEqual(
    body.data.map(({ id }: { id: string }) => id),
    ['87726'],
  )
  assert.equal(body.data[0].timely_filing.original_days, 90)
  assert.equal(body.data[0].timely_filing_is_default, true)
  const on = async (day: string) => (await call('GET', `/v1/payers/13202?on=${day}`)).body
  assert.equal((await on('2023-12-31')).telehealth.video_modifier, '95')
  assert.equal((await on('2024-01-01')).telehealth.video_modifier, null)
  assert.equal((await call('GET', '/v1/payers/nobody')).status, 404)
})

test('A contract takes precedence over the directory, and can add a payer', async () => {
  const { key } = await createTestAccount()
  const contract = (body: object) => call('POST', '/v1/payer_contracts', body, { key })
  const timely_filing = { original_days: 60, replacement_days: 120, secondary_days: 60 }
  const agreed = {
    payer_id: 'SBXENR',
    network: 'in_network',
    timely_filing,
    starts_on: '2027-01-01',
  }
  assert.equal((await contract(agreed)).status, 200)
  const on = async (id: string, day: string) =>
    (await call('GET', `/v1/payers/${id}?on=${day}`, undefined, { key })).body
  assert.equal((await on('SBXENR', '2026-12-31')).timely_filing.original_days, 180)
  const held = await on('SBXENR', '2027-01-01')
  assert.equal(held.timely_filing.original_days, 60)
  assert.equal(held.network, 'in_network')
  assert.equal(held.timely_filing_is_default, false)
  const nameless = await contract({ payer_id: 'LOCAL1' })
  assert.equal(nameless.body.error.param, 'name')
  await contract({ payer_id: 'LOCAL1', name: 'Lakeside Plan', filing_code: 'HM' })
  assert.equal((await on('LOCAL1', '2027-01-01')).name, 'Lakeside Plan')
  const found = await call('GET', '/v1/payers?q=lakeside', undefined, { key })
  assert.equal(found.body.data.length, 1)
  const { id } = await createPerson({}, { key })
  assert.equal((await add(id, { payer_id: 'LOCAL1' }, { key })).status, 200)
  assert.equal((await call('GET', '/v1/payers/LOCAL1')).status, 404)
})

test('Persons with conflicting coverages can be merged after the conflict is resolved', async () => {
  const [one, other] = [await insured(), await insured()]
  const merge = () =>
    call('POST', `/v1/persons/${one.person_id}/merge`, { person_id: other.person_id })
  const refused = await merge()
  assert.equal(refused.status, 409)
  assert.equal(refused.body.error.code, 'coverage_conflict')
  await call('POST', `/v1/coverages/${other.coverage.id}/void`)
  assert.equal((await merge()).status, 200)
  const { body } = await call('GET', `/v1/coverages/${other.coverage.id}`)
  assert.deepEqual([body.person_id, body.member_id], [one.person_id, 'SBX-PAID-1'])
})
