// The waiting list for care in a real browser: the order, an offer with its deadline, and the report.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { call } from '#tests/harness.ts'
import { waitingPractice } from '#tests/waiting_list_examples.ts'
import { address, axeFindings, browserAs, browserOf } from './console_page.ts'
import { submit } from './dialogs.ts'

const desktop = { viewport: { width: 1440, height: 1000 } }
const phone = { viewport: { width: 390, height: 844 } }

const named = (given: string, family: string) => ({
  names: [{ use: 'official', given, family }],
})

test('a scheduler adds a person, who is listed by urgency and priority', { skip }, async () => {
  const { wait, person, at, key } = await waitingPractice()
  const add = async (given: string, family: string, fields: object) =>
    await wait({ person_id: await person(named(given, family)), ...fields })
  await add('Rosa', 'Routine', { waiting_since: at(-90) })
  await add('Ursula', 'Urgent', { urgency: 'urgent' })
  await add('Petra', 'Priority', { urgency: 'soon', priority: 7 })
  await person(named('Noor', 'Haddad'))
  const { page, complaints } = await browserOf(key, 'scheduler', {}, desktop)
  await page.goto(address('/waiting-list'))
  await page.getByText('3 persons').waitFor()
  await page.getByRole('button', { name: 'Add person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Person', exact: true }).fill('Haddad')
  await page.getByRole('option', { name: /Noor Haddad/ }).click()
  await dialog.getByLabel('Urgency').selectOption('soon')
  await dialog.getByLabel('Priority').selectOption('8')
  await dialog.getByLabel('Day').selectOption('tuesday')
  await dialog.getByLabel('From').fill('16:00')
  await dialog.getByLabel('Until').fill('20:00')
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Add person')
  const rows = page.locator('tr[data-id]')
  await rows.nth(3).waitFor()
  const names = await rows.locator('td:nth-child(2)').allInnerTexts()
  assert.deepEqual(names, ['Ursula Urgent', 'Noor Haddad', 'Petra Priority', 'Rosa Routine'])
  const detail = page.getByRole('complementary', { name: 'Detail' })
  await detail.getByText('tuesday 16:00–20:00').waitFor()
  await detail.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Urgency').selectOption('urgent')
  await submit(page, 'Edit')
  await page.getByText('The entry was changed.').waitFor()
  await rows.first().getByText('Noor Haddad').waitFor()
  await detail.getByRole('button', { name: 'Remove' }).click()
  await submit(page, 'Remove')
  await page.getByText('3 persons').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a canceled time is offered, and accepted for the person', { skip }, async () => {
  const { wait, free, at, key, openOffer } = await waitingPractice()
  const { id } = await wait({ urgency: 'urgent' })
  await free(at(9))
  const offer = await openOffer()
  const { page, complaints } = await browserOf(key, 'scheduler', {}, desktop)
  await page.goto(address('/waiting-list?tab=offers'))
  await page.getByRole('cell', { name: 'Maya Lindqvist' }).click()
  const detail = page.getByRole('complementary', { name: 'Detail' })
  await detail.getByText('Next: the person answers').waitFor()
  await detail.getByText('Why this person').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  await detail.getByRole('link', { name: 'Open the place on the list' }).click()
  await page.waitForURL((url) => url.searchParams.get('id') === id)
  await detail.getByRole('button', { name: 'Accept' }).click()
  await submit(page, 'Accept')
  await page.getByText('The session is booked.').waitFor()
  const { body } = await call('GET', `/v1/waiting_list_offers/${offer!.id}`, undefined, { key })
  assert.equal(body.status, 'accepted')
  await page.goto(address('/waiting-list?tab=report'))
  await page.getByText('100%', { exact: true }).waitFor()
  await page.getByText('1 of 1 free time').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a person who waits is offered a time now, from a phone', { skip }, async () => {
  const { wait, person, key } = await waitingPractice()
  const { id } = await wait({ person_id: await person(named('Noor', 'Haddad')) })
  const { page, complaints } = await browserOf(key, 'scheduler', {}, phone)
  await page.goto(address(`/waiting-list?id=${id}`))
  const detail = page.getByRole('complementary', { name: 'Detail' })
  // The detail takes the place of the list.
  const { width } = (await detail.boundingBox())!
  assert.equal(width, phone.viewport.width)
  await detail.getByRole('button', { name: 'Offer a time now' }).click()
  await page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Noor' }).waitFor()
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Offer times')
  await page.getByText('1 person is being assigned.').waitFor()
  const { body } = await call('GET', '/v1/matching_assignments', undefined, { key })
  assert.equal(body.data[0].entry_count, 1)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('the waiting list of a new account says what belongs there', { skip }, async () => {
  const { page, complaints } = await browserAs('scheduler', phone)
  await page.goto(address('/waiting-list'))
  await page.getByText('No one waits').waitFor()
  await page.goto(address('/waiting-list?tab=offers'))
  await page.getByText('No offers', { exact: true }).waitFor()
  await page.goto(address('/waiting-list?tab=report'))
  await page.getByText('No time was offered in this period.').waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})
