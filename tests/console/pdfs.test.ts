// Every PDF that the API offers, saved from the console: from memory, in no address and no cache.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { skip } from '#tests/chromium.ts'
import { advanceClock, claimStep, createClaim, submitClaim } from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { copayRequest, createPerson, grantConsent } from '#tests/person_examples.ts'
import { address, axeFindings, browserOf } from './console_page.ts'

async function save(page: Page, button: string, file: string) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const saved = await saving
  assert.equal(saved.suggestedFilename(), file)
  assert.match(saved.url(), /^blob:/)
  assert.match(readFileSync(await saved.path(), 'latin1'), /^%PDF-/)
}

test(
  'a biller saves the statement of a person and the receipt of a payment',
  { skip },
  async () => {
    const { key } = await createTestAccount()
    const person = await createPerson({}, { key })
    await grantConsent(person.id, {}, { key })
    const { body: payment, text } = await call('POST', '/v1/payments', copayRequest(person.id), {
      key,
    })
    assert.equal(payment.status, 'succeeded', text)
    const { page, complaints } = await browserOf(key, 'biller')
    await page.goto(address(`/persons/${person.id}?tab=billing`))
    await save(page, 'Receipt', 'receipt.pdf')
    const statement = page.getByRole('region', { name: 'Statement', exact: true })
    await statement.getByRole('button', { name: 'PDF' }).waitFor()
    await save(page, 'PDF', 'statement.pdf')
    assert.deepEqual(await axeFindings(page), [])
    await page.goto(address(`/payments?id=${payment.id}`))
    await save(page, 'Receipt', 'receipt.pdf')
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

test('a biller saves the CMS-1500 of a claim and the letter of its appeal', { skip }, async () => {
  const { key } = await createTestAccount()
  const { id } = await createClaim('SBX-DENY-197-0001', {}, { key })
  const { page, complaints } = await browserOf(key, 'biller')
  await page.goto(address(`/claims?tab=all&id=${id}`))
  await save(page, 'CMS-1500', 'cms-1500.pdf')
  assert.equal(await page.getByRole('button', { name: 'Appeal letter' }).count(), 0)
  await submitClaim(id, { key })
  await advanceClock('P30D', { key })
  await claimStep(id, 'appeal', { reason: 'The authorization was granted.' }, { key })
  await page.reload()
  await save(page, 'Appeal letter', 'appeal-letter.pdf')
  assert.deepEqual(complaints, [])
  await page.context().close()
})
