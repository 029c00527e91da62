// What prints, in a real browser: a statement, a note and a claim, each without the rest.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { skip } from '#tests/chromium.ts'
import { createClaim } from '#tests/claims.ts'
import { createTestAccount } from '#tests/harness.ts'
import { createCareTeam, createNote, grantConsent, signNote } from '#tests/person_examples.ts'
import { address, visitAccount } from './console_page.ts'

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
