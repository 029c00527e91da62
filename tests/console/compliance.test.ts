// What a compliance officer and other roles see in the console, in a real browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { linkAllEntries } from '#jobs/audit_chain.ts'
import { createPractitioner, db, log, secrets } from '#tests/harness.ts'
import { address, browserAs, visitAs } from './console_page.ts'

// The areas of the sidebar, by role: what the role's scopes can read, and nothing else.
const areas: Record<string, string[]> = {
  developer: [
    'Home',
    'API keys',
    'Requests',
    'Events',
    'Webhook endpoints',
    'Scoped tokens',
    'Sandbox clock',
    'Simulated values',
    'Usage and limits',
    'Members',
    'Roles',
  ],
  compliance_officer: [
    'Home',
    'Calendar',
    'Waiting list',
    'Persons',
    'Matching',
    'Practitioners',
    'Forms',
    'Messages',
    'Claims',
    'Remittances',
    'Deposits',
    'Payments',
    'Ledger',
    'Reports',
    'Services',
    'Locations',
    'Fee schedules',
    'Audit log',
    'Emergency accesses',
    'Consents',
    'Records',
    'Members',
    'Roles',
  ],
  biller: [
    'Home',
    'Calendar',
    'Waiting list',
    'Persons',
    'Practitioners',
    'Claims',
    'Remittances',
    'Deposits',
    'Payments',
    'Ledger',
    'Reports',
    'Fee schedules',
  ],
  scheduler: [
    'Home',
    'Calendar',
    'Waiting list',
    'Persons',
    'Matching',
    'Practitioners',
    'Forms',
    'Payments',
    'Services',
    'Locations',
    'Consents',
  ],
}

for (const [role, expected] of Object.entries(areas)) {
  test(`a member with the role ${role} sees its areas and no others`, { skip }, async () => {
    const { page, complaints } = await visitAs(role)
    const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link')
    await links.first().waitFor() // Hidden until the style sheet is there.
    assert.deepEqual(await links.allInnerTexts(), expected)
    assert.deepEqual(complaints, [])
    await page.context().close()
  })
}

test('an action without its scope is off and says which scope is missing', { skip }, async () => {
  const { page } = await browserAs('compliance_officer')
  await page.goto(address('/members'))
  const invite = page.getByRole('button', { name: 'Invite member' })
  assert.equal(await invite.getAttribute('aria-disabled'), 'true')
  assert.match((await invite.getAttribute('title')) ?? '', /members:write/)
  await invite.click({ force: true })
  assert.equal(await page.getByRole('dialog').count(), 0)
  await page.context().close()
})

test('an audit entry is verified in the browser', { skip }, async () => {
  const { page, key } = await visitAs('compliance_officer')
  await createPractitioner({ key })
  await linkAllEntries({ db, secrets, log })
  await page.goto(address('/audit-log?action=practitioner.created'))
  await page.getByRole('cell', { name: 'practitioner.created' }).first().click()
  await page.getByRole('button', { name: 'Verify this entry' }).click()
  await page.getByText(/^Proven: entry \d+ is unchanged/).waitFor()
  await page.context().close()
})
