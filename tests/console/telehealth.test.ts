// Joining a session by video from the console, in a real browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { morningPractice, own_link } from '#tests/telehealth_examples.ts'
import { address, axeFindings, browserOf, visitAccount } from './console_page.ts'

const desktop = { viewport: { width: 1440, height: 1000 }, timezoneId: 'UTC' }

test('a clinician joins a session from home, in its window only', { skip }, async () => {
  const { book, key, practitioner_id, ask } = await morningPractice()
  const soon = await book({}, 10)
  await book({}, 100)
  const { page, complaints } = await visitAccount(key, 'clinician', { practitioner_id }, desktop)
  const opened: string[] = []
  await page.context().route(`${own_link}**`, (route) => {
    opened.push(route.request().url())
    return route.fulfill({ body: 'The room', contentType: 'text/html' })
  })
  await page.goto(address('/'))
  const buttons = page.getByRole('button', { name: 'Join' })
  await buttons.nth(1).waitFor()
  assert.deepEqual(await axeFindings(page), [])
  const [room] = await Promise.all([page.context().waitForEvent('page'), buttons.first().click()])
  await room.getByText('The room').waitFor()
  assert.deepEqual(opened, [own_link])
  assert.equal(await room.evaluate('window.opener'), null)
  await room.close()
  await buttons.nth(1).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('422 too_early').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await ask('POST', `/v1/sessions/${soon.id}/cancel`)
  await page.reload()
  await buttons.first().waitFor()
  assert.equal(await buttons.count(), 1)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('an owner who is a practitioner sees when the room opens', { skip }, async () => {
  const { book, key, practitioner_id } = await morningPractice()
  const { id } = await book({}, 60)
  const { page, complaints } = await browserOf(key, 'owner', { practitioner_id }, desktop)
  await page.goto(address(`/calendar?session=${id}`))
  const peek = page.getByRole('complementary', { name: 'Selected session' })
  const join = peek.getByRole('button', { name: 'Join' })
  await peek.getByText(/^The room opens at/).waitFor()
  assert.equal(await join.getAttribute('aria-disabled'), 'true')
  await join.click({ force: true })
  assert.equal(await page.getByRole('dialog').count(), 0)
  assert.deepEqual(await axeFindings(page), [])
  assert.deepEqual(complaints, [])
  await page.context().close()
})
