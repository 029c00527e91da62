// Payouts: practitioners are paid what they earned and never more, and a returned payout is credited
// back to them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantConsent, createPerson } from '#tests/person_examples.ts'
import { call, createTestAccount, createPractitioner, sql } from '#tests/harness.ts'

const { key } = await createTestAccount()
const ask = { key }
const usd = (amount: number) => ({ amount, currency: 'usd' })
let hour = 0

// A practitioner with a share of collections, and a paid session of theirs.
async function earning(share_basis_points: number, paid: number, destination = 'acct_ada') {
  const practitioner_id = await createPractitioner(ask)
  const terms = `/v1/practitioners/${practitioner_id}/payout_terms`
  await call('PATCH', terms, { share_basis_points, destination }, ask)
  const { id: person_id } = await createPerson({}, ask)
  await grantConsent(person_id, {}, ask)
  const starts_at = `2031-01-01T${String(hour++ % 24).padStart(2, '0')}:00:00Z`
  const booked = await call('POST', '/v1/sessions', { practitioner_id, person_id, starts_at }, ask)
  assert.equal(booked.status, 200, booked.text)
  const { body: payment } = await call(
    'POST',
    '/v1/payments',
    {
      person_id,
      session_id: booked.body.id,
      amount: usd(paid),
      kind: 'self_pay',
      method: { type: 'card', token: 'pm_card_visa' },
      confirm: true,
    },
    ask,
  )
  assert.equal(payment.status, 'succeeded')
  return { practitioner_id, payment }
}
const send = (practitioner_id: string, amount: number, fields: object = {}) =>
  call('POST', '/v1/payouts', { practitioner_id, amount: usd(amount), ...fields }, ask)
const advance = (by: string) => call('POST', '/v1/test_clock/advance', { by }, ask)
const read = async (id: string) => (await call('GET', `/v1/payouts/${id}`, undefined, ask)).body

const earned = async (practitioner_id: string) => {
  const { rows } = await sql.query(
    'select coalesce(-sum(amount), 0)::int as units from ledger_entries where ledger_account = $1',
    [`liability:practitioner:${practitioner_id}`],
  )
  return rows[0].units as number
}

test('A practitioner is paid their share of collections and never more', async () => {
  const { practitioner_id } = await earning(6_000, 15_000)
  assert.equal(await earned(practitioner_id), 9_000)
  const more = await send(practitioner_id, 9_001)
  assert.equal(more.body.error.code, 'payout_exceeds_balance')
  const { body } = await send(practitioner_id, 9_000)
  assert.deepEqual([body.status, body.destination], ['sent', 'acct_ada'])
  assert.equal(await earned(practitioner_id), 0)
  await advance('P3D')
  assert.equal((await read(body.id)).status, 'paid')
})

test('Of two concurrent payouts of the full balance, one is sent and one is rejected', async () => {
  const { practitioner_id } = await earning(5_000, 10_000)
  const both = await Promise.all([send(practitioner_id, 5_000), send(practitioner_id, 5_000)])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422])
  assert.equal(await earned(practitioner_id), 0)
})

test('Shares are rounded half up, and partial refunds reverse the whole share', async () => {
  const { practitioner_id, payment } = await earning(3_333, 10_001)
  assert.equal(await earned(practitioner_id), 3_333)
  for (const amount of [3_334, 3_334, 3_333]) {
    const { status, text } = await call(
      'POST',
      '/v1/refunds',
      { payment_id: payment.id, amount: { amount, currency: 'usd' } },
      ask,
    )
    assert.equal(status, 200, text)
  }
  assert.equal(await earned(practitioner_id), 0)
})

test('A refunded amount earns nothing, whatever it is allocated to', async () => {
  const { practitioner_id, payment } = await earning(6_000, 10_000)
  const { id: payment_id, allocations: whole } = payment
  const allocate = (allocations: object[]) =>
    call('PATCH', `/v1/payments/${payment_id}`, { allocations }, ask)
  const refund = (amount: number) =>
    call('POST', '/v1/refunds', { payment_id, amount: { amount, currency: 'usd' } }, ask)
  await allocate([{ ...whole[0], amount: usd(4_000) }])
  assert.equal((await refund(5_000)).status, 200)
  assert.equal(await earned(practitioner_id), 1_200)
  await allocate(whole)
  assert.equal(await earned(practitioner_id), 3_000)
  assert.equal((await refund(5_000)).status, 200)
  for (const allocations of [[], whole, []]) {
    assert.equal((await allocate(allocations)).status, 200)
    assert.equal(await earned(practitioner_id), 0)
  }
})

test('A scheduled payout can be canceled, and fails if the balance is insufficient', async () => {
  const { practitioner_id } = await earning(5_000, 2_000)
  const { body: clock } = await call('GET', '/v1/test_clock', undefined, ask)
  const scheduled_for = Temporal.Instant.from(clock.now).add({ hours: 24 }).toString()
  const [one, other, third] = [
    (await send(practitioner_id, 1_000, { scheduled_for })).body,
    (await send(practitioner_id, 1_000, { scheduled_for })).body,
    (await send(practitioner_id, 1_000, { scheduled_for })).body,
  ]
  assert.equal(one.status, 'scheduled')
  const canceled = await call('POST', `/v1/payouts/${third.id}/cancel`, undefined, ask)
  assert.equal(canceled.body.status, 'canceled')
  await advance('P2D')
  const ends = await Promise.all([one.id, other.id].map(read))
  assert.deepEqual(ends.map(({ status }) => status).sort(), ['failed', 'sent'])
  const failed = ends.find(({ status }) => status === 'failed')
  assert.equal(failed.failure.code, 'payout_exceeds_balance')
})

test('A failed or returned payout is credited back, and a sent payout can be reversed', async () => {
  const refused = await earning(5_000, 2_000, 'acct_refused')
  const { body } = await send(refused.practitioner_id, 1_000)
  assert.deepEqual([body.status, body.failure.code], ['failed', 'account_invalid'])
  assert.equal(await earned(refused.practitioner_id), 1_000)

  const closed = await earning(5_000, 2_000, 'acct_ada_closed')
  const { body: sent } = await send(closed.practitioner_id, 1_000)
  assert.equal(sent.status, 'sent')
  await advance('P3D')
  assert.equal((await read(sent.id)).status, 'failed')
  assert.equal(await earned(closed.practitioner_id), 1_000)

  const taken = await earning(5_000, 2_000)
  const { body: wrong } = await send(taken.practitioner_id, 1_000)
  const back = await call('POST', `/v1/payouts/${wrong.id}/reverse`, undefined, ask)
  assert.deepEqual([back.body.status, Boolean(back.body.reversed_at)], ['canceled', true])
  assert.equal(await earned(taken.practitioner_id), 1_000)
  assert.equal((await call('POST', `/v1/payouts/${wrong.id}/reverse`, {}, ask)).status, 409)
})

test("Without payout terms a practitioner earns nothing and can't be paid", async () => {
  const practitioner_id = await createPractitioner(ask)
  const { body } = await send(practitioner_id, 1)
  assert.equal(body.error.code, 'payout_destination_missing')
  const terms = await call(
    'GET',
    `/v1/practitioners/${practitioner_id}/payout_terms`,
    undefined,
    ask,
  )
  assert.deepEqual([terms.body.share_basis_points, terms.body.destination], [0, null])
})

test('After all tests, the ledger balances', async () => {
  const { body } = await call('GET', '/v1/ledger_proof', undefined, ask)
  assert.deepEqual([body.violations, body.consistent], [[], true])
})
