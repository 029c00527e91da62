// Booking more than one session or person in a real browser: a series, a group, the waiting
// list. And booking without a consent, which is offered then and there.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { skip } from '#tests/chromium.ts'
import { call, createPractitioner, createTestAccount } from '#tests/harness.ts'
import { createPerson, createVerifiedPractitioner, grantConsent } from '#tests/person_examples.ts'
import { address, axeFindings, browserOf } from './console_page.ts'
import { submit } from './dialogs.ts'

const desktop = { viewport: { width: 1440, height: 1000 }, timezoneId: 'America/New_York' }
const year = new Date().getUTCFullYear() + 1
const first_monday = 1 + ((8 - new Date(Date.UTC(year, 5, 1)).getUTCDay()) % 7)
const monday = `${year}-06-0${first_monday}`

async function treatedPerson(key: string, given: string, family: string) {
  const names = [{ use: 'official', given, family }]
  const person = await createPerson({ names }, { key })
  await grantConsent(person.id, {}, { key })
  return person.id
}

test('a series is booked every two weeks, at the same time on the clock', { skip }, async () => {
  const { key } = await createTestAccount()
  await createPractitioner({ key })
  await treatedPerson(key, 'Maya', 'Lindqvist')
  const { page, complaints } = await browserOf(key, 'scheduler', {}, desktop)
  await page.goto(address(`/calendar?date=${monday}&view=day`))
  await page.locator('[data-date]').click({ position: { x: 40, y: 2 * 60 + 5 } })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Lind')
  await page.getByRole('option', { name: /Maya Lindqvist/ }).click()
  await dialog.getByLabel('Repeat').selectOption('2')
  await dialog.getByLabel('Number of sessions').fill('3')
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Book')
  await page.getByText('The series of 3 sessions is booked.').waitFor()
  const { body } = await call('GET', '/v1/sessions?order=starts_at', undefined, { key })
  const sessions = (body as { data: { starts_at: string; series_id: string }[] }).data
  const first = Date.parse(`${monday}T14:00:00Z`)
  assert.deepEqual(
    sessions.map(({ starts_at }) => Date.parse(starts_at) - first),
    [0, 14, 28].map((days) => days * 86_400_000),
  )
  assert.equal(new Set(sessions.map(({ series_id }) => series_id)).size, 1)
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a group session is booked, and participants join and leave', { skip }, async () => {
  const { key } = await createTestAccount()
  await createPractitioner({ key })
  const first = await treatedPerson(key, 'Maya', 'Lindqvist')
  const second = await treatedPerson(key, 'Noor', 'Haddad')
  const { page, complaints } = await browserOf(key, 'scheduler', {}, desktop)
  await page.goto(address(`/calendar?date=${monday}&view=day`))
  await page.locator('[data-date]').click({ position: { x: 40, y: 2 * 60 + 5 } })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type').selectOption('group')
  await dialog.getByLabel('Seats').fill('4')
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Lind')
  await page.getByRole('option', { name: /Maya Lindqvist/ }).click()
  await submit(page, 'Book')
  await page.getByRole('button', { name: /10:00/ }).click()
  const participants = page.getByRole('region', { name: 'Participants' })
  await participants.getByText('Participants, 1 of 4').waitFor()
  await participants.getByRole('button', { name: 'Add participant' }).click()
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Haddad')
  await page.getByRole('option', { name: /Noor Haddad/ }).click()
  await submit(page, 'Add participant')
  await participants.getByText('Participants, 2 of 4').waitFor()
  await participants.getByText('Noor Haddad').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  const read = async () => {
    const { body } = await call('GET', '/v1/sessions', undefined, { key })
    return (body as { data: { participants: { person_id: string }[] }[] }).data[0]!.participants
  }
  assert.deepEqual((await read()).map(({ person_id }) => person_id).sort(), [first, second].sort())
  const row = participants.getByRole('listitem').filter({ hasText: 'Noor Haddad' })
  await row.getByRole('button', { name: 'Remove' }).click()
  await submit(page, 'Remove')
  await participants.getByText('Participants, 1 of 4').waitFor()
  assert.deepEqual(
    (await read()).map(({ person_id }) => person_id),
    [first],
  )
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('the waiting list is offered the free times of practitioners', { skip }, async () => {
  const { key } = await createTestAccount()
  const practitioner_id = await createVerifiedPractitioner({ key })
  const profile = { accepts_new_persons: true }
  await call('PATCH', `/v1/practitioners/${practitioner_id}`, profile, { key })
  const rules = [{ days: ['monday', 'wednesday'], start_time: '09:00', end_time: '17:00' }]
  await call('PATCH', `/v1/practitioners/${practitioner_id}/availability`, { rules }, { key })
  await treatedPerson(key, 'Maya', 'Lindqvist')
  await treatedPerson(key, 'Noor', 'Haddad')
  const { page, complaints } = await browserOf(key, 'scheduler', {}, desktop)
  await page.goto(address('/matching'))
  await page.getByRole('button', { name: 'Assign waiting list' }).click()
  const dialog = page.getByRole('dialog')
  for (const [typed, name] of [
    ['Lind', 'Maya Lindqvist'],
    ['Haddad', 'Noor Haddad'],
  ] as const) {
    await dialog.getByRole('combobox', { name: 'Person' }).fill(typed)
    await page.getByRole('option', { name }).click()
    await dialog.getByRole('listitem').filter({ hasText: name }).waitFor()
  }
  assert.deepEqual(await axeFindings(page), [])
  await submit(page, 'Offer times')
  await page.getByText('2 persons are being assigned.').waitFor()
  const { body } = await call('GET', '/v1/matching_assignments', undefined, { key })
  const [assignment] = (body as { data: { entry_count: number; propose_only: boolean }[] }).data
  assert.deepEqual([assignment!.entry_count, assignment!.propose_only], [2, false])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a booking without consent says what is missing, and offers it', { skip }, async () => {
  const { key } = await createTestAccount()
  await createPractitioner({ key })
  const person = await createPerson({}, { key })
  const laptop = { ...desktop, viewport: { width: 1280, height: 800 } }
  const { page, complaints } = await browserOf(key, 'scheduler', {}, laptop)
  await page.goto(address(`/calendar?date=${monday}&view=day`))
  await page.locator('[data-date]').click({ position: { x: 40, y: 2 * 60 + 5 } })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Lind')
  await page.getByRole('option', { name: /Maya Lindqvist/ }).click()
  const book = dialog.getByRole('button', { name: 'Book', exact: true })
  assert.ok(await isInView(book), 'the button is in view before the form is scrolled')
  await book.click()
  await dialog.getByText('Missing consent: treatment').waitFor()
  assert.ok(await isInView(dialog.getByRole('alert')), 'the error is in view')
  assert.ok(await isInView(book), 'the button still is')
  assert.deepEqual(await axeFindings(page), [])
  await dialog.getByRole('link', { name: 'Offer the missing consent' }).click()
  await dialog.getByRole('region', { name: 'Text of the consent' }).waitFor()
  await submit(page, 'Offer consent')
  await page.getByRole('cell', { name: 'offered' }).waitFor()
  const { body } = await call('GET', `/v1/consents?person_id=${person.id}`, undefined, { key })
  const consents = (body as { data: { kind: string; status: string }[] }).data
  assert.deepEqual(
    consents.map(({ kind, status }) => [kind, status]),
    [['treatment', 'offered']],
  )
  assert.deepEqual(complaints, [])
  await page.context().close()
})

async function isInView(element: Locator) {
  const box = await element.boundingBox()
  const { height } = element.page().viewportSize()!
  return box !== null && box.y >= 0 && box.y + box.height <= height
}
