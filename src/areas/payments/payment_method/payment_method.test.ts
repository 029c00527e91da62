// Cards and bank accounts on file: stored with consent, charged off-session, removed at once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { runProcessorOperations } from '#jobs/processor_operations.ts'
import {
  adapters,
  call,
  createTestAccount,
  db,
  log,
  log_lines,
  secrets,
  sql,
} from '#tests/harness.ts'
import { createPerson, createToken } from '#tests/person_examples.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const consent = { text_version: '2027-01', channel: 'written' }

async function practice() {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const keep = (token: string, fields: object = {}) =>
    ask('POST', '/v1/payment_methods', { person_id, type: 'card', token, consent, ...fields })
  const read = async (id: string) => (await ask('GET', `/v1/payment_methods/${id}`)).body
  const charge = (payment_method_id: string, fields: object = {}) =>
    ask('POST', '/v1/payments', {
      person_id,
      amount: usd(2_500),
      kind: 'balance',
      payment_method_id,
      confirm: true,
      ...fields,
    })
  const advance = (by: string) => ask('POST', '/v1/test_clock/advance', { by })
  return { key, person_id, ask, keep, read, charge, advance }
}

test('A card is stored with the consent of the person and charged while they are away', async () => {
  const { keep, charge, ask } = await practice()
  const stored = await keep('pm_card_visa')
  const { id, status, brand, last4, is_default, expires_on } = stored.body
  assert.deepEqual(
    [status, brand, last4, is_default],
    ['active', 'visa', '4242', true],
    stored.text,
  )
  assert.match(expires_on, /^\d{4}-12-31$/)
  assert.equal(stored.body.consent.text_version, '2027-01')
  const paid = await charge(id)
  assert.deepEqual([paid.body.status, paid.body.payment_method_id], ['succeeded', id], paid.text)
  assert.deepEqual([paid.body.method.last4, paid.body.amount_captured], ['4242', usd(2_500)])
  const { body } = await ask('GET', `/v1/payments?payment_method_id=${id}`)
  assert.equal(body.data.length, 1)
})

test('A consent, a token of the processor and a person are required, and nothing is stored without them', async () => {
  const { ask, keep, person_id } = await practice()
  const body = { person_id, type: 'card', token: 'pm_card_visa' }
  assert.equal((await ask('POST', '/v1/payment_methods', body)).status, 400)
  assert.equal((await keep('pm_card_unknown')).body.error.param, 'token')
  assert.equal((await keep('4242424242424242')).status, 400)
  assert.equal((await keep('pm_card_visa', { person_id: 'per_none' })).status, 404)
  const late = { ...consent, accepted_at: '2099-01-01T00:00:00Z' }
  const future = await keep('pm_card_visa', { consent: late })
  assert.deepEqual([future.status, future.body.error.param], [400, 'consent.accepted_at'])
  assert.equal((await ask('GET', '/v1/payment_methods')).body.data.length, 0)
})

test('A declined card fails, and one that the person authenticates becomes active', async () => {
  const { keep, charge, ask, read } = await practice()
  const declined = await keep('pm_card_visa_chargeDeclined')
  assert.deepEqual([declined.body.status, declined.body.failure.code], ['failed', 'card_declined'])
  assert.equal((await charge(declined.body.id)).body.error.code, 'invalid_transition')

  const { body: pending } = await keep('pm_card_authenticationRequiredOnSetup')
  assert.deepEqual([pending.status, pending.next_action.type], ['pending', 'redirect'])
  const complete = (id: string, outcome: string) =>
    ask('POST', `/v1/payment_methods/${id}/complete_challenge`, { outcome })
  const active = await complete(pending.id, 'authenticated')
  assert.deepEqual([active.body.status, active.body.next_action], ['active', null], active.text)
  assert.equal((await complete(pending.id, 'authenticated')).status, 409)
  assert.equal((await charge(pending.id)).body.status, 'succeeded')

  const { body: other } = await keep('pm_card_authenticationRequiredOnSetup')
  assert.equal((await complete(other.id, 'failed')).body.status, 'failed')
  assert.equal((await read(pending.id)).is_default, true)
})

