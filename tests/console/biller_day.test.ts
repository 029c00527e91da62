// A biller's day by clicking: the worklist emptied row by row, an exception, a deposit, a payment
// with its refund, a printed statement, and where the money went.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import {
  advanceClock,
  createBillingPractitioner,
  createClaim,
  readClaim,
  submitClaim,
} from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { remittanceFor } from '#tests/remittance_examples.ts'
import { axeFindings, openArea, visitAccount } from './console_page.ts'
import { fill, submit } from './dialogs.ts'

const desktop = { viewport: { width: 1280, height: 900 } }

// A draft with a mistake, a rejection, a denial, and a payment for a claim that the payer misnamed.
async function practiceWithWork() {
  const { key } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  const terms = { share_basis_points: 6_000, destination: 'acct_ada' }
  await call('PATCH', `/v1/practitioners/${practitioner_id}/payout_terms`, terms, { key })
  const create = (member_id: string, fields: object = {}) =>
    createClaim(member_id, { practitioner_id, ...fields }, { key })
  const denied = await create('SBX-DENY-197-0001')
  const rejected = await create('SBX-REJ-A7-562-1')
  const paid = await create('SBX-NOERA-1')
  for (const { id } of [denied, rejected, paid]) await submitClaim(id, { key })
  await advanceClock('P30D', { key })
  const mistaken = await create('SBX-PAID-0001', { place_of_service: '11' })
  const x12 = remittanceFor('NOT-OURS-1', 'TRACE0042')
  const sent = await call('POST', '/v1/remittances', { x12 }, { key })
  assert.equal(sent.status, 200, sent.text)
  await advanceClock('PT1S', { key })
  const statusOf = async ({ id }: { id: string }) => (await readClaim(id, { key })).status
  return { key, denied, rejected, paid, mistaken, statusOf }
}

