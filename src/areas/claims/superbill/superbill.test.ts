// Tests superbills drafted from sessions, notes and the ledger.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPerson } from '#tests/person_examples.ts'
import {
  createBillingPractitioner,
  createCompletedSession,
  provider as biller,
  service_date,
} from '#tests/claims.ts'
import { call, createTestAccount, db, log, outside, secrets, sql } from '#tests/harness.ts'
import { runScheduledJobs } from '#jobs/clock.ts'

const { name, npi, tax_id, address } = biller
const provider = { name, npi, tax_id, address }
const usd = (amount: number) => ({ amount, currency: 'usd' })

test('A superbill is issued from completed sessions, and the error names missing fields', async () => {
  const practitioner_id = await createBillingPractitioner()
  const home = { line1: '7 Elm Street', city: 'Albany', state: 'NY', postal_code: '12208' }
  const addresses = [
    { use: 'old', ...home, line1: '1 Old Road' },
    { use: 'home', ...home },
  ]
  const person = await createPerson({ birth_date: '1990-04-12', addresses })
  const { session_id } = await createCompletedSession(practitioner_id, person.id)
  const body = { person_id: person.id, practitioner_id, provider, member_id: 'M1000001' }
  const bare = await call('POST', '/v1/superbills', { ...body, lines: [{ session_id }] })
  assert.equal(bare.body.error.code, 'superbill_incomplete')
  assert.deepEqual(
    bare.body.error.details.map(({ param }: any) => param),
    ['lines[0].fee'],
  )
  const line = { session_id, fee: usd(18_000) }
  const typed = { ...body, lines: [{ ...line, amount_paid: usd(18_000) }] }
  const refused = await call('POST', '/v1/superbills', typed)
  assert.deepEqual([refused.status, refused.body.error.param], [400, 'lines[0].amount_paid'])
  const { body: issued, text } = await call('POST', '/v1/superbills', { ...body, lines: [line] })
  assert.ok(issued.id, text)
  const [only] = issued.lines
  assert.deepEqual(
    [only.service_date, only.procedure_code, only.modifiers, only.place_of_service, only.diagnoses],
    [service_date, '90837', ['95'], '10', [{ code: 'F41.1', rank: 1 }]],
  )
  assert.deepEqual([issued.total, issued.amount_paid], [usd(18_000), usd(0)])
  assert.deepEqual(issued.patient, {
    name: 'Maya Lindqvist',
    birth_date: '1990-04-12',
    address: { ...home, line2: null, country: 'US' },
  })
  assert.match(only.description, /psychotherapy/i)
  assert.equal(issued.practitioner.npi, '1999999984')
  assert.deepEqual(issued.practitioner.licenses, [
    { jurisdiction: 'US-NY', title: 'LP', number: 'PSY1' },
  ])
  const stored = { ...provider, address: { ...provider.address, country: 'US' } }
  assert.deepEqual(issued.provider, stored)
  assert.deepEqual(issued.incomplete, [])
  assert.equal((await call('GET', `/v1/superbills/${issued.id}`)).body.total.amount, 18_000)
  const { provider: _, ...silent } = { ...body, lines: [line] }
  const usual = await call('POST', '/v1/superbills', silent)
  assert.deepEqual(usual.body.provider, stored, 'the saved billing provider is the default')
  const { lines: __, member_id: ___, ...whom } = silent
  const price = { procedure_code: '90837', description: 'Psychotherapy', price: usd(18_000) }
  const estimate = { insurance_status: 'uninsured', primary_service: 'Care', items: [price] }
  const estimated = await call('POST', '/v1/estimates', { ...whom, ...estimate })
  assert.deepEqual(estimated.body.provider, stored, estimated.text)
  const { rows } = await sql.query('select row_to_json(superbills)::text as text from superbills')
  for (const row of rows) assert.equal(/Maya|M1000001/.test(row.text), false)
})

