// What prints, in a real browser: a statement, a note, a claim and a superbill, each without the rest.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { skip } from '#tests/chromium.ts'
import { createBillingPractitioner, createClaim, createCompletedSession } from '#tests/claims.ts'
import { createTestAccount } from '#tests/harness.ts'
import {
  createCareTeam,
  createNote,
  createPerson,
  grantConsent,
  signNote,
} from '#tests/person_examples.ts'
import { address, axeFindings, browserOf, visitAccount } from './console_page.ts'
import { fill, openDialog, submit } from './dialogs.ts'

// The browser's own dialog can't be used in a test, so printing waits until the test lets it end.
async function print(page: Page) {
  await page.evaluate('window.print = () => {}')
  await page.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
}

test('a statement and a note print alone, and a claim without its list', { skip }, async () => {
  const { key } = await createTestAccount()
  const { practitioner_id, person_id, as } = await createCareTeam({ key })
  await grantConsent(person_id, {}, { key })
  const note = await createNote(person_id, as)
  await signNote(note.id, as)
  const claim = await createClaim(undefined, {}, { key })
  const { page, complaints } = await visitAccount(key, 'owner', { practitioner_id })
  const hidden = async (text: string) =>
    assert.equal(await page.getByText(text, { exact: true }).first().isVisible(), false, text)

  await page.goto(address(`/persons/${person_id}?tab=billing`))
  await page.getByText('Nothing was charged').waitFor()
  await print(page)
  assert.ok(await page.getByRole('heading', { name: 'Statement' }).isVisible())
  for (const text of ['Coverage', 'Payments', 'Calendar', 'Print']) await hidden(text)
  await page.evaluate("dispatchEvent(new Event('afterprint'))")
  assert.equal(await page.locator('[data-print]').count(), 0)

  await page.emulateMedia({ media: 'screen' })
  await page.goto(address(`/persons/${person_id}?tab=notes&note=${note.id}`))
  await page.getByText('Slept better.').waitFor()
  await print(page)
  assert.ok(await page.getByText('Slept better.').isVisible())
  assert.ok(await page.getByText(/^Signed as author/).isVisible())
  for (const text of ['Add addendum', 'Overview', 'Calendar']) await hidden(text)

  await page.emulateMedia({ media: 'screen' })
  await page.goto(address(`/claims?tab=all&id=${claim.id}`))
  await page.getByRole('heading', { name: 'Amounts' }).waitFor()
  await print(page)
  assert.ok(await page.getByRole('heading', { name: 'Amounts' }).isVisible())
  for (const text of ['Validate', 'Open record', 'Calendar']) await hidden(text)
  assert.equal(await page.locator('section.list').isVisible(), false)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a superbill is issued for completed sessions, and prints alone', { skip }, async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createBillingPractitioner({ key })
  const person = await createPerson({ birth_date: '1990-04-12' }, { key })
  await createCompletedSession(practitioner_id, person.id, { key })
  const { page, complaints } = await browserOf(key, 'owner')
  await page.goto(address(`/persons/${person.id}?tab=billing`))
  await openDialog(page, 'Issue superbill')
  await page.getByRole('dialog').getByRole('checkbox').check()
  await fill(page, { 'Fee per session': '180.00', 'Member ID': 'M1000001' })
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Issue superbill')
  const card = page.getByRole('region', { name: 'Superbill', exact: true })
  await card.getByText('90837 95').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: 'PDF' }).click()
  const saved = await saving
  assert.equal(saved.suggestedFilename(), 'superbill.pdf')
  assert.match(readFileSync(await saved.path(), 'latin1'), /^%PDF-/)
  await page.evaluate('window.print = () => {}')
  await card.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Maya Lindqvist', 'M1000001', 'F41.1', '$180.00'])
    assert.ok(await card.getByText(text).first().isVisible(), text)
  for (const name of ['Statement', 'Superbills', 'Claims', 'Payments'])
    assert.equal(await page.getByRole('heading', { name, exact: true }).isVisible(), false, name)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('an estimate is issued, saved as a PDF, and prints alone', { skip }, async () => {
  const { key } = await createTestAccount()
  await createBillingPractitioner({ key })
  const person = await createPerson({ birth_date: '1990-04-12' }, { key })
  await grantConsent(person.id, {}, { key })
  const { page, complaints } = await browserOf(key, 'biller')
  await page.goto(address(`/persons/${person.id}?tab=billing`))
  await openDialog(page, 'Issue estimate')
  await fill(page, { 'Expected care': 'Weekly psychotherapy', 'Price of one service': '150.00' })
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Issue estimate')
  const card = page.getByRole('region', { name: 'Good faith estimate', exact: true })
  await card.getByText('Weekly psychotherapy').first().waitFor()
  assert.deepEqual(await axeFindings(page), [])
  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: 'PDF' }).click()
  const saved = await saving
  assert.equal(saved.suggestedFilename(), 'estimate.pdf')
  assert.match(readFileSync(await saved.path(), 'latin1'), /^%PDF-/)
  await page.evaluate('window.print = () => {}')
  await card.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Maya Lindqvist', '90837', '$150.00', '$1,800.00'])
    assert.ok(await card.getByText(text).first().isVisible(), text)
  for (const name of ['Statement', 'Superbills', 'Good faith estimates'])
    assert.equal(await page.getByRole('heading', { name, exact: true }).isVisible(), false, name)
  assert.deepEqual(complaints, [])
  await page.context().close()
})
