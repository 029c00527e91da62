// The team in a real browser: the roles a member can have, and the sessions that can be ended.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInRoleNames } from '#catalogue/roles.ts'
import { skip } from '#tests/chromium.ts'
import { call, createPractitioner } from '#tests/harness.ts'
import { signedInMember } from '#tests/sign_in_examples.ts'
import { address, axeFindings, visitAs } from './console_page.ts'
import { submit } from './dialogs.ts'

test('built-in roles are shown with their scopes, and only own ones go', { skip }, async () => {
  const { page, key, complaints } = await visitAs('owner')
  const own = { name: 'Front desk', scopes: ['sessions:read', 'persons:read'] }
  await call('POST', '/v1/roles', own, { key })
  await page.goto(address('/roles'))
  const roles = page.getByRole('main').getByRole('region')
  await roles.filter({ hasText: 'Front desk' }).waitFor()
  assert.equal(await page.getByText('built-in', { exact: true }).count(), builtInRoleNames.length)
  const scheduler = roles.filter({ has: page.getByRole('heading', { name: 'Scheduler' }) })
  await scheduler.getByText('Scopes', { exact: true }).click()
  await scheduler.getByText(/payments:read/).waitFor()
  assert.equal(await scheduler.getByRole('button', { name: 'Delete' }).count(), 0)
  assert.deepEqual(await axeFindings(page), [])
  await page.getByRole('button', { name: 'Delete' }).click()
  await submit(page, 'Delete')
  await roles.filter({ hasText: 'Front desk' }).waitFor({ state: 'detached' })
  await page.goto(address('/members'))
  await page.getByRole('button', { name: 'Invite member' }).click()
  const choices = page.getByRole('dialog').getByLabel('Role').getByRole('option')
  await choices.nth(builtInRoleNames.length - 1).waitFor({ state: 'attached' })
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a session of another member is listed and ended at once', { skip }, async () => {
  const { page, key, complaints } = await visitAs('owner')
  const { member, token } = await signedInMember(key, { role: 'biller', name: 'Ben Ito' })
  const read = async () => (await call('GET', '/v1/claims', undefined, { key: token })).status
  assert.equal(await read(), 200)
  await page.goto(address(`/members?id=${member.id}`))
  await page.getByRole('button', { name: 'End' }).click()
  await submit(page, 'End')
  await page.getByText('The session was ended.').waitFor()
  assert.equal(await read(), 401)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a clinician is invited as a practitioner, who is found and named', { skip }, async () => {
  const { page, key, complaints } = await visitAs('owner')
  await page.goto(address('/members'))
  await page.getByRole('button', { name: 'Invite member' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('ada@example.com')
  await dialog.getByLabel('Name', { exact: true }).fill('Ada Okafor')
  await dialog.getByLabel('Role').selectOption('clinician')
  const send = dialog.getByRole('button', { name: 'Send invitation' })
  await send.click()
  await dialog.getByText('Practitioner is required.').waitFor()
  await dialog.getByText('No practitioner found.').waitFor()
  assert.deepEqual(await axeFindings(page), [])

  await createPractitioner({ key })
  const picker = dialog.getByRole('combobox', { name: 'Practitioner' })
  await picker.fill('Oka')
  await page.getByRole('option', { name: /Ada Okafor/ }).waitFor()
  await picker.press('Escape')
  await page.getByRole('option', { name: /Ada Okafor/ }).waitFor({ state: 'detached' })
  assert.equal(await dialog.getByLabel('Email').inputValue(), 'ada@example.com')
  await picker.fill('Okaf')
  // Nothing of the practitioner is read again, so the name is the one that was found.
  await page.route('**/v1/practitioners/prac_*', (route) => route.abort())
  await page.getByRole('option', { name: /Ada Okafor/ }).click()
  assert.equal(await dialog.locator('.chip').innerText(), 'Ada Okafor\n×')
  await submit(page, 'Send invitation')
  await page.getByText('The invitation was sent.').waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})
