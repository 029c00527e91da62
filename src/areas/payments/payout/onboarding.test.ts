// Onboarding at the simulated processor, which follows the test clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createPractitioner, createTestAccount } from '#tests/harness.ts'

async function practice() {
  const { key } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const ask = (method: string, path: string, body?: object) => call(method, path, body, { key })
  const path = `/v1/practitioners/${practitioner_id}`
  const read = async () => (await ask('GET', `${path}/payout_terms`)).body
  return { ask, path, read, onboard: () => ask('POST', `${path}/payout_onboarding`) }
}

test('A practitioner who is onboarded can be paid a day later', async () => {
  const { ask, onboard, read } = await practice()
  const { status, body, text } = await onboard()
  assert.equal(status, 200, text)
  assert.match(body.destination, /^acct_/)
  assert.match(body.onboarding.url, /^https:/)
  assert.deepEqual([body.payouts_enabled, body.requirements.length], [false, 2])
  const twice = await Promise.all([onboard(), onboard()])
  for (const each of twice) assert.equal(each.body.destination, body.destination, each.text)
  await ask('POST', '/v1/test_clock/advance', { by: 'P1DT1M' })
  const ready = await read()
  assert.deepEqual([ready.payouts_enabled, ready.requirements, ready.onboarding], [true, [], null])
})

test('Only the account can onboard a practitioner, and only one of its own', async () => {
  const { path } = await practice()
  const { key } = await createTestAccount()
  const foreign = await call('POST', `${path}/payout_onboarding`, undefined, { key })
  assert.equal(foreign.status, 404)
})
