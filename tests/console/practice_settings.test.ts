// Services, locations, external calendars and message templates in a real browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { createVerifiedPractitioner } from '#tests/person_examples.ts'
import { address, axeFindings, browserOf } from './console_page.ts'
import { fill, submit } from './dialogs.ts'

const desktop = { viewport: { width: 1440, height: 1000 } }

test('a service is created, changed and retired', { skip }, async () => {
  const { key } = await createTestAccount()
  const { page, complaints } = await browserOf(key, 'scheduler', {}, desktop)
  await page.goto(address('/services'))
  await page.getByText('No services').waitFor()
  await page.getByRole('button', { name: 'New service' }).click()
  await fill(page, { Name: 'First visit', Minutes: '60', Price: '250' })
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Create service')
  const detail = page.getByRole('complementary', { name: 'Detail' })
  await detail.getByRole('heading', { name: 'First visit' }).waitFor()
  await detail.getByRole('button', { name: 'Edit' }).click()
  await fill(page, { Minutes: '75' })
  await submit(page, 'Edit')
  await detail.getByText('75 minutes').waitFor()
  const { body } = await call('GET', '/v1/services', undefined, { key })
  const [service] = body.data
  assert.deepEqual([service.duration_minutes, service.price.amount], [75, 25_000])
  assert.deepEqual(await axeFindings(page), [])
  await detail.getByRole('button', { name: 'Retire' }).click()
  await submit(page, 'Retire')
  await detail.getByText('retired', { exact: true }).waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a location has rooms, and can be archived and used again', { skip }, async () => {
  const { key } = await createTestAccount()
  const { page, complaints } = await browserOf(key, 'owner', {}, desktop)
  await page.goto(address('/locations'))
  await page.getByRole('button', { name: 'New location' }).click()
  await fill(page, {
    Name: 'Main Street',
    Street: '12 Main Street',
    City: 'Albany',
    'ZIP code': '12207',
    'Time zone': 'America/New_York',
    Rooms: 'Room 1, Room 2',
  })
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Create location')
  const detail = page.getByRole('complementary', { name: 'Detail' })
  await detail.getByText('Room 2').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  await detail.getByRole('button', { name: 'Archive' }).click()
  await submit(page, 'Archive')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone.').waitFor()
  const { body } = await call('GET', '/v1/locations', undefined, { key })
  const [{ rooms, archived }] = body.data
  assert.deepEqual([rooms.length, archived], [2, false])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('messages are enabled, and a template has a text of your own', { skip }, async () => {
  const { key } = await createTestAccount()
  const { page, complaints } = await browserOf(key, 'owner', {}, desktop)
  await page.goto(address('/messages?tab=settings'))
  await page.getByText('Messages are off.').waitFor()
  await page.getByRole('button', { name: 'Edit settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Send messages to persons').check()
  await fill(page, { 'Name of the practice': 'Main Street Practice' })
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Save')
  const preview = page.getByRole('group', { name: 'Preview' })
  await preview.getByText('Main Street Practice').first().waitFor()
  await page.getByLabel('Purpose').selectOption('reminder')
  await page.getByLabel('Channel').selectOption('sms')
  await page.getByRole('button', { name: 'Edit template' }).click()
  await fill(page, { Text: '{brand}: See you on {date}, {time}. Reply STOP to opt out.' })
  await submit(page, 'Save')
  await preview.getByText(/^Main Street Practice: See you on/).waitFor()
  await page.getByText('your own text').waitFor()
  const { body } = await call('GET', '/v1/message_settings', undefined, { key })
  assert.deepEqual([body.enabled, body.templates.length], [true, 1])
  assert.deepEqual(await axeFindings(page), [])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a practitioner has a calendar elsewhere, which can be paused', { skip }, async () => {
  const { key } = await createTestAccount()
  const id = await createVerifiedPractitioner({ key })
  const { page, complaints } = await browserOf(key, 'owner', {}, desktop)
  await page.goto(address(`/practitioners?id=${id}`))
  const detail = page.getByRole('complementary', { name: 'Detail' })
  await detail.getByRole('button', { name: 'Connect calendar' }).click()
  await fill(page, {
    'Secret iCal address': 'https://calendar.example.com/private.ics',
    Name: 'Private',
  })
  await submit(page, 'Connect')
  await detail.getByText('calendar.example.com').waitFor()
  await detail.getByRole('button', { name: 'Pause' }).click()
  await submit(page, 'Pause')
  await detail.getByText('paused', { exact: true }).waitFor()
  assert.deepEqual(await axeFindings(page), [])
  await detail.getByRole('button', { name: 'Disconnect' }).click()
  await submit(page, 'Disconnect')
  await detail.getByText('No external calendars.').waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})
