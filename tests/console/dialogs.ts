// Steps that most browser tests of the console take: fill in a dialog and confirm it.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

export type Fields = Record<string, string>

export async function fill(page: Page, fields: Fields) {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('dialog').getByLabel(label).fill(value)
}

/** Opens a dialog by keyboard: a click misses a button that moves while lists above it load. */
export const openDialog = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter')

/** Presses the button that opens a dialog, and the one in it that confirms. */
export async function act(page: Page, name: string, fields: Fields = {}) {
  await openDialog(page, name)
  await fill(page, fields)
  await submit(page, name)
}

/** Confirms the open dialog. If it doesn't close, the failure has its text. */
export async function submit(page: Page, name: string) {
  const dialog = page.getByRole('dialog')
  await refuseSameNames(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog
    .waitFor({ state: 'hidden' })
    .catch(async () => assert.fail(`${name}: ${await dialog.innerText()}`))
}

// Two buttons of one name would do different things.
async function refuseSameNames(dialog: Locator) {
  const names = await dialog.locator('footer').getByRole('button').allInnerTexts()
  assert.equal(new Set(names).size, names.length, `The buttons of a dialog: ${names.join(', ')}`)
}
