// Copays: due at booking or at check-in by the account's policy, never for EAP sessions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authorizedPractice, warningsOf } from '#tests/authorization_examples.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

async function practice(copay_due: string, copay: object | null = usd(2_500)) {
  const made = await authorizedPractice()
  const { ask, insure, person_id } = made
  const policy = await ask('PATCH', '/v1/booking_policy', { copay_due })
  assert.equal(policy.body.copay_due, copay_due, policy.text)
  const { data } = (await ask('GET', `/v1/coverages?person_id=${person_id}`)).body
  for (const { id } of data) {
    await ask('PATCH', `/v1/coverages/${id}`, { copay, authorization_required: false })
  }
  const copayOf = async (session: any) => {
    const { body } = await ask('GET', `/v1/sessions/${session.body.id}/copay`)
    return [body.due, body.amount?.amount ?? null, body.paid?.amount ?? null, body.is_paid]
  }
  const pay = (session: any, amount: number) =>
    ask('POST', '/v1/payments', {
      person_id,
      session_id: session.body.id,
      amount: usd(amount),
      kind: 'copay',
      method: { type: 'card', token: 'pm_card_visa' },
      confirm: true,
    })
  return { ...made, insure, copayOf, pay }
}

test('A copay that is due at booking is a warning of the booking, until it is paid', async () => {
  const { meet, copayOf, pay, ask } = await practice('booking')
  const session = await meet(2)
  assert.deepEqual(warningsOf(session), ['copay_due'])
  assert.deepEqual(await copayOf(session), ['booking', 2_500, 0, false])
  const first = await pay(session, 1_000)
  assert.deepEqual(await copayOf(session), ['booking', 2_500, 1_000, false])
  await pay(session, 1_500)
  assert.deepEqual(await copayOf(session), ['booking', 2_500, 2_500, true])
  await ask('POST', '/v1/refunds', { payment_id: first.body.id, amount: usd(1_000) })
  assert.deepEqual(await copayOf(session), ['booking', 2_500, 1_500, false])
})

test('A copay that is due at check-in is a warning there, and does not prevent it', async () => {
  const { meet, copayOf, pay, step, advance, ask } = await practice('check_in')
  const untilCheckIn = async ({ body }: { body: { starts_at: string } }) => {
    const { now } = (await ask('GET', '/v1/test_clock')).body
    const minutes = Temporal.Instant.from(now).until(body.starts_at).total('minutes')
    return `PT${Math.floor(minutes) - 10}M`
  }
  const [unpaid, paid] = [await meet(1), await meet(2)]
  assert.deepEqual(warningsOf(unpaid), [])
  assert.deepEqual(await copayOf(unpaid), ['check_in', 2_500, 0, false])
  await pay(paid, 2_500)
  const location = { person_location: { jurisdiction: 'US-NY' } }
  await advance(await untilCheckIn(unpaid))
  const late = await step(unpaid, 'check_in', location)
  assert.equal(late.status, 200, late.text)
  assert.deepEqual([late.body.status, warningsOf(late)], ['checked_in', ['copay_due']])
  await advance(await untilCheckIn(paid))
  const fine = await step(paid, 'check_in', location)
  assert.deepEqual([fine.body.status, warningsOf(fine)], ['checked_in', []])
})

test('Without a policy, a copay or insurance, nothing is due', async () => {
  const nothing = [null, null, null, true]
  const off = await practice('none')
  assert.deepEqual(await off.copayOf(await off.meet(2)), nothing)
  const unknown = await practice('booking', null)
  assert.deepEqual(await unknown.copayOf(await unknown.meet(2)), nothing)
  const own = await practice('booking')
  const session = await own.meet(2, { payer_type: 'self_pay' })
  assert.deepEqual([await own.copayOf(session), warningsOf(session)], [nothing, []])
  const alone = await own.meet(3, { person_id: null })
  assert.deepEqual(await own.copayOf(alone), nothing)
})

test('A session of an EAP has no copay, and the first one beyond its case has', async () => {
  const { meet, copayOf, insure, authorize, person_id } = await practice('booking')
  const eap = await insure(person_id, { program: 'eap', payer_id: 'SBXSEC', member_id: 'E1' })
  await authorize({ coverage_id: eap, authorization_number: 'CASE-1', units: 1 })
  assert.deepEqual(await copayOf(await meet(2)), [null, null, null, true])
  assert.deepEqual(await copayOf(await meet(3)), ['booking', 2_500, 0, false])
})

test('Bad values of the policy and of the copay are refused', async () => {
  const { ask, person_id } = await practice('none')
  const policy = await ask('PATCH', '/v1/booking_policy', { copay_due: 'sometimes' })
  assert.deepEqual([policy.status, policy.body.error.param], [400, 'copay_due'])
  const { data } = (await ask('GET', `/v1/coverages?person_id=${person_id}`)).body
  const refused = await ask('PATCH', `/v1/coverages/${data[0].id}`, { copay: usd(-1) })
  assert.equal(refused.status, 400)
  assert.equal((await ask('GET', '/v1/sessions/ses_4Jv0hTq8kYb2Wm6Zc1Rx9N/copay')).status, 404)
})
