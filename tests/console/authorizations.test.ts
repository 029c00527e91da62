// Authorizations, EAP cases, fee schedules and underpaid claims in a real browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authorizedPractice } from '#tests/authorization_examples.ts'
import { skip } from '#tests/chromium.ts'
import { advanceClock, createClaim, submitClaim } from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { address, axeFindings, browserOf } from './console_page.ts'
import { fill, submit } from './dialogs.ts'

const desktop = { viewport: { width: 1440, height: 1000 } }

test('an authorization shows what is left of it, and warns before it ends', { skip }, async () => {
  const { authorize, meet, key, person_id, ask } = await authorizedPractice()
  await authorize({ units: 3 })
  await meet(3)
  const { page, complaints } = await browserOf(key, 'biller', {}, desktop)
  await page.goto(address(`/persons/${person_id}?tab=billing`))
  const card = page.getByRole('region', { name: 'Authorizations' })
  await card.getByRole('img', { name: '0 used, 1 booked, 2 of 3 left' }).waitFor()
  await card.getByText('2 units left. Ask the payer for more.').waitFor()
  await card.getByRole('button', { name: 'Change units or dates' }).click()
  await fill(page, { Units: '10' })
  await submit(page, 'Change units or dates')
  await card.getByRole('img', { name: '0 used, 1 booked, 9 of 10 left' }).waitFor()
  assert.equal(await card.getByText('Ask the payer for more.').count(), 0)

  await card.getByRole('button', { name: 'Add authorization' }).click()
  await fill(page, { Units: '6', 'Procedure codes': '90834, 90837' })
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Add authorization')
  await card.getByText('requested', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Approve' }).click()
  await fill(page, { Number: 'AUTH2' })
  await submit(page, 'Approve')
  await card.getByText('Prior authorization AUTH2').waitFor()
  const { body } = await ask('GET', `/v1/authorizations?person_id=${person_id}`)
  const [newest] = body.data
  assert.deepEqual([newest.status, newest.units], ['approved', 6])
  assert.deepEqual(newest.procedure_codes, ['90834', '90837'])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test(
  'an EAP case is named as one, and a session without a unit is pointed out',
  { skip },
  async () => {
    const { authorize, meet, key, person_id } = await authorizedPractice({
      program: 'eap',
      authorization_required: true,
    })
    await authorize({ authorization_number: 'CASE7', units: 1 })
    await meet(3)
    await meet(4)
    const { page, complaints } = await browserOf(key, 'biller', {}, desktop)
    await page.goto(address(`/persons/${person_id}?tab=billing`))
    const card = page.getByRole('region', { name: 'Authorizations' })
    await card.getByText('EAP case CASE7').waitFor()
    await card.getByText('1 session needs an authorization').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

test(
  'a fee schedule is created from lines, and an underpaid claim is found',
  { skip },
  async () => {
    const { key } = await createTestAccount()
    const { page, complaints } = await browserOf(key, 'biller', {}, desktop)
    await page.goto(address('/fee-schedules'))
    await page.getByRole('button', { name: 'New fee schedule' }).click()
    const dialog = page.getByRole('dialog')
    await fill(page, { Name: 'Sandbox Health Plan', 'First date': '2020-01-01' })
    await dialog.getByLabel('For').selectOption('SBX01')
    await fill(page, { Rates: '90837' })
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('Line 1: enter an amount such as 170.00 after the code.').waitFor()
    await fill(page, { Rates: '90837, 179.00\n90837, 175.50, 95 GT, psychologist, 10\n90791, 250' })
    assert.deepEqual(await axeFindings(page), [])
    await submit(page, 'Create')
    const { body } = await call('GET', '/v1/fee_schedules', undefined, { key })
    const [{ id, rate_count }] = body.data
    assert.equal(rate_count, 3)
    const { rates } = (await call('GET', `/v1/fee_schedules/${id}`, undefined, { key })).body
    assert.deepEqual(
      rates.map(({ amount }: { amount: { amount: number } }) => amount.amount),
      [17_900, 17_550, 25_000],
    )
    assert.deepEqual([rates[1].modifiers, rates[1].profession], [['95', 'GT'], 'psychologist'])
    const detail = page.getByRole('complementary', { name: 'Detail' })
    await detail.getByRole('cell', { name: '90837 95 GT' }).waitFor()
    assert.deepEqual(await axeFindings(page), [])

    const claim = await createClaim(undefined, {}, { key })
    await submitClaim(claim.id, { key })
    await advanceClock('P30D', { key })
    const { body: paid } = await call('GET', `/v1/claims/${claim.id}`, undefined, { key })
    assert.ok(paid.underpaid.amount > 0, JSON.stringify(paid.underpaid))
    await page.goto(address('/claims?tab=underpaid'))
    await page.getByText('1 claim', { exact: true }).waitFor()
    await page.locator('tr[data-id]').first().click()
    await detail.getByText(/less than your fee schedule says/).waitFor()
    await detail.getByRole('rowheader', { name: 'underpaid' }).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)