test("A session of another person or one that isn't completed can't be on a superbill", async () => {
  const practitioner_id = await createBillingPractitioner()
  const [person, other] = [await createPerson(), await createPerson()]
  const { session_id } = await createCompletedSession(practitioner_id, other.id)
  const lines = [{ session_id, fee: usd(18_000) }]
  const body = { person_id: person.id, practitioner_id, provider, lines }
  const foreign = await call('POST', '/v1/superbills', body)
  assert.equal(foreign.status, 404)
  assert.equal(foreign.body.error.param, 'lines[0].session_id')
  await sql.query("update sessions set status = 'no_show' where id = $1", [session_id])
  const missed = await call('POST', '/v1/superbills', { ...body, person_id: other.id })
  const { code, param, details } = missed.body.error
  assert.deepEqual([missed.status, code], [422, 'superbill_incomplete'])
  assert.deepEqual([param, details[0].code], ['lines[0].session_id', 'session_not_completed'])
  const unknown = { ...body, lines: [{ session_id: 'ses_none', fee: usd(18_000) }] }
  const none = await call('POST', '/v1/superbills', unknown)
  assert.deepEqual([none.status, none.body.error.param], [404, 'lines[0].session_id'])
})

test('A superbill shows what the patient paid for each session, less refunds', async () => {
  const practitioner_id = await createBillingPractitioner()
  const person = await createPerson({ birth_date: '1990-04-12' })
  const { session_id } = await createCompletedSession(practitioner_id, person.id)
  const person_id = person.id
  const charge = { person_id, session_id, amount: usd(18_000) }
  assert.equal((await call('POST', '/v1/charges', charge)).status, 200)
  const paying = { person_id, session_id, amount: usd(15_000), method: { type: 'cash' } }
  const paid = await call('POST', '/v1/payments', { ...paying, kind: 'balance', confirm: true })
  assert.equal(paid.body.status, 'succeeded', paid.text)
  const refund = { payment_id: paid.body.id, amount: usd(1_000) }
  assert.equal((await call('POST', '/v1/refunds', refund)).status, 200)
  const by_hand = {
    service_date,
    procedure_code: '90837',
    place_of_service: '10',
    diagnoses: [{ code: 'F41.1', rank: 1 }],
    fee: usd(10_000),
  }
  const body = { person_id, practitioner_id, provider, lines: [{ session_id }, by_hand] }
  const { body: issued, text } = await call('POST', '/v1/superbills', body)
  assert.ok(issued.id, text)
  assert.deepEqual(
    issued.lines.map((line: any) => [line.fee.amount, line.amount_paid.amount]),
    [
      [18_000, 14_000],
      [10_000, 0],
    ],
  )
  assert.deepEqual([issued.total, issued.amount_paid], [usd(28_000), usd(14_000)])
})

test('A payment reversed by a dispute is not on a superbill', async () => {
  const practitioner_id = await createBillingPractitioner()
  const { id: person_id } = await createPerson({ birth_date: '1990-04-12' })
  const { session_id } = await createCompletedSession(practitioner_id, person_id)
  const method = { type: 'card', token: 'pm_card_createDispute' }
  const paying = { person_id, session_id, amount: usd(15_000), method }
  const paid = await call('POST', '/v1/payments', { ...paying, kind: 'balance', confirm: true })
  assert.equal(paid.body.status, 'succeeded', paid.text)
  const line = { session_id, fee: usd(18_000) }
  const body = { person_id, practitioner_id, provider, lines: [line] }
  const received = async () => (await call('POST', '/v1/superbills', body)).body.amount_paid.amount
  assert.equal(await received(), 15_000)
  await runScheduledJobs({ db, secrets, outside, log })
  const path = `/v1/disputes?payment_id=${paid.body.id}`
  assert.equal((await call('GET', path)).body.data.length, 1)
  assert.equal(await received(), 0)
})

test('A superbill of a person has the charges and payments of the persons merged into them', async () => {
  const { key } = await createTestAccount()
  const options = { key }
  const practitioner_id = await createBillingPractitioner(options)
  const [person, other] = [await createPerson({}, options), await createPerson({}, options)]
  const { session_id } = await createCompletedSession(practitioner_id, other.id, options)
  const amount = usd(18_000)
  const care = { person_id: other.id, session_id, amount }
  await call('POST', '/v1/charges', care, options)
  const paying = { ...care, kind: 'balance', method: { type: 'cash' }, confirm: true }
  assert.equal((await call('POST', '/v1/payments', paying, options)).body.status, 'succeeded')
  const merging = { person_id: other.id }
  const merged = await call('POST', `/v1/persons/${person.id}/merge`, merging, options)
  assert.equal(merged.status, 200, merged.text)
  const body = { person_id: person.id, practitioner_id, provider, lines: [{ session_id }] }
  const { body: issued, text } = await call('POST', '/v1/superbills', body, options)
  assert.deepEqual([issued.total, issued.amount_paid], [amount, amount], text)
})