test('A setup that is never authenticated fails after 14 days', async () => {
  const { keep, read, advance } = await practice()
  const { body } = await keep('pm_card_authenticationRequired')
  await advance('P15D')
  assert.equal((await read(body.id)).status, 'failed')
})

test('The processor is asked again if it was down', async () => {
  const { keep, read } = await practice()
  const { body } = await keep('pm_card_processorDown')
  assert.equal(body.status, 'pending')
  await sql.query(
    `update processor_operations set due_at = now() - interval '1 s' where object_id = $1`,
    [body.id],
  )
  const outside = adapters({ db, secrets }, { processor: { name: 'simulated', slow_ms: 0 } })
  await runProcessorOperations({ db, secrets, outside, log })
  assert.equal((await read(body.id)).status, 'active')
})

test('One payment method is the default, also in races and after it is removed', async () => {
  const { keep, ask, read } = await practice()
  const tokens = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex', 'pm_usBankAccount_success']
  const stored = await Promise.all(tokens.map((token) => keep(token)))
  const list = async () => (await ask('GET', '/v1/payment_methods')).body.data as any[]
  const defaults = async () => (await list()).filter((each) => each.is_default)
  assert.equal((await defaults()).length, 1)
  await Promise.all(
    stored.map(({ body }) => ask('PATCH', `/v1/payment_methods/${body.id}`, { is_default: true })),
  )
  const [chosen] = await defaults()
  assert.equal((await defaults()).length, 1)
  const path = `/v1/payment_methods/${chosen.id}`
  const off = await ask('PATCH', path, { is_default: false })
  assert.deepEqual([off.status, off.body.error.param], [400, 'is_default'])
  const removed = await ask('DELETE', path)
  assert.deepEqual([removed.body.status, removed.body.is_default], ['deleted', false], removed.text)
  assert.equal((await ask('DELETE', path)).status, 409)
  const [next] = await defaults()
  assert.notEqual(next.id, chosen.id)
  assert.equal((await read(next.id)).status, 'active')
  const { rows } = await sql.query(
    `select kind, status from processor_operations where object_id = $1 and kind = 'detach'`,
    [chosen.id],
  )
  assert.deepEqual(rows, [{ kind: 'detach', status: 'done' }])
})

test('A removed, foreign or expired payment method is not charged', async () => {
  const { keep, ask, charge, advance, read, key } = await practice()
  const { body } = await keep('pm_card_visa')
  const { id: other_person } = await createPerson({}, { key })
  assert.equal((await charge(body.id, { person_id: other_person })).status, 404)
  const elsewhere = await practice()
  assert.equal((await elsewhere.charge(body.id)).status, 404)
  const method = { type: 'card', token: 'pm_card_visa' }
  assert.equal((await charge(body.id, { method })).body.error.param, 'payment_method_id')
  const { body: gone } = await keep('pm_card_amex')
  const { body: unconfirmed } = await charge(gone.id, { confirm: false })
  await ask('DELETE', `/v1/payment_methods/${gone.id}`)
  const confirmed = await ask('POST', `/v1/payments/${unconfirmed.id}/confirm`)
  assert.deepEqual([confirmed.status, confirmed.body.error.code], [409, 'invalid_transition'])
  assert.equal((await charge(gone.id)).status, 409)
  for (const by of Array(3).fill('P366D')) await advance(by)
  assert.deepEqual(
    [(await read(body.id)).status, (await read(body.id)).is_default],
    ['expired', false],
  )
  assert.equal((await charge(body.id)).body.error.code, 'invalid_transition')
})

