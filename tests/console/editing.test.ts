// Changes in the console that meet other changes: undone, in conflict, sent again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { skip } from '#tests/chromium.ts'
import { call } from '#tests/harness.ts'
import { invite, redeem, linkFor } from '#tests/sign_in_examples.ts'
import { address, axeFindings, visitAs } from './console_page.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function openMember(page: Page, id: string) {
  await page.goto(address(`/members?id=${id}`))
  await page.getByRole('button', { name: 'Change role' }).waitFor()
}

test('deactivating a member can be undone', { skip }, async () => {
  const { page, key } = await visitAs('owner')
  const { id, email } = await invite(key, { role: 'developer', name: 'Ben Ito' })
  await redeem(await linkFor(email))
  const status = async () =>
    (await call('GET', `/v1/members/${id}`, undefined, { key })).body.status
  await openMember(page, id)
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await dialog(page).getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('The member was deactivated.').waitFor()
  assert.equal(await status(), 'deactivated')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone.').waitFor()
  assert.equal(await status(), 'active')
  await page.context().close()
})

test('an invitation is sent again from the member', { skip }, async () => {
  const { page, key } = await visitAs('owner')
  const { id } = await invite(key, { role: 'developer', name: 'Ben Ito' })
  await openMember(page, id)
  await page.getByRole('button', { name: 'Send again' }).click()
  await dialog(page).getByRole('button', { name: 'Send again' }).click()
  await page.getByText('The invitation will be sent again.').waitFor()
  const { body } = await call('GET', `/v1/members/${id}`, undefined, { key })
  assert.ok(body.reinvited_at)
  await page.context().close()
})

test(
  'an edit of what another changed shows the difference before it is kept',
  { skip },
  async () => {
    const { page, key } = await visitAs('owner')
    const { id } = await invite(key, { role: 'developer', name: 'Ben Ito' })
    const path = `/v1/members/${id}`
    await openMember(page, id)
    await page.getByRole('button', { name: 'Change role' }).click()
    await dialog(page).getByLabel('Role').selectOption('biller')
    const other = await call('PATCH', path, { name: 'Ben Itō', role: 'scheduler' }, { key })
    assert.equal(other.status, 200, other.text)
    await dialog(page).getByRole('button', { name: 'Change role' }).click()
    await dialog(page).getByText('It was changed while you had it open.').waitFor()
    await dialog(page).getByRole('cell', { name: 'scheduler' }).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    assert.equal((await call('GET', path, undefined, { key })).body.role, 'scheduler')
    await dialog(page).getByRole('button', { name: 'Keep my change' }).click()
    await page.getByText('The role was changed.').waitFor()
    const { body } = await call('GET', path, undefined, { key })
    assert.deepEqual([body.role, body.name], ['biller', 'Ben Itō'])
    await page.context().close()
  },
)
