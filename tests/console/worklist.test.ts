// The claims worklist in a real browser: filters by age, denial reason and open amount, and a
// biller who empties it row by row.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { advanceClock, createBillingPractitioner, createClaim, submitClaim } from '#tests/claims.ts'
import { createTestAccount } from '#tests/harness.ts'
import { address, axeFindings, browserOf, visitAccount } from './console_page.ts'
import { submit } from './dialogs.ts'

test('claims are filtered by age, denial reason and open amount', { skip }, async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  const denied = await createClaim('SBX-DENY-197-0001', { practitioner_id }, { key })
  await submitClaim(denied.id, { key })
  await advanceClock('P30D', { key })
  await createClaim(undefined, { practitioner_id }, { key }) // A draft of 43 days.
  const options = { viewport: { width: 1440, height: 1000 } }
  const { page, complaints } = await visitAccount(key, 'biller', {}, options)
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  const shows = async (query: string, statuses: string[]) => {
    await page.goto(address(`/claims?tab=all${query}`))
    await page.getByText(statuses.length === 1 ? '1 claim' : `${statuses.length} claims`).waitFor()
    assert.equal(await rows.count(), statuses.length, query)
    for (const status of statuses)
      await page.getByRole('cell', { name: status, exact: true }).waitFor()
  }
  await shows('', ['denied', 'drafted'])
  assert.deepEqual(await axeFindings(page), [])
  await shows('&age=31-60+days', ['denied', 'drafted'])
  await shows('&age=0-30+days', [])
  await shows('&reason=CO-197', ['denied'])
  await shows('&reason=CO-29', [])
  await shows('&at_least=500', [])
  await shows('&at_least=100&reason=197', ['denied'])
  await shows('&at_least=180.01', [])
  await shows('&at_least=180', ['denied'])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('2 claims').waitFor()
  await page.getByLabel('Denial reason').fill('co-197')
  await page.keyboard.press('Enter')
  await page.getByText('1 claim', { exact: true }).waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a biller empties the worklist row by row, without leaving it', { skip }, async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  const ids: string[] = []
  for (const _ of [1, 2, 3])
    ids.push((await createClaim(undefined, { practitioner_id }, { key })).id)
  const options = { viewport: { width: 1440, height: 1000 } }
  const { page, complaints } = await browserOf(key, 'biller', {}, options)
  await page.goto(address('/claims'))
  await page.getByText('3 claims').waitFor()
  const shown = () => new URL(page.url()).searchParams.get('id')
  const rows = page.locator('tr[data-id]')
  const order = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-id')))
  assert.deepEqual(order.toSorted(), ids.toSorted())
  const detail = page.getByRole('complementary', { name: 'Detail' })
  const submitShown = async (left: string) => {
    for (const step of ['Validate', 'Submit']) {
      await detail.getByRole('button', { name: step, exact: true }).click()
      await submit(page, step)
    }
    await page.getByText(left).waitFor()
  }
  // The second of three: then J opens the third, which took its place.
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.waitForURL((url) => url.searchParams.get('id') === order[1])
  await submitShown('2 claims')
  await page.keyboard.press('j')
  await page.waitForURL((url) => url.searchParams.get('id') === order[2])
  await submitShown('1 claim')
  await page.keyboard.press('j')
  await page.waitForURL((url) => url.searchParams.get('id') === order[0])
  await submitShown('0 claims')
  await page.getByText('Nothing to do', { exact: true }).first().waitFor()
  assert.equal(shown(), order[0])
  assert.deepEqual(complaints, [])
  await page.context().close()
})
