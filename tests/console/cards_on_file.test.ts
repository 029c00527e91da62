// Cards on file and autopay in a real browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { address, axeFindings, browserOf } from './console_page.ts'
import { fill, submit } from './dialogs.ts'

const desktop = { viewport: { width: 1440, height: 1000 } }

test('a biller keeps a card, charges it, and sets up and ends autopay', { skip }, async () => {
  const { key } = await createTestAccount()
  const { id } = await createPerson({}, { key })
  const { page, complaints } = await browserOf(key, 'biller', {}, desktop)
  await page.goto(address(`/persons/${id}?tab=billing`))
  const card = page.getByRole('region', { name: 'Cards on file' })
  await card.getByText('No cards on file').waitFor()
  await card.getByRole('button', { name: 'Add card' }).click()
  await fill(page, { 'Version of the consent text': '2027-01' })
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Put on file')
  await card.getByText('Visa ending in 4242').waitFor()
  await card.getByText('default', { exact: true }).waitFor()

  await card.getByRole('button', { name: 'Charge' }).click()
  await fill(page, { Amount: '25.00' })
  await submit(page, 'Charge')
  const payments = page.getByRole('region', { name: 'Payments' })
  await payments.getByText('$25.00').waitFor()
  await payments.getByText('succeeded').waitFor()

  await card.getByRole('button', { name: 'Set up autopay' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Fees for missed and late canceled sessions').check()
  await fill(page, { 'Most at once': '80', 'Version of the consent text': '2027-01' })
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Save')
  await card.getByText('Patient responsibility, Fees').waitFor()
  const read = async () =>
    (await call('GET', `/v1/payment_methods?person_id=${id}`, undefined, { key })).body.data[0]
  const { autopay } = await read()
  assert.deepEqual(autopay.covers, ['patient_responsibility', 'fees'])
  assert.deepEqual([autopay.max_per_charge.amount, autopay.notice_days], [8_000, 7])
  assert.deepEqual(await axeFindings(page), [])

  await card.getByRole('button', { name: 'End autopay' }).click()
  await submit(page, 'End autopay')
  await card.getByText('Off', { exact: true }).waitFor()
  assert.equal((await read()).autopay, null)
  await card.getByRole('button', { name: 'Remove' }).click()
  await submit(page, 'Remove')
  await card.getByText('No cards on file').waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a card that the bank must confirm says so', { skip }, async () => {
  const { key } = await createTestAccount()
  const { id } = await createPerson({}, { key })
  const phone = { viewport: { width: 390, height: 844 } }
  const { page, complaints } = await browserOf(key, 'owner', {}, phone)
  await page.goto(address(`/persons/${id}?tab=billing`))
  const card = page.getByRole('region', { name: 'Cards on file' })
  await card.getByRole('button', { name: 'Add card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Simulated card')
    .selectOption({ label: 'Must be confirmed by the bank first' })
  await fill(page, { 'Version of the consent text': '2027-01' })
  await submit(page, 'Put on file')
  await card.getByText('The person must confirm it').waitFor()
  assert.equal(await card.getByRole('button', { name: 'Charge' }).count(), 0)
  await card.getByRole('button', { name: 'Simulate confirmation' }).click()
  await submit(page, 'Simulate confirmation')
  await card.getByRole('button', { name: 'Charge' }).waitFor()
  assert.deepEqual(await axeFindings(page), [])
  assert.deepEqual(complaints, [])
  await page.context().close()
})
