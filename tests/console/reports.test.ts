// Reports in a real browser: plots, tables, groups and periods.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { advanceClock, createClaim, submitClaim } from '#tests/claims.ts'
import { createTestAccount } from '#tests/harness.ts'
import { address, axeFindings, browserOf, visitAccount } from './console_page.ts'

const desktop = { viewport: { width: 1440, height: 1000 }, acceptDownloads: true }

test(
  'a biller sees what is owed, collected and denied, and saves it as CSV',
  { skip },
  async () => {
    const { key } = await createTestAccount()
    for (const member of [undefined, 'SBX-DENY-197-0001'])
      await submitClaim((await createClaim(member, {}, { key })).id, { key })
    await advanceClock('P30D', { key })
    const { page, complaints } = await browserOf(key, 'biller', {}, desktop)
    await page.goto(address('/reports'))
    const tabs = page.getByRole('navigation', { name: 'Reports' })
    await page.getByRole('table', { name: 'What is owed' }).waitFor()
    await page.getByRole('cell', { name: 'insurance' }).first().waitFor()
    assert.deepEqual(await axeFindings(page), [])

    await tabs.getByRole('link', { name: 'Denials' }).click()
    await page.getByLabel('Period').selectOption('year')
    await page.getByRole('cell', { name: 'CO-197', exact: true }).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ])
    assert.equal(file.suggestedFilename(), 'denials_report.csv')
    assert.match(await readFile(await file.path(), 'utf8'), /^Reason,Meaning,.*\r\nCO-197,/)

    await page.getByLabel('By', { exact: true }).selectOption('payer')
    await page.getByText('By payer', { exact: true }).waitFor()
    await tabs.getByRole('link', { name: 'Collections' }).click()
    await page.getByLabel('Period').selectOption('year')
    await page.getByText('net collection rate').waitFor()
    // A role without the scope of a report has no tab for it.
    assert.equal(await tabs.getByRole('link', { name: 'Outcomes' }).count(), 0)
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

test('the reports of a new account say that nothing was recorded', { skip }, async () => {
  const { key } = await createTestAccount()
  const phone = { viewport: { width: 390, height: 844 } }
  const { page, complaints } = await visitAccount(key, 'owner', {}, phone)
  for (const tab of ['aging', 'denials', 'productivity', 'payer_mix', 'outcomes', 'worklist']) {
    await page.goto(address(`/reports?tab=${tab}`))
    await page.getByText('Nothing to report').waitFor()
  }
  await page.goto(address('/reports?tab=collections')) // Has every month, also without postings.
  await page.getByText('Days in receivables').waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})