test(
  'a biller empties the worklist, posts the money, and prints a statement',
  { skip },
  async () => {
    const practice = await practiceWithWork()
    const { key, denied, rejected, paid, mistaken, statusOf } = practice
    const { page, complaints } = await visitAccount(key, 'biller', {}, desktop)
    const read = async (path: string) => (await call('GET', path, undefined, { key })).body as any
    const detail = page.getByRole('complementary', { name: 'Detail' })
    const take = async (step: string, fields: Record<string, string> = {}, confirm = step) => {
      await detail.getByRole('button', { name: step, exact: true }).click()
      await fill(page, fields)
      await submit(page, confirm)
    }

    // The worklist is the first screen. Each row is opened with J, and worked beside the list.
    await page.getByText('3 claims', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'To work 3' }).waitFor()
    const waiting = new Set([denied.id, rejected.id, mistaken.id])
    while (waiting.size > 0) {
      const before = new URL(page.url()).searchParams.get('id')
      await page.keyboard.press('j')
      await page.waitForURL((url) => {
        const id = url.searchParams.get('id')
        return id !== null && id !== before
      })
      const id = new URL(page.url()).searchParams.get('id')!
      await detail.getByRole('heading', { name: 'Amounts' }).waitFor()
      if (id === denied.id) {
        await detail
          .getByText(/CO-197/)
          .first()
          .waitFor()
        await take('Appeal', { Text: 'The authorization was granted before the session.' })
      } else {
        if (id === rejected.id) await take('Correct')
        await take('Validate')
        if (id === mistaken.id) {
          await detail.getByRole('heading', { name: 'Validation' }).waitFor()
          await take('Edit', { 'Place of service': '10' }, 'Save')
          await take('Validate')
        }
        await take('Submit')
      }
      waiting.delete(id)
      await page
        .getByText(waiting.size === 1 ? '1 claim' : `${waiting.size} claims`, { exact: true })
        .first()
        .waitFor()
      assert.equal(new URL(page.url()).pathname, '/console/claims', 'the worklist is left')
    }
    assert.deepEqual(
      [await statusOf(denied), await statusOf(rejected), await statusOf(mistaken)],
      ['appealed', 'submitted', 'submitted'],
    )

    // A payer named a claim wrongly: the payment is matched to the claim by hand.
    await openArea(page, 'Remittances')
    await page.getByRole('cell', { name: 'excepted' }).click()
    await detail.getByRole('button', { name: 'Resolve' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Resolution').selectOption('match')
    await fill(page, { 'Claim ID': paid.id, Reason: 'The payer left out our control number.' })
    await submit(page, 'Resolve')
    await page.getByText('The exception was resolved.').waitFor()
    assert.equal(await statusOf(paid), 'paid')

    // Its money arrives without a trace number.
    await openArea(page, 'Deposits')
    await page.getByRole('button', { name: 'Record deposit' }).click()
    await fill(page, {
      Amount: '125.00',
      'Received on': (await read('/v1/test_clock')).now.slice(0, 10),
    })
    await submit(page, 'Record deposit')
    await detail.getByRole('button', { name: 'Match', exact: true }).click()
    await dialog.getByRole('checkbox', { name: /TRACE0042/ }).check()
    await submit(page, 'Match')
    await page.getByText('The deposit was matched.').waitFor()

    // The person pays what is left to them, and gets a part of it back.
    await openArea(page, 'Claims')
    await page.getByRole('link', { name: 'Paid', exact: true }).click()
    await page.getByRole('cell', { name: 'paid', exact: true }).click()
    await detail.getByRole('link', { name: 'Open record' }).click()
    await page.getByRole('navigation', { name: 'Person' }).getByText('Billing').click()
    const statement = page.getByRole('region', { name: 'Statement', exact: true })
    await statement.getByText('$25.00').first().waitFor()
    await page.getByRole('button', { name: 'Record payment' }).press('Enter')
    await fill(page, { Amount: '25.00' })
    await submit(page, 'Record payment')
    await page.getByText('The payment was recorded.').waitFor()
    await openArea(page, 'Payments')
    await page.getByRole('cell', { name: '$25.00' }).first().click()
    await take('Refund', { Amount: '10.00' })
    await page.getByText('The refund was requested.').waitFor()
    assert.equal((await read('/v1/refunds')).data[0].amount.amount, 1_000)

    // The statement prints alone.
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Maya Lindqvist' }).waitFor()
    await page.evaluate('window.print = () => {}')
    await statement.getByRole('button', { name: 'Print' }).click()
    await page.emulateMedia({ media: 'print' })
    assert.ok(await statement.isVisible())
    assert.equal(await page.locator('#nav').isVisible(), false)
    await page.evaluate("dispatchEvent(new Event('afterprint'))")
    await page.emulateMedia({ media: 'screen' })

    // Where the money went: in one picture, and for the claim.
    await openArea(page, 'Ledger')
    await page.getByRole('link', { name: 'Flow of money' }).click()
    const flow = page.getByRole('list', { name: 'Flow of money' })
    const amountOf = (name: string) =>
      flow.getByRole('listitem').filter({ hasText: name }).locator('.amount').innerText()
    await flow.getByRole('link', { name: 'Charges' }).waitFor()
    assert.equal(await amountOf('Paid by payers'), '$125.00')
    assert.equal(await amountOf('Contractual adjustment'), '$30.00')
    assert.equal(await amountOf('Practitioners earned'), '$75.00')
    assert.equal(await amountOf('Refunded or lost'), '$10.00')
    assert.equal(await amountOf('To be paid out'), '$75.00')
    await page
      .getByRole('img', { name: /Paid by payers \$125\.00.*To be paid out \$75\.00/ })
      .waitFor()
    assert.deepEqual(await axeFindings(page), [])
    await flow.getByRole('link', { name: 'Paid by payers' }).click()
    await page.getByRole('cell', { name: 'remittance_claim' }).first().waitFor()
    await openArea(page, 'Claims')
    await page.getByRole('link', { name: 'Paid', exact: true }).click()
    await page.getByRole('cell', { name: 'paid', exact: true }).click()
    await detail.getByText('From session to payout').click()
    await detail
      .getByText(/^Practitioner earned/)
      .first()
      .waitFor()
    assert.match(await detail.locator('.flow').first().innerText(), /^Claim charged/)
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

test('on a phone, a claim shows its API call', { skip }, async () => {
  const { key } = await createTestAccount()
  const { id } = await createClaim(undefined, {}, { key })
  const phone = { viewport: { width: 390, height: 844 } }
  const { page } = await visitAccount(key, 'biller', {}, phone)
  await page.getByRole('cell', { name: 'drafted' }).click()
  const detail = page.getByRole('complementary', { name: 'Detail' })
  await detail.getByRole('heading', { name: 'Amounts' }).waitFor()
  await page.getByRole('button', { name: 'Show API call' }).click()
  const calls = page.getByRole('region', { name: 'API calls of this screen' })
  await calls
    .getByLabel('Call')
    .getByRole('option', { name: `GET /v1/claims/${id}` })
    .first()
    .waitFor({ state: 'attached' })
  assert.deepEqual(await axeFindings(page), [])
  await page.context().close()
})
