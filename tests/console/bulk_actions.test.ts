// Bulk actions in the claims worklist in a real browser: on selected claims and on a whole filter,
// checked first, then started, with a result for each claim.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bulkPractice, runAll } from '#tests/bulk_action_examples.ts'
import { skip } from '#tests/chromium.ts'
import { submitClaim } from '#tests/claims.ts'
import { address, axeFindings, browserOf } from './console_page.ts'
import { submit } from './dialogs.ts'

const desktop = { viewport: { width: 1440, height: 1000 } }
const phone = { viewport: { width: 390, height: 844 } }

test('selected claims are checked, then submitted, with a result for each', { skip }, async () => {
  const { options, draft, statusOf } = await bulkPractice()
  const ids = [await draft(), await draft(), await draft()]
  await submitClaim(ids[0]!, options)
  const { page, complaints } = await browserOf(options.key, 'biller', {}, desktop)
  await page.goto(address('/claims?tab=all'))
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check()
  const selected = page.getByRole('group', { name: 'Selected rows' })
  await selected.getByText('3 selected').waitFor()
  await selected.getByRole('button', { name: 'Submit' }).click()
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Check 3 claims')

  const detail = page.getByRole('complementary', { name: 'Detail' })
  await detail.getByText('Checking each claim').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  await runAll()
  await detail.getByText('2 of 3 claims can be submitted').waitFor()
  const results = detail.getByRole('region', { name: 'Results', exact: true })
  await results.getByText('refused').waitFor()
  await results.getByText('ready').nth(1).waitFor()
  assert.equal(await statusOf(ids[1]!), 'drafted')
  assert.deepEqual(await axeFindings(page), [])

  await detail.getByRole('button', { name: 'Submit 2 claims' }).click()
  await submit(page, 'Submit 2 claims')
  await detail.getByRole('progressbar').waitFor()
  await runAll()
  await detail.getByText('2 of 3 claims submitted').waitFor()
  await results.getByText('done').nth(1).waitFor()
  for (const id of ids) assert.equal(await statusOf(id), 'submitted')
  await detail.getByLabel('Outcome').selectOption('refused')
  await results.getByText('done').first().waitFor({ state: 'hidden' })
  await results.getByText('refused').waitFor()
  assert.equal(await results.getByRole('row').count(), 2)
  await results.getByRole('link').click()
  await page.waitForURL((url) => url.searchParams.get('id') === ids[0])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a biller acts on a whole filter from a phone, and cancels', { skip }, async () => {
  const { options, draft, ask, statusOf } = await bulkPractice()
  const id = await draft()
  await draft('SBX-DENY-197-1')
  const { page, complaints } = await browserOf(options.key, 'biller', {}, phone)
  await page.goto(address('/claims?status=drafted'))
  await page.getByRole('button', { name: 'Act on all' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('drafted').waitFor()
  await dialog.getByLabel('Action').selectOption('write_off')
  await dialog.getByLabel('Balance').selectOption('patient')
  await dialog.getByLabel('Action').selectOption('submit')
  assert.equal(await dialog.getByLabel('Balance').count(), 0)
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Check claims')
  await runAll()
  await page.getByText('2 of 2 claims can be submitted').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await submit(page, 'Cancel')
  await page.getByText('Canceled. Claims that were done stay done.').waitFor()
  assert.equal(await statusOf(id), 'drafted')
  const [created] = (await ask('/v1/bulk_actions')).body.data
  assert.deepEqual(created.filters, { status: ['drafted'] })
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('only members who write claims for the account see bulk actions', { skip }, async () => {
  const { options, draft, ask } = await bulkPractice()
  const practitioner_id = (await ask(`/v1/claims/${await draft()}`)).body.practitioner_id
  const reader = await browserOf(options.key, 'read_only', {}, desktop)
  await reader.page.goto(address('/claims?tab=bulk'))
  await reader.page.getByText('No bulk actions').waitFor()
  await reader.page.getByRole('link', { name: 'To work' }).click()
  await reader.page.getByText('1 claim', { exact: true }).waitFor()
  assert.equal(await reader.page.getByRole('checkbox').count(), 0)
  assert.equal(await reader.page.getByRole('button', { name: 'Act on all' }).count(), 0)
  const clinician = await browserOf(options.key, 'clinician', { practitioner_id }, desktop)
  await clinician.page.goto(address('/claims?tab=bulk'))
  await clinician.page.getByRole('link', { name: 'To work' }).waitFor()
  assert.equal(await clinician.page.getByRole('link', { name: 'Bulk actions' }).count(), 0)
  for (const { page, complaints } of [reader, clinician]) {
    assert.deepEqual(complaints, [])
    await page.context().close()
  }
})