test('A charge that needs authentication is declined off-session and can be confirmed by the person', async () => {
  const { keep, charge, ask, key, person_id } = await practice()
  const { body: pending } = await keep('pm_card_authenticationRequired')
  const outcome = { outcome: 'authenticated' }
  await ask('POST', `/v1/payment_methods/${pending.id}/complete_challenge`, outcome)
  const { body: declined } = await charge(pending.id)
  assert.deepEqual(
    [declined.status, declined.failure.code],
    ['declined', 'authentication_required'],
  )
  const token = await createToken({ person_id }, tokenScopes.person, { key })
  const confirmed = await call('POST', `/v1/payments/${declined.id}/confirm`, {}, { key: token })
  assert.equal(confirmed.body.status, 'challenged', confirmed.text)
})

test('A card that the bank refuses for good fails, and is the default no longer', async () => {
  const { keep, charge, read } = await practice()
  const { body: later } = await keep('pm_card_chargeCustomerFail')
  assert.equal(later.status, 'active')
  assert.equal((await charge(later.id)).body.status, 'declined')
  assert.equal((await read(later.id)).status, 'active')
  const { body: bank } = await keep('pm_usBankAccount_accountClosed', { type: 'ach' })
  assert.deepEqual([bank.status, bank.type, bank.expires_on], ['active', 'ach', null])
})

test("A person's token keeps, reads and removes their own only, online and now", async () => {
  const { keep, key, person_id } = await practice()
  const token = await createToken({ person_id }, tokenScopes.person, { key })
  const own = (method: string, path: string, body?: object) =>
    call(method, path, body, { key: token })
  const { body: other } = await (await practice()).keep('pm_card_visa')
  const given = { ...consent, accepted_at: '2020-01-01T00:00:00Z' }
  const body = { person_id, type: 'card', token: 'pm_card_visa', consent: given }
  const stored = await own('POST', '/v1/payment_methods', body)
  assert.equal(stored.body.consent.channel, 'online', stored.text)
  assert.notEqual(stored.body.consent.accepted_at.slice(0, 4), '2020')
  await keep('pm_card_amex')
  assert.equal((await own('GET', '/v1/payment_methods')).body.data.length, 2)
  assert.equal((await own('GET', `/v1/payment_methods/${other.id}`)).status, 404)
  assert.equal((await own('DELETE', `/v1/payment_methods/${other.id}`)).status, 404)
  const removed = await own('DELETE', `/v1/payment_methods/${stored.body.id}`)
  assert.equal(removed.body.status, 'deleted', removed.text)
})

test('Merged persons have one default, and an erased person has nothing at the processor', async () => {
  const { keep, ask, key, person_id } = await practice()
  await keep('pm_card_visa')
  const { id: duplicate } = await createPerson({}, { key })
  await keep('pm_card_amex', { person_id: duplicate })
  const merged = await ask('POST', `/v1/persons/${person_id}/merge`, { person_id: duplicate })
  assert.equal(merged.status, 200, merged.text)
  const { body } = await ask('GET', `/v1/payment_methods?person_id=${person_id}`)
  assert.deepEqual(
    body.data.map((each: any) => [each.brand, each.is_default]),
    [
      ['amex', false],
      ['visa', true],
    ],
  )
  const erased = await ask('POST', `/v1/persons/${person_id}/erase`, {
    erasure_basis: 'person_request',
  })
  assert.equal(erased.status, 200, erased.text)
  const { body: after } = await ask('GET', '/v1/payment_methods')
  assert.deepEqual(
    after.data.map((each: any) => [each.status, each.consent]),
    [
      ['deleted', null],
      ['deleted', null],
    ],
  )
})

test('Neither the token nor the evidence of consent is logged', async () => {
  const { keep } = await practice()
  const ip_address = '203.0.113.77'
  await keep('pm_card_discover', { consent: { ...consent, ip_address, user_agent: 'Canary' } })
  const text = log_lines.join('')
  for (const secret of ['pm_card_discover', 'Canary']) assert.equal(text.includes(secret), false)
})
