// What each role opens on, in a real browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { createTestAccount } from '#tests/harness.ts'
import { createVerifiedPractitioner } from '#tests/person_examples.ts'
import { address, visitAccount } from './console_page.ts'

const views = {
  biller: '/console/claims',
  scheduler: '/console/calendar',
  compliance_officer: '/console/audit-log',
  developer: '/console/requests',
  clinician: '/console/',
  owner: '/console/',
}

test(
  'each role opens on the screen it works in, and can go home from there',
  { skip },
  async () => {
    const { key } = await createTestAccount()
    const practitioner_id = await createVerifiedPractitioner({ key })
    for (const [role, path] of Object.entries(views)) {
      const fields = role === 'clinician' ? { practitioner_id } : {}
      const { page, complaints } = await visitAccount(key, role, fields)
      await page.waitForURL((url) => url.pathname.replace(/console$/, 'console/') === path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('link', { name: 'Home' }).click()
      await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
      // An address that was asked for is kept.
      await page.goto(address('/profile'))
      await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
      assert.deepEqual(complaints, [], role)
      await page.context().close()
    }
  },
)
