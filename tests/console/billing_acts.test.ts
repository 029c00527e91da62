// What a biller decides, in a real browser: appeal, void, write-off, remittance exceptions,
// matching a deposit, disputes and payouts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { x12_example } from '#areas/claims/x12_document/schema.ts'
import { advanceClock, createClaim, readClaim, submitClaim } from '#tests/claims.ts'
import { call, createPractitioner, createTestAccount } from '#tests/harness.ts'
import { copayRequest, createPerson, grantConsent } from '#tests/person_examples.ts'
import { sentClaim } from '#tests/remittance_examples.ts'
import { address, axeFindings, browserOf } from './console_page.ts'
import { act } from './dialogs.ts'

const desktop = { viewport: { width: 1440, height: 1000 } }

async function biller(key: string, path: string) {
  const visit = await browserOf(key, 'biller', {}, desktop)
  await visit.page.goto(address(path))
  return visit
}

async function decidedClaim(member_id: string, status: string) {
  const { key } = await createTestAccount()
  const { id } = await createClaim(member_id, {}, { key })
  await submitClaim(id, { key })
  await advanceClock('P30D', { key })
  assert.equal((await readClaim(id, { key })).status, status)
  const visit = await biller(key, `/claims?tab=all&id=${id}`)
  const read = () => readClaim(id, { key })
  return { ...visit, id, read }
}

test('a denied claim is appealed', { skip }, async () => {
  const { page, complaints, read } = await decidedClaim('SBX-DENY-197-0001', 'denied')
  await act(page, 'Appeal', { Text: 'The authorization was granted before the session.' })
  await page.getByText('The appeal was sent.').waitFor()
  assert.equal((await read()).status, 'appealed')
  await page.getByText('Next step: Record the appeal decision').waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a denied claim is written off, and nothing is owed any more', { skip }, async () => {
  const { page, complaints, read } = await decidedClaim('SBX-DENY-197-0001', 'denied')
  const owed = (await read()).payer_balance.amount
  assert.ok(owed > 0)
  await act(page, 'Write off')
  await page.getByText('The balance was written off.').waitFor()
  const after = await read()
  assert.deepEqual([after.payer_balance.amount, after.written_off.amount], [0, owed])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a paid claim is voided', { skip }, async () => {
  const { page, complaints, key, id, read } = await decidedClaim('SBX-PAID-0001', 'paid')
  await act(page, 'Void')
  await page.getByText('The void was sent.').waitFor()
  const { body } = await call('GET', '/v1/claims?frequency=void', undefined, { key })
  const [sent] = (body as { data: { original_claim_id: string }[] }).data
  assert.equal(sent!.original_claim_id, id)
  assert.equal((await read()).status, 'voiding')
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('an exception of a remittance is dismissed with a reason', { skip }, async () => {
  const { options, receive } = await sentClaim()
  const { id } = await receive({ payee: 'OTHER PRACTICE*XX*1111111112' })
  const { page, complaints } = await biller(options.key!, '/remittances?status=excepted')
  await page.getByRole('cell', { name: 'excepted' }).click()
  assert.deepEqual(await axeFindings(page), [])
  await act(page, 'Resolve', { Reason: 'Sent to the wrong practice.' })
  await page.getByText('The exception was resolved.').waitFor()
  const { body } = await call('GET', `/v1/remittances/${id}`, undefined, options)
  const [exception] = body.exceptions
  assert.deepEqual([body.status, exception.resolution], ['resolved', 'dismiss'])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a deposit without a trace number is matched to a remittance', { skip }, async () => {
  const { key } = await createTestAccount()
  const { body: remittance } = await call('POST', '/v1/remittances', { x12: x12_example }, { key })
  await advanceClock('PT1S', { key })
  const { page, complaints } = await biller(key, '/deposits')
  await act(page, 'Record deposit', { Amount: '150.00', 'Received on': '2026-11-16' })
  await page.getByText('Next step: match').waitFor()
  await page.getByRole('button', { name: 'Match', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /TRACE0001/ })
    .check()
  assert.deepEqual(await axeFindings(page), [])
  await page.getByRole('dialog').getByRole('button', { name: 'Match' }).click()
  await page.getByText('The deposit was matched.').waitFor()
  const { body } = await call('GET', '/v1/deposits', undefined, { key })
  const [deposit] = (body as { data: { status: string; remittance_ids: string[] }[] }).data
  assert.deepEqual([deposit!.status, deposit!.remittance_ids], ['matched', [remittance.id]])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('evidence is sent for a dispute', { skip }, async () => {
  const { key } = await createTestAccount()
  const person = await createPerson({}, { key })
  const method = { type: 'card', token: 'pm_card_createDispute' }
  const paid = await call('POST', '/v1/payments', copayRequest(person.id, { method }), { key })
  assert.equal(paid.status, 200, paid.text)
  await advanceClock('P1D', { key })
  const { page, complaints } = await biller(key, '/payments?tab=disputes')
  await page.getByRole('cell', { name: 'opened' }).click()
  assert.deepEqual(await axeFindings(page), [])
  await act(page, 'Submit evidence', { 'Receipt number': 'R-1' })
  await page.getByText('The evidence was submitted.').waitFor()
  const { body } = await call('GET', '/v1/disputes', undefined, { key })
  assert.equal((body as { data: { status: string }[] }).data[0]!.status, 'submitted')
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a practitioner is paid out what they earned, and no more', { skip }, async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const terms = { share_basis_points: 6_000, destination: 'acct_ada' }
  await call('PATCH', `/v1/practitioners/${practitioner_id}/payout_terms`, terms, { key })
  const { id: person_id } = await createPerson({}, { key })
  await grantConsent(person_id, {}, { key })
  const session = { practitioner_id, person_id, starts_at: '2031-01-01T10:00:00Z' }
  const { body: booked } = await call('POST', '/v1/sessions', session, { key })
  const request = copayRequest(person_id, { session_id: booked.id, kind: 'self_pay' })
  const paid = await call('POST', '/v1/payments', request, { key })
  assert.equal(paid.body.status, 'succeeded', paid.text)

  const { page, complaints } = await biller(key, '/payments?tab=payouts')
  await page.getByRole('button', { name: 'New payout' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('15.01')
  await dialog.getByRole('button', { name: 'Pay out' }).click()
  await dialog.getByText('payout_exceeds_balance').first().waitFor()
  await dialog.getByLabel('Amount').fill('15.00')
  await dialog.getByRole('button', { name: 'Pay out' }).click()
  await page.getByRole('complementary').getByText('sent', { exact: true }).waitFor()
  const { body } = await call('GET', '/v1/payouts', undefined, { key })
  const [payout] = (body as { data: { amount: { amount: number }; status: string }[] }).data
  assert.deepEqual([payout!.amount.amount, payout!.status], [1_500, 'sent'])
  assert.deepEqual(complaints, [])
  await page.context().close()
})
