// What each role opens on, and which screens it sees, in a real browser.
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

const billing = ['Claims', 'Remittances', 'Deposits', 'Payments', 'Ledger', 'Reports']
const practice = ['Services', 'Locations']
const compliance = ['Audit log', 'Emergency accesses', 'Consents', 'Records', 'Members', 'Roles']
const desk = ['Calendar', 'Waiting list', 'Persons', 'Matching', 'Practitioners', 'Forms']
const care = [...desk, 'Messages']
const developers = [
  'API keys',
  'Requests',
  'Events',
  'Webhook endpoints',
  'Scoped tokens',
  'Sandbox clock',
  'Simulated values',
  'Usage and limits',
]
const areas = {
  biller: ['Calendar', 'Waiting list', 'Persons', 'Practitioners', ...billing, 'Fee schedules'],
  scheduler: [...desk, 'Payments', ...practice, 'Consents'],
  compliance_officer: [...care, ...billing, ...practice, 'Fee schedules', ...compliance],
  developer: [...developers, 'Members', 'Roles'],
  clinician: ['Calendar', 'Persons', 'Practitioners', 'Forms', ...practice, 'Emergency accesses'],
  owner: [...care, ...billing, ...practice, 'Fee schedules', ...developers, ...compliance],
}

test(
  'each role opens on the screen it works in, and sees only screens it can use',
  { skip },
  async () => {
    const { key } = await createTestAccount()
    const practitioner_id = await createVerifiedPractitioner({ key })
    for (const [role, path] of Object.entries(views)) {
      const fields = role === 'clinician' ? { practitioner_id } : {}
      const { page, complaints } = await visitAccount(key, role, fields)
      await page.waitForURL((url) => url.pathname.replace(/console$/, 'console/') === path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const seen = await page.locator('#nav a').allInnerTexts()
      assert.deepEqual(seen, ['Home', ...areas[role as keyof typeof areas]], role)
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
